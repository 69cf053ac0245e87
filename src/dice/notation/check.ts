import { meetsAny } from '../arithmetic.ts';
import { boundsOf } from '../bounds/bounds.ts';
import type { Bounds, Looking } from '../bounds/looking.ts';
import { callBounds, mathBounds, negated } from '../bounds/maths.ts';
import { diceInPlay, explodesWhen, faceOf, rerollsWhen, selectsOf, sidesOf } from '../reading.ts';
import type {
  CallNode,
  Condition,
  DiceNode,
  Ends,
  Expression,
  GroupModifier,
  MathNode,
  Modifier,
} from './ast.ts';
import { countDepth, countDice } from './count.ts';
import { LIMITS } from './limits.ts';
import type { Problem } from './problem.ts';
import { isWhole } from './whole.ts';

/** A problem and the node it is in; no node where it is the roll as a whole. */
export interface Finding {
  readonly problem: Problem;
  readonly node?: Expression;
}

/** What a node may come to, or what is wrong with it. */
type Checked =
  | { readonly ok: true; readonly bounds: Bounds }
  | { readonly ok: false; readonly finding: Finding };

const found = (node: Expression, problem: Problem): Checked => ({ ok: false, finding: { problem, node } });
const within = (bounds: Bounds): Checked => ({ ok: true, bounds });

/** Finds the first thing a well-formed roll may not ask for: a limit passed, a meaningless count, a zero divisor. */
export const check = (expression: Expression): Finding | undefined => {
  const depth = countDepth(expression);
  if (depth > LIMITS.depth)
    return { problem: { code: 'tooDeep', params: { limit: LIMITS.depth, given: depth } } };
  const checked = checkNode(expression, WIDELY);
  if (!checked.ok) return checked.finding;
  const dice = countDice(expression);
  return dice > LIMITS.dice
    ? { problem: { code: 'tooManyDice', params: { limit: LIMITS.dice, given: dice } } }
    : undefined;
};

/** Even a roll that is cut short must not divide by zero. */
const WIDELY: Looking = { cut: true, dropping: false };

const checkNode = (node: Expression, looking: Looking): Checked => {
  switch (node.kind) {
    case 'number': {
      const problem = numberProblem(node.value);
      return problem ? found(node, problem) : within({ min: node.value, max: node.value });
    }
    case 'dice': {
      const problem = diceProblem(node);
      return problem ? found(node, problem) : within(boundsOf(node, looking));
    }
    case 'group': {
      // Dice may go from a roll that is alone in its group, so that its parts can come to less.
      const chooses = node.items.length === 1 && selectsOf(node.modifiers).length > 0;
      const inner = { ...looking, dropping: node.items.length === 1 && (looking.dropping || chooses) };
      for (const item of node.items) {
        const checked = checkNode(item, inner);
        if (!checked.ok) return checked;
      }
      const problem = firstProblem(node.modifiers);
      return problem ? found(node, problem) : within(boundsOf(node, looking));
    }
    case 'label':
      return checkNode(node.of, looking);
    case 'negate': {
      const of = checkNode(node.of, looking);
      return of.ok ? within(negated(of.bounds)) : of;
    }
    case 'math':
      return checkMath(node, looking);
    case 'compare': {
      const left = checkNode(node.left, looking);
      if (!left.ok) return left;
      const right = checkNode(node.right, looking);
      return right.ok ? within({ min: 0, max: 1 }) : right;
    }
    case 'call':
      return checkCall(node, looking);
    case 'shared':
      return within(boundsOf(node, looking));
  }
};

const checkCall = (node: CallNode, looking: Looking): Checked => {
  const { name } = node;
  const of: Bounds[] = [];
  for (const argument of node.of) {
    const checked = checkNode(argument, looking);
    if (!checked.ok) return checked;
    of.push(checked.bounds);
  }
  if (name !== 'min' && name !== 'max' && of.length > 1)
    return found(node, { code: 'oneNumber', params: { name } });
  if (name === 'sqrt' && of.some(({ min }) => min < 0)) return found(node, { code: 'noRoot', params: {} });
  if (name === 'log' && of.some(({ min }) => min <= 0))
    return found(node, { code: 'noLogarithm', params: {} });
  return withinReach(node, callBounds(name, of, name === 'tan' && node.of.every(isWhole)));
};

const checkMath = (node: MathNode, looking: Looking): Checked => {
  const left = checkNode(node.left, looking);
  if (!left.ok) return left;
  const right = checkNode(node.right, looking);
  if (!right.ok) return right;
  const { operator } = node;
  if (operator === '/' || operator === '//' || operator === '%') {
    if (right.bounds.min <= 0 && right.bounds.max >= 0)
      return found(node, { code: 'divisorMayBeZero', params: {} });
  } else if (operator === '^' && !hasPower(left.bounds, right.bounds, node.right))
    return found(node, { code: 'noPower', params: {} });
  return withinReach(node, mathBounds(operator, left.bounds, right.bounds, isWhole(node)));
};

const withinReach = (node: Expression, bounds: Bounds): Checked =>
  bounds.min >= -LIMITS.result && bounds.max <= LIMITS.result
    ? within(bounds)
    : found(node, { code: 'resultTooLarge', params: { limit: LIMITS.result } });

/** Nothing may be zero to a negative power, or negative to one that is not whole. */
const hasPower = (left: Bounds, right: Bounds, exponent: Expression): boolean => {
  if (left.min > 0) return true;
  if (right.min < 0 && left.max >= 0) return false;
  return left.min >= 0 || isWhole(exponent);
};

