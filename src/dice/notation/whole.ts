import type { CallNode, Expression } from './ast.ts';

/** Whether a roll can come to whole numbers only. */
export const isWhole = (node: Expression): boolean => {
  switch (node.kind) {
    case 'number':
      return Number.isInteger(node.value);
    case 'dice':
    case 'compare':
      return true;
    case 'shared':
      return false;
    case 'group':
      return node.items.every(isWhole);
    case 'negate':
    case 'label':
      return isWhole(node.of);
    case 'math':
      if (node.operator === '//') return true;
      return node.operator !== '/' && node.operator !== '^' && isWhole(node.left) && isWhole(node.right);
    case 'call':
      return isWholeCall(node);
  }
};

const isWholeCall = ({ name, of }: CallNode): boolean => {
  switch (name) {
    case 'floor':
    case 'ceil':
    case 'round':
    case 'sign':
      return true;
    case 'abs':
    case 'min':
    case 'max':
      return of.every(isWhole);
    case 'sqrt':
    case 'exp':
    case 'log':
    case 'sin':
    case 'cos':
    case 'tan':
      return false;
  }
};
