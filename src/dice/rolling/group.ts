import { apply, calculate, meets } from '../arithmetic.ts';
import type { Fate, JudgedDie } from '../die.ts';
import type { GroupNode } from '../notation/ast.ts';
import { keptOf, SCORES, selectsOf, successOf, verdictOn } from '../reading.ts';
import type { DicePart, GroupItem, GroupPart, Part } from './part.ts';

/** Reads the rolls of a group together: what stays, what counts. */
export const readGroup = (node: GroupNode, parts: readonly Part[]): GroupPart => {
  const [only] = parts;
  return only !== undefined && parts.length === 1 ? readOne(node, only) : readSeveral(node, parts);
};

/** Several rolls: their totals are what is kept, dropped, counted and sorted. */
const readSeveral = (node: GroupNode, parts: readonly Part[]): GroupPart => {
  const totals = parts.map((part) => part.value);
  const kept = keptOf(totals, node.modifiers);
  const judged = parts.map((part, place) => {
    if (kept?.[place] === false)
      return { part: withDice(part, dropped), fates: ['dropped'] as const, score: 0 };
    return judgeItem(node, part);
  });
  return gathered(node, judged);
};

/** Whether a group keeps or drops the dice of the one roll in it. */
export const readsDice = ({ items, modifiers }: GroupNode): boolean =>
  items.length === 1 && selectsOf(modifiers).length > 0;

/** A roll alone: every die of it is what is kept, dropped and sorted; what counts is its total. */
const readOne = (node: GroupNode, part: Part): GroupPart => {
  const leaders: JudgedDie[] = [];
  for (const dice of dicePartsOf(part)) for (const die of dice.dice) if (stillCounts(die)) leaders.push(die);
  leaders.sort((a, b) => a.index - b.index);
  const kept = keptOf(
    leaders.map((die) => die.counts),
    node.modifiers,
  );
  const out = new Set<number>();
  leaders.forEach((die, place) => {
    if (kept?.[place] === false) out.add(die.index);
  });
  const left = out.size === 0 ? part : withDice(part, (dice) => withoutUnits(dice, out));
  return gathered(node, [judgeItem(node, sortedDice(node, left))]);
};

const judgeItem = (node: GroupNode, part: Part): GroupItem => {
  const success = successOf(node.modifiers);
  if (success === undefined) return { part, fates: ['kept'], score: part.value };
  const verdict = verdictOn(part.value, success);
  return { part, fates: ['kept', verdict], score: verdict === 'cancel' ? 0 : SCORES[verdict] };
};

const gathered = (node: GroupNode, judged: readonly GroupItem[]): GroupPart => {
  let value = 0;
  for (const item of judged) value += item.score;
  const items = judged.map((item): GroupItem => {
    if (value <= 0 || !item.fates.includes('cancel')) return item;
    value--;
    return { ...item, score: -1 };
  });
  const sort = node.modifiers.find((modifier) => modifier.kind === 'sort');
  if (sort !== undefined)
    items.sort((a, b) => (a.part.value - b.part.value) * (sort.order === 'up' ? 1 : -1));
  return { kind: 'group', value, of: node, items };
};

/** Whether a die stands for itself or its unit in the sum: not dropped, not rolled again, not part of another, not taken away. */
const stillCounts = ({ fates }: JudgedDie): boolean => fates[0] === 'kept' && fates[1] !== 'subtracted';

/** The dice of a roll that a group around it reads: not those of a group of several, or of one that counts. */
const dicePartsOf = (part: Part): readonly DicePart[] => {
  switch (part.kind) {
    case 'number':
    case 'shared':
      return [];
    case 'dice':
      return [part];
    case 'group': {
      const [only] = part.items;
      return only !== undefined && readsThrough(part.of) ? dicePartsOf(only.part) : [];
    }
    case 'negate':
    case 'label':
      return dicePartsOf(part.of);
    case 'math':
    case 'compare':
      return [...dicePartsOf(part.left), ...dicePartsOf(part.right)];
    case 'call':
      return part.of.flatMap(dicePartsOf);
  }
};

export const readsThrough = (group: GroupNode): boolean =>
  group.items.length === 1 && successOf(group.modifiers) === undefined;

/** A part with other dice, its values worked out again. */
const withDice = (part: Part, change: (dice: DicePart) => DicePart): Part => {
  const inside = (of: Part) => withDice(of, change);
  switch (part.kind) {
    case 'number':
    case 'shared':
      return part;
    case 'dice':
      return change(part);
    case 'group': {
      if (change !== dropped && !readsThrough(part.of)) return part;
      const items = part.items.map((item): GroupItem => {
        const inner = inside(item.part);
        return { ...item, part: inner, score: change === dropped ? 0 : inner.value };
      });
      const value = change === dropped ? part.value : items.reduce((sum, item) => sum + item.score, 0);
      return { ...part, items, value };
    }
    case 'negate': {
      const of = inside(part.of);
      return { ...part, of, value: 0 - of.value };
    }
    case 'label': {
      const of = inside(part.of);
      return { ...part, of, value: of.value };
    }
    case 'math': {
      const left = inside(part.left);
      const right = inside(part.right);
      return { ...part, left, right, value: calculate(part.operator, left.value, right.value) };
    }
    case 'compare': {
      const left = inside(part.left);
      const right = inside(part.right);
      return { ...part, left, right, value: meets(left.value, part.compare, right.value) ? 1 : 0 };
    }
    case 'call': {
      const of = part.of.map(inside);
      const value = apply(
        part.name,
        of.map((argument) => argument.value),
      );
      return { ...part, of, value };
    }
  }
};

const out = (die: JudgedDie): JudgedDie => {
  const [fate, ...more] = die.fates;
  return fate === 'rerolled' || fate === 'dropped'
    ? die
    : { ...die, fates: ['dropped', ...more.filter(isMark)], score: 0 };
};

const isMark = (fate: Fate): boolean =>
  fate !== 'success' && fate !== 'double' && fate !== 'failure' && fate !== 'cancel' && fate !== 'miss';

/** All dice of a roll that is left out as a whole; what they came to stays, so that it can be shown. */
const dropped = (part: DicePart): DicePart => ({ ...part, dice: part.dice.map(out) });

/** Dice without those that lead a unit with one of the indexes, and what is joined to them. */
const withoutUnits = (part: DicePart, indexes: ReadonlySet<number>): DicePart => {
  const gone = new Set(indexes);
  let value = part.value;
  const dice = part.dice.map((die) => {
    const joined = die.fates[0] === 'joined' && die.from !== undefined && gone.has(die.from);
    if (joined) gone.add(die.index);
    if (!joined && !indexes.has(die.index)) return die;
    value -= die.score;
    return out(die);
  });
  return { ...part, dice, value };
};

/** `{4d6+4}sd`: every dice part of the roll in order. */
const sortedDice = (node: GroupNode, part: Part): Part => {
  const sort = node.modifiers.find((modifier) => modifier.kind === 'sort');
  if (sort === undefined) return part;
  return withDice(part, (of) => ({
    ...of,
    dice: [...of.dice].sort((a, b) => (a.counts - b.counts) * (sort.order === 'up' ? 1 : -1)),
  }));
};
