import { type Bounds, diceBounds, mathBounds, negated } from '../bounds.ts';
import type { DiceNode, Expression } from './ast.ts';
import { LIMITS } from './limits.ts';
import type { Problem } from './problem.ts';

/** A problem and the node it is in; no node where it is the roll as a whole. */
export interface Finding {
  readonly problem: Problem;
  readonly node?: Expression;
}

type Checked =
  | { readonly ok: true; readonly bounds: Bounds }
  | { readonly ok: false; readonly finding: Finding };

const found = (node: Expression, problem: Problem): Checked => ({ ok: false, finding: { problem, node } });

/** Finds the first thing a well-formed roll may not ask for: a limit passed, a meaningless count, a zero divisor. */
export const check = (expression: Expression): Finding | undefined => {
  const checked = checkNode(expression);
  if (!checked.ok) return checked.finding;
  const dice = countDice(expression);
  if (dice > LIMITS.dice)
    return {
      problem: { code: 'tooManyDice', params: { limit: LIMITS.dice, given: dice } },
    };
  return undefined;
};

/** All dice of a roll. */
export const countDice = (expression: Expression): number => {
  switch (expression.kind) {
    case 'number':
      return 0;
    case 'dice':
      return expression.count;
    case 'negate':
    case 'label':
      return countDice(expression.of);
    case 'math':
      return countDice(expression.left) + countDice(expression.right);
  }
};

const checkNode = (node: Expression): Checked => {
  switch (node.kind) {
    case 'number': {
      const problem = numberProblem(node.value);
      return problem ? found(node, problem) : { ok: true, bounds: { min: node.value, max: node.value } };
    }
    case 'dice': {
      const problem = diceProblem(node);
      return problem ? found(node, problem) : { ok: true, bounds: diceBounds(node) };
    }
    case 'label':
      return checkNode(node.of);
    case 'negate': {
      const of = checkNode(node.of);
      return of.ok ? { ok: true, bounds: negated(of.bounds) } : of;
    }
    case 'math': {
      const left = checkNode(node.left);
      if (!left.ok) return left;
      const right = checkNode(node.right);
      if (!right.ok) return right;
      const divides = node.operator === '/' || node.operator === '//';
      if (divides && right.bounds.min <= 0 && right.bounds.max >= 0)
        return found(node, { code: 'divisorMayBeZero', params: {} });
      const bounds = mathBounds(node.operator, left.bounds, right.bounds);
      if (bounds.min < -LIMITS.result || bounds.max > LIMITS.result)
        return found(node, { code: 'resultTooLarge', params: { limit: LIMITS.result } });
      return { ok: true, bounds };
    }
  }
};

const numberProblem = (value: number): Problem | undefined => {
  if (value > LIMITS.number)
    return { code: 'numberTooLarge', params: { limit: LIMITS.number, given: value } };
  if (!Number.isInteger(value)) return { code: 'notWhole', params: { number: value } };
  return undefined;
};

const diceProblem = ({ count, shape, modifiers }: DiceNode): Problem | undefined => {
  if (count === 0) return { code: 'noDice', params: {} };
  if (count > LIMITS.dice) return { code: 'tooManyDice', params: { limit: LIMITS.dice, given: count } };
  if (shape.kind === 'numbered') {
    if (shape.sides === 0) return { code: 'noSides', params: {} };
    if (shape.sides > LIMITS.sides)
      return { code: 'tooManySides', params: { limit: LIMITS.sides, given: shape.sides } };
  }
  let targets = 0;
  for (const modifier of modifiers) {
    if (modifier.kind === 'success') {
      if (++targets > 1) return { code: 'twoTargets', params: {} };
      const problem = numberProblem(Math.abs(modifier.target));
      if (problem) return problem;
    } else {
      if (modifier.count === 0) return { code: 'selectsNone', params: { selects: modifier.kind } };
      const problem = numberProblem(modifier.count);
      if (problem) return problem;
    }
  }
  return undefined;
};
