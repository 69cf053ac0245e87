import type { Json } from './json.ts';
import type { Refusal } from './refusal.ts';
import type { Sheet } from './words.ts';

export interface CreationChoice {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly chosen: boolean;
}

/** One thing to give in a form: some text, or so many out of a list of at most 25. */
export type CreationField = {
  readonly id: string;
  readonly label: string; // at most 45 characters
  readonly hint: string; // at most 100
  /** Asked for together with the name, though the rest of its step is not. */
  readonly first?: true;
} & (
  | {
      readonly kind: 'text';
      readonly value: string; // what stands there now
      readonly needed: boolean;
      readonly long?: boolean; // several lines
      readonly most?: number; // characters; 200 where nothing else is said, 1,000 where it is long
    }
  | {
      readonly kind: 'pick';
      readonly choices: readonly CreationChoice[];
      readonly min: number;
      readonly max: number;
    }
);

/** One step of making a character: pick from a list, fill in a form of at most five fields, or see what follows from the rest. */
export type CreationStep = {
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly summary: string; // what has been chosen so far, '' for nothing
  readonly done: boolean;
  /** Asked for together with the name: a quick start, which leaves somebody ready to play, or something else that everybody says first. */
  readonly first?: 'quick' | 'also';
  /** Open steps with the same word here count as one: doing any of them does for all. */
  readonly either?: string;
  /** Keeps its button once it is done: it's gone back to often. */
  readonly stays?: true;
  /** What is rolled where chance decides instead: 'd66', '2d6 + 20'. Absent where dice have no say. */
  readonly random?: string;
} & (
  | {
      readonly kind: 'pick';
      readonly choices: readonly CreationChoice[];
      readonly min: number;
      readonly max: number;
    } // more than 25 choices are shown in pages
  | { readonly kind: 'form'; readonly fields: readonly CreationField[] }
  | { readonly kind: 'fixed' } // nothing to choose: it follows from other steps, or only dice decide
);

/** What was given in a form: the texts of its fields, and what was picked in them. */
export interface CreationForm {
  readonly fields: { readonly [field: string]: string };
  readonly picks: { readonly [field: string]: readonly string[] };
}

/** What the player gave for a step: picked ids, or a form. */
export type CreationInput =
  | { readonly kind: 'pick'; readonly ids: readonly string[] }
  | ({ readonly kind: 'form' } & CreationForm);

/** A die that a step asks for. `label` says what for. */
export interface CreationDie {
  readonly sides: number;
  readonly label: string;
}

/** A draft after its dice: what they were taken to mean, a line a step. */
export interface CreationRolled {
  readonly draft: Json;
  readonly told: readonly string[];
}

/** Rolls for a draft: asks for die after die, each answered by what it shows, and gives the draft with what they mean. */
export type CreationRolling = Generator<CreationDie, Made<CreationRolled>, number>;

export type Made<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

/** A value of the sheet that may be edited by name. */
export interface SheetField {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string; // what it takes: 'a whole number from 1 to 12'
  /** What it is shown and changed with: 'Attributes'. Absent where it stands by itself. */
  readonly group?: string;
  /** All that it can be, where that is a list: its value is one of them; `several`: some of them, with commas between. */
  readonly choices?: readonly { readonly id: string; readonly label: string }[];
  readonly several?: true;
}

/** A number of a character's that a roll may name, in the system's words: `1d20+@strength`. */
export interface NamedValue {
  readonly name: string; // no two are the same when case, spaces and accents are left aside
  readonly value: number; // a whole number
}

/** How somebody stands in a campaign that keeps score: the more, the higher; and what is said of it. */
export interface Standing {
  readonly score: number;
  readonly text: string;
}

/** Where somebody stands among the others of a campaign. */
export interface Placed {
  readonly name: string;
  /** From 1; those with the same score have the same place. */
  readonly place: number;
  readonly text: string;
}

/** A character that has just been made, and those who come into the campaign with it: a vehicle of its own. Each knows the others by their ids. */
export interface Brought<C> {
  readonly self: C;
  readonly others: readonly { readonly id: string; readonly name: string; readonly character: C }[];
}

