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

/** An expression with something else in the place of each of its children. */
export const withChildren = (node: Expression, change: (child: Expression) => Expression): Expression => {
  switch (node.kind) {
    case 'number':
    case 'shared':
    case 'dice':
      return node;
    case 'negate':
    case 'label':
      return { ...node, of: change(node.of) };
    case 'math':
    case 'compare':
      return { ...node, left: change(node.left), right: change(node.right) };
    case 'group':
      return { ...node, items: node.items.map(change) };
    case 'call':
      return { ...node, of: node.of.map(change) };
  }
};
