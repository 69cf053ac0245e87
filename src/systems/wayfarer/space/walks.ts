import { type At, ahead, type Facing, facings, liesInColumn } from '../../../engine/space/index.ts';
import { emptyHeap, pop, push } from '../../../engine/space/heap.ts';
import type { Crowd } from './crowd.ts';
import { type Field, ground } from './field.ts';
import { type Footing, type Footings, footings, mayEnd, type Mover } from './footing.ts';
import type { Gait } from './gait.ts';
import { increment, isWorthALeap, leapTest, longestLeap, riskOf, stepPrice, type WayTest } from './step.ts';

/**
 * Where on a way somebody is: the north-west tile, how they lie, and what of their gait is used up. One number a state, so that a
 * search of a whole map takes milliseconds.
 */
export interface Walk {
  readonly field: Field;
  readonly mover: Mover;
  readonly gait: Gait;
  readonly lies: readonly Lie[];
  readonly layers: number;
  readonly may: WalkLimits;
}

interface Lie {
  readonly isColumn: boolean;
  readonly size: number;
  readonly deep: number;
  readonly look: Footings;
}

export interface WalkLimits {
  /** Whether a way may lead where one must pass a test. */
  readonly tests: boolean;
  /** Whether one may go through enemies. */
  readonly through: boolean;
  /** Whether one may go where hazards are. */
  readonly hazards: boolean;
}

/** How a state came from the one before it. */
export const hows = ['begin', 'step', 'turn', 'leap', 'bound'] as const;
export type How = (typeof hows)[number];

export interface Edge {
  readonly to: number;
  readonly cost: number;
  readonly risk: number;
  readonly how: How;
  readonly test: WayTest | null;
}

export const everyWay: WalkLimits = { tests: true, through: true, hazards: true };
/** Where nothing can go wrong. */
export const sureWay: WalkLimits = { tests: false, through: false, hazards: false };

export function walkOf(field: Field, crowd: Crowd, mover: Mover, gait: Gait, may = everyWay): Walk {
  const { size, deep, facing } = mover.body;
  const isColumn = liesInColumn(facing);
  const lie = (column: boolean): Lie => {
    const [wide, tall] = column === isColumn ? [size, deep] : [deep, size];
    return { isColumn: column, size: wide, deep: tall, look: footings(field, crowd, mover, wide, tall) };
  };
  const lies = size === deep ? [lie(isColumn)] : [lie(isColumn), lie(!isColumn)];
  const layers =
    lies.length * (gait.rough === 'everyOther' ? 2 : 1) * (gait.bounds ? 2 : 1) * (gait.freeOpen + 1);
  return { field, mover, gait, lies, layers, may };
}

/** What a state says, read out of its number. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly lie: number;
  /** Whether the next rough increment is the other one, and costs nothing more (Roughshod, L989). */
  readonly spared: boolean;
  readonly bounded: boolean;
  readonly freeLeft: number;
}

export function numberOf({ field, lies, gait }: Walk, spot: Spot): number {
  let layer = spot.freeLeft;
  if (gait.bounds) layer = layer * 2 + (spot.bounded ? 1 : 0);
  if (gait.rough === 'everyOther') layer = layer * 2 + (spot.spared ? 1 : 0);
  layer = layer * lies.length + spot.lie;
  return (layer * field.rows + spot.y) * field.columns + spot.x;
}

export function spotOf({ field, lies, gait }: Walk, state: number): Spot {
  const x = state % field.columns;
  const row = Math.floor(state / field.columns);
  let layer = Math.floor(row / field.rows);
  const lie = layer % lies.length;
  layer = Math.floor(layer / lies.length);
  let [spared, bounded] = [false, false];
  if (gait.rough === 'everyOther') [spared, layer] = [layer % 2 === 1, layer >> 1];
  if (gait.bounds) [bounded, layer] = [layer % 2 === 1, layer >> 1];
  return { x, y: row % field.rows, lie, spared, bounded, freeLeft: layer };
}

