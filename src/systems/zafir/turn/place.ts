import { nearest } from '../../../engine/names.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import {
  type At,
  indexOf,
  isInside,
  parseTile,
  type Terrain,
  type TileName,
  tilesOf,
} from '../../../engine/space/grid/index.ts';
import { freeNear, isFree } from '../move/free.ts';
import { terrainOf, wholeTerrainOf } from '../move/terrain.ts';
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

export type Found =
  | { readonly ok: true; readonly tile: TileName }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * A free tile for a newcomer: the one that was named or the nearest floor to it, one of a spot that was named, or where their side
 * comes from. Refuses what is no tile and no spot, and where nothing is free.
 */
export function findPlace(scene: Scene, name: string, side: Side, where: string | null, size: number): Found {
  const { fight } = scene;
  if (fight === null) return { ok: false, refusal: refusal('noFight') };
  const spot = where === null ? spots[side] : spotCalled(Object.keys(fight.spots), where);
  const among = spot === null ? [] : (fight.spots[spot] ?? []);
  // Enemies know the hidden ground.
  const terrain = side === 'enemies' ? wholeTerrainOf(scene) : terrainOf(scene);
  const here = among.find((tile) => isFree(scene, tile, size, null, terrain));
  if (here !== undefined) return { ok: true, tile: here };
  const at = (where === null ? null : parseTile(where.toUpperCase())) ?? parseTile(among[0] ?? '');
  if (where !== null && (at === null || !isInside(fight.grid, at)))
    return noSuch(Object.keys(fight.spots), where);
  const { columns, rows } = fight.grid;
  const free = freeNear(scene, at ?? edge(fight.grid, side), { size, count: columns * rows, terrain });
  // Nobody comes in on top of a wall or a container while there is floor anywhere.
  const tile = free.find((one) => isFloor(terrain, one, size)) ?? free[0];
  return tile === undefined ? { ok: false, refusal: refusal('noRoom', { name }) } : { ok: true, tile };
}

/** Whether somebody of a size would stand on the floor there, and on nothing that stands on it. */
function isFloor(terrain: Terrain, tile: TileName, size: number): boolean {
  const at = parseTile(tile);
  return (
    at !== null &&
    tilesOf({ at, size }).every((one) => !terrain.obstacles[indexOf(terrain, one) ?? -1]?.solid)
  );
}

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
