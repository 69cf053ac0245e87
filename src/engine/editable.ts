import type { SheetField } from './creation.ts';
import type { Limit } from './limit.ts';
import { findRow } from './table.ts';
import { readChoice, readFlag, readNumber, tooMuch, type Typed, typed } from './typed.ts';

/** A value of a sheet that can be changed: how it is written, and how what is typed changes the character. */
export interface Editable<C> {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly group?: string;
  readonly choices?: SheetField['choices'];
  readonly several?: true;
  write(character: C): string;
  read(character: C, text: string): Typed<C>;
}

export type Span = readonly [number, number];

export const between = ([from, to]: Span) => `a whole number from ${from} to ${to}`;

/** A list that somebody picks from holds so many. */
const MOST_CHOICES = 25;

const countedChoices = ([from, to]: Span) =>
  Array.from({ length: to - from + 1 }, (_, n) => ({ id: String(from + n), label: String(from + n) }));

/** The names of rows to pick from, where they are not too many; `others` come before them. */
export const namedChoices = (
  table: readonly { readonly name: string }[],
  ...others: readonly string[]
): Pick<SheetField, 'choices'> => {
  const names = [...others, ...table.map(({ name }) => name)];
  return names.length > MOST_CHOICES ? {} : { choices: names.map((name) => ({ id: name, label: name })) };
};

export const yesOrNo = ['yes', 'no'].map((id) => ({ id, label: id }));

/** Fields with what each is shown and changed with, by the ids of those that go together. */
export const inGroups = <C>(
  fields: readonly Editable<C>[],
  groups: { readonly [group: string]: readonly string[] },
): readonly Editable<C>[] =>
  fields.map((field) => {
    const group = Object.entries(groups).find(([, ids]) => ids.includes(field.id))?.[0];
    return group === undefined ? field : { ...field, group };
  });

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
    ...(span[1] - span[0] < MOST_CHOICES ? { choices: countedChoices(span) } : {}),
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
    choices: yesOrNo,
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
    ...namedChoices(table),
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
  fields.map(({ write, read: _, ...field }) => ({ ...field, value: write(character) }));
