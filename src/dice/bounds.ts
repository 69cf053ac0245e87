import { calculate } from './arithmetic.ts';
import type { DiceNode, Expression, Operator } from './notation/ast.ts';
import { faces, keptRanks, scoreOf } from './reading.ts';

/** The smallest and the largest result something can have. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The bounds of dice as they are read, exact. */
export const diceBounds = (dice: DiceNode): Bounds => {
  const { from, to } = keptRanks(dice.count, dice.modifiers);
  const { min, max } = faces(dice.shape);
  const success = dice.modifiers.find((modifier) => modifier.kind === 'success');
  // A score is either the face itself or changes only beside the target: these faces see all of it.
  const probes =
    success === undefined
      ? [min, max]
      : [min, max, success.target - 1, success.target, success.target + 1].filter(
          (face) => face >= min && face <= max,
        );
  const scores = probes.map((face) => scoreOf(face, dice.modifiers));
  const times = (score: number) => (to - from) * score + 0;
  return { min: times(Math.min(...scores)), max: times(Math.max(...scores)) };
};

/** The bounds of maths on two results that do not depend on one another. Throws where the right may be 0 and divides. */
export const mathBounds = (operator: Operator, left: Bounds, right: Bounds): Bounds => {
  const divides = operator === '/' || operator === '//';
  if (divides && right.min <= 0 && right.max >= 0) throw new RangeError('the divisor may be zero');
  const corners = [left.min, left.max].flatMap((a) =>
    [right.min, right.max].map((b) => calculate(operator, a, b)),
  );
  return { min: Math.min(...corners), max: Math.max(...corners) };
};

export const negated = ({ min, max }: Bounds): Bounds => ({ min: 0 - max, max: 0 - min });

/** The smallest and the largest total of a parsed roll. */
export const bounds = (expression: Expression): Bounds => {
  switch (expression.kind) {
    case 'number':
      return { min: expression.value, max: expression.value };
    case 'dice':
      return diceBounds(expression);
    case 'negate':
      return negated(bounds(expression.of));
    case 'label':
      return bounds(expression.of);
    case 'math':
      return mathBounds(expression.operator, bounds(expression.left), bounds(expression.right));
  }
};
