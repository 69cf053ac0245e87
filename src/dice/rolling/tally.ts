import type { Condition, DiceNode, ExplodeModifier, Modifier } from '../notation/ast.ts';
import { isEnds } from '../reading.ts';
import { changesDice, type Throwing, throwDice } from './throw.ts';
import { worthOf } from './worth.ts';

/** Rolls the dice of a node for what they come to, and no more. */
export const tally = (node: DiceNode, throwing: Throwing): number => {
  const { count, shape, modifiers } = node;
  const { drawn } = throwing;
  const from = drawn.length;
  const changes = changesIn(modifiers);
  if (shape.kind === 'numbered' && changes !== 'more') {
    // All that is drawn counts as it fell.
    if (changes === 'nothing') for (let die = 0; die < count; die++) throwing.die(shape.sides);
    else throwExploding(count, shape.sides, changes, throwing);
    return worthOf(drawn, from, drawn.length, modifiers, shape);
  }
  const { values, less } = throwDice(node, throwing, undefined);
  return worthOf(values, 0, values.length, modifiers, shape) - less;
};

type Plain = ExplodeModifier & { readonly when: readonly Condition[] };

/** What changes dice; explosions to more like them, where these are all: it is all the same which brought which. */
const changesIn = (modifiers: readonly Modifier[]): 'nothing' | 'more' | Plain => {
  let changes: 'nothing' | Plain = 'nothing';
  for (const modifier of modifiers) {
    if (!changesDice(modifier)) continue;
    if (changes !== 'nothing' || !isPlain(modifier)) return 'more';
    changes = modifier;
  }
  return changes;
};

const isPlain = (modifier: Modifier): modifier is Plain =>
  modifier.kind === 'explode' &&
  !modifier.together &&
  !modifier.penetrating &&
  modifier.times !== 'first' &&
  !isEnds(modifier.when) &&
  modifier.when.length <= 1 &&
  modifier.when[0]?.compare !== '!=';

/** Rolls dice each of which brings another where it shows one of a span of faces. */
const throwExploding = (count: number, sides: number, { when, times }: Plain, throwing: Throwing): void => {
  const [only] = when;
  const { from, to } = only === undefined ? { from: sides, to: sides } : spanOf(only, sides);
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
