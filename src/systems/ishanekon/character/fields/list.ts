import { type Editable, namedChoices } from '../../../../engine/editable.ts';
import type { Limit } from '../../../../engine/limit.ts';
import { findRow, nearestRow } from '../../../../engine/table.ts';
import { singleBlanks } from '../../../../engine/text.ts';
import { isNothing, mistyped, tooMuch, type Typed, typed } from '../../../../engine/typed.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The parts of a list as people type it, with commas, semicolons or lines between; none for 'none'. */
export const partsOf = (text: string): readonly string[] =>
  isNothing(text)
    ? []
    : text
        .split(/[,;\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '');

export const unknownRow = (label: string, text: string, table: readonly Named[]): Typed<never> =>
  mistyped('noSuchRow', { label, text, nearest: nearestRow(table, text) });

/** A field that takes names of rows, each once. What isn't in the table any longer is written by its id, and read by it. */
export function rows<C, Id extends string>(
  id: string,
  label: string,
  limit: Limit,
  table: (character: C) => readonly { readonly id: Id; readonly name: string }[],
  get: (character: C) => readonly Id[],
  set: (character: C, ids: readonly Id[]) => C,
): Editable<C> {
  return {
    id,
    label,
    hint: 'by name, with commas between; or none',
    several: true,
    write(character) {
      const all = table(character);
      const nameOf = (one: Id) => all.find((row) => row.id === one)?.name ?? one;
      return get(character).map(nameOf).join(', ') || 'none';
    },
    read(character, text) {
      const all = table(character);
      const found: Id[] = [];
      for (const part of partsOf(text)) {
        const kept = get(character).find((one) => one === part);
        const row = kept ?? findRow(all, part)?.id;
        if (row === undefined) return unknownRow(label, part, all);
        if (!found.includes(row)) found.push(row);
      }
      return found.length > limit.most ? tooMuch(limit, found.length) : typed(set(character, found));
    },
  };
}

/** A field that takes the name of one row, or none. */
export const row = <C>(
  id: string,
  label: string,
  table: () => readonly Named[],
  get: (character: C) => string | null,
  set: (character: C, id: string | null) => C,
): Editable<C> => ({
  id,
  label,
  hint: 'by name; or none',
  ...namedChoices(table(), 'none'),
  write: (character) => {
    const has = get(character);
    return table().find((one) => one.id === has)?.name ?? has ?? 'none';
  },
  read(character, text) {
    if (isNothing(text)) return typed(set(character, null));
    const found = findRow(table(), text);
    return found === null ? unknownRow(label, text, table()) : typed(set(character, found.id));
  },
});

/** 'Ration x3', '3x Ration', 'Athletics 2': a name and how many. */
export function counted(text: string): { readonly name: string; readonly count: number | null } {
  const plain = singleBlanks(text);
  const [, before, then = ''] = /^(\d{1,4}) ?[x×]? (.{1,200})$/.exec(plain) ?? [];
  if (before !== undefined) return { name: then, count: Number(before) };
  const words = plain.split(' ');
  const [, after] = /^[x×]?(\d{1,4})$/.exec(words.at(-1) ?? '') ?? [];
  return after === undefined
    ? { name: plain, count: null }
    : { name: words.slice(0, -1).join(' '), count: Number(after) };
}
