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

/** How many groups stand inside one another at most. */
export const countDepth = (expression: Expression): number => {
  switch (expression.kind) {
    case 'number':
    case 'shared':
    case 'dice':
      return 0;
    case 'negate':
    case 'label':
      return countDepth(expression.of);
    case 'math':
    case 'compare':
      return Math.max(countDepth(expression.left), countDepth(expression.right));
    case 'group':
      return 1 + Math.max(...expression.items.map(countDepth));
    case 'call':
      return Math.max(...expression.of.map(countDepth));
  }
};
