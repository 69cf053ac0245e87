import {
  ahead,
  type At,
  atIndex,
  type Facing,
  facedAt,
  facings,
  indexOf,
  liesInColumn,
} from '../../../engine/space/index.ts';
import type { Body } from './body.ts';
import type { Crowd } from './crowd.ts';
import type { Field } from './field.ts';
import { type Footing, type Footings, footings, mayEnd, type Mover } from './footing.ts';
import type { Gait } from './gait.ts';
import { increment, stepPrice } from './step.ts';

export interface Driving {
  readonly mover: Mover;
  readonly gait: Gait;
  /** Its Speed (L5094), twice that with Turbo-Boosters. */
  readonly speed: number;
  /** How often it may turn by an eighth of a circle: dice of Maneuverability, the pilot's Technical OFF among them (L5107). */
  readonly turns: number;
  /** What has been spent of the Speed already, in halves of increments: for coming onto the map. */
  readonly spent?: number;
}

/** Each turn takes so many increments of its Speed (L5108). */
export const turnCost = 2 * increment;

/** A place and a facing in which a vehicle may end. */
export interface Parking {
  readonly body: Body;
  /** In halves of increments, the least. */
  readonly cost: number;
  readonly turns: number;
}

/** How a vehicle has come to a tile: facing so (a place in `facings`), after so many turns and increments that were free. */
export interface Pose {
  readonly turns: number;
  readonly facing: number;
  /** Open increments that have cost nothing so far (Wheels, L5406). */
  readonly used: number;
  /** Place of its north-west tile in the map's arrays. */
  readonly tile: number;
}

/**
 * Where a vehicle can get. For each number of turns, what it takes at least to come to a tile with a facing: a straight line is a
 * row of tiles, so one look at each is enough. Not for storing.
 */
export interface Drive {
  readonly field: Field;
  readonly crowd: Crowd;
  readonly driving: Driving;
  /** By facing. */
  readonly looks: readonly Footings[];
  /** By facing and tile, what a step straight on to it takes; see `priceOn`. */
  readonly prices: Int16Array;
  /** By turns, facing, free increments used and tile. */
  readonly costs: Int16Array;
  readonly parkings: readonly Parking[];
}

export const unreached = 0x7fff;

/** Everything that a vehicle may do with a move (L5104 to L5110): straight on, turning by eighths of a circle at two increments each. */
export function driveOf(field: Field, crowd: Crowd, driving: Driving): Drive {
  const { mover, gait, turns } = driving;
  const [wide, long] = sizeOf(mover.body);
  const column = footings(field, crowd, mover, wide, long);
  const row = wide === long ? column : footings(field, crowd, mover, long, wide);
  const tiles = field.columns * field.rows;
  const drive = {
    field,
    crowd,
    driving,
    looks: facings.map((facing) => (liesInColumn(facing) ? column : row)),
    prices: new Int16Array(facings.length * tiles),
    costs: new Int16Array((turns + 1) * facings.length * (gait.freeOpen + 1) * tiles).fill(unreached),
    parkings: [],
  };
  const first = facings.indexOf(mover.body.facing);
  const start = indexOf(field, mover.body.at);
  if (start === null) return drive;
  drive.costs[placeIn(drive, 0, first, 0, start)] = driving.spent ?? 0;
  for (let turn = 0; turn <= turns; turn += 1)
    for (let facing = 0; facing < facings.length; facing += 1) {
      const apart = Math.min((facing - first + 8) % 8, (first - facing + 8) % 8);
      if (apart > turn || (turn - apart) % 2 === 1) continue; // it can't face there after so many turns
      if (turn > 0) turnInto(drive, turn, facing);
      straightOn(drive, turn, facing);
    }
  return { ...drive, parkings: parkingsOf(drive) };
}

const sizeOf = ({ size, deep, facing }: Body): readonly [wide: number, long: number] =>
  liesInColumn(facing) ? [size, deep] : [deep, size];

type Costs = Pick<Drive, 'field' | 'driving'>;

function placeIn(
  { field, driving }: Costs,
  turns: number,
  facing: number,
  used: number,
  tile: number,
): number {
  const layer = (turns * facings.length + facing) * (driving.gait.freeOpen + 1) + used;
  return layer * field.columns * field.rows + tile;
}

/** What it takes at least to come to a pose, in halves of increments. */
export const costOf = (drive: Drive, { turns, facing, used, tile }: Pose): number =>
  drive.costs[placeIn(drive, turns, facing, used, tile)] ?? unreached;

export const facingOf = (place: number): Facing => facings[(place + 8) % 8] ?? 'north';

/** The tile straight behind one, for a facing; null off the map. */
export function tileBehind({ field }: Pick<Drive, 'field'>, facing: number, tile: number): number | null {
  const by = ahead(facingOf(facing));
  const at = atIndex(field, tile);
  return indexOf(field, { x: at.x - by.x, y: at.y - by.y });
}

function straightOn(drive: Drive, turns: number, facing: number): void {
  const { field, driving, costs } = drive;
  const { columns, rows } = field;
  const by = ahead(facingOf(facing));
  const step = by.y * columns + by.x;
  const most = driving.speed * increment;
  const free = driving.gait.freeOpen;
  const layers = Array.from({ length: free + 1 }, (_, used) => placeIn(drive, turns, facing, used, 0));
  // In an order in which each tile comes after the one that the vehicle comes from.
  for (let row = 0; row < rows; row += 1) {
    const y = by.y < 0 ? rows - 1 - row : row;
    if (y - by.y < 0 || y - by.y >= rows) continue;
    for (let column = 0; column < columns; column += 1) {
      const x = by.x < 0 ? columns - 1 - column : column;
      if (x - by.x < 0 || x - by.x >= columns) continue;
      const tile = y * columns + x;
      for (let used = 0; used <= free; used += 1) {
        const here = costs[(layers[used] ?? 0) + tile - step] ?? unreached;
        if (here === unreached) continue;
        const price = priceOn(drive, facing, tile - step, tile);
        if (price === null) break;
        const isFree = price.isOpen && used < free;
        const place = (layers[isFree ? used + 1 : used] ?? 0) + tile;
        const cost = here + (isFree ? 0 : price.cost);
        if (cost <= most && cost < (costs[place] ?? 0)) costs[place] = cost;
      }
    }
  }
}

