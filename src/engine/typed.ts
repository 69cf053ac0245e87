import { type Limit, overLimit } from './limit.ts';
import { type Refusal, refusal } from './refusal.ts';

/** Something typed, as it was understood, or why it was not. */
export type Typed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

export const typed = <T>(value: T): Typed<T> => ({ ok: true, value });

export const mistyped = (code: string, params: Refusal['params']): Typed<never> => ({
  ok: false,
  refusal: refusal(code, params),
});

/** More was typed than there may be. */
export const tooMuch = (limit: Limit, given: number): Typed<never> => ({
  ok: false,
  refusal: overLimit(limit, given),
});

/** Reads a whole number of a range, both ends included. `label` names the value for the refusal. */
export function readNumber(
  label: string,
  text: string,
  [from, to]: readonly [number, number],
): Typed<number> {
  const plain = text.trim();
  const number = /^[+-]?\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN;
  if (!(number >= from && number <= to)) return mistyped('notANumber', { label, text, from, to });
  return typed(number === 0 ? 0 : number);
}

/** What a value is typed as that is to hold nothing: a command's option cannot be left empty. */
export const isNothing = (text: string) =>
  ['', 'none', 'nothing', '-', '–', '—'].includes(text.trim().toLowerCase());

/** Reads yes or no. */
export function readFlag(label: string, text: string): Typed<boolean> {
  const plain = text.trim().toLowerCase();
  if (['yes', 'y', 'true', 'on', '1'].includes(plain)) return typed(true);
  if (['no', 'n', 'false', 'off', '0', ''].includes(plain)) return typed(false);
  return mistyped('notYesOrNo', { label, text });
}

/** Reads the name of something in a table: its row's id. */
export function readChoice<Row extends { readonly id: string; readonly name: string }>(
  label: string,
  text: string,
  find: (text: string) => Row | null,
  table: readonly Row[],
): Typed<Row['id']> {
  const found = find(text);
  if (found === null) return mistyped('notAChoice', { label, text, choices: table.map((r) => r.name) });
  return typed(found.id);
}
