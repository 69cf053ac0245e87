import type { Expression } from './ast.ts';

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
      if (node.name === 'floor' || node.name === 'ceil' || node.name === 'round' || node.name === 'sign')
        return true;
      return node.name !== 'sqrt' && node.of.every(isWhole);
  }
};
