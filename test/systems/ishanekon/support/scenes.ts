import { scriptedDice } from '../../../../src/dice/index.ts';
import type { Answer, Decision } from '../../../../src/engine/decision.ts';
import type { GameEvent } from '../../../../src/engine/event.ts';
import type { Intent, IntentOf } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import type { Refusal } from '../../../../src/engine/refusal.ts';
import { type Outcome, run } from '../../../../src/engine/run.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import type { Being, Character } from '../../../../src/systems/ishanekon/character/schema.ts';
import type { Events, EventType } from '../../../../src/systems/ishanekon/events.ts';
import { trackerOf } from '../../../../src/systems/ishanekon/encounter.ts';
import { readSetup } from '../../../../src/systems/ishanekon/fight/setup.ts';
import { newParty, type Party } from '../../../../src/systems/ishanekon/party/party.ts';
import { perform } from '../../../../src/systems/ishanekon/perform.ts';
import { ruleset } from '../../../../src/systems/ishanekon/ruleset.ts';
import { being, type Fighter, type Scene, sceneOf } from '../../../../src/systems/ishanekon/scene.ts';
import { undone } from '../../../support/undone.ts';

type Done = Extract<Outcome<Scene>, { readonly kind: 'done' }>;

/** What a command came to. */
export interface Played extends Pick<Done, 'events'> {
  readonly state: Scene;
  readonly asked: readonly Decision[];
  readonly refusal: Refusal | null;
}

/** Plays a rule to its end with dice as they fall, all of which must be used, and answers by question: defaults where none is said. */
export function played(
  scene: Scene,
  rule: (tx: Tx<Scene>) => Rule<void>,
  dice: readonly number[] = [],
  answers: Readonly<Record<string, string>> = {},
): Played {
  const source = scriptedDice(dice);
  const given: Answer[] = [];
  const asked: Decision[] = [];
  let rolled: Done['dice'] = [];
  for (;;) {
    const outcome = run(ruleset, scene, rule, { source, dice: rolled, answers: given });
    if (outcome.kind === 'diverged') throw new Error(`diverged at ${outcome.at}`);
    if (outcome.kind === 'refused') return { state: scene, events: [], asked, refusal: outcome.refusal };
    rolled = outcome.dice;
    if (outcome.kind === 'done') {
      const { faces } = source.left();
      if (faces.length > 0) throw new Error(`dice left over: ${faces.join(' ')}`);
      undone({ tracker: trackerOf }, scene, outcome, (state) =>
        run(ruleset, state, rule, { source, dice: outcome.dice, answers: given }),
      );
      return { state: outcome.state, events: outcome.events, asked, refusal: null };
    }
    for (const decision of outcome.decisions) {
      asked.push(decision);
      const choice = answers[decision.id] ?? decision.default;
      given.push({ key: decision.key, choice, by: 'tester', seen: outcome.dice.length });
    }
  }
}

/** Does what an intent says, as the bot does. */
export const done = (
  scene: Scene,
  intent: Intent,
  dice: readonly number[] = [],
  answers: Readonly<Record<string, string>> = {},
): Played => played(scene, (tx) => perform(tx, intent), dice, answers);

/** One command after another, as they come. */
export const after = (scene: Scene, ...intents: readonly Intent[]): Scene =>
  intents.reduce((now, intent) => {
    const { state, refusal } = done(now, intent);
    if (refusal !== null) throw new Error(`refused: ${refusal.code} ${JSON.stringify(refusal.params)}`);
    return state;
  }, scene);

/** An act as somebody gives it. */
export const acting = (actor: string, act: string, more: Partial<IntentOf<'act'>> = {}): Intent => ({
  kind: 'act',
  actor,
  act,
  target: null,
  means: null,
  detail: null,
  spend: [],
  asGm: false,
  ...more,
});

export const nextOf = (actor: string | null, asGm = false): Intent => ({ kind: 'next', actor, asGm });

interface Coming {
  readonly sheet: Character;
  readonly side?: 'players' | 'foes';
  /** A square, on a map. */
  readonly place?: string;
  readonly hidden?: boolean;
}

interface Setting {
  /** As a GM types it; 'no map' where nothing is said. */
  readonly map?: string;
  readonly surprised?: readonly string[];
  readonly party?: Partial<Party>;
}

export const memberOf = (id: string, { sheet, side = 'players', place, hidden }: Coming) => ({
  id,
  name: sheet.name,
  side,
  sheet: plain(sheet),
  place: place ?? null,
  ...(hidden === undefined ? {} : { hidden }),
});

/** A fight that has begun, by id: the first round runs where both sides are there. */
export function fightOf(
  cast: Readonly<Record<string, Coming>>,
  { map = 'no map', surprised = [], party = {} }: Setting = {},
): Scene {
  const setup = readSetup(map);
  if (!setup.ok) throw new Error(setup.why);
  return after(sceneOf({}, [], { ...newParty, ...party }), {
    kind: 'begin',
    members: Object.entries(cast).map(([id, one]) => memberOf(id, one)),
    setup: setup.setup,
    surprised,
    asGm: true,
  });
}

/** Some characters outside of a fight. */
export const between = (
  characters: Readonly<Record<string, Character>>,
  party: Partial<Party> = {},
  npcs: readonly string[] = [],
): Scene => sceneOf(characters, npcs, { ...newParty, ...party });

/** A scene in which a fighter is as it is said. */
export function withFighter(scene: Scene, id: string, changed: Partial<Fighter>): Scene {
  const { fight } = scene;
  const fighter = fight?.fighters[id];
  if (!fight || fighter === undefined) throw new Error(`'${id}' doesn't fight`);
  return {
    ...scene,
    fight: { ...fight, fighters: { ...fight.fighters, [id]: { ...fighter, ...changed } } },
  };
}

export function fighterOf({ state }: Pick<Played, 'state'>, id: string): Fighter {
  const found = state.fight?.fighters[id];
  if (found === undefined) throw new Error(`'${id}' doesn't fight`);
  return found;
}

export const beingOf = ({ state }: Pick<Played, 'state'>, id: string): Being => being(state, id);

/** What was told of one type, in order. */
export const told = <T extends EventType>(
  { events }: Pick<Played, 'events'>,
  type: T,
): readonly Events[T][] =>
  events.filter((event: GameEvent) => event.type === type).map(({ data }) => data as unknown as Events[T]);
