import { createDraft, type Draft, enablePatches, finishDraft, freeze, type Patch } from 'immer';
import { type Asking, chosenBy, type Decision } from './decision.ts';
import type { Audience, GameEvent } from './event.ts';
import { plainRecord } from './json.ts';
import { type Sum, sum } from './modifier.ts';
import { type Params, refusal } from './refusal.ts';
import { isDie, type Roll, type RolledDie, type RollRequest } from './roll.ts';
import type { Rule } from './rule.ts';
import type { Ruleset } from './ruleset.ts';
import { snapshotOf } from './snapshot.ts';
import type { Tape } from './tape.ts';
import type { About, Tx, Verdict, WindowOptions } from './tx.ts';
import { openWindow } from './window.ts';

enablePatches();

/** What has become of a state, and how to get from one to the other. */
interface Changed<S> {
  readonly state: S;
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
}

/** One roll while its command runs: a reaction may still change a die of it. */
interface OpenRoll {
  readonly id: number;
  readonly request: RollRequest;
  dice: RolledDie[];
  replaced: RolledDie[];
}

/** The one run of a command: what its rules work with, kept on the tape of what fell and was answered. */
export class Transaction<S extends object> implements Tx<S> {
  readonly events: GameEvent[] = [];
  #state: Draft<S>;
  #patches: readonly Patch[] = []; // of what was made plain
  #inverse: readonly Patch[] = [];
  readonly #ruleset: Ruleset<S>;
  readonly #tape: Tape;
  readonly #keys = new Set<string>(); // of all that has been asked
  readonly #rolls: OpenRoll[] = [];
  readonly #reacting: string[] = []; // reactions being resolved, the outermost first
  #seen: S | undefined; // the latest snapshot
  #untold: readonly { readonly index: number; readonly depth: number }[] = []; // dice of which no event has told

  /** Takes the state as it is before the command; it is never changed. */
  constructor(state: S, ruleset: Ruleset<S>, tape: Tape) {
    this.#state = createDraft(freeze(state, true));
    this.#ruleset = ruleset;
    this.#tape = tape;
  }

  get state(): Draft<S> {
    return this.#state;
  }

  get now(): S {
    return this.#state as S;
  }

  settle(): void {
    const { state } = this.finish();
    this.#state = createDraft(state);
    this.#seen = undefined;
  }

  /** The state as the command leaves it, with all its changes; nothing can be changed any more. */
  finish(): Changed<S> {
    const state = finishDraft(this.#state, (patches, inverse) => {
      this.#patches = [...this.#patches, ...patches];
      this.#inverse = [...inverse, ...this.#inverse];
    }) as S;
    return { state, patches: this.#patches, inverse: this.#inverse };
  }

  snapshot(): S {
    this.#seen = snapshotOf(this.now, this.#seen);
    return this.#seen;
  }

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

  *turn(id: number, place: number, value: number): Rule<RolledDie> {
    const roll = this.#roll(id);
    const old = roll.dice[place];
    if (old === undefined || !Number.isInteger(value) || value < 1 || value > old.sides)
      return yield* this.refuse('noSuchDie', { place });
    roll.dice[place] = { ...old, value };
    return old;
  }

  get fallen(): readonly RolledDie[] {
    return this.#untold.flatMap(({ index }) => {
      const one = this.#tape.recorded[index];
      return one !== undefined && isDie(one) && one.rerolled === undefined ? [one] : [];
    });
  }

  *draw(pile: readonly string[], label: string, to?: Audience): Rule<string> {
    if (pile.length === 0) return yield* this.refuse('noCardsLeft', { label });
    const drawn = this.#tape.card(pile, label, to === undefined ? to : audience(to));
    if (drawn === null) return yield* this.#diverge(label);
    return drawn.card;
  }

  *ask(question: Asking): Rule<string> {
    const [choice] = yield* this.askAll([question]);
    return choice ?? question.default;
  }

  *askAll(questions: readonly Asking[]): Rule<readonly string[]> {
    if (questions.length === 0) return [];
    const decisions = questions.map((question) => this.#numbered(question));
    const answers = yield { kind: 'ask', decisions };
    return answers.map((answer) => answer.choice);
  }

  *askEach(questions: readonly Asking[]): Rule<readonly (readonly string[])[]> {
    const choices = yield* this.askAll(questions);
    return questions.map((question, n) => chosenBy(question, choices[n] ?? question.default) ?? []);
  }

  *offer(question: Asking): Rule<{ readonly key: string; readonly choice: string }> {
    const decision = this.#numbered(question);
    const [answer] = yield { kind: 'offer', decision };
    return { key: decision.key, choice: answer?.choice ?? question.default };
  }

  emit(type: string, data: { readonly [name: string]: unknown }, to?: Audience): void {
    // What a reaction does tells nothing of the roll to which it reacts.
    this.#untold = this.#untold.filter(({ depth }) => depth < this.#reacting.length);
    const happened = { type, data: plainRecord(data) };
    this.events.push(to === undefined ? happened : { ...happened, to: audience(to) });
  }

  *refuse(code: string, params: Params = {}): Rule<never> {
    yield { kind: 'refuse', refusal: refusal(code, plainRecord(params)) };
    throw new Error('a refused command was resumed');
  }

  number(name: string, base: number, about: Params): Sum {
    return sum(base, this.#ruleset.modifiers?.(this.now, name, about) ?? []);
  }

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
