import { type Editable, namedChoices } from '../../../../engine/editable.ts';
import type { Limit } from '../../../../engine/limit.ts';
import { findRow, nearestRow, rowOf } from '../../../../engine/table.ts';
import { singleBlanks } from '../../../../engine/text.ts';
import { isNothing, mistyped, tooMuch, type Typed, typed } from '../../../../engine/typed.ts';

type Table<Id extends string> = readonly { readonly id: Id; readonly name: string }[];

/** The parts of a list as people type it, with commas, semicolons or lines between; none for 'none'. */
export const partsOf = (text: string): readonly string[] =>
  isNothing(text)
    ? []
    : text
        .split(/[,;\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '');

export const unknownRow = (
  label: string,
  text: string,
  table: readonly { readonly name: string }[],
): Typed<never> => mistyped('noSuchRow', { label, text, nearest: nearestRow(table, text) });

/** A field that takes names of rows, each once. */
export function rows<C, Id extends string>(
  id: string,
  label: string,
  table: Table<Id>,
  get: (character: C) => readonly Id[],
  set: (character: C, ids: readonly Id[]) => C,
): Editable<C> {
  return {
    id,
    label,
    hint: 'by name, with commas between; or none',
    ...namedChoices(table),
    several: true,
    write: (character) =>
      get(character)
        .map((one) => rowOf(table, one).name)
        .join(', ') || 'none',
    read: (character, text) => {
      const found: Id[] = [];
      for (const part of partsOf(text)) {
        const row = findRow(table, part);
        if (row === null) return unknownRow(label, part, table);
        if (!found.includes(row.id)) found.push(row.id);
      }
      return typed(set(character, found));
    },
  };
}

/** A field that takes lines of words, each up to a limit, and so many of them. */
export function lines<C>(
  id: string,
  label: string,
  [many, each]: readonly [Limit, Limit],
  get: (character: C) => readonly string[],
  set: (character: C, all: readonly string[]) => C,
): Editable<C> {
  return {
    id,
    label,
    hint: 'with semicolons between; or none',
    write: (character) => get(character).join('; ') || 'none',
    read: (character, text) => {
      const all = isNothing(text)
        ? []
        : text
            .split(/[;\n]/)
            .map((part) => part.trim())
            .filter((part) => part !== '');
      const long = all.find((part) => part.length > each.most);
      if (long !== undefined) return tooMuch(each, long.length);
      return all.length > many.most ? tooMuch(many, all.length) : typed(set(character, all));
    },
  };
}

/** 'Battery x3', '3x Battery': how many there are. */
export function counted(text: string): { readonly name: string; readonly count: number } {
  const plain = singleBlanks(text);
  const [, before, then = ''] = /^(\d{1,2}) ?[x×] (.{1,200})$/.exec(plain) ?? [];
  if (before !== undefined) return { name: then, count: Number(before) };
  const words = plain.split(' ');
  const [, after] = /^[x×](\d{1,2})$/.exec(words.at(-1) ?? '') ?? [];
  return after === undefined
    ? { name: plain, count: 1 }
    : { name: words.slice(0, -1).join(' '), count: Number(after) };
}
