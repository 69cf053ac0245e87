import type { Comparison, Operator } from './notation/ast.ts';

/** Adding 0 turns −0, which JavaScript's rounding leaves behind, into 0. */
const tidy = (value: number): number => value + 0;

/** One step of whole-number maths; `/` rounds towards zero, `//` down. Throws where the divisor is 0. */
export const calculate = (operator: Operator, left: number, right: number): number => {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return tidy(left * right);
    case '/':
      return tidy(Math.trunc(divide(left, right)));
    case '//':
      return tidy(Math.floor(divide(left, right)));
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
  }
};
