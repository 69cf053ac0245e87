import { apply, calculate, meets } from '../arithmetic.ts';
import type { Comparison, MathFunction, Operator } from '../notation/ast.ts';
import { type Budget, giveUp, OUTCOMES } from './budget.ts';
import type { Mass } from './distribution.ts';
import { consecutive, gridOf, isConsecutive, mapped, massOf } from './mass.ts';
import { sumOfTwo } from './sums.ts';

/** Results reversed in sign. */
export const negate = ({ values, chances }: Mass): Mass => ({
  values: Float64Array.from(values, (value) => 0 - value).reverse(),
  chances: chances.slice().reverse(),
});

/** Maths on two results that do not depend on one another: every pair once. */
export const combine = (operator: Operator, left: Mass, right: Mass, budget: Budget): Mass => {
  const divides = operator === '/' || operator === '//' || operator === '%';
  if (divides && right.values.includes(0)) return giveUp('divisionByZero');
  if (operator === '-') return combine('+', left, negate(right), budget);
  if (operator === '+') {
    const moved = movedBy(left, right) ?? movedBy(right, left);
    if (moved !== undefined) return moved;
    if (isConsecutive(left) && isConsecutive(right)) {
      const { low, chances } = sumOfTwo(gridOf(left, budget), gridOf(right, budget), budget);
      return consecutive(low, chances);
    }
  }
  return gather(left, right, (a, b) => calculate(operator, a, b), budget);
};

/** A sum with something that is certain. */
const movedBy = (mass: Mass, { values }: Mass): Mass | undefined => {
  const [by] = values;
  if (values.length !== 1 || by === undefined || !Number.isInteger(by)) return undefined;
  return { values: mass.values.map((value) => value + by), chances: mass.chances };
};

/** What a pair costs of the budget, by where its result goes. */
const DENSE_STEPS = 25;
const SPARSE_STEPS = 200;

const gather = (
  left: Mass,
  right: Mass,
  of: (left: number, right: number) => number,
  budget: Budget,
): Mass => {
  const pairs = left.values.length * right.values.length;
  budget.spend(pairs * DENSE_STEPS, Math.min(pairs, OUTCOMES));
  const results = new Float64Array(pairs);
  const chances = new Float64Array(pairs);
  let low = Infinity;
  let high = -Infinity;
  let whole = true;
  for (let a = 0, pair = 0; a < left.values.length; a++)
    for (let b = 0; b < right.values.length; b++, pair++) {
      const result = of(left.values[a] as number, right.values[b] as number);
      if (!Number.isFinite(result)) return giveUp('noNumber');
      results[pair] = result;
      chances[pair] = (left.chances[a] as number) * (right.chances[b] as number);
      low = Math.min(low, result);
      high = Math.max(high, result);
      whole &&= Number.isInteger(result);
    }
  // Where the results lie close together an array takes them, else (1d6*1000000) a map.
  const span = high - low + 1;
  if (whole && span <= OUTCOMES && span <= 100 * pairs) return gatherDense(results, chances, low, span);
  budget.spend(pairs * SPARSE_STEPS);
  const gathered = new Map<number, number>();
  for (let pair = 0; pair < pairs; pair++) {
    const result = results[pair] as number;
    gathered.set(result, (gathered.get(result) ?? 0) + (chances[pair] as number));
  }
  return massOf(gathered);
};

const gatherDense = (results: Float64Array, chances: Float64Array, low: number, span: number): Mass => {
  const gathered = new Float64Array(span);
  // A chance may be too small for a number; that the result exists is known all the same.
  const possible = new Uint8Array(span);
  let size = 0;
  for (let pair = 0; pair < results.length; pair++) {
    const at = (results[pair] as number) - low;
    gathered[at] = (gathered[at] as number) + (chances[pair] as number);
    if (possible[at] === 1) continue;
    possible[at] = 1;
    size++;
  }
  const mass = { values: new Float64Array(size), chances: new Float64Array(size) };
  for (let at = 0, place = 0; at < span; at++) {
    if (possible[at] === 0) continue;
    mass.values[place] = low + at;
    mass.chances[place++] = gathered[at] as number;
  }
  return mass;
};

/** 1 where one result compares so with another, 0 where not; they do not depend on one another. */
export const compared = (compare: Comparison, left: Mass, right: Mass): Mass => {
  const { higher, equal, lower } = orderOf(left, right);
  let holds = 0;
  let fails = 0;
  for (const [sign, chance] of [
    [1, higher],
    [0, equal],
    [-1, lower],
  ] as const)
    if (meets(sign, compare, 0)) holds += chance;
    else fails += chance;
  if (holds === 0) return { values: Float64Array.of(0), chances: Float64Array.of(fails) };
  if (fails === 0) return { values: Float64Array.of(1), chances: Float64Array.of(holds) };
  return { values: Float64Array.of(0, 1), chances: Float64Array.of(fails, holds) };
};

/** How often the left is higher, equal and lower, each summed up by itself so that rare ones keep their size. */
const orderOf = (left: Mass, right: Mass) => {
  let below = 0; // the right's chances under the value that is looked at
  let higher = 0;
  let equal = 0;
  let place = 0;
  // The right's chances above each of its places.
  const above = new Float64Array(right.values.length + 1);
  for (let at = right.values.length - 1; at >= 0; at--)
    above[at] = (above[at + 1] as number) + (right.chances[at] as number);
  let lower = 0;
  for (let at = 0; at < left.values.length; at++) {
    const value = left.values[at] as number;
    const chance = left.chances[at] as number;
    while (place < right.values.length && (right.values[place] as number) < value)
      below += right.chances[place++] as number;
    const isEqual = right.values[place] === value;
    higher += chance * below;
    if (isEqual) equal += chance * (right.chances[place] as number);
    lower += chance * (above[isEqual ? place + 1 : place] as number);
  }
  return { higher, equal, lower };
};

/** What a function makes of results that do not depend on one another. */
export const called = (name: MathFunction, of: readonly Mass[], budget: Budget): Mass => {
  const [first, ...others] = of;
  if (first === undefined) return giveUp('noNumber');
  if (name === 'min') return negate(others.map(negate).reduce(higher, negate(first)));
  if (name === 'max') return others.reduce(higher, first);
  budget.spend(first.values.length * SPARSE_STEPS);
  return mapped(first, (value) => {
    const result = apply(name, [value]);
    return Number.isFinite(result) ? result : giveUp('noNumber');
  });
};

/** The higher of two results. */
const higher = (left: Mass, right: Mass): Mass => {
  const values: number[] = [];
  const chances: number[] = [];
  let a = 0;
  let b = 0;
  let leftBelow = 0;
  let rightBelow = 0;
  while (a < left.values.length || b < right.values.length) {
    const value = Math.min(left.values[a] ?? Infinity, right.values[b] ?? Infinity);
    const fromLeft = left.values[a] === value ? (left.chances[a++] as number) : 0;
    const fromRight = right.values[b] === value ? (right.chances[b++] as number) : 0;
    const chance = fromLeft * (rightBelow + fromRight) + leftBelow * fromRight;
    leftBelow += fromLeft;
    rightBelow += fromRight;
    if (chance === 0) continue;
    values.push(value);
    chances.push(chance);
  }
  return { values: Float64Array.from(values), chances: Float64Array.from(chances) };
};
