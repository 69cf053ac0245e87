import { apply, calculate, meets } from '../arithmetic.ts';
import type { Comparison, MathFunction, Operator } from '../notation/ast.ts';
import type { Bounds } from './looking.ts';

/**
 * The bounds of maths on two results that do not depend on one another. Throws where the right may be 0 and divides. What a
 * power cannot be worked out for gives NaN. `whole`: both sides come to whole numbers only.
 */
export const mathBounds = (operator: Operator, left: Bounds, right: Bounds, whole = false): Bounds => {
  const divides = operator === '/' || operator === '//' || operator === '%';
  if (divides && right.min <= 0 && right.max >= 0) throw new RangeError('the divisor may be zero');
  if (operator === '%' && !(isCertain(left) && isCertain(right)))
    return remainderBounds(left, right, whole ? 1 : 0);
  const corners = [left.min, left.max].flatMap((a) =>
    [right.min, right.max].map((b) => calculate(operator, a, b)),
  );
  if (operator === '^') {
    if (left.min <= 0 && left.max >= 0) corners.push(0, ...(right.min <= 0 && right.max >= 0 ? [1] : []));
    // A power of a negative number changes sides from one exponent to the next.
    if (left.min < 0 && !isCertain(right)) corners.push(...corners.map((corner) => -corner));
    if (left.min < 0 && !isCertain(left)) corners.push(...corners.map((corner) => -corner));
  }
  return { min: Math.min(...corners) + 0, max: Math.max(...corners) + 0 };
};

const isCertain = ({ min, max }: Bounds): boolean => min === max;

/** What is left has the sign of the right side, and is smaller than it. */
const remainderBounds = (left: Bounds, right: Bounds, step: number): Bounds => {
  if (right.min > 0) {
    const fits = left.min >= 0 && left.max < right.min;
    return fits
      ? left
      : { min: 0, max: left.min >= 0 ? Math.min(left.max, right.max - step) : right.max - step };
  }
  return { min: right.min + step, max: 0 };
};

/** The bounds of a comparison: 1 where it is true, else 0. */
export const compareBounds = (left: Bounds, right: Bounds, compare: Comparison): Bounds => {
  if (isCertain(left) && isCertain(right)) {
    const value = meets(left.min, compare, right.min) ? 1 : 0;
    return { min: value, max: value };
  }
  switch (compare) {
    case '>=':
      return { min: left.min >= right.max ? 1 : 0, max: left.max >= right.min ? 1 : 0 };
    case '>':
      return { min: left.min > right.max ? 1 : 0, max: left.max > right.min ? 1 : 0 };
    case '<=':
      return { min: left.max <= right.min ? 1 : 0, max: left.min <= right.max ? 1 : 0 };
    case '<':
      return { min: left.max < right.min ? 1 : 0, max: left.min < right.max ? 1 : 0 };
    case '=':
      return { min: 0, max: left.max >= right.min && left.min <= right.max ? 1 : 0 };
    case '!=':
      return { min: left.max >= right.min && left.min <= right.max ? 0 : 1, max: 1 };
  }
};

/** The bounds of a function. What a square root cannot be worked out for gives NaN. */
export const callBounds = (name: MathFunction, of: readonly Bounds[]): Bounds => {
  const mins = of.map((bounds) => bounds.min);
  const maxs = of.map((bounds) => bounds.max);
  const ends = { min: apply(name, mins), max: apply(name, maxs) };
  if (name !== 'abs') return ends; // all others grow with what goes into them
  const [min = 0, max = 0] = [mins[0], maxs[0]];
  return min <= 0 && max >= 0
    ? { min: 0, max: Math.max(-min, max) }
    : { min: Math.min(Math.abs(min), Math.abs(max)), max: Math.max(Math.abs(min), Math.abs(max)) };
};

export const negated = ({ min, max }: Bounds): Bounds => ({ min: 0 - max, max: 0 - min });
