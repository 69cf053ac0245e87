import type { Part } from '../rolling/part.ts';
import type { Rolled } from '../rolling/roll.ts';

/** What the dice under one label came to. */
export interface Kind {
  readonly label: string;
  readonly total: number;
}

/**
 * What a sum came to by its labels, in their order: 7 fire and 5 cold. Null where there are fewer than two, or where what is added is
 * not all of it (kept, counted, multiplied).
 */
export const kindsOf = ({ part }: Pick<Rolled, 'part'>): readonly Kind[] | null => {
  const totals = new Map<string, number>();
  if (!added(part, 1, totals) || totals.size < 2) return null;
  return Array.from(totals, ([label, total]) => ({ label, total }));
};

/** Adds up all labelled parts of a sum; false where it is none. */
const added = (part: Part, sign: 1 | -1, totals: Map<string, number>): boolean => {
  switch (part.kind) {
    case 'label':
      totals.set(part.text, (totals.get(part.text) ?? 0) + sign * part.value);
      return true;
    case 'group':
      return (
        part.of.modifiers.every(({ kind }) => kind === 'sort') &&
        part.items.every((item) => added(item.part, sign, totals))
      );
    case 'math':
      if (part.operator !== '+' && part.operator !== '-') return false;
      return (
        added(part.left, sign, totals) &&
        added(part.right, part.operator === '+' ? sign : sign === 1 ? -1 : 1, totals)
      );
    case 'negate':
      return added(part.of, sign === 1 ? -1 : 1, totals);
    case 'number':
    case 'dice':
    case 'shared':
      return true;
    case 'call':
    case 'compare':
      return false;
  }
};
