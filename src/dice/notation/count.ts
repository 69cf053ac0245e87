import type { Expression } from './ast.ts';
import { childrenOf } from './children.ts';

/** All dice a roll is written with; explosions and rerolls may add to them. */
export const countDice = (expression: Expression): number => {
  switch (expression.kind) {
    case 'dice':
      return expression.count;
    case 'number':
    case 'shared':
      return 0;
    case 'label':
    case 'negate':
      return countDice(expression.of);
    case 'math':
    case 'compare':
      return countDice(expression.left) + countDice(expression.right);
    default: {
      let dice = 0;
      for (const child of childrenOf(expression)) dice += countDice(child);
      return dice;
    }
  }
};

/** How many groups stand inside one another at most. */
export const countDepth = (expression: Expression): number =>
  (expression.kind === 'group' ? 1 : 0) + Math.max(0, ...childrenOf(expression).map(countDepth));
