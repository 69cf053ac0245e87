import { diceBounds } from '../bounds.ts';
import type { DiceNode, Expression } from '../notation/ast.ts';
import type { SuccessPool, SumPool } from '../pool.ts';
import { countsSuccesses, faces, keptRanks, scoreOf, sidesOf } from '../reading.ts';
import { binomial } from './binomial.ts';
import { type Budget, solve, type Unsolved } from './budget.ts';
import { combine, massOf, negate } from './combine.ts';
import { type Distribution, distribution, type Mass } from './distribution.ts';
import { sumOfRanks } from './ordered.ts';
import { certain, consecutive, sumOfDice } from './sums.ts';

/** Exact odds, or why there are none. */
export type Odds =
  | { readonly ok: true; readonly distribution: Distribution }
  | ({ readonly ok: false } & Unsolved);

/**
 * The exact distribution of a parsed roll or a pool: every result with its chance, from convolution and
 * order statistics, never by going through all rolls. Says so where that would take too long or too much room.
 */
export const odds = (of: Expression | SumPool | SuccessPool): Odds =>
  told((budget) =>
    of.kind === 'sum' || of.kind === 'successes' ? diceMass(of.dice, budget) : massOfNode(of, budget),
  );

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
  return distribution(binomialMass(dice, hits / sides));
};

/**
 * The exact distribution of whatever a rule makes of a handful of equal dice, where their order does not
 * matter: `score` gets how many dice show each face (`counts[face]`; faces from 1; the array is reused) and is
 * asked once for each different handful. 20d6 have 53,130 of them; refuses more than 200,000.
 */
export const handfulOdds = (
  { count, sides }: { readonly count: number; readonly sides: number },
  score: (counts: readonly number[]) => number,
): Odds =>
  told((budget) => {
    let handfuls = 1;
    for (let step = 1; step < sides; step++) handfuls = (handfuls * (count + step)) / step;
    budget.spend(handfuls * HANDFUL_STEPS, Math.min(handfuls, count * sides));
    const counts = new Array<number>(sides + 1).fill(0);
    const gathered = new Map<number, number>();
    const place = (face: number, left: number, chance: number): void => {
      if (face === sides || left === 0) {
        counts[face] = left;
        const result = score(counts);
        gathered.set(result, (gathered.get(result) ?? 0) + chance);
        counts[face] = 0;
        return;
      }
      const row = binomial(left, 1 / (sides - face + 1));
      for (let shown = 0; shown <= left; shown++) {
        counts[face] = shown;
        place(face + 1, left - shown, chance * (row[shown] as number));
      }
      counts[face] = 0;
    };
    place(1, count, 1);
    return massOf(gathered);
  });

/** What one handful costs of the budget: 200,000 use it up. */
const HANDFUL_STEPS = 150;

const told = (calculation: (budget: Budget) => Mass): Odds => {
  const solved = solve(calculation);
  return solved.ok ? { ok: true, distribution: distribution(solved.solution) } : solved;
};

const massOfNode = (node: Expression, budget: Budget): Mass => {
  switch (node.kind) {
    case 'number':
      return certain(node.value);
    case 'dice':
      return diceMass(node, budget);
    case 'label':
      return massOfNode(node.of, budget);
    case 'negate':
      return negate(massOfNode(node.of, budget));
    case 'math':
      return combine(node.operator, massOfNode(node.left, budget), massOfNode(node.right, budget), budget);
  }
};

const diceMass = (dice: DiceNode, budget: Budget): Mass => {
  const { from, to } = keptRanks(dice.count, dice.modifiers);
  const { min, max } = diceBounds(dice);
  if (min === max) return certain(min);
  const everyDie = to - from === dice.count;
  const lowest = faces(dice.shape).min;
  const sides = sidesOf(dice.shape);
  if (everyDie && !countsSuccesses(dice)) return sumOfDice(dice.count, lowest, lowest + sides - 1, budget);

  const scores = new Float64Array(sides);
  for (let face = 0; face < sides; face++) scores[face] = scoreOf(lowest + face, dice.modifiers);
  if (everyDie) return binomialMass(dice.count, scores.reduce((sum, score) => sum + score, 0) / sides);
  const chances = new Float64Array(sides).fill(1 / sides);
  return sumOfRanks(dice.count, { from, to }, { chances, scores }, budget);
};

const binomialMass = (dice: number, chance: number): Mass => consecutive(0, binomial(dice, chance));
