import type { Json } from './json.ts';
import type { Refusal } from './refusal.ts';
import type { Sheet } from './words.ts';

/** One thing that is typed into a form. `value` is what stands there now. */
export interface CreationField {
  readonly id: string;
  readonly label: string; // at most 45 characters
  readonly hint: string; // at most 100
  readonly value: string;
  readonly needed: boolean;
  readonly long?: boolean; // several lines
}

export interface CreationChoice {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly chosen: boolean;
}

/** One step of making a character: pick from a list, or fill in a form of at most five fields. */
export type CreationStep = {
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly summary: string; // what has been chosen so far, '' for nothing
  readonly done: boolean;
} & (
  | {
      readonly kind: 'pick';
      readonly choices: readonly CreationChoice[];
      readonly min: number;
      readonly max: number;
    } // more than 25 choices are shown in pages
  | { readonly kind: 'form'; readonly fields: readonly CreationField[] }
);

/** What the player gave for a step: picked ids, or the fields of a form. */
export type CreationInput =
  | { readonly kind: 'pick'; readonly ids: readonly string[] }
  | { readonly kind: 'form'; readonly fields: { readonly [field: string]: string } };

export type Made<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** A value of the sheet that may be edited by name. */
export interface SheetField {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string; // what it takes: 'a whole number from 1 to 12'
}

/** A number of a character's that a roll may name, in the system's words: `1d20+@strength`. */
export interface NamedValue {
  readonly name: string; // no two are the same when case, spaces and accents are left aside
  readonly value: number; // a whole number
}

/** How characters of a system are made, changed and shown. `C` is the system's character, plain data. */
export interface CharacterRules<C extends object> {
  /** Reads a stored or imported character of any earlier revision; refuses with where it is wrong. */
  read(raw: Json, revision: number): Made<C>;
  /** A draft to start creation with; drafts are the system's own JSON. */
  begin(name: string): Json;
  steps(draft: Json): readonly CreationStep[];
  choose(draft: Json, step: string, input: CreationInput): Made<Json>;
  finish(draft: Json): Made<C>;
  sheet(character: C): Sheet;
  fields(character: C): readonly SheetField[];
  /** What a roll may name, what is named most first. */
  values(character: C): readonly NamedValue[];
  edit(character: C, field: string, value: string): Made<C>;
  rename(character: C, name: string): C;
}
