import type { Battle, CharacterId, Scene, Unit } from '../scene.ts';

export const battleOf = (scene: Scene): Battle | null => scene.battle ?? null;

/** A unit that is in the battle; null for what is none, or is gone. */
export function unitIn(scene: Scene, id: CharacterId): Unit | null {
  const units = scene.battle?.units;
  return units !== undefined && Object.hasOwn(units, id) ? (units[id] ?? null) : null;
}

/** A unit that must be there. */
export function unit(scene: Scene, id: CharacterId): Unit {
  const found = unitIn(scene, id);
  if (found === null) throw new Error(`'${id}' is no unit of the battle`);
  return found;
}

/** The units, in the order in which they came: that of their own table is another after a command that is taken back. */
export const unitsIn = (scene: Scene): readonly CharacterId[] =>
  Object.keys(scene.battle?.members ?? {}).filter((id) => unitIn(scene, id) !== null);

/** The unit in which somebody is: their own, or the one whose heroes they are among. */
export const unitOf = (scene: Scene, id: CharacterId): CharacterId | null =>
  unitIn(scene, id) !== null
    ? id
    : (unitsIn(scene).find((one) => unitIn(scene, one)?.heroes.includes(id)) ?? null);

export const opposed = (scene: Scene, one: CharacterId, other: CharacterId): boolean =>
  unit(scene, one).side !== unit(scene, other).side;

/** Those whose turn runs: of one side and one Movement, in any order. */
export const actingUnits = (scene: Scene): readonly CharacterId[] =>
  unitsIn(scene).filter((id) => unitIn(scene, id)?.turn !== null);
