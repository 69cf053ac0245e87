import type { Draft } from 'immer';
import { type Asking, chosenBy, type Decision } from './decision.ts';
import type { Audience, GameEvent } from './event.ts';
import { plainRecord } from './json.ts';
import { type Sum, sum } from './modifier.ts';
import { type Params, refusal } from './refusal.ts';
import { isDie, type Roll, type RolledDie, type RollRequest } from './roll.ts';
import type { Rule } from './rule.ts';
import type { Ruleset, Verdict } from './ruleset.ts';
import { snapshotOf } from './snapshot.ts';
import type { Tape } from './tape.ts';
import { type About, openWindow, type WindowOptions } from './window.ts';

/** One roll while its command runs: a reaction may still change a die of it. */
interface OpenRoll {
  readonly id: number;
  readonly request: RollRequest;
  dice: RolledDie[];
  replaced: RolledDie[];
}

/**
 * What a rule works with: the state to change, dice, questions, events. One for each run of a command.
 * `S` is the system's state; `state` is a draft of it, so rules change it as if it were their own. What comes from
 * elsewhere (a row of content, an intent) is copied before it is put in: a change would reach through to it.
 */
export class Tx<S extends object> {
  readonly state: Draft<S>;
  readonly events: GameEvent[] = [];
  readonly #ruleset: Ruleset<S>;
  readonly #tape: Tape;
  readonly #keys = new Set<string>(); // of all that has been asked
  readonly #rolls: OpenRoll[] = [];
  readonly #reacting: string[] = []; // reactions being resolved, the outermost first
  #seen: S | undefined; // the latest snapshot
  #untold: readonly { readonly index: number; readonly depth: number }[] = []; // dice of which no event has told

  constructor(state: Draft<S>, ruleset: Ruleset<S>, tape: Tape) {
    this.state = state;
    this.#ruleset = ruleset;
    this.#tape = tape;
  }

  /** The state as rules query it; reads through the draft, so it is always what is true now. */
  get now(): S {
    return this.state as S;
  }

  /**
   * The state as it is at this moment, as plain data. A look passes over all that has changed so far, but queries then
   * read it ten times as quickly as through the draft: take one where several questions follow one another. What is as it was
   * at the look before is the same object.
   */
  snapshot(): S {
    this.#seen = snapshotOf(this.now, this.#seen);
    return this.#seen;
  }

  /** Rolls dice and records each. Whoever may change a die just seen is asked (window 'rolled'); gives the dice that count. */
  *roll(request: RollRequest): Rule<Roll> {
    const dice: RolledDie[] = [];
    for (let n = 0; n < request.count; n++) dice.push(yield* this.#die(request.sides, request));
    const roll: OpenRoll = { id: this.#rolls.length, request, dice, replaced: [] };
    this.#rolls.push(roll);
    const about = () => ({
      ...request.about,
      roll: roll.id,
      label: request.label,
      by: request.by,
      dice: roll.dice.map(({ sides, value }) => ({ sides, value })),
    });
    const { to = 'all' } = request;
    yield* this.window('rolled', about, to === 'all' ? {} : { to });
    return this.rolled(roll.id);
  }

  /** A roll of this command as it stands, by its number. */
  rolled(id: number): Roll {
    const roll = this.#roll(id);
    return {
      id,
      label: roll.request.label,
      by: roll.request.by,
      dice: [...roll.dice],
      replaced: [...roll.replaced],
    };
  }

  /** Rolls one die of a roll again. Takes the roll's number and the die's place in it, from 0; gives the new die. */
  *reroll(id: number, place: number): Rule<RolledDie> {
    const roll = this.#roll(id);
    const old = roll.dice[place];
    if (old === undefined) return yield* this.refuse('noSuchDie', { place });
    const fresh = yield* this.#die(old.sides, roll.request);
    this.#tape.replace(old.index, fresh.index);
    roll.dice[place] = fresh;
    roll.replaced.push({ ...old, rerolled: fresh.index });
    return fresh;
  }

  /**
   * Turns a die of a roll to another face, which counts from now on; the record of dice keeps what fell. Takes the roll's number
   * and the die's place in it, from 0; gives the die as it was. Refuses a die or a face that is not there.
   */
  *turn(id: number, place: number, value: number): Rule<RolledDie> {
    const roll = this.#roll(id);
    const old = roll.dice[place];
    if (old === undefined || !Number.isInteger(value) || value < 1 || value > old.sides)
      return yield* this.refuse('noSuchDie', { place });
    roll.dice[place] = { ...old, value };
    return old;
  }

  /** The dice that count of the rolls that are being made: no event has told what came of them. */
  get fallen(): readonly RolledDie[] {
    return this.#untold.flatMap(({ index }) => {
      const one = this.#tape.recorded[index];
      return one !== undefined && isDie(one) && one.rerolled === undefined ? [one] : [];
    });
  }

