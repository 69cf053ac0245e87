import { expect } from 'vitest';
import { scriptedDice } from '../../../../src/dice/index.ts';
import type { Answer, Decision } from '../../../../src/engine/decision.ts';
import type { GameEvent } from '../../../../src/engine/event.ts';
import type { Intent } from '../../../../src/engine/intent.ts';
import type { Refusal } from '../../../../src/engine/refusal.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import type { Recorded } from '../../../../src/engine/roll.ts';
import type { Ruleset } from '../../../../src/engine/ruleset.ts';
import { type Outcome, run } from '../../../../src/engine/run.ts';
import { emptyBoard, METRE, type Obstacle } from '../../../../src/engine/space/plane/index.ts';
import { sortedOrder, start } from '../../../../src/engine/turns/index.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import { patched } from '../../../../src/engine/undo.ts';
import type { Character, Person, Vehicle } from '../../../../src/systems/riftbound/character/schema.ts';
import type { Act, Doing } from '../../../../src/systems/riftbound/moves/act.ts';
import { perform } from '../../../../src/systems/riftbound/perform.ts';
import { ruleset } from '../../../../src/systems/riftbound/ruleset.ts';
import { trackerOf } from '../../../../src/systems/riftbound/tracker/index.ts';
import { newParty, type Party } from '../../../../src/systems/riftbound/party/party.ts';
import {
  type Fighter,
  personIn,
  type Scene,
  sceneOf,
  type Turn,
  vehicleIn,
} from '../../../../src/systems/riftbound/scene.ts';
import { undone } from '../../../support/undone.ts';

interface Place {
  readonly sheet: Character;
  readonly side?: 'players' | 'foes';
  /** In metres; absent: inside a vehicle. */
  readonly at?: readonly [x: number, y: number];
  readonly fighter?: Partial<Fighter>;
}

interface Setting {
  /** Whose turn it is; the first of the cast where it is not said. */
  readonly turn?: string;
  readonly size?: readonly [width: number, depth: number];
  readonly obstacles?: readonly Obstacle[];
  readonly party?: Partial<Party>;
}

const fighterOf = ({ side = 'players', at, fighter = {} }: Place): Fighter => ({
  side,
  left: false,
  at: at === undefined ? null : { x: Math.round(at[0] * METRE), y: Math.round(at[1] * METRE) },
  altitude: 0,
  heading: null,
  counters: 0,
  seized: false,
  owed: { seized: 0, terrified: 0 },
  prepared: [],
  overwatch: null,
  effects: [],
  used: [],
  turns: 1,
  flew: false,
  unseen: false,
  ...fighter,
});

export const turnOf = (actor: string, changed: Partial<Turn> = {}): Turn => ({
  actor,
  actions: 2,
  taken: 0,
  moves: 0,
  changed: false,
  last: null,
  extra: false,
  seized: false,
  ...changed,
});

/** A fight in the middle of somebody's turn, on 100 by 100 empty metres where nothing else is said. */
export function fightOf(cast: Readonly<Record<string, Place>>, setting: Setting = {}): Scene {
  const ids = Object.keys(cast);
  const turn = setting.turn ?? ids[0] ?? '';
  const people = ids.filter((id) => cast[id]?.sheet.kind === 'person');
  const line = sortedOrder(people.map((actor) => ({ actor, rank: [actor === turn ? 99 : 10] })));
  if (!line.ok) throw new Error(line.code);
  const begun = start(line.order);
  if (!begun.ok) throw new Error(begun.code);
  const [width, depth] = setting.size ?? [100, 100];
  const plane = { width: width * METRE, depth: depth * METRE, obstacles: setting.obstacles ?? [] };
  const sheets = Object.entries(cast).map(([id, { sheet }]) => [id, sheet]);
  return {
    ...sceneOf(Object.fromEntries(sheets), [], { ...newParty, ...setting.party }),
    fight: {
      board: { ...emptyBoard, plane },
      dark: false,
      order: begun.order,
      fighters: Object.fromEntries(Object.entries(cast).map(([id, place]) => [id, fighterOf(place)])),
      turn: turnOf(turn),
      gap: false,
      seizing: [],
      plasma: [],
      lying: [],
      lastId: 0,
    },
  };
}

