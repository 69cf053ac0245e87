import { type CharacterId, characterIn, personIn, type Scene, vehicleIn } from '../scene.ts';
import { hasAir, systemsAt } from '../vehicles/crew.ts';
import type { Power } from './schema.ts';

/** A power as somebody has it: of their own, of what they hold or wear, of a system that they operate. */
export interface Owned {
  /** Of its own among all of its owner's. */
  readonly id: string;
  readonly power: Power;
  /** What it comes from, where that is no ability of theirs. */
  readonly of: string | null;
  /** It is a system's, of the vehicle that they operate. */
  readonly system?: true;
}

/** All the powers that somebody has now, those of systems at their terminal among them. A vehicle has those of its systems. */
export function powersOf(scene: Scene, id: CharacterId): readonly Owned[] {
  const vehicle = vehicleIn(scene, id);
  if (vehicle !== null)
    return vehicle.systems
      .filter((system) => hasAir(scene, system))
      .flatMap(({ id: own, profile }) => from(own, profile.name, profile.powers));
  const person = personIn(scene, id);
  if (person === null) return [];
  const inUse = person.items.filter(
    (item) =>
      !item.dropped &&
      (person.holding.includes(item.id) || person.wearing === item.id || item.profile.hands === 0),
  );
  return [
    ...person.powers.map((power): Owned => ({ id: power.id, power, of: null })),
    ...inUse.flatMap((item) =>
      [item.profile, ...item.modules].flatMap(({ name, powers }) => from(item.id, name, powers)),
    ),
    ...systemsAt(scene, id)
      .filter(({ system }) => hasAir(scene, system))
      .flatMap(({ system }) => from(system.id, system.profile.name, system.profile.powers))
      .map((owned): Owned => ({ ...owned, system: true })),
  ];
}

const from = (own: string, of: string, powers: readonly Power[]): readonly Owned[] =>
  powers.map((power) => ({ id: `${own}:${power.id}`, power, of }));

/** One of somebody's powers by its id; null where they have none of it. */
export const ownedBy = (scene: Scene, id: CharacterId, power: string): Owned | null =>
  powersOf(scene, id).find((one) => one.id === power) ?? null;

/** Whether somebody is on another's side: outside of a fight all are. */
export function areAllies(scene: Scene, a: CharacterId, b: CharacterId): boolean {
  const { fight } = scene;
  return fight === null || fight.fighters[a]?.side === fight.fighters[b]?.side;
}

/** Whether somebody is out of it: dead, or a wreck. */
export function isOut(scene: Scene, id: CharacterId): boolean {
  const who = characterIn(scene, id);
  return who === null || (who.kind === 'person' ? who.dead : who.destroyed);
}
