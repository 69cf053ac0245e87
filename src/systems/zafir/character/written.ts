import { singleBlanks } from '../../../engine/text.ts';
import { findRow, nearestRow, rowOf } from '../../../engine/table.ts';
import { isNothing, mistyped, type Typed, typed } from '../../../engine/typed.ts';

type Table<Id extends string> = readonly { readonly id: Id; readonly name: string }[];

/** Rows by name, one after another: 'Ignite, Focus'. */
export const writeRows = <Id extends string>(table: Table<Id>, ids: readonly Id[]): string =>
  ids.map((id) => rowOf(table, id).name).join(', ');

/** Reads names of rows with commas between, each once; '' and 'none' are no row. Refuses a name that no row has. */
export function readRows<Id extends string>(label: string, text: string, table: Table<Id>): Typed<Id[]> {
  if (isNothing(text)) return typed([]);
  const found: Id[] = [];
  for (const part of namesIn(text, table)) {
    const row = findRow(table, part);
    if (row === null) return unknownRow(label, part, table);
    if (!found.includes(row.id)) found.push(row.id);
  }
  return typed(found);
}

/** What is no name of a row, with the one that was probably meant. */
export const unknownRow = (label: string, text: string, table: Table<string>): Typed<never> =>
  mistyped('noSuchRow', { label, text, nearest: nearestRow(table, text) });

/** The parts of a list. Names may have commas themselves ('Sanctuary, The Mage College of Astin'): then a longer piece is one. */
function namesIn(text: string, table: Table<string>): readonly string[] {
  const pieces = text
    .split(/[,;]/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  const parts: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const pair = `${pieces[at]}, ${pieces[at + 1] ?? ''}`;
    const isPair = at + 1 < pieces.length && findRow(table, pair) !== null;
    parts.push(isPair ? pair : (pieces[at] ?? ''));
    if (isPair) at += 1;
  }
  return parts;
}

/** 'Autorifle (Optics, Grip)': a thing and its mods. */
export function splitMods(text: string): { readonly name: string; readonly mods: string } {
  const [, name = text, mods = ''] = /^([^()]*)\(([^()]*)\)$/.exec(text.trim()) ?? [];
  return { name: name.trim(), mods };
}

/** 'Frag Grenade x3', '3x Frag Grenade': how many there are. A bare number is part of the name: '15 meters of rope'. */
export function splitCount(text: string): { readonly name: string; readonly count: number } {
  const plain = singleBlanks(text);
  const [, before, then = ''] = /^(\d{1,4}) ?[x×] (.+)$/.exec(plain) ?? [];
  if (before !== undefined) return { name: then, count: Number(before) };
  const [, first = '', after] = /^(.+) [x×] ?(\d{1,4})$/.exec(plain) ?? [];
  return after === undefined ? { name: plain, count: 1 } : { name: first, count: Number(after) };
}