/** What came of a rule. */
export interface Played {
  readonly scene: Scene;
  readonly events: readonly GameEvent[];
  readonly asked: readonly Decision[];
  readonly refusal: Refusal | null;
}

/** Runs an intent as the game does, everybody's reactions with it. */
export const performed = (
  scene: Scene,
  intent: Intent,
  dice: readonly number[] = [],
  answers: Readonly<Record<string, string>> = {},
): Played => played(scene, (tx) => perform(tx, intent), dice, answers, ruleset);

/** Runs a rule to its end with dice as they fall, all of which must be used; taken back, all must be as it was. */
export function played(
  scene: Scene,
  rule: (tx: Tx<Scene>) => Rule<unknown> | undefined,
  dice: readonly number[] = [],
  answers: Readonly<Record<string, string>> = {},
  rules: Ruleset<Scene> = {},
): Played {
  const source = scriptedDice(dice);
  const given: Answer[] = [];
  const asked: Decision[] = [];
  let rolled: readonly Recorded[] = [];
  const whole = function* (tx: Tx<Scene>): Rule<void> {
    const more = rule(tx);
    if (more !== undefined) yield* more;
  };
  for (;;) {
    const outcome: Outcome<Scene> = run(rules, scene, whole, { source, dice: rolled, answers: given });
    if (outcome.kind === 'diverged') throw new Error(`diverged at ${outcome.at}`);
    if (outcome.kind === 'refused') return { scene, events: [], asked, refusal: outcome.refusal };
    rolled = outcome.dice;
    if (outcome.kind === 'done') {
      if (source.left().faces.length > 0) throw new Error(`dice left over: ${source.left().faces.join(' ')}`);
      expect(patched(outcome.state, outcome.inverse)).toEqual(scene);
      undone({ tracker: trackerOf }, scene, outcome, (state) =>
        run(rules, state, whole, { source, dice: outcome.dice, answers: given }),
      );
      return { scene: outcome.state, events: outcome.events, asked, refusal: null };
    }
    for (const decision of outcome.decisions) {
      asked.push(decision);
      const choice = answers[decision.id] ?? decision.default;
      given.push({ key: decision.key, choice, by: 'tester', seen: outcome.dice.length });
    }
  }
}

/** Does an act as the frame of turns does: refused where the act itself says why. What it costs is the frame's. */
export function doing(
  scene: Scene,
  act: Act,
  actor: string,
  wanted: Partial<Doing> = {},
  dice: readonly number[] = [],
): Played {
  const all: Doing = {
    actor,
    target: null,
    means: null,
    detail: null,
    asSkilled: false,
    asGm: false,
    ...wanted,
  };
  const refused = whyNot(scene, act, all);
  if (refused !== null) return { scene, events: [], asked: [], refusal: refused };
  return played(scene, (tx) => act.run(tx, all), dice);
}

function whyNot(scene: Scene, act: Act, all: Doing): Refusal | null {
  const picked = (choices: ReturnType<NonNullable<Act['means']>> | undefined, id: string | null) => {
    if (choices === undefined || id === null) return null;
    const found = choices.find((one) => one.id === id);
    return found === undefined ? { code: 'notOffered', params: { id } } : found.refused;
  };
  return (
    act.refused?.(scene, all.actor) ??
    picked(act.means?.(scene, all.actor), all.means) ??
    (act.targetsOpen ? null : picked(act.targets?.(scene, all.actor), all.target)) ??
    act.whyNot?.(scene, all) ??
    null
  );
}

/** The last event of a type, which must have happened; without its cast. */
export function told({ events }: Played, type: string): Readonly<Record<string, unknown>> {
  const found = events.findLast((event) => event.type === type);
  if (found === undefined) throw new Error(`no '${type}', but: ${events.map((one) => one.type).join(', ')}`);
  const { cast: _cast, ...data } = found.data;
  return data;
}

export function personOf({ scene }: Pick<Played, 'scene'>, id: string): Person {
  const found = personIn(scene, id);
  if (found === null) throw new Error(`nobody is called '${id}'`);
  return found;
}

export function vehicleIs({ scene }: Pick<Played, 'scene'>, id: string): Vehicle {
  const found = vehicleIn(scene, id);
  if (found === null) throw new Error(`no vehicle is called '${id}'`);
  return found;
}
