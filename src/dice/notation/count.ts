import type { Expression } from './ast.ts';

/** All dice a roll is written with; explosions and rerolls may add to them. */
export const countDice = (expression: Expression): number => {
  switch (expression.kind) {
    case 'number':
    case 'shared':
      return 0;
    case 'dice':
      return expression.count;
    case 'negate':
    case 'label':
      return countDice(expression.of);
    case 'math':
    case 'compare':
      return countDice(expression.left) + countDice(expression.right);
    case 'group':
      return expression.items.reduce((sum, item) => sum + countDice(item), 0);
    case 'call':
      return expression.of.reduce((sum, item) => sum + countDice(item), 0);
  }
};
