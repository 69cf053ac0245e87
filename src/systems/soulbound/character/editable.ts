import type { Character } from './schema.ts';
import { readNumber, type Typed, typed } from './typed.ts';

/** A value of the sheet that can be changed: how it is written, and how what is typed changes the character. */
export interface Editable {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  write(character: Character): string;
  read(character: Character, text: string): Typed<Character>;
}

export type Span = readonly [number, number];

export const between = ([from, to]: Span) => `a whole number from ${from} to ${to}`;

/** A field that takes a whole number. */
export function number(
  id: string,
  label: string,
  span: Span,
  get: (character: Character) => number,
  set: (character: Character, value: number) => Character,
): Editable {
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