  /** Draws one card of those in a pile; `to` is who may know which, where that is said. Taking it off the pile is the rule's own. */
  *draw(pile: readonly string[], label: string, to?: Audience): Rule<string> {
    if (pile.length === 0) return yield* this.refuse('noCardsLeft', { label });
    const drawn = this.#tape.card(pile, label, to === undefined ? to : audience(to));
    if (drawn === null) return yield* this.#diverge(label);
    return drawn.card;
  }

  /** Asks one person; gives the id of the option they chose. The command waits here for as long as they take. */
  *ask(question: Asking): Rule<string> {
    const [choice] = yield* this.askAll([question]);
    return choice ?? question.default;
  }

  /** Asks several at once, in any order of answers; goes on when all have answered. Gives the choices in the order of the questions. */
  *askAll(questions: readonly Asking[]): Rule<readonly string[]> {
    if (questions.length === 0) return [];
    const decisions = questions.map((question) => this.#numbered(question));
    const answers = yield { kind: 'ask', decisions };
    return answers.map((answer) => answer.choice);
  }

  /** The same for questions of which several options may be chosen: gives those that each chose, none or more. */
  *askEach(questions: readonly Asking[]): Rule<readonly (readonly string[])[]> {
    const choices = yield* this.askAll(questions);
    return questions.map((question, n) => chosenBy(question, choices[n] ?? question.default) ?? []);
  }

  /**
   * Offers somebody a choice for which nobody waits: it goes on with the default, and whoever takes it up afterwards has the command
   * done again from here. Gives its key, and what was chosen.
   */
  *offer(question: Asking): Rule<{ readonly key: string; readonly choice: string }> {
    const decision = this.#numbered(question);
    const [answer] = yield { kind: 'offer', decision };
    return { key: decision.key, choice: answer?.choice ?? question.default };
  }

  /** Says what happened: past tense, ids and numbers. */
  emit(type: string, data: { readonly [name: string]: unknown }, to?: Audience): void {
    // What a reaction does tells nothing of the roll to which it reacts.
    this.#untold = this.#untold.filter(({ depth }) => depth < this.#reacting.length);
    const happened = { type, data: plainRecord(data) };
    this.events.push(to === undefined ? happened : { ...happened, to: audience(to) });
  }

  /** Ends the command with a reason: nothing of it takes effect. `return yield* tx.refuse(…)`. */
  *refuse(code: string, params: Params = {}): Rule<never> {
    yield { kind: 'refuse', refusal: refusal(code, plainRecord(params)) };
    throw new Error('a refused command was resumed');
  }

  /** A number with everything that changes it now, asked for by its name. */
  number(name: string, base: number, about: Params): Sum {
    return sum(base, this.#ruleset.modifiers?.(this.now, name, about) ?? []);
  }

  /**
   * Lets whoever may react to something do so. `about` says what happens, or finds it out anew each time it is looked at,
   * where a reaction may change it. Gives 'prevented' when a reaction undid what it reacted to.
   */
  *window(name: string, about: About, options: WindowOptions = {}): Rule<Verdict> {
    const { reactions, windows } = this.#ruleset;
    if (reactions === undefined || windows?.has(name) === false) return 'goesOn';
    return yield* openWindow(this, this.#ruleset, this.#reacting, name, about, options);
  }

  *#die(sides: number, { label, to }: RollRequest): Rule<RolledDie> {
    const die = this.#tape.die(sides, label, to === undefined ? to : audience(to));
    if (die === null) return yield* this.#diverge(label);
    this.#untold = [...this.#untold, { index: die.index, depth: this.#reacting.length }];
    return die;
  }

  *#diverge(at: string): Rule<never> {
    yield { kind: 'diverge', at };
    throw new Error('a command that diverged was resumed');
  }

  #roll(id: number): OpenRoll {
    const roll = this.#rolls[id];
    if (roll === undefined) throw new Error(`no roll ${id} in this command`);
    return roll;
  }

  /** The question under a key of its own, the same whenever the command takes the same path; what it reads is worked out when it is read. */
  #numbered(question: Asking): Decision {
    const ids = question.options.map((option) => option.id);
    if (chosenBy(question, question.default) === null || new Set(ids).size < ids.length)
      throw new Error(`the options of '${question.id}' need ids of their own, the default's among them`);
    const first = `${question.id}:${question.asked}`;
    let key = first;
    for (let times = 2; this.#keys.has(key); times++) key = `${first}#${times}`;
    this.#keys.add(key);
    return {
      ...question,
      key,
      get params() {
        return plainParams(question.params);
      },
      options: question.options.map((option) => ({
        ...option,
        get params() {
          return plainParams(option.params);
        },
      })),
      ...(question.to === undefined ? {} : { to: audience(question.to) }),
    };
  }
}

const plainParams = (params: Params | (() => Params)): Params =>
  plainRecord(typeof params === 'function' ? params() : params);

/** An audience that stays as it is, even where a list in the state was given. */
function audience(to: Audience): Audience {
  return typeof to === 'string' ? to : [...to];
}
