import type { Comparison, Condition, MathFunction, Operator } from './notation/ast.ts';
import { LIMITS } from './notation/limits.ts';

/** Adding 0 turns −0, which JavaScript's rounding leaves behind, into 0. */
const tidy = (value: number): number => value + 0;

/** One step of maths; `/` is exact, `//` rounds down, `%` is what `//` leaves. Throws where the divisor is 0. */
export const calculate = (operator: Operator, left: number, right: number): number => {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return tidy(left * right);
    case '/':
      return tidy(divide(left, right));
    case '//':
      return tidy(Math.floor(divide(left, right)));
    case '%':
      return tidy(left - right * Math.floor(divide(left, right)));
    case '^':
      return tidy(left ** right);
  }
};

const divide = (left: number, right: number): number => {
  if (right === 0) throw new RangeError('division by zero');
  return left / right;
};

/** Whether a value meets a target. */
export const meets = (value: number, compare: Comparison, target: number): boolean => {
  switch (compare) {
    case '>=':
      return value >= target;
    case '<=':
      return value <= target;
    case '>':
      return value > target;
    case '<':
      return value < target;
    case '=':
      return value === target;
    case '!=':
      return value !== target;
  }
};

/** Whether a value meets one of several conditions. */
export const meetsAny = (value: number, when: readonly Condition[]): boolean => {
  for (let place = 0; place < when.length; place++) {
    const condition = when[place] as Condition;
    if (meets(value, condition.compare, condition.value)) return true;
  }
  return false;
};

/** How many of the values from one place to another meet a condition. Counted without a branch: dice fall as no processor can foresee. */
export const metAmong = (
  values: readonly number[],
  from: number,
  to: number,
  { compare, value }: Condition,
): number => {
  let met = 0;
  switch (compare) {
    case '>=':
      for (let place = from; place < to; place++) met += Number((values[place] as number) >= value);
      return met;
    case '<=':
      for (let place = from; place < to; place++) met += Number((values[place] as number) <= value);
      return met;
    default:
      for (let place = from; place < to; place++)
        met += Number(meets(values[place] as number, compare, value));
      return met;
  }
};

/** What a function makes of its numbers; `round` takes halves away from zero. */
export const apply = (name: MathFunction, of: readonly number[]): number => {
  const [value = 0] = of;
  switch (name) {
    case 'floor':
      return tidy(Math.floor(value));
    case 'ceil':
      return tidy(Math.ceil(value));
    case 'round':
      return tidy(Math.sign(value) * Math.round(Math.abs(value)));
    case 'abs':
      return Math.abs(value);
    case 'sign':
      return tidy(Math.sign(value));
    case 'sqrt':
      return tidy(Math.sqrt(value));
    case 'exp':
      return Math.exp(value);
    case 'log':
      return tidy(Math.log(value));
    case 'sin':
      return tidy(Math.sin(value));
    case 'cos':
      return tidy(Math.cos(value));
    case 'tan':
      // Near a pole it may come to anything: no farther than what is counted exactly.
      return tidy(Math.min(LIMITS.result, Math.max(-LIMITS.result, Math.tan(value))));
    case 'min':
      return Math.min(...of);
    case 'max':
      return Math.max(...of);
  }
};
