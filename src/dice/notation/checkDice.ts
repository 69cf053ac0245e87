import { meetsAny } from '../arithmetic.ts';
import { diceInPlay, explodesWhen, faceOf, isEnds, rerollsWhen, sidesOf } from '../reading.ts';
import type { Condition, DiceNode, Ends, GroupModifier, Modifier } from './ast.ts';
import { LIMITS } from './limits.ts';
import type { Problem } from './problem.ts';

/** What is wrong with a written number. */
export const numberProblem = (value: number): Problem | undefined => {
  if (Math.abs(value) > LIMITS.number)
    return { code: 'numberTooLarge', params: { limit: LIMITS.number, given: Math.abs(value) } };
  if (!Number.isInteger(value) && value !== Number(value.toFixed(LIMITS.decimals)))
    return { code: 'tooManyDecimals', params: { limit: LIMITS.decimals } };
  return undefined;
};

/** What is wrong with dice, whatever stands around them. */
export const diceProblem = (node: DiceNode): Problem | undefined => {
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

/** What is wrong with the first modifier with which something is. */
export const firstProblem = (modifiers: readonly (Modifier | GroupModifier)[]): Problem | undefined => {
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
      return isEnds(modifier.when) ? endsProblem(modifier.when) : conditionProblem(modifier.when);
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
    if (modifier.times !== 'always' || isEnds(modifier.when)) continue;
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
