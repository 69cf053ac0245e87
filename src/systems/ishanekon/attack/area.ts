import {
  type At,
  directions,
  type Footprint,
  isInside,
  parseTile,
  sameTile,
  tileName,
  tilesOf,
} from '../../../engine/space/grid/index.ts';
import { areEnemies, characterIn, type CharacterId, fightersIn, type Scene } from '../scene.ts';
import { footprintIn, standingOn } from '../space/bodies.ts';
import { metresBetween } from '../space/distance.ts';
import { mapIn } from '../space/terrain.ts';
import { bestCube, type Cube, reachedFromMiddle, seesMiddle } from '../cover/cube.ts';
import { lineBetween } from '../cover/sight.ts';
import type { Means, WeaponFigures } from './wielded.ts';

type Shape = NonNullable<WeaponFigures['area']>;

/** How wide the cube of a weapon is, how long its line, how far around it reaches, in metres (Weapons). */
const CUBE = 2;
const LINE = 3;
const AROUND = 1;

/**
 * Everybody whom a weapon's area reaches when it is aimed at one (Weapons): of all cubes or lines that hold the target, the one with most
 * enemies, and among those with fewest friends. A cube targets from its middle, a line and what is around from the attacker (Area of Effect Forms). On told ground
 * those count who are said to stand near enough to the target.
 */
export function reachedBy(
  scene: Scene,
  actor: CharacterId,
  { weapon, mounted = false }: Means,
  target: CharacterId,
): readonly CharacterId[] {
  if (weapon.area === null) return [target];
  const others = (ids: readonly CharacterId[]) => ids.filter((id) => id !== target && id !== actor);
  const inLine = (ids: readonly CharacterId[]) =>
    ids.filter((id) => lineBetween(scene, actor, id, mounted) !== 'none');
  if (weapon.area === 'around')
    return [
      target,
      ...inLine(others(living(scene).filter((id) => metresBetween(scene, actor, id) <= AROUND))),
    ];
  if (mapIn(scene) === null)
    return [target, ...others(living(scene).filter((id) => isBeside(scene, weapon.area, target, id)))];
  if (weapon.area === 'cube') {
    const cube = bestCube(scene, cubesAround(footprintIn(scene, target)), {
      by: actor,
      standing: (one) => standingIn(scene, tilesOf(one)),
      worth: (ids) => worth(scene, actor, ids),
    });
    return [target, ...(cube === null ? [] : others(inCube(scene, cube)))];
  }
  const best = linesThrough(scene, footprintIn(scene, actor), footprintIn(scene, target))
    .map((tiles) => standingIn(scene, tiles))
    .reduce<readonly CharacterId[]>(
      (most, ids) => (worth(scene, actor, ids) > worth(scene, actor, most) ? ids : most),
      [target],
    );
  return [target, ...inLine(others(best))];
}

/** Those whom a cube targets, from its middle. */
const inCube = (scene: Scene, cube: Cube): readonly CharacterId[] =>
  reachedFromMiddle(scene, cube, standingIn(scene, tilesOf(cube)));

/** Whether a way of attacking says where an area lies: squares. */
export const isLaying = (way: string): boolean =>
  /^[a-z]{1,2}\d{1,3}(?:[\s,]+[a-z]{1,2}\d{1,3})*$/iu.test(way.trim());

/** The squares of a text that somebody has typed; null where one is none of the map. */
function tilesOfText(scene: Scene, text: string): readonly At[] | null {
  const map = mapIn(scene);
  const tiles = text
    .trim()
    .toUpperCase()
    .split(/[\s,]+/u)
    .map(parseTile);
  const inside = tiles.flatMap((at) => (at !== null && map !== null && isInside(map.grid, at) ? [at] : []));
  return inside.length === tiles.length ? inside : null;
}

/**
 * Everybody whom a weapon's area reaches where its user lays it (Weapons): a cube by its north-western square, a line square by square from beside oneself. Null
 * where it can't lie so: it doesn't hold the target, it is too long or has a gap.
 */
export function laidAt(
  scene: Scene,
  actor: CharacterId,
  { weapon, mounted = false }: Means,
  target: CharacterId,
  text: string,
): readonly CharacterId[] | null {
  const typed = tilesOfText(scene, text);
  const [first] = typed ?? [];
  if (typed === null || first === undefined || weapon.area === null || weapon.area === 'around') return null;
  const cube: Cube | null = weapon.area === 'cube' ? { at: first, size: CUBE } : null;
  const fits =
    cube === null ? isLine(scene, actor, typed) : typed.length === 1 && seesMiddle(scene, actor, cube);
  const there = cube === null ? standingIn(scene, typed) : inCube(scene, cube);
  if (!fits || !there.includes(target)) return null;
  const others = there.filter((id) => id !== target && id !== actor);
  return [
    target,
    ...(cube === null ? others.filter((id) => lineBetween(scene, actor, id, mounted) !== 'none') : others),
  ];
}

