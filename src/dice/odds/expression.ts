import type { Expression } from '../notation/ast.ts';
import { type Budget, giveUp } from './budget.ts';
import { diceMass } from './dice.ts';
import type { Mass } from './distribution.ts';
import { groupMass } from './group.ts';
import { certain } from './mass.ts';
import { called, combine, compared, negate } from './maths.ts';

/** The exact chances of a roll; `shared` are those of the first roll of its batch, where there is one. */
export const massOfExpression = (node: Expression, budget: Budget, shared: Mass | null): Mass => {
  const inside = (of: Expression) => massOfExpression(of, budget, shared);
  switch (node.kind) {
    case 'number':
      return certain(node.value);
    case 'dice':
      return diceMass(node, budget);
    case 'group':
      return groupMass(node, inside, budget);
    case 'label':
      return inside(node.of);
    case 'negate':
      return negate(inside(node.of));
    case 'math':
      return combine(node.operator, inside(node.left), inside(node.right), budget);
    case 'compare':
      return compared(node.compare, inside(node.left), inside(node.right));
    case 'call':
      return called(node.name, node.of.map(inside), budget);
    case 'shared':
      return shared ?? giveUp('noFirstRoll');
  }
};
