import type { Condition, DiceNode } from '../notation/ast.ts';
import { type Asked, askedBy, type Exploding } from './asked.ts';
import { type Throwing, throwDice } from './throw.ts';
import { worthOf } from './worth.ts';

/** Rolls the dice of a node for what they come to, and no more. */
export const tally = (node: DiceNode, throwing: Throwing): number => {
  const { count, shape, modifiers } = node;
  const asked: Asked = askedBy(modifiers);
  if (shape.kind === 'numbered' && !asked.more) {
    // All that is drawn counts as it fell.
    const from = throwing.fallen;
    if (asked.exploding === null) for (let die = 0; die < count; die++) throwing.die(shape.sides);
    else throwExploding(count, shape.sides, asked.exploding, throwing);
    return worthOf(throwing.drawn, from, throwing.fallen, asked, modifiers, shape);
  }
  const { values, less } = throwDice(node, throwing, undefined);
  return worthOf(values, 0, values.length, asked, modifiers, shape) - less;
};

/** Rolls dice each of which brings another where it shows one of a span of faces. */
const throwExploding = (
  count: number,
  sides: number,
  { when, times }: Exploding,
  throwing: Throwing,
): void => {
  const { from, to } = when.length === 0 ? { from: sides, to: sides } : spanOf(when[0] as Condition, sides);
  const most = count + throwing.spare;
  let wanted = count;
  let thrown = 0;
  while (thrown < wanted && thrown < most) {
    const shown = throwing.die(sides);
    // Without a branch: dice fall as no processor can foresee.
    if (times === 'always' || thrown < count) wanted += Number(shown >= from) * Number(shown <= to);
    thrown++;
  }
  throwing.spare -= thrown - count;
  if (thrown < wanted) throwing.cut = true;
};
/** The faces of a die that meet a condition, from one to another; none where the second is less. */
const spanOf = (
  { compare, value }: Condition,
  sides: number,
): { readonly from: number; readonly to: number } => {
  switch (compare) {
    case '>=':
      return { from: Math.ceil(value) | 0, to: sides };
    case '>':
      return { from: Math.floor(value) + 1, to: sides };
    case '<=':
      return { from: 1, to: Math.floor(value) };
    case '<':
      return { from: 1, to: Math.ceil(value) - 1 };
    case '=':
      return { from: Math.ceil(value), to: Math.floor(value) };
    case '!=':
      return { from: 1, to: sides };
  }
};
