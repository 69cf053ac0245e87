import { meets } from '../arithmetic.ts';
import type { GroupModifier, Modifier, SelectModifier, Shape, SuccessModifier } from '../notation/ast.ts';
import { faces, keptOf, ranksInPlay, SCORES, selectsOf, successOf, verdictOn } from '../reading.ts';
import { type Budget, giveUp } from './budget.ts';
import type { Mass } from './distribution.ts';
import { type Grid, mapped, NOWHERE } from './mass.ts';

/**
 * How values are read that lie on the table, in whole numbers that can be added up: what each adds, which ranks stay, and
 * what a sum of scores means.
 */
export interface Reader {
  /** Which of so many ranks, from low to high, stay; undefined: all. */
  ranks(count: number): readonly boolean[] | undefined;
  /** Whether a value is left in by all that names a condition. */
  stays(value: number): boolean;
  /** What a value adds that stands on a rank that stays: a whole number, 0 where it does not stay itself. */
  score(value: number): number;
  /** The results that sums of scores stand for. */
  results(sums: Mass): Mass;
}

type AnyModifier = Modifier | GroupModifier;

/**
 * The reader of `keep`, `drop` and success modifiers. `values` are all that may be read, and `most` says how many there may
 * be: on these depends how scores are made whole and kept apart.
 */
export const readerOf = (
  modifiers: readonly AnyModifier[],
  values: Float64Array,
  most: number,
  shape?: Shape,
): Reader => {
  const selects = selectsOf(modifiers);
  const byRank = selects.filter(({ which }) => 'end' in which);
  const stays = (value: number) => selects.every((select) => passes(value, select));
  const { score, results } = countingOf(modifiers, values, most, shape);
  const ranks = (count: number) =>
    keptOf(
      Array.from({ length: count }, (_, rank) => rank),
      byRank,
    );
  return {
    ranks: (count) => {
      const { from, to } = ranksInPlay(count, modifiers);
      const kept = ranks(to - from);
      if (to - from === count) return kept;
      return Array.from(
        { length: count },
        (_, rank) => rank >= from && rank < to && kept?.[rank - from] !== false,
      );
    },
    stays,
    score: (value) => (stays(value) ? score(value) : 0),
    results,
  };
};

/** Whether a value is left in by a keep or drop that names a condition. */
const passes = (value: number, { kind, which }: SelectModifier): boolean =>
  'end' in which || meets(value, which.when.compare, which.when.value) === (kind === 'keep');

const countingOf = (
  modifiers: readonly AnyModifier[],
  values: Float64Array,
  most: number,
  shape: Shape | undefined,
): Pick<Reader, 'score' | 'results'> => {
  const success = successOf(modifiers);
  if (success === undefined) {
    const scale = scaleOf(values);
    return {
      score: (value) => Math.round(value * scale),
      results: ({ values, chances }) => ({
        values: scale === 1 ? values : values.map((value) => value / scale),
        chances,
      }),
    };
  }
  if (success.redeems && shape !== undefined) return redeemingOf(success, most, faces(shape).max);
  if (success.cancel === null)
    return { score: (value) => SCORES[verdictOn(value, success)], results: (sums) => sums };
  // Cancels end at zero, failures do not: with failures both have to be counted apart, as two digits of one number.
  const digit = success.fail === null ? -1 : 4 * most + 1;
  return {
    score: (value) => {
      const verdict = verdictOn(value, success);
      return verdict === 'cancel' ? digit : SCORES[verdict];
    },
    results: (sums) =>
      mapped(sums, (sum) => {
        if (digit === -1) return Math.max(0, sum);
        const cancels = Math.floor((sum + most) / digit);
        const net = sum - cancels * digit;
        return net > 0 ? Math.max(0, net - cancels) : net;
      }),
  };
};

/** Successes, failures less what redeems them, and cancels end each in their own way: counted as digits of one number. */
const redeemingOf = (
  success: SuccessModifier,
  most: number,
  highest: number,
): Pick<Reader, 'score' | 'results'> => {
  const second = 4 * most + 1;
  const third = second * (4 * most + 1);
  return {
    score: (value) => {
      const verdict = verdictOn(value, success);
      const redeemed = value === highest ? second : 0;
      if (verdict === 'failure') return redeemed - second;
      return redeemed + (verdict === 'cancel' ? third : SCORES[verdict]);
    },
    results: (sums) =>
      mapped(sums, (sum) => {
        const cancels = Math.floor((sum + second * most) / third);
        const rest = sum - cancels * third;
        const left = Math.floor(rest / second);
        const net = rest - left * second + Math.min(0, left);
        return net > 0 ? Math.max(0, net - cancels) : net;
      }),
  };
};

/** What values have to be multiplied with to be whole. */
const scaleOf = (values: Float64Array): number => {
  const whole = (scale: number) =>
    values.every((value) => Math.abs(Math.round(value * scale) - value * scale) < 1e-9 * scale);
  for (const scale of SCALES) if (whole(scale)) return scale;
  return giveUp('dependentDice');
};
const SCALES = [...Array.from({ length: 60 }, (_, at) => at + 1), 100, 1000, 10_000, 100_000, 1_000_000];

/** The sums that one value of a law stands for, on a grid. */
export const scoresOf = ({ values, chances }: Mass, reader: Reader, budget: Budget): Grid => {
  if (values.length === 0) return NOWHERE;
  const scores = values.map((value) => reader.score(value));
  let low = Infinity;
  let high = -Infinity;
  for (const score of scores) {
    low = Math.min(low, score);
    high = Math.max(high, score);
  }
  budget.spend(high - low + 1, high - low + 1);
  const grid = new Float64Array(high - low + 1);
  for (let place = 0; place < scores.length; place++) {
    const at = (scores[place] as number) - low;
    grid[at] = (grid[at] as number) + (chances[place] as number);
  }
  return { low, chances: grid };
};
