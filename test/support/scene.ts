import { scriptedDice } from '../../src/dice/index.ts';
import type { Answer, Decision } from '../../src/engine/decision.ts';
import { everybody, type GameEvent, type Viewer } from '../../src/engine/event.ts';
import type { Intent, IntentOf } from '../../src/engine/intent.ts';
import { plain } from '../../src/engine/json.ts';
import type { Options } from '../../src/engine/options.ts';
import type { Refusal } from '../../src/engine/refusal.ts';
import { run } from '../../src/engine/run.ts';
import type { GameSystem } from '../../src/engine/system.ts';
import { undone } from './undone.ts';

/** What a command of a test is rolled with: dice as they fall, all of which must be used, and answers by question. */
interface With {
  readonly dice?: readonly number[];
  /** Question id → the option chosen, or those chosen one after another; the default where nothing is said. */
  readonly answers?: Readonly<Record<string, string | readonly string[]>>;
}

type Wanted<K extends Intent['kind']> = Partial<Omit<IntentOf<K>, 'kind' | 'actor'>> & With;

/** What is there before a test's action: who, where, who is surprised. */
interface Cast<C> {
  readonly members: readonly { id: string; side: 'players' | 'foes'; sheet: C; place: string | null }[];
  readonly zones: string | null;
  readonly surprised: readonly string[];
}

/** Builds a scene in a line: `scene(soulbound).pc('kira', sheet).foe('bandit', sheet).fight()`. */
export class SceneBuilder<S extends object, C extends object> {
  readonly #system: GameSystem<S, C>;
  readonly #cast: Cast<C>;

  constructor(system: GameSystem<S, C>, cast: Cast<C>) {
    this.#system = system;
    this.#cast = cast;
  }

  pc(id: string, sheet: C, place: string | null = null): SceneBuilder<S, C> {
    return this.#with('players', id, sheet, place);
  }

  foe(id: string, sheet: C, place: string | null = null): SceneBuilder<S, C> {
    return this.#with('foes', id, sheet, place);
  }

  zones(zones: string): SceneBuilder<S, C> {
    return new SceneBuilder(this.#system, { ...this.#cast, zones });
  }

  surprised(...surprised: readonly string[]): SceneBuilder<S, C> {
    return new SceneBuilder(this.#system, { ...this.#cast, surprised });
  }

  /** The scene without a fight. */
  peace(): Stage<S, C> {
    const { rename } = this.#system.character;
    const characters = Object.fromEntries(
      this.#cast.members.map(({ id, sheet }) => [id, rename(sheet, nameOf(id))]),
    );
    return new Stage(this.#system, this.#system.scene(characters));
  }

  /** The fight, begun; `dice` for what is rolled as its first turn comes. */
  fight(dice: readonly number[] = []): Stage<S, C> {
    const setup = this.#system.readSetup(this.#cast.zones);
    if (!setup.ok) throw new Error(setup.why);
    const members = this.#cast.members.map(({ sheet, ...member }) => ({
      ...member,
      name: nameOf(member.id),
      sheet: plain(sheet),
    }));
    const begin: Intent = {
      kind: 'begin',
      members,
      setup: setup.setup,
      surprised: this.#cast.surprised,
      asGm: true,
    };
    return new Stage(this.#system, this.#system.scene({})).play(begin, { dice });
  }

  #with(side: 'players' | 'foes', id: string, sheet: C, place: string | null): SceneBuilder<S, C> {
    const members = [...this.#cast.members, { id, side, sheet, place }];
    return new SceneBuilder(this.#system, { ...this.#cast, members });
  }
}

const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1);

/** A scene and what the last command did to it. Each command gives a new stage. */
export class Stage<S extends object, C extends object> {
  readonly system: GameSystem<S, C>;
  readonly state: S;
  readonly before: S;
  readonly events: readonly GameEvent[];
  readonly asked: readonly Decision[];
  readonly refusal: Refusal | null;

  constructor(
    system: GameSystem<S, C>,
    state: S,
    last: Partial<Pick<Stage<S, C>, 'before' | 'events' | 'asked' | 'refusal'>> = {},
  ) {
    this.system = system;
    this.state = state;
    this.before = last.before ?? state;
    this.events = last.events ?? [];
    this.asked = last.asked ?? [];
    this.refusal = last.refusal ?? null;
  }

