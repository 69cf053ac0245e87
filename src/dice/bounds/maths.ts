import { apply, calculate, meets } from '../arithmetic.ts';
import type { Comparison, MathFunction, Operator } from '../notation/ast.ts';
import { LIMITS } from '../notation/limits.ts';
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

/**
 * The bounds of a function. What a root or a logarithm cannot be worked out for gives NaN or an infinite end. `whole`: what it is
 * given comes to whole numbers only.
 */
export const callBounds = (name: MathFunction, of: readonly Bounds[], whole = false): Bounds => {
  switch (name) {
    case 'floor':
    case 'ceil':
    case 'round':
    case 'sign':
    case 'min':
    case 'max':
    case 'sqrt':
    case 'exp':
    case 'log':
      // These grow with what goes into them.
      return {
        min: apply(
          name,
          of.map(({ min }) => min),
        ),
        max: apply(
          name,
          of.map(({ max }) => max),
        ),
      };
    case 'abs':
      return throughTurns(name, of[0], [0]);
    case 'sin':
      return waveBounds(name, of[0], Math.PI / 2);
    case 'cos':
      return waveBounds(name, of[0], 0);
    case 'tan':
      return tangentBounds(of[0], whole);
  }
};

/** The bounds of a function that turns at some places, and only there. */
const throughTurns = (name: MathFunction, of: Bounds = NOTHING, turns: readonly number[] = []): Bounds => {
  const places = [of.min, of.max, ...turns.filter((turn) => turn > of.min && turn < of.max)];
  const values = places.map((place) => apply(name, [place]));
  return { min: Math.min(...values), max: Math.max(...values) };
};

const NOTHING: Bounds = { min: 0, max: 0 };

/** Beyond, the places at which angles turn are no longer known closely enough. */
const FAR = 1_000_000;
const isFar = (of: Bounds): boolean => !isCertain(of) && (of.min < -FAR || of.max > FAR);

/** The bounds of a sine or cosine, one of whose turns is given. */
const waveBounds = (name: 'sin' | 'cos', of: Bounds = NOTHING, turn = 0): Bounds => {
  if (isFar(of)) return { min: -1, max: 1 };
  const next = turn + Math.ceil((of.min - turn) / Math.PI) * Math.PI;
  return throughTurns(name, of, [next, next + Math.PI]);
};

/** The most whole numbers that are looked at one by one. */
const FEW = 10_000;

/** A tangent jumps from the highest to the lowest at every pole; whole numbers never meet one. */
const tangentBounds = (of: Bounds = NOTHING, whole = false): Bounds => {
  const branch = (at: number) => Math.floor(at / Math.PI + 0.5);
  if (isCertain(of) || (!isFar(of) && branch(of.min) === branch(of.max))) return throughTurns('tan', of);
  if (!whole || of.max - of.min > FEW) return { min: -LIMITS.result, max: LIMITS.result };
  let min = Infinity;
  let max = -Infinity;
  for (let at = of.min; at <= of.max; at++) {
    const value = apply('tan', [at]);
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return { min, max };
};

export const negated = ({ min, max }: Bounds): Bounds => ({ min: 0 - max, max: 0 - min });
