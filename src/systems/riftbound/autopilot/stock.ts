import { benefitOf } from '../gear/carried.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';

/** Somebody's SP and Prestige, what heals and is used up, and powers that are gone until a rest. Ammo and Charge are there to be used. */
export function stockOf(scene: Scene, actor: CharacterId): Readonly<Record<string, number>> {
  const person = personIn(scene, actor);
  if (person === null) return {};
  const bandages = person.items
    .filter((item) => benefitOf(item, 'heal') !== null || benefitOf(item, 'holds') !== null)
    .reduce((all, { count }) => all + count, 0);
  return {
    sp: person.sp.now,
    prestige: person.prestige,
    bandages,
    abilities: -person.abilities.filter(({ cooling }) => cooling).length,
    powers: -person.cooling.length,
  };
}
