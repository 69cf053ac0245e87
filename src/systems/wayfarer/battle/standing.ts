import { remembered } from '../../../engine/remembered.ts';
import type { Size } from '../content/species/species.ts';
import { lastingOn } from '../lasting/lasting.ts';
import {
  cardOf,
  isPresent,
  isVehicle,
  type Scene,
  type SideId,
  type UnitId,
  unit,
  unitsOf,
} from '../scene.ts';
import { areaOf, type Body, bodyAt, doubled } from '../space/body.ts';
import { type Crowd, crowdOf, type Model } from '../space/crowd.ts';
import { type Field, fieldOf } from '../space/field.ts';
import { distance, isAdjacent } from '../space/measure.ts';

/** Units on the map that a side commands. */
export const onMap = (scene: Scene, side: SideId): readonly UnitId[] =>
  unitsOf(scene, side).filter((id) => unit(scene, id).where.kind === 'map');

/** All units on the map, side by side. */
export const allOnMap = (scene: Scene): readonly UnitId[] =>
  (scene.battle?.order ?? []).flatMap((side) => onMap(scene, side));

/** Units of a side that can do something: on the map, or in a vehicle that is. */
export const present = (scene: Scene, side: SideId): readonly UnitId[] =>
  unitsOf(scene, side).filter((id) => isPresent(scene, id));

/** Where a unit stands on the map, or the vehicle that it is in; null off it. */
export function standing(scene: Scene, id: UnitId): Body | null {
  const { where } = unit(scene, id);
  if (where.kind === 'aboard') return standing(scene, where.vehicle);
  return where.kind === 'map' ? bodyAt(where.at, where.facing, sizeOf(scene, id)) : null;
}

/** A battle with a unit of the map somewhere else. */
export function withStanding(scene: Scene, id: UnitId, { at, facing }: Pick<Body, 'at' | 'facing'>): Scene {
  const { battle } = scene;
  const found = unit(scene, id);
  if (battle === null || found.where.kind !== 'map') return scene;
  const where = { ...found.where, at, facing };
  return { ...scene, battle: { ...battle, units: { ...battle.units, [id]: { ...found, where } } } };
}

/** How large a unit is now: as its card says, or twice that while it has grown (L5028). */
export function sizeOf(scene: Scene, id: UnitId): Size {
  const { size } = cardOf(scene, id);
  const grows = lastingOn(scene, id).some(({ effects }) =>
    effects.some((one) => one.does === 'rule' && one.rule === 'sizeTimes'),
  );
  return grows ? doubled(size) : size;
}

/** The map of a battle, made ready for questions. */
export function fieldIn({ battle }: Scene): Field {
  if (battle === null) throw new Error('no battle');
  return fieldOf(battle.board);
}

/** A unit as space knows it; null off the map. */
export function modelOf(scene: Scene, id: UnitId): Model | null {
  const body = standing(scene, id);
  const { side } = unit(scene, id);
  return body === null ? null : { id, side, body, isVehicle: isVehicle(cardOf(scene, id)) };
}

/** Who stands where. */
export const crowdIn = remembered(
  (scene: Scene, _all: null): Crowd =>
    crowdOf(
      fieldIn(scene),
      allOnMap(scene).flatMap((id) => modelOf(scene, id) ?? []),
    ),
);

/** Increments between two units, heights among it; null where one isn't on the map. */
export function distanceOf(scene: Scene, one: UnitId, other: UnitId): number | null {
  const [a, b] = [standing(scene, one), standing(scene, other)];
  return a === null || b === null ? null : distance(fieldIn(scene).terrain, a, b);
}

export function isAdjacentTo(scene: Scene, one: UnitId, other: UnitId): boolean {
  const [a, b] = [standing(scene, one), standing(scene, other)];
  return a !== null && b !== null && isAdjacent(a, b);
}

/** Whether one is larger than another, by the increments that they cover (L474). */
export const isLarger = (scene: Scene, one: UnitId, other: UnitId): boolean =>
  areaOf(sizeOf(scene, one)) > areaOf(sizeOf(scene, other));
