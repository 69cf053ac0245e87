import type { DiceNode, Expression, Modifier } from './ast.ts';

/** How tightly a node holds together: what is looser than its surroundings goes into parentheses. */
const SUM = 1;
const PRODUCT = 2;
const SIGNED = 3;
const TERM = 4;

/** Writes a roll down; parse reads the same nodes out of it again. */
export const print = (expression: Expression): string => write(expression, SUM);

/** Writes dice without their surroundings: `4d6kh3`. */
export const printDice = ({ count, shape, modifiers }: DiceNode): string =>
  `${count}d${shape.kind === 'fate' ? 'F' : shape.sides}${modifiers.map(printModifier).join('')}`;

const printModifier = (modifier: Modifier): string => {
  switch (modifier.kind) {
    case 'keep':
      return `k${modifier.end === 'high' ? 'h' : 'l'}${modifier.count}`;
    case 'drop':
      return `d${modifier.end === 'high' ? 'h' : 'l'}${modifier.count}`;
    case 'success':
      return `${modifier.compare}${modifier.target}`;
  }
};

const write = (node: Expression, around: number): string => {
  switch (node.kind) {
    case 'number':
      return String(node.value);
    case 'dice':
      return printDice(node);
    case 'label':
      return `${write(node.of, TERM)} [${node.text}]`;
    case 'negate': {
      const text = `-${write(node.of, TERM)}`;
      return around >= SIGNED ? `(${text})` : text;
    }
    case 'math': {
      const own = node.operator === '+' || node.operator === '-' ? SUM : PRODUCT;
      // Left to right: the same operator on the right needs its parentheses; so does a sign, to be readable.
      const right = write(node.right, node.right.kind === 'negate' ? TERM : own + 1);
      const text = `${write(node.left, own)}${node.operator}${right}`;
      return around > own ? `(${text})` : text;
    }
  }
};
