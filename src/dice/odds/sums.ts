import type { Budget } from './budget.ts';
import { type Grid, NOWHERE } from './mass.ts';
import { Windows } from './windows.ts';

/** What sums may leave out at both their ends where they would take too long whole: nobody ever meets it. */
const SLIVER = 1e-30;
/** The same of dice that can explode for ever, whose sums have no upper end anyway. */
const ENDLESS_SLIVER = 1e-17;
/** Steps that a sum may take without leaving anything out. */
const LEISURE = 5_000_000;
/** What a place of a sum costs where a die is added, against a multiplication. */
const DIE_STEPS = 2;

/**
 * The sum of `count` equal results that do not depend on one another. Where it would take long, or `endless`, it leaves out a
 * sliver at either end; the budget notes how much that comes to. Places left out stay where sums have an end, with no chance.
 */
export const power = (one: Grid, count: number, budget: Budget, endless = false): Grid => {
  if (count === 0) return { low: 0, chances: Float64Array.of(1) };
  if (count === 1) return one;
  const outcomes = count * (one.chances.length - 1) + 1;
  budget.spend(outcomes, outcomes);
  if (endless) {
    // Only above such sums have no end.
    const below = (count * heightOf(one)) ** 2 / 4 > LEISURE ? SLIVER : 0;
    return doubled(one, count, { below, above: ENDLESS_SLIVER }, budget);
  }
  const isFair = one.chances.every((chance) => chance === one.chances[0]);
  if (isFair) {
    const sliver = count * outcomes > LEISURE ? SLIVER : 0;
    return widened(sumOfFairDice(one, count, sliver, budget), count * one.low, outcomes);
  }
  const sliver = (outcomes / 2) ** 2 > LEISURE ? SLIVER : 0;
  return widened(doubled(one, count, both(sliver), budget), count * one.low, outcomes);
};

/** How far the mean of a grid lies above its low end. */
const heightOf = ({ chances }: Grid): number =>
  chances.reduce((height, chance, place) => height + chance * place, 0);

/** How much may be left out at either end of a sum on the way. */
interface Slivers {
  readonly below: number;
  readonly above: number;
}

const both = (sliver: number): Slivers => ({ below: sliver, above: sliver });

/** The sum of dice each face of which is equally likely. */
const sumOfFairDice = (die: Grid, count: number, sliver: number, budget: Budget): Grid => {
  const sides = die.chances.length;
  const outcomes = count * (sides - 1) + 1;
  // What is left of the sum between the slivers is about 23 times its spread, and grows with the root of the dice.
  const spread = Math.sqrt((count * (sides ** 2 - 1)) / 12);
  const width = sliver === 0 ? outcomes / 2 : Math.min(outcomes / 2, (2 / 3) * 23 * spread);
  budget.spend(DIE_STEPS * count * (width + 2 * sides));
  const windows = new Windows(die.chances, outcomes);
  let { low } = die;
  let lost = 0;
  for (let rolled = 1; rolled < count; rolled++) {
    windows.addDie();
    low += die.low;
    // To look for the ends costs about as much as a die, and they move slowly.
    if (sliver === 0 || rolled % TRIM_EVERY !== 0) continue;
    const left = trimmed({ low, chances: windows.chances() }, both(sliver));
    windows.keep(left.grid.chances);
    low = left.grid.low;
    lost += left.lost;
  }
  budget.lose(lost);
  return { low, chances: windows.chances().slice() };
};
const TRIM_EVERY = 8;

/** The sum of two results that do not depend on one another: nothing left out unless that took too long. */
export const sumOfTwo = (left: Grid, right: Grid, budget: Budget): Grid => {
  if (left.chances.length * right.chances.length <= LEISURE) return product(left, right, budget);
  const { grid, lost } = addPartials({ grid: left, lost: 0 }, { grid: right, lost: 0 }, both(SLIVER), budget);
  budget.lose(lost);
  return widened(grid, left.low + right.low, left.chances.length + right.chances.length - 1);
};

/** The same by doubling; each step leaves out no more than the slivers. */
const doubled = (one: Grid, count: number, slivers: Slivers, budget: Budget): Grid => {
  let sum: Partial = { grid: one, lost: 0 };
  // The first bit of the count is the one result that is there already.
  for (const bit of count.toString(2).slice(1)) {
    sum = addPartials(sum, sum, slivers, budget);
    if (bit === '1') sum = addPartials(sum, { grid: one, lost: 0 }, slivers, budget);
  }
  budget.lose(sum.lost);
  return sum.grid;
};

/** A sum on the way, and what was left out of it. */
interface Partial {
  readonly grid: Grid;
  readonly lost: number;
}

const addPartials = (left: Partial, right: Partial, slivers: Slivers, budget: Budget): Partial => {
  const a = trimmed(left.grid, slivers);
  const b = trimmed(right.grid, slivers);
  return {
    grid: product(a.grid, b.grid, budget),
    lost: left.lost + right.lost + a.lost + b.lost,
  };
};

/** The plain sum of two results that do not depend on one another, every pair once. */
export const product = (left: Grid, right: Grid, budget: Budget): Grid => {
  if (left.chances.length === 0 || right.chances.length === 0) return NOWHERE;
  const [long, short] = left.chances.length >= right.chances.length ? [left, right] : [right, left];
  const outcomes = long.chances.length + short.chances.length - 1;
  budget.spend(long.chances.length * short.chances.length, outcomes);
  const sum = new Float64Array(outcomes);
  const many = long.chances;
  for (let at = 0; at < short.chances.length; at++) {
    const chance = short.chances[at] as number;
    if (chance === 0) continue;
    for (let place = 0; place < many.length; place++)
      sum[at + place] = (sum[at + place] as number) + chance * (many[place] as number);
  }
  return { low: left.low + right.low, chances: sum };
};

const trimmed = (grid: Grid, slivers: Slivers): Partial => {
  const { low, chances } = grid;
  let from = 0;
  let to = chances.length;
  let below = 0;
  let above = 0;
  while (slivers.below > 0 && from < to - 1 && below + (chances[from] as number) <= slivers.below)
    below += chances[from++] as number;
  while (slivers.above > 0 && to > from + 1 && above + (chances[to - 1] as number) <= slivers.above)
    above += chances[--to] as number;
  if (from === 0 && to === chances.length) return { grid, lost: 0 };
  return { grid: { low: low + from, chances: chances.subarray(from, to) }, lost: below + above };
};

/** The same on a longer grid. */
const widened = ({ low, chances }: Grid, from: number, length: number): Grid => {
  if (chances.length === length) return { low, chances };
  const wide = new Float64Array(length);
  wide.set(chances, low - from);
  return { low: from, chances: wide };
};
