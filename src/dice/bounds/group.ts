import type { DiceNode, Expression, GroupNode } from '../notation/ast.ts';
import { faces, keptOf, selectsOf, successOf } from '../reading.ts';
import type { Bounds, Looking } from './looking.ts';
import { scoreBounds } from './score.ts';

type Inside = (node: Expression, looking: Looking) => Bounds;

/** The bounds of a group; `boundsOf` gives those of what is in it. */
export const groupBounds = (group: GroupNode, looking: Looking, boundsOf: Inside): Bounds => {
  const success = successOf(group.modifiers);
  const selects = selectsOf(group.modifiers);
  const [only] = group.items;
  if (only !== undefined && group.items.length === 1) {
    const inner =
      selects.length === 0 ? boundsOf(only, looking) : boundsOfSelected(only, group, looking, boundsOf);
    return success === undefined ? inner : counted([scored(inner, group)], group);
  }
  const inner: Looking = { ...looking, dropping: false };
  const items = group.items.map((item) => boundsOf(item, inner));
  const kept = items.map((item) => (success === undefined ? item : scored(item, group)));
  if (selects.length === 0) return counted(kept, group);
  // What stays by rank grows with every roll, so its ends lie where all rolls have theirs.
  if (success === undefined && selects.every(({ which }) => !('when' in which))) {
    const sum = (values: readonly number[]) => {
      const stays = keptOf(values, selects);
      return values.reduce((to, value, place) => (stays?.[place] === false ? to : to + value), 0);
    };
    return { min: sum(items.map((item) => item.min)), max: sum(items.map((item) => item.max)) };
  }
  return counted(kept.map(orNothing), group);
};

const total = (items: readonly Bounds[]): Bounds => ({
  min: items.reduce((sum, item) => sum + item.min, 0),
  max: items.reduce((sum, item) => sum + item.max, 0),
});

/** Rolls that are counted: without failures never below zero. */
const counted = (items: readonly Bounds[], group: GroupNode): Bounds => {
  const sum = total(items);
  const success = successOf(group.modifiers);
  if (success === undefined || success.fail !== null) return sum;
  return { min: Math.max(0, sum.min), max: Math.max(0, sum.max) };
};

const orNothing = ({ min, max }: Bounds): Bounds => ({ min: Math.min(0, min), max: Math.max(0, max) });

/** What the total of a roll comes to where it is counted. */
const scored = (of: Bounds, group: GroupNode): Bounds => {
  const success = successOf(group.modifiers);
  if (success === undefined) return of;
  const probed = [of.min, of.max];
  for (const condition of [success.hit, success.double, success.fail, success.cancel])
    if (condition !== null)
      for (const near of [condition.value - 1e-6, condition.value, condition.value + 1e-6])
        if (near > of.min && near < of.max) probed.push(near);
  return scoreBounds(probed, group.modifiers);
};

/** A roll alone in its group, some of whose dice stay. Close where it only adds dice up, else any of them may be gone. */
const boundsOfSelected = (item: Expression, group: GroupNode, looking: Looking, boundsOf: Inside): Bounds => {
  const dice = addedDice(item);
  const selects = selectsOf(group.modifiers);
  if (dice === null || looking.dropping || selects.some(({ which }) => 'when' in which))
    return boundsOf(item, { ...looking, dropping: true });
  const ends = (end: 'min' | 'max') => {
    const values = dice.flatMap(({ count, shape }) => new Array<number>(count).fill(faces(shape)[end]));
    const kept = keptOf(values, selects);
    return values.reduce((sum, value, place) => (kept?.[place] === false ? sum : sum + value), 0);
  };
  return { min: ends('min'), max: ends('max') };
};

/** The dice of a roll that does nothing but add plain dice up, else null. */
const addedDice = (node: Expression): readonly DiceNode[] | null => {
  switch (node.kind) {
    case 'dice':
      return node.modifiers.length === 0 ? [node] : null;
    case 'label':
      return addedDice(node.of);
    case 'math': {
      if (node.operator !== '+') return null;
      const left = addedDice(node.left);
      const right = addedDice(node.right);
      return left === null || right === null ? null : [...left, ...right];
    }
    default:
      return null;
  }
};