interface Price {
  readonly cost: number;
  readonly isOpen: boolean;
}

/** What a step straight on takes of the Speed; null where something stops the vehicle. Each is worked out once. */
export function priceOn(drive: Drive, facing: number, from: number, to: number): Price | null {
  const { field, prices, looks, driving } = drive;
  const place = facing * field.columns * field.rows + to;
  let known = prices[place] ?? 0;
  if (known === 0) {
    const look = looks[facing];
    const [a, b] = [atIndex(field, from), atIndex(field, to)];
    const [here, there] = [look?.(a.x, a.y) ?? null, look?.(b.x, b.y) ?? null];
    const price = here === null || there === null ? null : stepPrice(driving.gait, here, there);
    known = price === null ? -1 : price.cost * 2 + (price.isOpen ? 1 : 0);
    prices[place] = known;
  }
  return known < 0 ? null : { cost: known >> 1, isOpen: known % 2 === 1 };
}

function turnInto(drive: Drive, turns: number, facing: number): void {
  const { field, driving, costs } = drive;
  const tiles = field.columns * field.rows;
  for (const from of [(facing + 7) % 8, (facing + 1) % 8])
    for (let used = 0; used <= driving.gait.freeOpen; used += 1) {
      const before = placeIn(drive, turns - 1, from, used, 0);
      for (let tile = 0; tile < tiles; tile += 1) {
        const here = costs[before + tile] ?? unreached;
        if (here + turnCost > driving.speed * increment) continue;
        const to = turnedAt(drive, from, facing, tile);
        if (to === null) continue;
        const place = placeIn(drive, turns, facing, used, to);
        if (here + turnCost < (costs[place] ?? 0)) costs[place] = here + turnCost;
      }
    }
}

/** Where the corner of a vehicle is once it has turned on its place, about its middle; null where it has no room. */
export function turnedAt(drive: Drive, from: number, facing: number, tile: number): number | null {
  const { field, looks, driving } = drive;
  const { size, deep } = driving.mover.body;
  if (size === deep || liesInColumn(facingOf(from)) === liesInColumn(facingOf(facing))) return tile;
  const at = atIndex(field, tile);
  const to = pivoted(drive, from, at);
  const [here, there] = [looks[from]?.(at.x, at.y) ?? null, looks[facing]?.(to.x, to.y) ?? null];
  return here === null || there === null || !isRoom(drive, here, there) ? null : indexOf(field, to);
}

/** The corner of something turned about its middle. */
export function pivoted({ driving }: Pick<Drive, 'driving'>, facing: number, at: At): At {
  const { size, deep } = bodyFacing(driving.mover.body, facingOf(facing), at);
  return { x: at.x + Math.trunc((size - deep) / 2), y: at.y + Math.trunc((deep - size) / 2) };
}

const isRoom = ({ driving }: Drive, here: Footing, there: Footing): boolean =>
  driving.gait.flies
    ? mayEnd({ ...there, meets: 'nobody' }, false)
    : mayEnd(there, false) && there.feet <= here.feet;

/** The body of a vehicle that has turned and moved. */
export function bodyFacing(body: Body, facing: Facing, at: At): Body {
  const [wide, long] = sizeOf(body);
  return facedAt(at, facing, wide, long);
}

export const isBeginning = ({ driving, field }: Costs, { turns, used, tile }: Pose): boolean =>
  turns === 0 && used === 0 && tile === indexOf(field, driving.mover.body.at);

/** All ends, nearest first: of each place and facing the cheapest, then the one with the fewest turns. */
function parkingsOf(drive: Drive): readonly Parking[] {
  const { field, driving, looks } = drive;
  const parkings: Parking[] = [];
  for (let facing = 0; facing < facings.length; facing += 1)
    for (let tile = 0; tile < field.columns * field.rows; tile += 1) {
      const pose = cheapest(drive, facing, tile);
      if (pose === null) continue;
      const at = atIndex(field, tile);
      const footing = looks[facing]?.(at.x, at.y) ?? null;
      if (!isBeginning(drive, pose) && (footing === null || !mayEnd(footing, driving.gait.phases))) continue;
      const body = bodyFacing(driving.mover.body, facingOf(facing), at);
      parkings.push({ body, cost: costOf(drive, pose), turns: pose.turns });
    }
  return parkings.sort((a, b) => a.cost - b.cost || a.turns - b.turns);
}

/** The cheapest way to be on a tile with a facing; null: none. */
export function cheapest(drive: Drive, facing: number, tile: number): Pose | null {
  const { turns: most, gait } = drive.driving;
  let [cost, turns, used] = [unreached, -1, 0];
  for (let turn = 0; turn <= most; turn += 1)
    for (let free = 0; free <= gait.freeOpen; free += 1) {
      const here = drive.costs[placeIn(drive, turn, facing, free, tile)] ?? unreached;
      if (here < cost) [cost, turns, used] = [here, turn, free];
    }
  return turns < 0 ? null : { turns, facing, used, tile };
}
