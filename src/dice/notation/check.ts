import { boundsOf } from '../bounds/bounds.ts';
import { groupBounds } from '../bounds/group.ts';
import type { Bounds, Looking } from '../bounds/looking.ts';
import { callBounds, mathBounds, negated } from '../bounds/maths.ts';
import { selectsOf } from '../reading.ts';
import type { CallNode, Expression, GroupNode, MathNode } from './ast.ts';
import { diceProblem, firstProblem, numberProblem } from './checkDice.ts';
import { countDepth } from './count.ts';
import { LIMITS } from './limits.ts';
import type { Problem } from './problem.ts';
import { isWhole } from './whole.ts';

/** A problem and the node it is in; no node where it is the roll as a whole. */
export interface Finding {
  readonly problem: Problem;
  readonly node?: Expression;
}

/** What there is to know of a roll before it is made. */
export interface Checked {
  /** The first thing that a well-formed roll may not ask for: a limit passed, a meaningless count, a zero divisor. */
  readonly finding: Finding | undefined;
  /** All dice that it is written with. */
  readonly dice: number;
  /** Whether there is an `&` in it. */
  readonly shares: boolean;
}

/** Looks through a roll, once. */
export const check = (expression: Expression): Checked => {
  const look = new Look(expression);
  look.at(expression, WIDELY, 0);
  if (look.finding === undefined && look.dice > LIMITS.dice)
    look.finding = { problem: { code: 'tooManyDice', params: { limit: LIMITS.dice, given: look.dice } } };
  return look;
};

/** Even a roll that is cut short must not divide by zero. */
const WIDELY: Looking = { cut: true, dropping: false };
/** What it may come to where something is wrong with it. */
const UNKNOWN: Bounds = { min: Number.NaN, max: Number.NaN };
/** The same where nobody asks: a sum of as many dice and numbers as a roll has room for stays far below what is counted exactly. */
const UNASKED: Bounds = { min: 0, max: 0 };

/** Whether nothing is done with the parts of a roll but to add and subtract them: then no limit hangs on what they come to. */
const onlyAdds = (node: Expression): boolean => {
  switch (node.kind) {
    case 'number':
    case 'dice':
    case 'shared':
      return true;
    case 'label':
    case 'negate':
      return onlyAdds(node.of);
    case 'group':
      return node.items.every(onlyAdds);
    case 'math':
      return (node.operator === '+' || node.operator === '-') && onlyAdds(node.left) && onlyAdds(node.right);
    case 'compare':
    case 'call':
      return false;
  }
};

class Look implements Checked {
  finding: Finding | undefined;
  dice = 0;
  shares = false;
  readonly #whole: Expression;
  readonly #onlyAdds: boolean;

  constructor(whole: Expression) {
    this.#whole = whole;
    this.#onlyAdds = onlyAdds(whole);
  }

  #found(node: Expression, problem: Problem | undefined): boolean {
    if (problem !== undefined) this.finding ??= { problem, node };
    return this.finding !== undefined;
  }

  /** What a node may come to, `depth` groups deep; of no meaning once something is found. */
  at(node: Expression, looking: Looking, depth: number): Bounds {
    switch (node.kind) {
      case 'number':
        return this.#found(node, numberProblem(node.value)) ? UNKNOWN : { min: node.value, max: node.value };
      case 'dice':
        this.dice += node.count;
        if (this.#found(node, diceProblem(node))) return UNKNOWN;
        return this.#onlyAdds ? UNASKED : boundsOf(node, looking);
      case 'group':
        return this.#group(node, looking, depth + 1);
      case 'label':
        return this.at(node.of, looking, depth);
      case 'negate':
        return negated(this.at(node.of, looking, depth));
      case 'math':
        return this.#math(node, looking, depth);
      case 'compare':
        this.at(node.left, looking, depth);
        if (this.finding === undefined) this.at(node.right, looking, depth);
        return { min: 0, max: 1 };
      case 'call':
        return this.#call(node, looking, depth);
      case 'shared':
        this.shares = true;
        return boundsOf(node, looking);
    }
  }

  #group(node: GroupNode, looking: Looking, depth: number): Bounds {
    const { items, modifiers } = node;
    if (depth > LIMITS.depth) {
      const given = countDepth(this.#whole);
      this.finding ??= { problem: { code: 'tooDeep', params: { limit: LIMITS.depth, given } } };
      return UNKNOWN;
    }
    // Dice may go from a roll that is alone in its group, so that its parts can come to less.
    const alone = items.length === 1;
    const dropping = alone && (looking.dropping || selectsOf(modifiers).length > 0);
    const inner = { ...looking, dropping };
    const bounds: Bounds[] = [];
    for (const item of items) {
      bounds.push(this.at(item, inner, depth));
      if (this.finding !== undefined) return UNKNOWN;
    }
    if (this.#found(node, firstProblem(modifiers))) return UNKNOWN;
    if (this.#onlyAdds) return UNASKED;
    return groupBounds(node, looking, (item) => bounds[items.indexOf(item)] ?? UNKNOWN);
  }

  #call(node: CallNode, looking: Looking, depth: number): Bounds {
    const { name } = node;
    const of: Bounds[] = [];
    for (const argument of node.of) {
      of.push(this.at(argument, looking, depth));
      if (this.finding !== undefined) return UNKNOWN;
    }
    if (this.#found(node, callProblem(node, of))) return UNKNOWN;
    return this.#withinReach(node, callBounds(name, of, name === 'tan' && node.of.every(isWhole)));
  }

  #math(node: MathNode, looking: Looking, depth: number): Bounds {
    const left = this.at(node.left, looking, depth);
    if (this.finding !== undefined) return UNKNOWN;
    const right = this.at(node.right, looking, depth);
    if (this.#onlyAdds) return this.finding === undefined ? UNASKED : UNKNOWN;
    if (this.finding !== undefined || this.#found(node, mathProblem(node, left, right))) return UNKNOWN;
    const whole = node.operator === '%' && isWhole(node);
    return this.#withinReach(node, mathBounds(node.operator, left, right, whole));
  }

  #withinReach(node: Expression, bounds: Bounds): Bounds {
    const reached = bounds.min >= -LIMITS.result && bounds.max <= LIMITS.result;
    this.#found(node, reached ? undefined : { code: 'resultTooLarge', params: { limit: LIMITS.result } });
    return bounds;
  }
}

const callProblem = ({ name }: CallNode, of: readonly Bounds[]): Problem | undefined => {
  if (name !== 'min' && name !== 'max' && of.length > 1) return { code: 'oneNumber', params: { name } };
  if (name === 'sqrt' && of.some(({ min }) => min < 0)) return { code: 'noRoot', params: {} };
  if (name === 'log' && of.some(({ min }) => min <= 0)) return { code: 'noLogarithm', params: {} };
  return undefined;
};

const mathProblem = (node: MathNode, left: Bounds, right: Bounds): Problem | undefined => {
  const { operator } = node;
  if (operator === '/' || operator === '//' || operator === '%')
    return right.min <= 0 && right.max >= 0 ? { code: 'divisorMayBeZero', params: {} } : undefined;
  return operator === '^' && !hasPower(left, right, node.right) ? { code: 'noPower', params: {} } : undefined;
};

/** Nothing may be zero to a negative power, or negative to one that is not whole. */
const hasPower = (left: Bounds, right: Bounds, exponent: Expression): boolean => {
  if (left.min > 0) return true;
  if (right.min < 0 && left.max >= 0) return false;
  return left.min >= 0 || isWhole(exponent);
};