const numberProblem = (value: number): Problem | undefined => {
  if (Math.abs(value) > LIMITS.number)
    return { code: 'numberTooLarge', params: { limit: LIMITS.number, given: Math.abs(value) } };
  if (!Number.isInteger(value) && value !== Number(value.toFixed(LIMITS.decimals)))
    return { code: 'tooManyDecimals', params: { limit: LIMITS.decimals } };
  return undefined;
};

const diceProblem = (node: DiceNode): Problem | undefined => {
  const { count, shape, modifiers } = node;
  if (!Number.isInteger(count)) return { code: 'notWhole', params: { number: count } };
  if (count <= 0) return { code: 'noDice', params: {} };
  if (count > LIMITS.dice) return { code: 'tooManyDice', params: { limit: LIMITS.dice, given: count } };
  if (shape.kind === 'numbered') {
    if (!Number.isInteger(shape.sides)) return { code: 'notWhole', params: { number: shape.sides } };
    if (shape.sides <= 0) return { code: 'noSides', params: {} };
    if (shape.sides > LIMITS.sides)
      return { code: 'tooManySides', params: { limit: LIMITS.sides, given: shape.sides } };
  }
  if (shape.kind === 'faces') {
    if (shape.faces.length > LIMITS.faces)
      return { code: 'tooManyFaces', params: { limit: LIMITS.faces, given: shape.faces.length } };
    for (const face of shape.faces) {
      const problem = numberProblem(face);
      if (problem) return problem;
    }
  }
  return modifiers.length === 0 ? undefined : (firstProblem(modifiers) ?? endlessProblem(node));
};

const firstProblem = (modifiers: readonly (Modifier | GroupModifier)[]): Problem | undefined => {
  for (const modifier of modifiers) {
    const problem = modifierProblem(modifier);
    if (problem) return problem;
  }
  return undefined;
};

const modifierProblem = (modifier: Modifier | GroupModifier): Problem | undefined => {
  switch (modifier.kind) {
    case 'advantage':
    case 'disadvantage':
      return undefined; // its dice are among those of the node
    case 'min':
    case 'max':
      return Number.isInteger(modifier.value)
        ? numberProblem(modifier.value)
        : { code: 'notWhole', params: { number: modifier.value } };
    case 'keep':
    case 'drop':
      if ('when' in modifier.which) return numberProblem(modifier.which.when.value);
      if (modifier.which.count === 0) return { code: 'selectsNone', params: { selects: modifier.kind } };
      return numberProblem(modifier.which.count);
    case 'explode':
    case 'reroll':
      return 'end' in modifier.when ? endsProblem(modifier.when) : conditionProblem(modifier.when);
    case 'implode':
    case 'unique':
    case 'criticalSuccess':
    case 'criticalFailure':
      return conditionProblem(modifier.when);
    case 'success':
      return conditionProblem([modifier.hit, modifier.double, modifier.fail, modifier.cancel]);
    case 'sort':
      return undefined;
  }
};

const endsProblem = ({ count }: Ends): Problem | undefined =>
  count === 0 ? { code: 'selectsNone', params: { selects: 'roll' } } : numberProblem(count);

const conditionProblem = (conditions: readonly (Condition | null)[]): Problem | undefined => {
  for (const condition of conditions) {
    const problem = condition === null ? undefined : numberProblem(condition.value);
    if (problem) return problem;
  }
  return undefined;
};

/** Dice every face of which is rolled on, without an end but that of the limit. */
const endlessProblem = (dice: DiceNode): Problem | undefined => {
  const { shape, modifiers } = dice;
  for (const modifier of modifiers) {
    if (modifier.kind !== 'explode' && modifier.kind !== 'reroll' && modifier.kind !== 'unique') continue;
    // Where the highest or lowest explode, each new one must go beyond them: that ends by itself.
    if (modifier.times !== 'always' || 'end' in modifier.when) continue;
    const endless =
      modifier.kind === 'unique'
        ? modifier.when.length === 0 && !hasFaces(shape, diceInPlay(dice))
        : everyFace(shape, (modifier.kind === 'explode' ? explodesWhen : rerollsWhen)(shape, modifier.when));
    if (endless) return { code: 'neverEnds', params: { modifier: modifier.kind } };
  }
  return undefined;
};

/** Whether a shape has so many different faces. */
const hasFaces = (shape: DiceNode['shape'], count: number): boolean => {
  switch (shape.kind) {
    case 'numbered':
      return shape.sides >= count;
    case 'fate':
      return count <= 3;
    case 'faces':
      return new Set(shape.faces).size >= count;
  }
};

/** Whether every face meets one of the conditions; one that does not is found among the first few, or there is none. */
const everyFace = (shape: DiceNode['shape'], when: readonly Condition[]): boolean => {
  const sides = sidesOf(shape);
  const meets = (drawn: number) => meetsAny(faceOf(shape, drawn), when);
  if (shape.kind !== 'numbered' || sides <= 20) {
    for (let drawn = 1; drawn <= sides; drawn++) if (!meets(drawn)) return false;
    return true;
  }
  const near = when.flatMap(({ value }) => [
    Math.floor(value) - 1,
    Math.floor(value),
    Math.floor(value) + 1,
    Math.floor(value) + 2,
  ]);
  for (const drawn of [1, 2, sides - 1, sides, ...near])
    if (drawn >= 1 && drawn <= sides && !meets(drawn)) return false;
  // Between the numbers that are named nothing changes.
  return true;
};
