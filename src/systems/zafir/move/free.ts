import {
  type At,
  burst,
  distance,
  type Footprint,
  isFootprintInside,
  type Occupant,
  parseTile,
  sameTile,
  standingHeight,
  type Terrain,
  type TileName,
  tileName,
  tilesOf,
} from '../../../engine/space/grid/index.ts';
import { isDown, isOut } from '../conditions/can.ts';
import { isHidden, isInTheKnow } from '../hidden/units.ts';
import { areEnemies, type CharacterId, footprintOf, type Scene, sizeOf, unitIn, unitsIn } from '../scene.ts';
import { canStay, metric, terrainFor, terrainOf } from './terrain.ts';

/** Whether somebody is carried by another: they are where their bearer is, and take no room. */
export const isCarried = (scene: Scene, id: CharacterId): boolean =>
  unitsIn(scene).some((other) => unitIn(scene, other)?.carries === id);

/** Whether somebody takes up their tile: not the dead, over whom one steps, nor those who are carried. */
export const takesRoom = (scene: Scene, id: CharacterId): boolean =>
  unitIn(scene, id) !== null && !isOut(scene, id) && !isCarried(scene, id);

/** Whether somebody knows that another stands somewhere: the enemies' own always do; players do not know of the hidden. */
export const knowsOf = (scene: Scene, id: CharacterId, other: CharacterId): boolean =>
  isInTheKnow(scene, id) || !isHidden(scene, other);

/**
 * Who else is on which tile, for somebody who moves: allies may be passed, enemies not; over the unconscious anybody steps. With
 * `knownOnly`, no more than the mover knows of.
 */
export function occupantsFor(
  scene: Scene,
  mover: CharacterId,
  knownOnly = false,
): Readonly<Record<TileName, Occupant>> {
  const occupied: Record<TileName, Occupant> = {};
  for (const id of unitsIn(scene)) {
    if (id === mover || !takesRoom(scene, id) || (knownOnly && !knowsOf(scene, mover, id))) continue;
    const pass = isDown(scene, id) || !areEnemies(scene, mover, id);
    for (const at of tilesOf(footprintOf(scene, id))) occupied[tileName(at)] = { pass };
  }
  return occupied;
}

/** Who takes up a tile; null where nobody does. */
export const unitAt = (scene: Scene, tile: TileName, except: CharacterId | null = null): CharacterId | null =>
  unitsIn(scene).find(
    (id) =>
      id !== except &&
      takesRoom(scene, id) &&
      tilesOf(footprintOf(scene, id)).some((at) => tileName(at) === tile),
  ) ?? null;

/**
 * Whether somebody of a size could stand on a tile (the north-western one of theirs) and stay: there is floor, and nobody there.
 * `except`: they themselves, who may know more of the ground than players do.
 */
export function isFree(
  scene: Scene,
  tile: TileName,
  size = 1,
  except: CharacterId | null = null,
  terrain: Terrain = groundUnder(scene, except),
): boolean {
  const at = parseTile(tile);
  return (
    at !== null &&
    hasFloor(terrain, { at, size }) &&
    tilesOf({ at, size }).every((one) => unitAt(scene, tileName(one), except) === null)
  );
}

/** The ground as somebody knows it; as players do where nobody is named. */
const groundUnder = (scene: Scene, id: CharacterId | null): Terrain =>
  id === null ? terrainOf(scene) : terrainFor(scene, id);

/** Whether there is floor to stand or lie on, whoever else does. */
export const hasFloor = (terrain: Terrain, footprint: Footprint): boolean =>
  isFootprintInside(terrain, footprint) && tilesOf(footprint).every((one) => canStay(terrain, one));

/** Free tiles around one, nearest first, itself among them where it is free; at most `count`. */
export function freeNear(
  scene: Scene,
  centre: At,
  {
    size = 1,
    count = 1,
    except = null,
    terrain = groundUnder(scene, except),
  }: { size?: number; count?: number; except?: CharacterId | null; terrain?: Terrain } = {},
): readonly TileName[] {
  const found: TileName[] = [];
  const most = Math.max(terrain.columns, terrain.rows) * 2;
  for (let radius = 1; found.length < count && radius <= most; radius *= 2) {
    const tiles = burst(terrain, centre, radius, metric)
      .filter((at) => isFree(scene, tileName(at), size, except, terrain))
      .map((at) => ({ at, away: distance(metric, centre, at) }))
      .sort((a, b) => a.away - b.away || a.at.y - b.at.y || a.at.x - b.at.x);
    found.splice(0, found.length, ...tiles.slice(0, count).map(({ at }) => tileName(at)));
  }
  return found;
}

/** The free tiles beside somebody, at their own height: where a body may be laid. */
export function freeBeside(scene: Scene, id: CharacterId): readonly TileName[] {
  const own = footprintOf(scene, id);
  const terrain = terrainFor(scene, id);
  const height = standingHeight(terrain, own);
  return burst(terrain, own.at, 1.5 * sizeOf(scene, id), metric)
    .filter((at) => !sameTile(at, own.at) && Math.abs(standingHeight(terrain, { at }) - height) <= 1)
    .map(tileName)
    .filter((tile) => isFree(scene, tile, 1, null, terrain));
}
