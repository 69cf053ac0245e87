import { calculate } from '../arithmetic.ts';
import { type Bounds, mathBounds } from '../bounds.ts';
import type { Operator } from '../notation/ast.ts';
import { type Budget, divisionByZero, OUTCOMES } from './budget.ts';
import type { Mass } from './distribution.ts';
import { isConsecutive, sumOfTwo } from './sums.ts';

/** Results reversed in sign. */
export const negate = ({ values, chances }: Mass): Mass => ({
  values: Float64Array.from(values, (value) => 0 - value).reverse(),
  chances: chances.slice().reverse(),
});

/** Maths on two results that do not depend on one another: every pair once. */
export const combine = (operator: Operator, left: Mass, right: Mass, budget: Budget): Mass => {
  if ((operator === '/' || operator === '//') && right.values.includes(0)) return divisionByZero();
  if (operator === '-') return combine('+', left, negate(right), budget);
  if (operator === '+' && isConsecutive(left) && isConsecutive(right)) return sumOfTwo(left, right, budget);
  const pairs = left.values.length * right.values.length;
  const span = spanOf(operator, left, right);
  // Where the results lie close together an array takes them, else (1d6*1000000) a map.
  if (span !== undefined) {
    budget.spend(pairs * DENSE_STEPS + span.outcomes, span.outcomes);
    return gatherDense(operator, left, right, span);
  }
  budget.spend(pairs * SPARSE_STEPS, Math.min(pairs, OUTCOMES));
  return gatherSparse(operator, left, right);
};

/** What a pair costs of the budget, by where its result goes. */
const DENSE_STEPS = 8;
const SPARSE_STEPS = 60;

interface Span {
  readonly low: number;
  readonly outcomes: number;
}

/** The room that the results need one beside the other, or nothing where it were too much. */
const spanOf = (operator: Operator, left: Mass, right: Mass): Span | undefined => {
  const ends = ({ values }: Mass) => ({ min: values[0] as number, max: values.at(-1) as number });
  const { min, max } = mathBoundsOf(operator, ends(left), ends(right));
  const outcomes = max - min + 1;
  return outcomes <= OUTCOMES ? { low: min, outcomes } : undefined;
};

const mathBoundsOf = (operator: Operator, left: Bounds, right: Bounds): Bounds => {
  const divides = operator === '/' || operator === '//';
  if (!divides || right.min > 0 || right.max < 0) return mathBounds(operator, left, right);
  // A divisor on both sides of zero, which it never is: no quotient is farther from zero than its dividend.
  const farthest = Math.max(Math.abs(left.min), Math.abs(left.max));
  return { min: -farthest, max: farthest };
};

const gatherDense = (operator: Operator, left: Mass, right: Mass, { low, outcomes }: Span): Mass => {
  const gathered = new Float64Array(outcomes);
  // A chance may be too small for a number; that the result exists is known all the same.
  const possible = new Uint8Array(outcomes);
  for (let a = 0; a < left.values.length; a++) {
    const value = left.values[a] as number;
    const chance = left.chances[a] as number;
    for (let b = 0; b < right.values.length; b++) {
      const at = calculate(operator, value, right.values[b] as number) - low;
      gathered[at] = (gathered[at] as number) + chance * (right.chances[b] as number);
      possible[at] = 1;
    }
  }
  const size = possible.reduce((sum, one) => sum + one, 0);
  const values = new Float64Array(size);
  const chances = new Float64Array(size);
  for (let at = 0, place = 0; at < outcomes; at++) {
    if (possible[at] === 0) continue;
    values[place] = low + at;
    chances[place++] = gathered[at] as number;
  }
  return { values, chances };
};

const gatherSparse = (operator: Operator, left: Mass, right: Mass): Mass => {
  const gathered = new Map<number, number>();
  for (let a = 0; a < left.values.length; a++)
    for (let b = 0; b < right.values.length; b++) {
      const result = calculate(operator, left.values[a] as number, right.values[b] as number);
      const chance = (left.chances[a] as number) * (right.chances[b] as number);
      gathered.set(result, (gathered.get(result) ?? 0) + chance);
    }
  return massOf(gathered);
};

/** The mass of results gathered in any order. */
export const massOf = (gathered: ReadonlyMap<number, number>): Mass => {
  const values = Float64Array.from(gathered.keys()).sort();
  return { values, chances: values.map((value) => gathered.get(value) ?? 0) };
};
