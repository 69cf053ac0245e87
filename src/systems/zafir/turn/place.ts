import { nearest } from '../../../engine/names.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import {
  type At,
  indexOf,
  isInside,
  nearestFirst,
  parseTile,
  type Terrain,
  type TileName,
  tileName,
  tilesOf,
} from '../../../engine/space/grid/index.ts';
import { areaOf } from '../hidden/ground.ts';
import { holdersIn, isRoomAt } from '../move/free.ts';
import { metric, terrainOf, wholeGridOf, wholeTerrainOf } from '../move/terrain.ts';
import type { Scene, Side } from '../scene.ts';

/** The named tiles of a map that units come to by themselves. */
export const spots = { players: 'players', allies: 'players', enemies: 'enemies' } as const;
export const reinforcementSpot = 'reinforcements';

/** How somebody comes into an encounter, as a GM types it: where, after how many rounds, whether players know of them. */
export interface Coming {
  readonly where: string | null;
  readonly rounds: number;
  readonly hidden: boolean;
}

/** Reads 'C4', 'gate', 'hidden', 'in 2 rounds' or several of them with commas between; nothing typed is the usual place. */
export function readComing(text: string | null): Coming {
  let coming: Coming = { where: null, rounds: 0, hidden: false };
  for (const part of (text ?? '').split(',').map((one) => one.trim())) {
    const rounds = /^(?:in|reinforcements?)\s+(\d{1,2})(?:\s+rounds?)?$/i.exec(part)?.[1];
    if (part === '') continue;
    if (rounds !== undefined) coming = { ...coming, rounds: Number(rounds) };
    else if (/^hidden$/i.test(part)) coming = { ...coming, hidden: true };
    else coming = { ...coming, where: part };
  }
  return coming;
}

/** Somebody who needs a tile to stand on. */
interface Guest {
  readonly name: string;
  readonly side: Side;
  readonly where: string | null;
  readonly size: number;
}

export type Found =
  | { readonly ok: true; readonly tile: TileName }
  | { readonly ok: false; readonly refusal: Refusal };

/** Gives each of those who come a free tile, one after the other. */
export type Placing = (guest: Guest) => Found;

/** Tiles around a place in the order in which they are taken: floor first, then what one can stand on. */
interface Search {
  readonly tiles: Iterator<At, void>;
  readonly raised: At[];
  /** How many it has found a tile for. */
  found: number;
}

/**
 * Free tiles for newcomers of one command: the one that was named or the nearest floor to it, one of a spot that was named, or where
 * their side comes from. What is hidden stays hidden: around a place on hidden ground they come on that ground alone, around any other on
 * none. Refuses what is no tile and no spot, and where nothing is free. Who stands where is looked up once, and each tile around a place
 * is looked at once for all who come there.
 */
export function placingOn(scene: Scene): Placing {
  const { fight } = scene;
  if (fight === null) return () => ({ ok: false, refusal: refusal('noFight') });
  const grid = wholeGridOf(scene);
  const held = new Map(holdersIn(scene));
  // Enemies know the hidden ground; to all others it is none.
  const rooms = {
    enemies: { terrain: wholeTerrainOf(scene), held },
    others: { terrain: terrainOf(scene), held },
  };
  const searches = new Map<string, Search>();
  return ({ name, side, where, size }) => {
    const room = side === 'enemies' ? rooms.enemies : rooms.others;
    const spot = where === null ? spots[side] : spotCalled(Object.keys(fight.spots), where);
    const among = (spot === null ? [] : (fight.spots[spot] ?? [])).flatMap((tile) => parseTile(tile) ?? []);
    const named = (where === null ? null : parseTile(where.toUpperCase())) ?? among[0] ?? null;
    if (where !== null && (named === null || !isInside(grid, named)))
      return noSuch(Object.keys(fight.spots), where);
    const centre = named ?? edge(grid, side);
    const ground = (at: At) => areaOf(grid, tileName(at));
    const fits = (at: At, near: At) =>
      isRoomAt(room, at, size) &&
      (side !== 'enemies' || tilesOf({ at, size }).every((one) => ground(one) === ground(near)));
    const key = `${tileName(centre)} ${size} ${room === rooms.enemies}`;
    const search = searches.get(key) ?? {
      tiles: nearestFirst(grid, centre, metric),
      raised: [],
      found: 0,
    };
    searches.set(key, search);
    const at =
      among.find((tile) => fits(tile, tile)) ??
      nextOf(search, room.terrain, size, (tile) => fits(tile, centre));
    if (at === null) return noRoom(name, search.found, ground(centre) === null ? null : tileName(centre));
    search.found += 1;
    for (const one of tilesOf({ at, size })) held.set(tileName(one), name);
    return { ok: true, tile: tileName(at) };
  };
}

/** The next tile of a search that fits: nobody comes in on top of a wall or a container while there is floor anywhere. */
function nextOf(search: Search, terrain: Terrain, size: number, fits: (at: At) => boolean): At | null {
  for (let next = search.tiles.next(); next.done !== true; next = search.tiles.next()) {
    if (!fits(next.value)) continue;
    if (isFloor(terrain, next.value, size)) return next.value;
    search.raised.push(next.value);
  }
  for (let at = search.raised.shift(); at !== undefined; at = search.raised.shift()) if (fits(at)) return at;
  return null;
}

/** Whether somebody of a size would stand on the floor there, and on nothing that stands on it. */
const isFloor = (terrain: Terrain, at: At, size: number): boolean =>
  tilesOf({ at, size }).every((one) => !terrain.obstacles[indexOf(terrain, one) ?? -1]?.solid);

/** Why there is no tile: on the whole map, or on the hidden ground on which a place lies. */
const noRoom = (name: string, fits: number, hiddenAt: TileName | null): Found => ({
  ok: false,
  refusal:
    hiddenAt === null ? refusal('noRoom', { name, fits }) : refusal('noRoomHidden', { fits, tile: hiddenAt }),
});

const spotCalled = (names: readonly string[], typed: string): string | null =>
  names.find((name) => name.toLowerCase() === typed.toLowerCase()) ?? null;

const noSuch = (names: readonly string[], place: string): Found => ({
  ok: false,
  refusal: refusal('noSuchSpot', { place, spots: [...names], nearest: nearest(place, names) }),
});

/** Where a side comes from on a map that does not say: the players from the south, the enemies from the north. */
const edge = ({ columns, rows }: { readonly columns: number; readonly rows: number }, side: Side): At => ({
  x: Math.floor(columns / 2),
  y: side === 'enemies' ? 0 : rows - 1,
});
