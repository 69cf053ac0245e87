import type { Draft } from 'immer';
import type { Asking } from './decision.ts';
import type { Audience, GameEvent } from './event.ts';
import type { Sum } from './modifier.ts';
import type { Params } from './refusal.ts';
import type { Roll, RolledDie, RollRequest } from './roll.ts';
import type { Rule } from './rule.ts';

/** What a reaction says of the thing it reacted to. */
export type Verdict = 'goesOn' | 'prevented';

export interface WindowOptions {
  /** Ask everybody at once instead of one after the other. */
  readonly together?: boolean;
  /** Who may see the question besides the asked; everybody where it is not said. */
  readonly to?: Audience;
  /** What the asked read besides what it is about; worked out only where somebody is asked. */
  readonly shown?: () => Params;
  /** Done once, where anybody could react, before anybody is asked: what has led there is told. */
  readonly before?: () => void;
  /** Hears of everybody who is about to be asked. */
  readonly asking?: (owner: string) => void;
}

/** What a window is about, or how to find it out anew each time it is looked at. */
export type About = Params | (() => Params);

/**
 * What a rule works with: the state to change, dice, questions, events. One for each run of a command.
 * `S` is the system's state; `state` is a draft of it, so rules change it as if it were their own. What comes from
 * elsewhere (a row of content, an intent) is copied before it is put in: a change would reach through to it.
 */
export interface Tx<S extends object> {
  readonly state: Draft<S>;
  readonly events: readonly GameEvent[];

  /** The state as rules query it; reads through the draft, so it is always what is true now. */
  readonly now: S;

  /**
   * The state as it is at this moment, as plain data. A look passes over all that has changed so far, but queries then
   * read it ten times as quickly as through the draft: take one where several questions follow one another. What is as it was
   * at the look before is the same object.
   */
  snapshot(): S;

  /**
   * Makes what has been put in so far a part of the state like any other. Every look goes over new parts (a hundred who come to a fight), as
   * no draft tells whether they have changed; after this a look costs again what changes from here on, and `original` gives what is now. What a rule
   * has read out of `state` before can't be read or changed any more: it's read anew.
   */
  settle(): void;

  /** Rolls dice and records each. Whoever may change a die just seen is asked (window 'rolled'); gives the dice that count. */
  roll(request: RollRequest): Rule<Roll>;

  /** A roll of this command as it stands, by its number. */
  rolled(id: number): Roll;

  /** Rolls one die of a roll again. Takes the roll's number and the die's place in it, from 0; gives the new die. */
  reroll(id: number, place: number): Rule<RolledDie>;

  /**
   * Turns a die of a roll to another face, which counts from now on; the record of dice keeps what fell. Takes the roll's number
   * and the die's place in it, from 0; gives the die as it was. Refuses a die or a face that is not there.
   */
  turn(id: number, place: number, value: number): Rule<RolledDie>;

  /** The dice that count of the rolls that are being made: no event has told what came of them. */
  readonly fallen: readonly RolledDie[];

  /** Draws one card of those in a pile; `to` is who may know which, where that is said. Taking it off the pile is the rule's own. */
  draw(pile: readonly string[], label: string, to?: Audience): Rule<string>;

  /** Asks one person; gives the id of the option they chose. The command waits here for as long as they take. */
  ask(question: Asking): Rule<string>;

  /** Asks several at once, in any order of answers; goes on when all have answered. Gives the choices in the order of the questions. */
  askAll(questions: readonly Asking[]): Rule<readonly string[]>;

  /** The same for questions of which several options may be chosen: gives those that each chose, none or more. */
  askEach(questions: readonly Asking[]): Rule<readonly (readonly string[])[]>;

  /**
   * Offers somebody a choice for which nobody waits: it goes on with the default, and whoever takes it up afterwards has the command
   * done again from here. Gives its key, and what was chosen.
   */
  offer(question: Asking): Rule<{ readonly key: string; readonly choice: string }>;

  /** Says what happened: past tense, ids and numbers. */
  emit(type: string, data: { readonly [name: string]: unknown }, to?: Audience): void;

  /** Ends the command with a reason: nothing of it takes effect. `return yield* tx.refuse(…)`. */
  refuse(code: string, params?: Params): Rule<never>;

  /** A number with everything that changes it now, asked for by its name. */
  number(name: string, base: number, about: Params): Sum;

  /**
   * Lets whoever may react to something do so. `about` says what happens, or finds it out anew each time it is looked at,
   * where a reaction may change it. Gives 'prevented' when a reaction undid what it reacted to.
   */
  window(name: string, about: About, options?: WindowOptions): Rule<Verdict>;
}