/** How characters of a system are made, changed and shown. `C` is the system's character, plain data. */
export interface CharacterRules<C extends object> {
  /** What is made: 'side'. Absent: a 'character'. */
  readonly called?: string;
  /** Reads a stored or imported character of any earlier revision; refuses with where it is wrong. */
  read(raw: Json, revision: number): Made<C>;
  /**
   * A draft to start creation with; drafts are the system's own JSON. The name may be '' where there is none yet. `party` is what the campaign keeps for all, its house rules
   * among it; absent where there is nothing. `kind`: a GM's own; a player's where nothing is said.
   */
  begin(name: string, party?: object, kind?: 'pc' | 'npc'): Json;
  steps(draft: Json): readonly CreationStep[];
  choose(draft: Json, step: string, input: CreationInput): Made<Json>;
  /** Lets dice choose at a step that has something `random`; absent where no step has. */
  roll?(draft: Json, step: string): CreationRolling;
  /** What the character is called by now, where a step of the system's own asks for it: a form 'name' with a field 'name'. */
  named?(draft: Json): string;
  finish(draft: Json): Made<C>;
  /**
   * The same rules where the campaign's content packs (as `PackRules.read` gives them) offer something to who is made: all that takes a draft
   * knows it. Absent where packs offer nothing there.
   */
  withPacks?(packs: readonly Json[]): CharacterRules<C>;
  /**
   * Who comes with a character that a draft has made; null for nobody, absent where nobody ever does. `id` is the character's own, `next` gives
   * one for each of the others.
   */
  brought?(draft: Json, made: C, id: string, next: () => string): Brought<C> | null;
  sheet(character: C): Sheet;
  /** How a character stands among the others of the campaign; null where they keep no score, absent where nobody ever does. */
  standing?(character: C): Standing | null;
  /** The field of what keeps somebody alive: the one that damage takes from. */
  readonly health: string;
  fields(character: C): readonly SheetField[];
  /** What a roll may name, what is named most first. */
  values(character: C): readonly NamedValue[];
  edit(character: C, field: string, value: string): Made<C>;
  rename(character: C, name: string): C;
}

/** What of a step is asked for together with the name: all of it, some fields of it, or nothing (null). */
export function askedFirst(step: CreationStep): CreationStep | null {
  if (step.first !== undefined) return step;
  const fields = step.kind === 'form' ? step.fields.filter(({ first }) => first === true) : [];
  return fields.length === 0 || step.kind !== 'form' ? null : { ...step, fields };
}

/** Whether dice can choose at a step where nothing has been chosen yet, be it needed or not. */
export const isToRoll = ({ random, done, summary }: CreationStep): boolean =>
  random !== undefined && (!done || summary === '');

/**
 * Rolls for every step that can be rolled and where nothing is chosen yet, in their order; what one brings up (a guild, for a
 * mage) is rolled too. Steps that dice have no say in stay as they are.
 */
export function* rollOpen(
  rules: Pick<CharacterRules<never>, 'steps' | 'roll'>,
  begun: Json,
): CreationRolling {
  let draft = begun;
  const told: string[] = [];
  const tried = new Set<string>();
  for (;;) {
    const next = rules.steps(draft).find((step) => isToRoll(step) && !tried.has(step.id));
    if (next === undefined || rules.roll === undefined) return { ok: true, value: { draft, told } };
    tried.add(next.id);
    const rolled = yield* rules.roll(draft, next.id);
    if (!rolled.ok) return rolled;
    draft = rolled.value.draft;
    told.push(...rolled.value.told);
  }
}

/** A die as it fell for a draft. */
export interface CreationFallen extends CreationDie {
  readonly index: number;
  readonly value: number;
}

/** Rolls to the end with dice of `die` (running number from 0, sides): the outcome, and all that fell for it. */
export function thrown(
  rolling: CreationRolling,
  die: (index: number, sides: number) => number,
): { readonly made: Made<CreationRolled>; readonly fallen: readonly CreationFallen[] } {
  const fallen: CreationFallen[] = [];
  let next = rolling.next();
  while (next.done !== true) {
    const index = fallen.length;
    const value = die(index, next.value.sides);
    fallen.push({ ...next.value, index, value });
    next = rolling.next(value);
  }
  return { made: next.value, fallen };
}