export const beginning = (walk: Walk, at: At, column: boolean): number =>
  numberOf(walk, {
    ...at,
    lie: Math.max(
      0,
      walk.lies.findIndex(({ isColumn }) => isColumn === column),
    ),
    spared: false,
    bounded: false,
    freeLeft: walk.gait.freeOpen,
  });

/** Footing of a state; null outside of the map. */
export const footingAt = (walk: Walk, { x, y, lie }: Pick<Spot, 'x' | 'y' | 'lie'>): Footing | null =>
  walk.lies[lie]?.look(x, y) ?? null;

const compass = facings.map((facing: Facing) => ahead(facing));

/** Calls `found` with each way on from a state. */
export function edgesFrom(walk: Walk, state: number, found: (edge: Edge) => void): void {
  const spot = spotOf(walk, state);
  const here = footingAt(walk, spot);
  if (here === null) return;
  for (const { x: dx, y: dy } of compass) {
    const to = { ...spot, x: spot.x + dx, y: spot.y + dy };
    const there = footingAt(walk, to);
    if (there === null || (dx !== 0 && dy !== 0 && isCorner(walk, spot, dx, dy))) continue;
    step(walk, here, to, there, found);
    leaps(walk, spot, here, { x: dx, y: dy }, found);
  }
  if (walk.lies.length > 1) turns(walk, spot, found);
}

/** Whether a slanting step would squeeze between two things that let nobody through. */
function isCorner(walk: Walk, spot: Spot, dx: number, dy: number): boolean {
  if (walk.gait.phases) return false;
  const isShut = (footing: Footing | null) => footing === null || (footing.flags & ground.impassable) !== 0;
  return (
    isShut(footingAt(walk, { ...spot, x: spot.x + dx })) &&
    isShut(footingAt(walk, { ...spot, y: spot.y + dy }))
  );
}

function step(walk: Walk, here: Footing, to: Spot, there: Footing, found: (edge: Edge) => void): void {
  const { gait, may } = walk;
  if (gait.bounds && !to.bounded && isBoundable(there))
    found({
      to: numberOf(walk, { ...to, bounded: true }),
      cost: increment,
      risk: 1,
      how: 'bound',
      test: null,
    });
  const price = stepPrice(gait, here, there);
  if (price === null || (price.test !== null && !may.tests)) return;
  const risk = riskOf(there, price.test, gait);
  if (risk > 0 && !may.through && there.meets === 'through') return;
  if (risk > 0 && !may.hazards && (there.flags & ground.hazard) !== 0) return;
  const spared = gait.rough === 'everyOther' && price.isRough && to.spared;
  const isFree = price.isOpen && to.freeLeft > 0;
  const next = {
    ...to,
    spared: gait.rough === 'everyOther' && price.isRough ? !to.spared : to.spared,
    freeLeft: isFree ? to.freeLeft - 1 : to.freeLeft,
  };
  found({
    to: numberOf(walk, next),
    cost: isFree ? 0 : price.cost - (spared ? increment : 0),
    risk,
    how: 'step',
    test: price.test,
  });
}

/** What a bound takes as open and empty (L816): whatever is there but walls, pits and vehicles. */
const isBoundable = ({ flags, meets }: Footing): boolean =>
  (flags & (ground.impassable | ground.pit)) === 0 &&
  meets !== 'stopped' &&
  ((flags & (ground.rough | ground.water)) !== 0 || meets === 'through');

