import type { SheetField } from './creation.ts';
import type { Limit } from './limit.ts';
import { findRow } from './table.ts';
import { readChoice, readFlag, readNumber, tooMuch, type Typed, typed } from './typed.ts';

/** A value of a sheet that can be changed: how it is written, and how what is typed changes the character. */
export interface Editable<C> {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  write(character: C): string;
  read(character: C, text: string): Typed<C>;
}

export type Span = readonly [number, number];

export const between = ([from, to]: Span) => `a whole number from ${from} to ${to}`;

/** A field that takes a whole number. */
export function number<C>(
  id: string,
  label: string,
  span: Span,
  get: (character: C) => number,
  set: (character: C, value: number) => C,
): Editable<C> {
  return {
    id,
    label,
    hint: between(span),
    write: (character) => String(get(character)),
    read: (character, text) => {
      const value = readNumber(label, text, span);
      return value.ok ? typed(set(character, value.value)) : value;
    },
  };
}

/** A field that takes yes or no. */
export function flag<C>(
  id: string,
  label: string,
  get: (character: C) => boolean,
  set: (character: C, value: boolean) => C,
): Editable<C> {
  return {
    id,
    label,
    hint: 'yes or no',
    write: (character) => (get(character) ? 'yes' : 'no'),
    read: (character, text) => {
      const value = readFlag(label, text);
      return value.ok ? typed(set(character, value.value)) : value;
    },
  };
}

/** A field that takes the name of a row. */
export function choice<C, Row extends { readonly id: string; readonly name: string }>(
  id: string,
  label: string,
  table: readonly Row[],
  get: (character: C) => Row['id'],
  set: (character: C, value: Row['id']) => C,
): Editable<C> {
  return {
    id,
    label,
    hint: `one of: ${table.map(({ name }) => name).join(', ')}`.slice(0, 100),
    write: (character) => table.find((row) => row.id === get(character))?.name ?? '',
    read: (character, text) => {
      const found = readChoice(label, text, (t) => findRow(table, t), table);
      return found.ok ? typed(set(character, found.value)) : found;
    },
  };
}

/** A field that takes words, up to a limit. */
export function words<C>(
  id: string,
  label: string,
  limit: Limit,
  get: (character: C) => string,
  set: (character: C, value: string) => C,
): Editable<C> {
  return {
    id,
    label,
    hint: `anything, up to ${limit.most} letters, or none`,
    write: get,
    read: (character, text) =>
      text.length > limit.most
        ? tooMuch(limit, text.length)
        : typed(set(character, isNone(text) ? '' : text.trim())),
  };
}

const isNone = (text: string) => ['none', '-', '–', '—'].includes(text.trim().toLowerCase());

/** The field that is meant by an id or a name; null where there is none. */
export const fieldOf = <C>(fields: readonly Editable<C>[], text: string): Editable<C> | null =>
  fields.find(({ id }) => id === text) ??
  fields.find(({ id, label }) => findRow([{ id, name: label }], text) !== null) ??
  null;

/** The fields with what stands in them. */
export const shownFields = <C>(fields: readonly Editable<C>[], character: C): readonly SheetField[] =>
  fields.map(({ id, label, hint, write }) => ({ id, label, hint, value: write(character) }));
