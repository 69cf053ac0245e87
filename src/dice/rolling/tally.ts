import { meetsAny, metAmong } from '../arithmetic.ts';
import type { Condition, DiceNode, ExplodeModifier, Modifier } from '../notation/ast.ts';
import { explodesWhen, isEnds } from '../reading.ts';
import { changesDice, spend, type Throwing, throwDice } from './throw.ts';
import { worthOf } from './worth.ts';

/** Rolls the dice of a node for what they come to, and no more. */
export const tally = (node: DiceNode, throwing: Throwing): number => {
  const { count, shape, modifiers } = node;
  const changes = changesIn(node);
  if (changes === 'more' || shape.kind !== 'numbered') {
    const { values, less } = throwDice(node, throwing, undefined);
    return worthOf(values, 0, values.length, modifiers, shape) - less;
  }
  // All that is drawn counts as it fell.
  const { drawn } = throwing;
  const from = drawn.length;
  for (let die = 0; die < count; die++) throwing.die(shape.sides);
  if (changes !== 'nothing')
    explode(from, shape.sides, explodesWhen(shape, changes.when), changes.times === 'always', throwing);
  return worthOf(drawn, from, drawn.length, modifiers, shape);
};

type Plain = ExplodeModifier & { readonly when: readonly Condition[] };

/** What changes the dice of a node; explosions to more like them, where these are all: it is all the same which brought which. */
const changesIn = ({ modifiers }: DiceNode): 'nothing' | 'more' | Plain => {
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
  !isEnds(modifier.when);

/** Rolls what the dice from a place on bring, round by round. */
const explode = (
  first: number,
  sides: number,
  when: readonly Condition[],
  further: boolean,
  throwing: Throwing,
): void => {
  const { drawn } = throwing;
  const [only] = when;
  let from = first;
  do {
    const to = drawn.length;
    let brings = 0;
    if (only !== undefined && when.length === 1) brings = metAmong(drawn, from, to, only);
    else for (let place = from; place < to; place++) brings += Number(meetsAny(drawn[place] as number, when));
    for (; brings > 0 && spend(throwing); brings--) throwing.die(sides);
    from = to;
  } while (further && from < drawn.length);
};