/** Whether squares are a line that begins beside somebody, each beside the one before (Area of Effect Forms). */
function isLine(scene: Scene, actor: CharacterId, tiles: readonly At[]): boolean {
  const from = footprintIn(scene, actor);
  const [first] = tiles;
  if (from === null || first === undefined || tiles.length > LINE) return false;
  const isBeside = (one: At, other: At) =>
    Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) === 1;
  const starts = tilesOf(from).some((own) => isBeside(own, first));
  return starts && tiles.every((tile, n) => n === 0 || isBeside(tile, tiles[n - 1] ?? tile));
}

/** Where a weapon's area may lie so that it holds a target: for each group of people that it can reach, one place; those with most enemies first. */
export function layings(
  scene: Scene,
  actor: CharacterId,
  { weapon }: Means,
  target: CharacterId,
): readonly { readonly at: string; readonly reached: readonly CharacterId[] }[] {
  if (weapon.area === null || weapon.area === 'around' || mapIn(scene) === null) return [];
  const shape = weapon.area;
  const found = new Map<string, { readonly at: string; readonly reached: readonly CharacterId[] }>();
  const places =
    shape === 'cube'
      ? cubesAround(footprintIn(scene, target)).map((cube) => ({
          tiles: tilesOf(cube),
          reached: seesMiddle(scene, actor, cube) ? inCube(scene, cube) : [],
        }))
      : linesThrough(scene, footprintIn(scene, actor), footprintIn(scene, target)).map((tiles) => ({
          tiles,
          reached: standingIn(scene, tiles),
        }));
  for (const { tiles, reached } of places) {
    const map = mapIn(scene);
    if (map === null || !tiles.every((tile) => isInside(map.grid, tile))) continue;
    const key = [...reached].sort().join();
    const at = (shape === 'cube' ? tiles.slice(0, 1) : tiles).map(tileName).join(' ');
    if (reached.includes(target) && !found.has(key)) found.set(key, { at, reached });
  }
  return [...found.values()].toSorted(
    (a, b) => worth(scene, actor, b.reached) - worth(scene, actor, a.reached),
  );
}

const living = (scene: Scene): readonly CharacterId[] =>
  fightersIn(scene).filter((id) => characterIn(scene, id)?.dead === false);

/** On told ground the area holds who was said to stand in it: within a cube's width, or a line's length, of the target. */
const isBeside = (scene: Scene, shape: Shape | null, target: CharacterId, id: CharacterId): boolean =>
  metresBetween(scene, target, id) < (shape === 'cube' ? CUBE : LINE);

/** More enemies are better, fewer friends too; a friend counts as much as an enemy. */
const worth = (scene: Scene, actor: CharacterId, ids: readonly CharacterId[]): number =>
  ids.reduce((all, id) => all + (id === actor ? 0 : areEnemies(scene, actor, id) ? 1 : -1), 0);

const standingIn = (scene: Scene, tiles: readonly At[]): readonly CharacterId[] => [
  ...new Set(tiles.flatMap((tile) => standingOn(scene, tile))),
];

/** All cubes that hold a square of the target. */
const cubesAround = (to: Footprint | null): readonly Cube[] =>
  to === null
    ? []
    : tilesOf(to).flatMap(({ x, y }) =>
        [-1, 0].flatMap((dx) => [-1, 0].map((dy) => ({ at: { x: x + dx, y: y + dy }, size: CUBE }))),
      );

/** All lines that begin beside the attacker, may bend, and hold a square of the target (Area of Effect Forms). */
function linesThrough(
  scene: Scene,
  from: Footprint | null,
  to: Footprint | null,
): readonly (readonly At[])[] {
  if (from === null || to === null) return [];
  const map = mapIn(scene);
  if (map === null) return [];
  const own = tilesOf(from);
  const beside = (at: At) =>
    directions
      .map(({ x, y }) => ({ x: at.x + x, y: at.y + y }))
      .filter((next) => isInside(map.grid, next) && !own.some((tile) => sameTile(tile, next)));
  const goals = new Set(tilesOf(to).map(tileName));
  let lines: readonly (readonly At[])[] = unique(own.flatMap(beside)).map((at) => [at]);
  for (let n = 1; n < LINE; n++)
    lines = lines.flatMap((line) => beside(line.at(-1) ?? from.at).map((next) => [...line, next]));
  return lines.filter((line) => line.some((tile) => goals.has(tileName(tile))));
}

const unique = (tiles: readonly At[]): readonly At[] => [
  ...new Map(tiles.map((tile) => [tileName(tile), tile])).values(),
];
