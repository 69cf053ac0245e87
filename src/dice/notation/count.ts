import type { Expression } from './ast.ts';
import { childrenOf } from './children.ts';

/** All dice a roll is written with; explosions and rerolls may add to them. */
export const countDice = (expression: Expression): number =>
  expression.kind === 'dice'
    ? expression.count
    : childrenOf(expression).reduce((sum, child) => sum + countDice(child), 0);

/** How many groups stand inside one another at most. */
export const countDepth = (expression: Expression): number =>
  (expression.kind === 'group' ? 1 : 0) + Math.max(0, ...childrenOf(expression).map(countDepth));
