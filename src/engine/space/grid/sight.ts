import type { WallName } from './grid.ts';
import { distanceBetween, type Metric } from './metric.ts';
import { obstructions, type Point, tracesClear } from './ray.ts';
import { atIndex, indexOf, standingHeight, type Terrain } from './terrain.ts';
import { type At, type Footprint, isFootprintInside, type TileName, tilesOf } from './tile.ts';

/** What can see and be seen: a footprint and how tall it is, from where it stands up. */
export interface Silhouette extends Footprint {
  /** In levels; 0 or more. */
  readonly height: number;
  /** How high its feet are; left out: it stands on the highest of its tiles. */
  readonly feet?: number;
}

/**
 * How carefully to look: from middle to middle; also from and to the corners; or from and to the middles of the
 * sides as well.
 */
export type Care = 'middle' | 'corners' | 'sides';

/** Lines start and end this much inside of a silhouette: what only touches an edge is not seen. */
const inset = 0.05;

/**
 * Whether any straight line leads from one silhouette to the other without passing through terrain or an opaque
 * wall. The same both ways. Units hide nothing. Nothing outside of the map is seen.
 *
 * Terrain has no gaps below its top, so of all lines between two upright silhouettes the one from top to top is
 * the freest, and only such are tried. `from`: how carefully is looked from the first, where that is another.
 */
export function sees(
  terrain: Terrain,
  a: Silhouette,
  b: Silhouette,
  care: Care = 'corners',
  from: Care = care,
): boolean {
  if (!isFootprintInside(terrain, a) || !isFootprintInside(terrain, b)) return false;
  const both = [
    { body: a, spots: lookouts(a, from, topOf(terrain, a)) },
    { body: b, spots: lookouts(b, care, topOf(terrain, b)) },
  ] as const;
  const [first, second] = isBefore(terrain, a, b) ? both : [both[1], both[0]];
  return first.spots.some((one) =>
    second.spots.some((other) =>
      tracesClear(terrain, { from: one, to: other, a: first.body, b: second.body }),
    ),
  );
}

/** How much of something can be seen from somewhere, and what hides the rest. */
export interface Exposure {
  readonly open: number;
  readonly lines: number;
  /** The tiles and walls that are in the way of any line, in order of their names. */
  readonly behind: readonly (TileName | WallName)[];
}

/**
 * Looks from the top of one silhouette at the foot, middle and top of another: for systems in which being partly
 * hidden is cover. `bodies` also stand in the way, each with its height.
 */
export function exposure(
  terrain: Terrain,
  viewer: Silhouette,
  target: Silhouette,
  options: { readonly care?: Care; readonly bodies?: readonly Silhouette[] } = {},
): Exposure {
  const { care = 'corners', bodies = [] } = options;
  const inTheWay = bodies.length > 0 ? withBodies(terrain, bodies) : terrain;
  const foot = footOf(terrain, target);
  const heights = [foot + inset, foot + target.height / 2, topOf(terrain, target)];
  const behind = new Set<string>();
  let open = 0;
  let lines = 0;
  for (const from of lookouts(viewer, care, topOf(terrain, viewer))) {
    for (const to of heights.flatMap((z) => lookouts(target, care, z))) {
      const tiles = obstructions(inTheWay, { from, to, a: viewer, b: target });
      lines += 1;
      if (tiles.length === 0) open += 1;
      for (const tile of tiles) behind.add(tile);
    }
  }
  return { open, lines, behind: [...behind].sort() };
}

export interface View {
  readonly viewer: Silhouette;
  readonly range?: { readonly most: number; readonly metric: Metric };
  /** How tall what is looked for on a tile would be; left out: one level. */
  readonly height?: number;
  readonly care?: Care;
}

/** All tiles on which something could be seen, row by row, those of the viewer included. */
export function visibleTiles(terrain: Terrain, view: View): readonly At[] {
  const { viewer, range, height = 1, care = 'corners' } = view;
  const tiles: At[] = [];
  for (let index = 0; index < terrain.columns * terrain.rows; index += 1) {
    const at = atIndex(terrain, index);
    if (range && distanceBetween(range.metric, viewer, { at }) > range.most) continue;
    if (sees(terrain, viewer, { at, height }, care)) tiles.push(at);
  }
  return tiles;
}

const footOf = (terrain: Terrain, silhouette: Silhouette): number =>
  silhouette.feet ?? standingHeight(terrain, silhouette);

const topOf = (terrain: Terrain, silhouette: Silhouette): number =>
  footOf(terrain, silhouette) + Math.max(0, silhouette.height - inset);

/** One order for two silhouettes, whoever looks, so that rounding cannot make sight one-sided. */
function isBefore(terrain: Terrain, a: Silhouette, b: Silhouette): boolean {
  const difference =
    a.at.y - b.at.y ||
    a.at.x - b.at.x ||
    (a.size ?? 1) - (b.size ?? 1) ||
    (a.deep ?? a.size ?? 1) - (b.deep ?? b.size ?? 1) ||
    a.height - b.height ||
    footOf(terrain, a) - footOf(terrain, b);
  return difference <= 0;
}

/** Where in a footprint one looks from or at: its middle, then the corners, then the middles of the sides. */
const spots: readonly (readonly [number, number])[] = [
  [0.5, 0.5],
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
  [0.5, 0],
  [1, 0.5],
  [0.5, 1],
  [0, 0.5],
];
const spotsByCare: Readonly<Record<Care, typeof spots>> = {
  middle: spots.slice(0, 1),
  corners: spots.slice(0, 5),
  sides: spots,
};

/** The points, at one height, from which and at which one looks. */
function lookouts(silhouette: Silhouette, care: Care, z: number): readonly Point[] {
  const { at, size = 1, deep = size } = silhouette;
  return spotsByCare[care].map(([x, y]) => ({
    x: at.x + inset + x * (size - 2 * inset),
    y: at.y + inset + y * (deep - 2 * inset),
    z,
  }));
}

function withBodies(terrain: Terrain, bodies: readonly Silhouette[]): Terrain {
  const hides = terrain.hides.slice();
  for (const body of bodies) {
    const top = topOf(terrain, body);
    for (const at of tilesOf(body)) {
      const index = indexOf(terrain, at);
      if (index !== null) hides[index] = Math.max(hides[index] ?? 0, top);
    }
  }
  return { ...terrain, hides };
}
