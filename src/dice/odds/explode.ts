import type { Condition, ExplodeModifier } from '../notation/ast.ts';
import { type Budget, giveUp } from './budget.ts';
import type { Mass } from './distribution.ts';
import { shifted, split } from './law.ts';
import { type Grid, GridSum, gridOf, massOfGrid, NOTHING, NOWHERE, total } from './mass.ts';
import { product } from './sums.ts';

/** What is left of an explosion once it is followed no further: of a thousand dice together still under the promised cut. */
export const REST = 1e-16;

/** A die and those it sets off: which of its faces do, which of theirs, what theirs count. */
export interface Chain {
  /** The first die, as it counts: what sets another off, and what does not. */
  readonly first: { readonly met: Mass; readonly rest: Mass };
  /** Every further die, as it counts; nothing of it sets another off where dice explode once. */
  readonly further: { readonly met: Mass; readonly rest: Mass };
}

/** The chain of an exploding die: `first` and `fresh` are what the first and any further die show. */
export const chainOf = (
  first: Mass,
  fresh: Mass,
  {
    when,
    penetrating,
    times,
  }: Pick<ExplodeModifier, 'penetrating' | 'times'> & { readonly when: readonly Condition[] },
): Chain => {
  // Whether a further die explodes too is seen on its face, before it counts one less.
  const after = times === 'always' ? split(fresh, when) : { met: NOTHING, rest: fresh };
  const less = penetrating ? -1 : 0;
  return {
    first: split(first, when),
    further: { met: shifted(after.met, less), rest: shifted(after.rest, less) },
  };
};

/**
 * What all dice of a chain add up to, each worth what `read` makes of its part of the law. Followed until less than
 * `REST` is left, which `dice` such chains lose together.
 */
export const sumOfChain = (
  { first, further }: Chain,
  read: (part: Mass) => Grid,
  dice: number,
  budget: Budget,
): Grid => {
  const sum = new GridSum(budget);
  sum.add(read(first.rest));
  const stops = read(further.rest);
  const goesOn = read(further.met);
  let burning = read(first.met);
  let left = total(burning.chances);
  if (left > 0 && further.rest.values.length === 0) return giveUp('cutShort');
  while (left > REST) {
    sum.add(product(burning, stops, budget));
    if (further.met.values.length === 0) return sum.grid();
    burning = product(burning, goesOn, budget);
    left = total(burning.chances);
  }
  budget.lose(left * dice);
  return sum.grid();
};

/** The most dice that such a chain has as far as it is followed. */
export const lengthOfChain = ({ first, further }: Chain): number => {
  const sparks = total(first.met.chances);
  const goesOn = total(further.met.chances);
  if (sparks === 0) return 1;
  return goesOn === 0 ? 2 : 2 + Math.max(0, Math.ceil(Math.log(REST / sparks) / Math.log(goesOn)));
};

/** The law of an exploding die whose further dice are added to it. */
export const togetherLaw = (chain: Chain, dice: number, budget: Budget): Mass =>
  massOfGrid(sumOfChain(chain, (part) => gridOf(part, budget), dice, budget));

/**
 * The sum of `count` dice of which the first that can explode does: `plain` dice cannot, a `spark` comes with the die it
 * brings, and behind it stand dice of `any` kind.
 */
export const sumOfFirst = (
  { plain, spark, any }: { readonly plain: Grid; readonly spark: Grid; readonly any: Grid },
  count: number,
  budget: Budget,
): Grid => {
  let unlit: Grid = { low: 0, chances: Float64Array.of(1) };
  let lit = NOWHERE;
  for (let die = 0; die < count; die++) {
    const sum = new GridSum(budget);
    sum.add(product(lit, any, budget));
    sum.add(product(unlit, spark, budget));
    lit = sum.grid();
    unlit = product(unlit, plain, budget);
  }
  const sum = new GridSum(budget);
  sum.add(lit);
  sum.add(unlit);
  return sum.grid();
};
