import type { Expression } from './ast.ts';

/** The rolls that an expression is made of, from left to right; none for what stands by itself. */
export const childrenOf = (node: Expression): readonly Expression[] => {
  switch (node.kind) {
    case 'number':
    case 'shared':
    case 'dice':
      return [];
    case 'negate':
    case 'label':
      return [node.of];
    case 'math':
    case 'compare':
      return [node.left, node.right];
    case 'group':
      return node.items;
    case 'call':
      return node.of;
  }
};
