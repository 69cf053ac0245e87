import { type Expression, print, type RolledBatch } from '../../dice/index.ts';
import type { View } from '../message.ts';
import { oddsView } from '../odds/view.ts';

const MOST = 4;

/** How likely each part of a batch was, a message each; for one that was rolled once, with what it came to as the target. */
export function oddsOfRollViews({ rolls }: RolledBatch): readonly View[] {
  const [first] = rolls;
  const shared = first?.rolled.expression;
  const lines = rolls.filter(({ line }, index) => rolls.findIndex((one) => one.line === line) === index);
  return lines.slice(0, MOST).map(({ line, rolled }) => {
    const once = rolls.filter((one) => one.line === line).length === 1;
    const expression = shared === undefined ? rolled.expression : inPlace(rolled.expression, shared);
    return oddsView([{ expression, notation: print(expression) }], once ? rolled.total : null);
  });
}

/** An expression with what `&` stands for written out. */
function inPlace(expression: Expression, shared: Expression): Expression {
  const inside = (of: Expression) => inPlace(of, shared);
  switch (expression.kind) {
    case 'shared':
      return shared;
    case 'number':
    case 'dice':
      return expression;
    case 'group':
      return { ...expression, items: expression.items.map(inside) };
    case 'call':
      return { ...expression, of: expression.of.map(inside) };
    case 'negate':
    case 'label':
      return { ...expression, of: inside(expression.of) };
    case 'math':
    case 'compare':
      return { ...expression, left: inside(expression.left), right: inside(expression.right) };
  }
}
