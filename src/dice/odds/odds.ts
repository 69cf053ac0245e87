import type { Batch, Expression } from '../notation/ast.ts';
import type { SuccessPool, SumPool } from '../pool.ts';
import { binomial } from './binomial.ts';
import { type Budget, STEPS, solve, type Unsolved } from './budget.ts';
import { type Distribution, distribution, type Mass } from './distribution.ts';
import { massOfExpression } from './expression.ts';
import { consecutive } from './mass.ts';
import { type Sample, sample, sampleAfter } from './sample.ts';
import { massAfter } from './shared.ts';
import { leaveOutCutRolls } from './spare.ts';

/**
 * Exact odds, or why there are none. `cut` is the chance (0 to 1) of all that was left out because it could go on for
 * ever or is too rare to be followed, at most: no chance is off by more. It is 0 where nothing was.
 */
export type Odds =
  | { readonly ok: true; readonly distribution: Distribution; readonly cut: number }
  | ({ readonly ok: false } & Unsolved);

/** Odds in any case: exact where they can be told, else counted in so many rolls. */
export type Estimate =
  | { readonly exact: true; readonly distribution: Distribution; readonly cut: number }
  | {
      readonly exact: false;
      readonly distribution: Distribution;
      /** Why they are not exact. */
      readonly why: Unsolved;
      readonly rolls: number;
      /** How far off a chance (0 to 1) may be, at 95%. */
      readonly error: number;
    };

/**
 * The exact distribution of a parsed roll or a pool: every result with its chance, from convolution and
 * order statistics, never by going through all rolls. Says so where that would take too long or too much room.
 */
export const odds = (of: Expression | SumPool | SuccessPool): Odds => {
  const expression = of.kind === 'sum' || of.kind === 'successes' ? of.dice : of;
  return told((budget) => {
    leaveOutCutRolls([{ expression, repeat: 1 }], budget);
    return massOfExpression(expression, budget, null);
  });
};

/** The exact distribution of a parsed roll, else that of so many rolls of it as can be made in a moment, always the same. */
export const oddsOrSample = (expression: Expression): Estimate =>
  estimate(odds(expression), () => sample(expression, SEED));
const SEED = 'odds';

/** The odds of every line of a batch by itself, once each: `&` is what the first one comes to. All share the time that one answer may take. */
export const oddsOfBatch = (batch: Batch): readonly Estimate[] => {
  const [first] = batch;
  const share = 1 / Math.max(1, batch.length);
  return batch.map((line) => {
    const isFirst = first === undefined || line === first;
    const answer = told((budget) => {
      leaveOutCutRolls(batch, budget);
      if (isFirst) return massOfExpression(line.expression, budget, null);
      return massAfter(massOfExpression(first.expression, budget, null), line.expression, budget);
    }, share);
    return estimate(answer, () =>
      isFirst
        ? sample(line.expression, SEED, { share })
        : sampleAfter(first.expression, line.expression, SEED, { share }),
    );
  });
};

const estimate = (answer: Odds, sampled: () => Sample): Estimate => {
  if (answer.ok) return { exact: true, distribution: answer.distribution, cut: answer.cut };
  const { ok: _, ...why } = answer;
  return { exact: false, why, ...sampled() };
};

/** The number of successes of `dice` dice with so many `sides` (6 unless told), each from `target` up. */
export const successOdds = ({
  dice,
  target,
  sides = 6,
}: {
  readonly dice: number;
  readonly target: number;
  readonly sides?: number;
}): Distribution => {
  const hits = Math.min(sides, Math.max(0, sides - target + 1));
  return distribution(consecutive(0, binomial(dice, hits / sides)));
};

const told = (calculation: (budget: Budget) => Mass, share = 1): Odds => {
  const solved = solve(calculation, STEPS * share);
  return solved.ok ? { ok: true, distribution: distribution(solved.solution), cut: solved.cut } : solved;
};
