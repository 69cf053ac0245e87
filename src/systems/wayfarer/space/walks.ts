import { type At, ahead, type Facing, facings, liesInColumn } from '../../../engine/space/index.ts';
import type { Crowd } from './crowd.ts';
import { type Field, ground } from './field.ts';
import { type Footing, type Footings, footings, mayEnd, type Mover } from './footing.ts';
import type { Gait } from './gait.ts';
import {
  increment,
  isWorthALeap,
  leapTest,
  longestLeap,
  riskOf,
  type StepPrice,
  stepPrice,
  type WayTest,
} from './step.ts';

/**
 * Where on a way somebody is: the north-west tile, how they lie, and what of their gait is used up. One number a state, so that a
 * search of a whole map takes milliseconds.
 */
export interface Walk {
  readonly field: Field;
  readonly mover: Mover;
  readonly gait: Gait;
  readonly lies: readonly Lie[];
  /** How much of a layer's number each part of a state makes. */
  readonly strides: { readonly spared: number; readonly bounded: number; readonly free: number };
  readonly layers: number;
  readonly may: WalkLimits;
}

export interface Lie {
  readonly isColumn: boolean;
  readonly size: number;
  readonly deep: number;
  readonly look: Footings;
  readonly pivots: readonly At[];
  /** What each step costs, by direction and the tile it leads to: worked out once, whatever else a state says. */
  readonly prices: (StepPrice | null | undefined)[];
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

export const everyWay: WalkLimits = { tests: true, through: true, hazards: true };
/** Where nothing can go wrong. */
export const sureWay: WalkLimits = { tests: false, through: false, hazards: false };

export function walkOf(field: Field, crowd: Crowd, mover: Mover, gait: Gait, may = everyWay): Walk {
  const { size, deep, facing } = mover.body;
  const isColumn = liesInColumn(facing);
  const lie = (column: boolean): Lie => {
    const [wide, tall] = column === isColumn ? [size, deep] : [deep, size];
    return {
      isColumn: column,
      size: wide,
      deep: tall,
      look: footings(field, crowd, mover, wide, tall),
      pivots: pivotsOf(wide, tall),
      prices: new Array(facings.length * field.columns * field.rows),
    };
  };
  const lies = size === deep ? [lie(isColumn)] : [lie(isColumn), lie(!isColumn)];
  const spared = lies.length;
  const bounded = spared * (gait.rough === 'everyOther' ? 2 : 1);
  const free = bounded * (gait.bounds ? 2 : 1);
  const strides = { spared, bounded, free };
  const layers = free * (gait.freeOpen + 1);
  return { field, mover, gait, lies, strides, layers, may };
}

/** What a state says, read out of its number. */
export interface Spot {
  readonly at: At;
  readonly lie: Lie;
  readonly bounded: boolean;
  readonly footing: Footing | null;
}

export function spotOf(walk: Walk, state: number): Spot {
  const { x, y, layer } = hereOf(walk, state);
  const lie = walk.lies[layer % walk.lies.length];
  if (lie === undefined) throw new Error('a body lies one way or the other');
  const bounded = walk.gait.bounds && hasDone(walk.strides.bounded, layer);
  return { at: { x, y }, lie, bounded, footing: lie.look(x, y) };
}

/** The state of one who begins on a tile, lying from north to south or not. */
export function beginning({ field, lies, strides, gait }: Walk, { x, y }: At, column: boolean): number {
  const lie = Math.max(
    0,
    lies.findIndex(({ isColumn }) => isColumn === column),
  );
  const layer = lie + gait.freeOpen * strides.free;
  return (layer * field.rows + y) * field.columns + x;
}

const compass = facings.map((facing: Facing) => ahead(facing));
const northward = ahead('north');

/** Called with each way on from a state: where it leads, what it costs, how little one likes it, and how it is gone. */
export type Found = (to: number, cost: number, risk: number, how: How, test: WayTest | null) => void;

/** Calls `found` with each way on from a state. Numbers, not objects: a search asks for hundreds of thousands. */
export function edgesFrom(walk: Walk, state: number, found: Found): void {
  const { columns } = walk.field;
  const { x, y, layer, look, lie } = hereOf(walk, state);
  const here = look(x, y);
  if (here === null) return;
  for (let n = 0; n < compass.length; n += 1) {
    const by = compass[n] ?? northward;
    const there = look(x + by.x, y + by.y);
    if (there === null || (by.x !== 0 && by.y !== 0 && isCorner(walk, look, x, y, by))) continue;
    const tile = (y + by.y) * columns + x + by.x;
    const place = tile * compass.length + n;
    let price = lie?.prices[place];
    if (price === undefined) {
      price = stepPrice(walk.gait, here, there);
      if (lie !== undefined) lie.prices[place] = price;
    }
    step(walk, price, there, layer, tile, found);
    leaps(walk, look, here, { x, y }, layer, by, found);
  }
  if (walk.lies.length > 1) turns(walk, here, x, y, layer, found);
}

function hereOf({ field: { columns, rows }, lies }: Walk, state: number) {
  const layer = Math.floor(state / (columns * rows));
  const tile = state - layer * columns * rows;
  const lie = lies[layer % lies.length];
  return { x: tile % columns, y: Math.floor(tile / columns), layer, lie, look: lie?.look ?? nowhere };
}

const nowhere: Footings = () => null;

/** Whether a slanting step would squeeze between two things that let nobody through. */
function isCorner(walk: Walk, look: Footings, x: number, y: number, by: At): boolean {
  if (walk.gait.phases) return false;
  const isShut = (footing: Footing | null) => footing === null || (footing.flags & ground.impassable) !== 0;
  return isShut(look(x + by.x, y)) && isShut(look(x, y + by.y));
}

function step(
  walk: Walk,
  price: StepPrice | null,
  there: Footing,
  layer: number,
  tile: number,
  found: Found,
): void {
  const { gait, may, field, strides } = walk;
  const tiles = field.columns * field.rows;
  if (gait.bounds && !hasDone(strides.bounded, layer) && isBoundable(there))
    found((layer + strides.bounded) * tiles + tile, increment, 1, 'bound', null);
  if (price === null || (price.test !== null && !may.tests)) return;
  const risk = riskOf(there, price.test, gait);
  if (risk > 0 && !may.through && there.meets === 'through') return;
  if (risk > 0 && !may.hazards && (there.flags & ground.hazard) !== 0) return;
  const isOther = gait.rough === 'everyOther' && price.isRough;
  const isSpared = isOther && hasDone(strides.spared, layer);
  const isFree = price.isOpen && layer >= strides.free && gait.freeOpen > 0;
  const next =
    layer + (isOther ? (isSpared ? -strides.spared : strides.spared) : 0) - (isFree ? strides.free : 0);
  const cost = isFree ? 0 : price.cost - (isSpared ? increment : 0);
  found(next * tiles + tile, cost, risk, 'step', price.test);
}

/** Whether the part of a layer that stands at a stride is set. */
const hasDone = (stride: number, layer: number): boolean => Math.floor(layer / stride) % 2 === 1;

/** What a bound takes as open and empty (L816): whatever is there but walls, pits and vehicles. */
const isBoundable = ({ flags, meets }: Footing): boolean =>
  (flags & (ground.impassable | ground.pit)) === 0 &&
  meets !== 'stopped' &&
  ((flags & (ground.rough | ground.water)) !== 0 || meets === 'through');

function leaps(
  walk: Walk,
  look: Footings,
  here: Footing,
  { x, y }: At,
  layer: number,
  by: At,
  found: Found,
): void {
  const { gait, may, field } = walk;
  if (!may.tests || gait.flies || gait.phases) return;
  const most = longestLeap(gait);
  for (let over = 1; over <= most; over += 1) {
    const middle = look(x + by.x * over, y + by.y * over);
    if (middle === null || (middle.flags & ground.impassable) !== 0 || middle.meets === 'stopped') return;
    if (middle.feet > here.feet + 1 || (over === 1 && !isWorthALeap(middle))) return;
    const [toX, toY] = [x + by.x * (over + 1), y + by.y * (over + 1)];
    const there = look(toX, toY);
    if (there === null || !lands(here, there)) continue;
    const test = leapTest(over);
    const to = (layer * field.rows + toY) * field.columns + toX;
    found(to, (over + 1) * increment, riskOf(there, test, gait), 'leap', test);
  }
}

/** Where a leap can end: on floor that is free and no higher. */
const lands = (here: Footing, { flags, feet, meets }: Footing): boolean =>
  (flags & (ground.impassable | ground.pit)) === 0 && meets === 'nobody' && feet <= here.feet;

/**
 * What is longer than wide turns on its way at no cost, where it has room: about its middle. Where that falls between tiles it may
 * turn to the other side for an increment, or it would creep on by turning.
 */
function turns(
  { field, lies }: Walk,
  here: Footing,
  x: number,
  y: number,
  layer: number,
  found: Found,
): void {
  const lie = layer % 2;
  const [now, next] = [lies[lie], lies[1 - lie]];
  if (now === undefined || next === undefined) return;
  const other = layer + 1 - 2 * lie;
  for (const [n, by] of now.pivots.entries()) {
    const [toX, toY] = [x + by.x, y + by.y];
    const there = next.look(toX, toY);
    if (there === null || !mayEnd(there, false) || there.feet > here.feet) continue;
    found((other * field.rows + toY) * field.columns + toX, n === 0 ? 0 : increment, 0, 'turn', null);
  }
}

/** By how much the corner moves when a rectangle turns, as `turnedTo` has it. */
function pivotsOf(size: number, deep: number): readonly At[] {
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

/**
 * Everything within a budget of half increments, the cheapest first; from several states where somebody may begin at any of them.
 * Costs are small whole numbers, so each has a row of states that wait; a state waits again when its risk gets less.
 */
export function explore(walk: Walk, begin: ReadonlyMap<number, number>, budget: number): Walked {
  const count = walk.layers * walk.field.columns * walk.field.rows;
  const costs = new Int32Array(count).fill(unreached);
  const risks = new Int32Array(count).fill(unreached);
  const before = new Int32Array(count).fill(-1);
  const waits = new Uint8Array(count);
  const waiting: number[][] = Array.from({ length: budget + 1 }, () => []);
  const isAs = (state: number, cost: number, risk: number) => {
    const known = costs[state] ?? 0;
    return known < cost || (known === cost && (risks[state] ?? 0) <= risk);
  };
  const betters = bettersOf(walk);
  const reaches = (state: number, cost: number, risk: number, from: number) => {
    if (cost > budget || isAs(state, cost, risk) || betters(state, (other) => isAs(other, cost, risk)))
      return;
    [costs[state], risks[state], before[state], waits[state]] = [cost, risk, from, 1];
    waiting[cost]?.push(state);
  };
  for (const [state, cost] of begin) reaches(state, cost, 0, -1);
  const found: number[] = [];
  const isFound = new Uint8Array(count);
  for (const [cost, states] of waiting.entries()) {
    for (let state = states.pop(); state !== undefined; state = states.pop()) {
      if (waits[state] === 0 || costs[state] !== cost) continue;
      waits[state] = 0;
      if (isFound[state] === 0) found.push(state);
      isFound[state] = 1;
      const [risk, here] = [risks[state] ?? 0, state];
      edgesFrom(walk, state, (to, more, worse) => reaches(to, cost + more, risk + worse, here));
    }
  }
  return { walk, budget, costs, risks, before, found };
}

/** Looks at the states in which somebody would be better off on the same place: with more of what their gait allows still to use. */
function bettersOf({ field, strides, layers, gait }: Walk) {
  const tiles = field.columns * field.rows;
  const isEvery = gait.rough === 'everyOther';
  if (layers <= strides.spared) return () => false;
  return (state: number, is: (other: number) => boolean): boolean => {
    const layer = Math.floor(state / tiles);
    if (isEvery && !hasDone(strides.spared, layer) && is(state + strides.spared * tiles)) return true;
    if (gait.bounds && hasDone(strides.bounded, layer) && is(state - strides.bounded * tiles)) return true;
    return layer + strides.free < layers && is(state + strides.free * tiles);
  };
}

const unreached = 0x7fff_ffff;