  /** Runs a command to its end, answering what it asks. Fails where dice are missing or left over. */
  play(intent: Intent, { dice = [], answers = {} }: With = {}): Stage<S, C> {
    const source = scriptedDice(dice);
    const given: Answer[] = [];
    const asked: Decision[] = [];
    for (;;) {
      const rolled = given.length === 0 ? [] : this.#lastDice;
      const outcome = run(this.system.ruleset, this.state, (tx) => this.system.perform(tx, intent), {
        source,
        dice: rolled,
        answers: given,
      });
      if (outcome.kind === 'diverged') throw new Error(`diverged at ${outcome.at}`);
      if (outcome.kind === 'refused')
        return new Stage(this.system, this.state, { before: this.state, asked, refusal: outcome.refusal });
      this.#lastDice = outcome.dice;
      if (outcome.kind === 'done') {
        const { faces } = source.left();
        if (faces.length > 0) throw new Error(`dice left over: ${faces.join(' ')}`);
        undone(this.system, this.state, outcome, (state) =>
          run(this.system.ruleset, state, (tx) => this.system.perform(tx, intent), {
            source,
            dice: outcome.dice,
            answers: given,
          }),
        );
        return new Stage(this.system, outcome.state, { before: this.state, events: outcome.events, asked });
      }
      for (const decision of outcome.decisions) {
        const times = asked.filter(({ id }) => id === decision.id).length;
        asked.push(decision);
        const said = answers[decision.id];
        const choice = (typeof said === 'string' ? said : said?.[times]) ?? decision.default;
        given.push({ key: decision.key, choice, by: 'tester', seen: outcome.dice.length });
      }
    }
  }

  #lastDice: Parameters<typeof run>[3]['dice'] = [];

  attack(actor: string, target: string, wanted: Wanted<'attack'> = {}): Stage<S, C> {
    const { dice, answers, ...more } = wanted;
    return this.play(
      { kind: 'attack', actor, target, means: null, way: null, spend: [], asGm: false, ...more },
      withOf(dice, answers),
    );
  }

  act(actor: string, act: string, wanted: Wanted<'act'> = {}): Stage<S, C> {
    const { dice, answers, ...more } = wanted;
    return this.play(
      { kind: 'act', actor, act, target: null, means: null, detail: null, spend: [], asGm: false, ...more },
      withOf(dice, answers),
    );
  }

  check(actor: string, what: string, wanted: Wanted<'check'> = {}): Stage<S, C> {
    const { dice, answers, ...more } = wanted;
    return this.play(
      {
        kind: 'check',
        actor,
        what,
        difficulty: null,
        against: null,
        againstWhat: null,
        edge: null,
        resistingEdge: null,
        helpers: [],
        spend: [],
        secret: false,
        asGm: false,
        ...more,
      },
      withOf(dice, answers),
    );
  }

  condition(
    actor: string,
    condition: string,
    change: 'add' | 'remove' = 'add',
    source: string | null = null,
    until: string | null = null,
  ): Stage<S, C> {
    return this.play({ kind: 'condition', actor, change, condition, source, until, asGm: true });
  }

  amend(actor: string, field: string, value: string): Stage<S, C> {
    return this.play({ kind: 'amend', actor, field, value, asGm: true });
  }

  rest(rest: string, ...actors: readonly string[]): Stage<S, C> {
    return this.play({ kind: 'rest', rest, actors, asGm: true });
  }

  /** Ends the turn that runs; `dice` for what is rolled at the start of the next. */
  next(dice: readonly number[] = []): Stage<S, C> {
    return this.play({ kind: 'next', actor: null, asGm: true }, { dice });
  }

  /** Puts a turn off to the end of the round. */
  hold(actor: string, dice: readonly number[] = []): Stage<S, C> {
    return this.play({ kind: 'hold', actor, asGm: false }, { dice });
  }

  leave(actor: string): Stage<S, C> {
    return this.play({ kind: 'leave', actor, asGm: true });
  }

  end(): Stage<S, C> {
    return this.play({ kind: 'end', asGm: true });
  }

  /** The same with its state changed by hand. */
  with(change: (state: S) => S): Stage<S, C> {
    return new Stage(this.system, change(this.state));
  }

  /** Somebody's sheet as it is now. */
  who(id: string): C {
    const found = this.system.charactersIn(this.state)[id];
    if (found === undefined) throw new Error(`nobody is called '${id}'`);
    return found;
  }

  get current(): string | null {
    return this.system.current(this.state);
  }

  options(actor: string): Options {
    return this.system.options(this.state, actor, { gm: true, characters: [] });
  }

  /** The last event of a type, which must have happened. */
  event(type: string): GameEvent['data'] {
    const found = this.events.findLast((event) => event.type === type);
    if (found === undefined)
      throw new Error(`no '${type}', but: ${this.events.map((event) => event.type).join(', ')}`);
    return found.data;
  }

  /** What a viewer reads of the last command, line by line. */
  told(viewer: Viewer = everybody): readonly string[] {
    return this.events.flatMap((event) => this.system.words.event(event, this.before, viewer)?.text ?? []);
  }

  /** What a viewer reads as reasons. */
  why(viewer: Viewer = everybody): readonly string[] {
    return this.events.flatMap((event) => this.system.words.event(event, this.before, viewer)?.why ?? []);
  }

  /** Why the last command was refused, in words. */
  get no(): string | null {
    return this.refusal === null ? null : this.system.words.refusal(this.refusal, this.state);
  }
}

const withOf = (dice: With['dice'], answers: With['answers']): With => ({
  ...(dice === undefined ? {} : { dice }),
  ...(answers === undefined ? {} : { answers }),
});

export function scene<S extends object, C extends object>(system: GameSystem<S, C>): SceneBuilder<S, C> {
  return new SceneBuilder(system, { members: [], zones: null, surprised: [] });
}