function leaps(walk: Walk, spot: Spot, here: Footing, by: At, found: (edge: Edge) => void): void {
  const { gait, may } = walk;
  if (!may.tests || gait.flies || gait.phases) return;
  const most = longestLeap(gait);
  for (let over = 1; over <= most; over += 1) {
    const middle = footingAt(walk, { ...spot, x: spot.x + by.x * over, y: spot.y + by.y * over });
    if (middle === null || (middle.flags & ground.impassable) !== 0 || middle.meets === 'stopped') return;
    if (middle.feet > here.feet + 1 || (over === 1 && !isWorthALeap(middle))) return;
    const to = { ...spot, x: spot.x + by.x * (over + 1), y: spot.y + by.y * (over + 1) };
    const there = footingAt(walk, to);
    if (there === null || !lands(here, there)) continue;
    const test = leapTest(over);
    const cost = (over + 1) * increment;
    found({ to: numberOf(walk, to), cost, risk: riskOf(there, test, gait), how: 'leap', test });
  }
}

/** Where a leap can end: on floor that is free and no higher. */
const lands = (here: Footing, { flags, feet, meets }: Footing): boolean =>
  (flags & (ground.impassable | ground.pit)) === 0 && meets === 'nobody' && feet <= here.feet;

/**
 * What is longer than wide turns on its way at no cost, where it has room: about its middle. Where that falls between tiles it may
 * turn to the other side for an increment, or it would creep on by turning.
 */
function turns(walk: Walk, spot: Spot, found: (edge: Edge) => void): void {
  const [now, here] = [walk.lies[spot.lie], footingAt(walk, spot)];
  if (now === undefined || here === null) return;
  for (const [n, { x, y }] of pivots(now.size, now.deep).entries()) {
    const to = { ...spot, x: spot.x + x, y: spot.y + y, lie: 1 - spot.lie };
    const there = footingAt(walk, to);
    if (there === null || !mayEnd(there, false) || there.feet > here.feet) continue;
    found({ to: numberOf(walk, to), cost: n === 0 ? 0 : increment, risk: 0, how: 'turn', test: null });
  }
}

/** By how much the corner moves when a rectangle turns, as `turnedTo` has it. */
function pivots(size: number, deep: number): readonly At[] {
  const [x, y] = [Math.trunc((size - deep) / 2), Math.trunc((deep - size) / 2)];
  if ((size - deep) % 2 === 0) return [{ x, y }];
  const right = Math.sign(size - deep);
  const others = [
    [right, 0],
    [0, -right],
    [right, -right],
  ] as const;
  return [{ x, y }, ...others.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))];
}

/** All that a search found: by state, the least cost and among equals the least risk. Not for storing. */
export interface Walked {
  readonly walk: Walk;
  readonly budget: number;
  readonly costs: Int32Array;
  readonly risks: Int32Array;
  readonly before: Int32Array;
  readonly found: readonly number[];
}

/** Everything within a budget of half increments, by Dijkstra; from several states where somebody may begin at any of them. */
export function explore(walk: Walk, begin: ReadonlyMap<number, number>, budget: number): Walked {
  const count = walk.layers * walk.field.columns * walk.field.rows;
  const costs = new Int32Array(count).fill(unreached);
  const risks = new Int32Array(count).fill(unreached);
  const before = new Int32Array(count).fill(-1);
  const done = new Uint8Array(count);
  const heap = emptyHeap();
  const found: number[] = [];
  const better = (state: number, cost: number, risk: number, from: number) => {
    if (cost > budget) return;
    const known = costs[state] ?? 0;
    if (cost > known || (cost === known && risk >= (risks[state] ?? 0))) return;
    [costs[state], risks[state], before[state]] = [cost, risk, from];
    push(heap, state, cost, risk);
  };
  for (const [state, cost] of begin) better(state, cost, 0, -1);
  for (let state = pop(heap); state !== null; state = pop(heap)) {
    if (done[state] === 1) continue;
    done[state] = 1;
    found.push(state);
    const [cost, risk, here] = [costs[state] ?? 0, risks[state] ?? 0, state];
    edgesFrom(walk, state, (edge) => better(edge.to, cost + edge.cost, risk + edge.risk, here));
  }
  return { walk, budget, costs, risks, before, found };
}

const unreached = 0x7fff_ffff;
