import type { Expression } from '../notation/ast.ts';
import { LIMITS } from '../notation/limits.ts';
import { isWhole } from '../notation/whole.ts';
import { diceBounds } from './dice.ts';
import { groupBounds } from './group.ts';
import type { Bounds, Looking } from './looking.ts';
import { callBounds, compareBounds, mathBounds, negated } from './maths.ts';

const PLAINLY: Looking = { cut: false, dropping: false };

/**
 * The smallest and the largest total of a parsed roll, as long as it is not cut short by the limit of dice. Exact for dice
 * whose number is known before; wider, never narrower, where explosions, conditions or parts that hang together are in play.
 */
export const bounds = (expression: Expression): Bounds => boundsOf(expression, PLAINLY);

/** As bounds, looking as told. */
export const boundsOf = (node: Expression, looking: Looking): Bounds => {
  switch (node.kind) {
    case 'number':
      return { min: node.value, max: node.value };
    case 'dice':
      return diceBounds(node, looking);
    case 'group':
      return groupBounds(node, looking, boundsOf);
    case 'negate':
      return negated(boundsOf(node.of, looking));
    case 'label':
      return boundsOf(node.of, looking);
    case 'math':
      return mathBounds(
        node.operator,
        boundsOf(node.left, looking),
        boundsOf(node.right, looking),
        node.operator === '%' && isWhole(node),
      );
    case 'compare':
      return compareBounds(boundsOf(node.left, looking), boundsOf(node.right, looking), node.compare);
    case 'call':
      return callBounds(
        node.name,
        node.of.map((of) => boundsOf(of, looking)),
        node.name === 'tan' && node.of.every(isWhole),
      );
    case 'shared':
      return { min: -LIMITS.shared, max: LIMITS.shared };
  }
};
