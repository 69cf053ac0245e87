import type { Weapon } from '../character/schema.ts';
import { zonesApart } from '../fight/zones.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';

/** A weapon in one of the ways it can be used. Its id is what an intent names. */
export interface Means {
  readonly id: string;
  readonly weapon: Weapon;
  readonly thrown: boolean;
}

const thrownSuffix = '@thrown';

/** All that somebody could attack with; what they dropped is among it. */
export function meansOf(scene: Scene, actor: CharacterId): readonly Means[] {
  return character(scene, actor).weapons.flatMap((weapon) => {
    const held = { id: weapon.id, weapon, thrown: false };
    const canThrow = weapon.range === null && weapon.traits.some((trait) => trait.id === 'thrown');
    return canThrow ? [held, { id: `${weapon.id}${thrownSuffix}`, weapon, thrown: true }] : [held];
  });
}

/** What one would take against this target: a melee weapon in the same Zone, from afar one that shoots or flies. */
export function usualMeans(scene: Scene, actor: CharacterId, target: CharacterId | null): Means | null {
  const all = meansOf(scene, actor);
  const held = all.filter((means) => !means.weapon.dropped);
  const apart = target === null ? 0 : zonesApart(scene, actor, target);
  const shoots = (means: Means) => means.thrown || means.weapon.range !== null;
  return held.find((means) => shoots(means) === apart > 0) ?? held[0] ?? all[0] ?? null;
}
