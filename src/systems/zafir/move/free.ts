import {
  type At,
  atIndex,
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

/** Those who are carried: they are where their bearer is, and take no room. */
export const carriedIn = (scene: Scene): ReadonlySet<CharacterId> =>
  new Set(unitsIn(scene).flatMap((id) => unitIn(scene, id)?.carries ?? []));

/** Whether somebody is carried by another. */
export const isCarried = (scene: Scene, id: CharacterId): boolean =>
  unitsIn(scene).some((other) => unitIn(scene, other)?.carries === id);

/** Those who take up their tiles: not the dead, over whom one steps, nor those who are carried. */
function takersIn(scene: Scene): readonly CharacterId[] {
  const carried = carriedIn(scene);
  return unitsIn(scene).filter((id) => !isOut(scene, id) && !carried.has(id));
}

/** Whether somebody takes up their tile. */
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
  for (const id of takersIn(scene)) {
    if (id === mover || (knownOnly && !knowsOf(scene, mover, id))) continue;
    const pass = isDown(scene, id) || !areEnemies(scene, mover, id);
    for (const at of tilesOf(footprintOf(scene, id))) occupied[tileName(at)] = { pass };
  }
  return occupied;
}

/** Who takes up a tile; null where nobody does. */
export const unitAt = (scene: Scene, tile: TileName, except: CharacterId | null = null): CharacterId | null =>
  holdersIn(scene, except).get(tile) ?? null;

/** Who takes up which tile. */
export function holdersIn(
  scene: Scene,
  except: CharacterId | null = null,
): ReadonlyMap<TileName, CharacterId> {
  const held = new Map<TileName, CharacterId>();
  for (const id of takersIn(scene)) {
    if (id === except) continue;
    for (const at of tilesOf(footprintOf(scene, id))) {
      const tile = tileName(at);
      if (!held.has(tile)) held.set(tile, id);
    }
  }
  return held;
}

/** A battlefield and who takes up its tiles: made once, and asked about as many tiles as one likes. */
export interface Room {
  readonly terrain: Terrain;
  readonly held: ReadonlyMap<TileName, CharacterId>;
}

/** The room there is for somebody, who may know more of the ground than players do; for a newcomer where nobody is named. */
export const roomFor = (
  scene: Scene,
  except: CharacterId | null = null,
  terrain: Terrain = groundUnder(scene, except),
): Room => ({ terrain, held: holdersIn(scene, except) });

/** Whether somebody of a size could stand on a tile (the north-western one of theirs) and stay: there is floor, and nobody there. */
export const isRoomAt = ({ terrain, held }: Room, at: At, size = 1): boolean =>
  hasFloor(terrain, { at, size }) && tilesOf({ at, size }).every((one) => !held.has(tileName(one)));

/** The same of a single tile. `except`: they themselves. */
export function isFree(
  scene: Scene,
  tile: TileName,
  size = 1,
  except: CharacterId | null = null,
  terrain: Terrain = groundUnder(scene, except),
): boolean {
  const at = parseTile(tile);
  return at !== null && isRoomAt(roomFor(scene, except, terrain), at, size);
}

/** The ground as somebody knows it; as players do where nobody is named. */
const groundUnder = (scene: Scene, id: CharacterId | null): Terrain =>
  id === null ? terrainOf(scene) : terrainFor(scene, id);

/** Whether there is floor to stand or lie on, whoever else does. */
export const hasFloor = (terrain: Terrain, footprint: Footprint): boolean =>
  isFootprintInside(terrain, footprint) && tilesOf(footprint).every((one) => canStay(terrain, one));

/** The free tile nearest to one, itself where it is free; null where none is. `except`: who looks for it. */
export const freeNear = (scene: Scene, centre: At, size: number, except: CharacterId): TileName | null =>
  roomNear(roomFor(scene, except), centre, size);

/** The tile nearest to one where there is room, of several the first row by row; null where there is none. */
export function roomNear(room: Room, centre: At, size: number): TileName | null {
  let found: At | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const at of floorOf(room.terrain, size)) {
    const away = distance(metric, centre, at);
    if (away >= least || !tilesOf({ at, size }).every((one) => !room.held.has(tileName(one)))) continue;
    [found, least] = [at, away];
  }
  return found === null ? null : tileName(found);
}

const floors = new WeakMap<Terrain, Map<number, readonly At[]>>();

/** Where somebody of a size can stand on a battlefield, row by row. The same one is looked through once. */
function floorOf(terrain: Terrain, size: number): readonly At[] {
  const known = floors.get(terrain) ?? new Map<number, readonly At[]>();
  floors.set(terrain, known);
  const floor = known.get(size) ?? everyTile(terrain).filter((at) => hasFloor(terrain, { at, size }));
  known.set(size, floor);
  return floor;
}

const everyTile = (terrain: Terrain): readonly At[] =>
  Array.from({ length: terrain.columns * terrain.rows }, (_, index) => atIndex(terrain, index));

/** The free tiles beside somebody, at their own height: where a body may be laid. */
export function freeBeside(scene: Scene, id: CharacterId): readonly TileName[] {
  const own = footprintOf(scene, id);
  const terrain = terrainFor(scene, id);
  const height = standingHeight(terrain, own);
  const room = roomFor(scene, null, terrain);
  return burst(terrain, own.at, 1.5 * sizeOf(scene, id), metric)
    .filter((at) => !sameTile(at, own.at) && Math.abs(standingHeight(terrain, { at }) - height) <= 1)
    .filter((at) => isRoomAt(room, at))
    .map(tileName);
}
