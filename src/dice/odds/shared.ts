import type { Expression } from '../notation/ast.ts';
import { childrenOf } from '../notation/children.ts';
import type { Budget } from './budget.ts';
import type { Mass } from './distribution.ts';
import { massOfExpression } from './expression.ts';
import { certain, mixed } from './mass.ts';

/** The chances of a later roll of a batch, whose `&` stand for what the first came to. */
export const massAfter = (first: Mass, roll: Expression, budget: Budget): Mass => {
  if (sharesIn(roll) <= 1) return massOfExpression(roll, budget, first);
  // Twice the same number is not two independent ones: it is told for each in turn.
  return mixed(
    Array.from(first.values, (value, place) => ({
      weight: first.chances[place] as number,
      of: massOfExpression(roll, budget, certain(value)),
    })),
  );
};

/** How often `&` stands in a roll. */
export const sharesIn = (node: Expression): number =>
  node.kind === 'shared' ? 1 : childrenOf(node).reduce((sum, child) => sum + sharesIn(child), 0);
