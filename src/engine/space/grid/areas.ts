import { distance, type Metric } from './metric.ts';
import { surfaceAt, type Terrain } from './terrain.ts';
import { type At, type Bounds, isInside, sameTile } from './tile.ts';

/** Half a thousandth of a tile: distances that only arithmetic tells apart are the same. */
const hair = 0.0005;

/** All tiles whose distance from the centre is at most the radius, the centre included, row by row. */
export function burst(bounds: Bounds, centre: At, radius: number, metric: Metric): readonly At[] {
  return inBox(bounds, centre, radius).filter((at) => distance(metric, centre, at) <= radius + hair);
}

/**
 * All tiles of a map, nearest to the centre first, then row by row. They are looked up ring by ring as they are taken: who stops early
 * has not paid for the rest.
 */
export function* nearestFirst(bounds: Bounds, centre: At, metric: Metric): Generator<At, void> {
  const far = Math.max(centre.x, bounds.columns - 1 - centre.x, centre.y, bounds.rows - 1 - centre.y);
  let waiting: { at: At; away: number }[] = [];
  for (let ring = 0; ring <= far; ring += 1) {
    for (const at of ringAround(bounds, centre, ring))
      waiting.push({ at, away: distance(metric, centre, at) });
    // No metric counts less than the longer side: what is beyond this ring is at least ring + 1 away.
    const isNear = ({ away }: { away: number }) => ring === far || away < ring + 1;
    const near = waiting.filter(isNear).sort((a, b) => a.away - b.away || a.at.y - b.at.y || a.at.x - b.at.x);
    waiting = waiting.filter((one) => !isNear(one));
    for (const { at } of near) yield at;
  }
}

/** The tiles of the map on the rim of the square around a centre. */
function ringAround(bounds: Bounds, centre: At, ring: number): readonly At[] {
  const tiles: At[] = [];
  for (let y = centre.y - ring; y <= centre.y + ring; y += 1) {
    const isEdge = Math.abs(y - centre.y) === ring;
    for (let x = centre.x - ring; x <= centre.x + ring; x += isEdge ? 1 : 2 * ring)
      if (isInside(bounds, { x, y })) tiles.push({ x, y });
  }
  return tiles;
}

/** A burst on uneven ground: only tiles at most the radius higher or lower than the centre. */
export function cylinder(terrain: Terrain, centre: At, radius: number, metric: Metric): readonly At[] {
  const level = surfaceAt(terrain, centre);
  const isWithin = (at: At) => Math.abs(surfaceAt(terrain, at) - level) <= radius + hair;
  return burst(terrain, centre, radius, metric).filter(isWithin);
}

/** A square of tiles by its north-west corner. */
export function square(bounds: Bounds, corner: At, side: number): readonly At[] {
  const tiles: At[] = [];
  for (let y = corner.y; y < corner.y + side; y += 1) {
    for (let x = corner.x; x < corner.x + side; x += 1) tiles.push({ x, y });
  }
  return tiles.filter((at) => isInside(bounds, at));
}

export interface Aim {
  readonly from: At;
  /** A tile in whose direction it goes; how far away does not matter. */
  readonly towards: At;
  /** As far as this, by the metric, from `from`. */
  readonly length: number;
  readonly metric: Metric;
}

/** The tiles of a straight line one tile wide, nearest first, without the tile it comes from. */
export function line(bounds: Bounds, aim: Aim): readonly At[] {
  const { from, towards, length, metric } = aim;
  const dx = towards.x - from.x;
  const dy = towards.y - from.y;
  const longer = Math.max(Math.abs(dx), Math.abs(dy));
  const tiles: At[] = [];
  if (longer === 0) return tiles;
  for (let i = 1; ; i += 1) {
    const at = { x: from.x + roundEvenly((dx * i) / longer), y: from.y + roundEvenly((dy * i) / longer) };
    if (!isInside(bounds, at) || distance(metric, from, at) > length + hair) return tiles;
    tiles.push(at);
  }
}

/** The tiles of a straight line `width` tiles wide, without the tile it comes from, row by row. */
export function beam(bounds: Bounds, aim: Aim, width: number): readonly At[] {
  return ahead(bounds, aim, (_along, aside) => aside < width / 2 - hair);
}

/**
 * The tiles of a cone, without the tile it comes from, row by row. `spread` is its width at a distance in parts
 * of that distance: 1 is as wide as it is long, 2 a quarter of a circle.
 */
export function cone(bounds: Bounds, aim: Aim, spread = 1): readonly At[] {
  return ahead(bounds, aim, (along, aside) => 2 * aside <= spread * along + hair);
}

/** Tiles within the length, before the one who aims, by how far along and aside of the middle line they are. */
function ahead(bounds: Bounds, aim: Aim, isIn: (along: number, aside: number) => boolean): readonly At[] {
  const { from, towards, length, metric } = aim;
  if (sameTile(from, towards)) return [];
  const dx = towards.x - from.x;
  const dy = towards.y - from.y;
  const norm = Math.hypot(dx, dy);
  return burst(bounds, from, length, metric).filter((at) => {
    const x = at.x - from.x;
    const y = at.y - from.y;
    const along = (x * dx + y * dy) / norm;
    return along > hair && isIn(along, Math.abs(x * dy - y * dx) / norm);
  });
}

/** The tiles of the map in the square around a circle. */
function inBox(bounds: Bounds, centre: At, radius: number): readonly At[] {
  const reach = Math.floor(radius + hair);
  const tiles: At[] = [];
  for (let y = Math.max(0, centre.y - reach); y <= Math.min(bounds.rows - 1, centre.y + reach); y += 1) {
    for (let x = Math.max(0, centre.x - reach); x <= Math.min(bounds.columns - 1, centre.x + reach); x += 1) {
      tiles.push({ x, y });
    }
  }
  return tiles;
}

/** Halves away from 0, so that a line and its mirror image have mirrored tiles. */
const roundEvenly = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));
