import { seededDice, standardDeck } from '../../../../src/dice/index.ts';
import type { Answer } from '../../../../src/engine/decision.ts';
import type { Intent } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import type { ActOption, Choice } from '../../../../src/engine/options.ts';
import { run } from '../../../../src/engine/run.ts';
import { readSetup } from '../../../../src/systems/wayfarer/battle/setup.ts';
import { options } from '../../../../src/systems/wayfarer/offers/options.ts';
import { perform } from '../../../../src/systems/wayfarer/perform.ts';
import { ruleset } from '../../../../src/systems/wayfarer/ruleset.ts';
import { actingIn, type Scene } from '../../../../src/systems/wayfarer/scene.ts';
import type { Side } from '../../../../src/systems/wayfarer/side/schema.ts';
import { eventWords } from '../../../../src/systems/wayfarer/words/event.ts';
import { questionWords } from '../../../../src/systems/wayfarer/words/question.ts';
import { type Chance, chanceOf, one } from '../../../support/random/chance.ts';

/** What came of a game. */
export interface Game {
  readonly state: Scene;
  readonly commands: number;
  readonly reached: ReadonlySet<string>;
  /** Everything that was told to who acted, and asked. */
  readonly told: readonly string[];
  /** Intents that were offered and refused all the same. */
  readonly refused: readonly string[];
  /** Broken invariants, with the command after which they were. */
  readonly broken: readonly string[];
}

const open = (choices: readonly Choice[]): readonly Choice[] =>
  choices.filter(({ refused }) => refused === null);

/** Something that is offered, chosen by chance; null where nothing of it can be. */
function chosen(actor: string, act: ActOption, chance: Chance): Intent | null {
  const targets = open(act.targets ?? []);
  const target = act.targetNeeded === true ? (targets.length === 0 ? null : one(targets, chance)) : null;
  if (act.targetNeeded === true && target === null) return null;
  const means = open(act.means ?? []).filter(
    ({ fits }) => fits === undefined || (target !== null && fits.includes(target.id)),
  );
  if (act.meansNeeded === true && means.length === 0) return null;
  const mean = means.length === 0 ? null : one(means, chance).id;
  const common = { actor, means: mean, spend: [], asGm: false };
  const ways = open(act.ways ?? []).filter(
    ({ fits = [], suits = [] }) =>
      target !== null && mean !== null && fits.includes(target.id) && suits.includes(mean),
  );
  const way = ways.length > 0 && chance(2) === 0 ? one(ways, chance).id : null;
  return act.kind === 'attack'
    ? { kind: 'attack', target: target?.id ?? '', way, ...common }
    : { kind: 'act', act: act.id, target: target?.id ?? null, detail: null, ...common };
}

/** Something of what a side is offered. Fights are what a battle is for: where one can be had it is, as often as not. */
export function wished(state: Scene, actor: string, chance: Chance): Intent {
  const { acts } = options(state, actor, { gm: false, characters: [actor] });
  const possible = acts
    .filter((act) => act.refused === null)
    .flatMap((act) => {
      const intent = chosen(actor, act, chance);
      return intent === null ? [] : [{ act, intent }];
    });
  const fights = possible.filter(({ act }) => act.kind === 'attack');
  return one(fights.length > 0 && chance(2) === 0 ? fights : possible, chance).intent;
}

/** How a battle of some sides begins on a map, as it is typed. */
export function beginning(sides: Readonly<Record<string, Side>>, map: string): Intent {
  const setup = readSetup(map);
  if (!setup.ok) throw new Error(setup.why);
  return {
    kind: 'begin',
    members: Object.entries(sides).map(([id, side]) => ({
      id,
      name: side.name,
      side: 'players' as const,
      sheet: plain(side),
      place: null,
    })),
    setup: setup.setup,
    surprised: [],
    asGm: false,
  };
}

/** What is wrong with a battle whatever is played. */
export function wrongIn({ battle }: Scene): readonly string[] {
  if (battle === null) return [];
  const deck = standardDeck().cards.toSorted();
  const sides = Object.entries(battle.sides).flatMap(([side, { cards, conceded }]) => {
    const all = [...cards.pile, ...cards.hand, ...cards.discard, ...cards.deferred].toSorted();
    return !conceded && all.join() !== deck.join() ? [`${side}'s cards aren't a deck`] : [];
  });
  const units = Object.entries(battle.units).flatMap(([id, { where, side, saveDice }]) => [
    ...(where.kind === 'captured' && where.by === side ? [`${id} is held by its own side`] : []),
    ...(saveDice.some((value) => value < 0 || value > 6) ? [`${id} has no such save die`] : []),
  ]);
  const acting = battle.activations.flatMap(({ unit, with: others = [] }) => [unit, ...others]);
  return [
    ...sides,
    ...units,
    ...(new Set(acting).size < acting.length ? ['a unit acts twice at once'] : []),
    ...(battle.end === null && actingIn({ characters: {}, npcs: [], battle }) === null
      ? ['nobody can do anything']
      : []),
  ];
}

/** Plays a battle by chance, with whatever is offered, until it is over or so many commands were given. */
export function played(seed: string, sides: Readonly<Record<string, Side>>, map: string, most: number): Game {
  const chance = chanceOf(`${seed} choices`);
  let state: Scene = { characters: {}, npcs: [], battle: null };
  let commands = 0;
  const reached = new Set<string>();
  const told: string[] = [];
  const refused: string[] = [];
  const broken: string[] = [];

  const give = (intent: Intent): void => {
    commands += 1;
    const source = seededDice(`${seed} ${commands}`);
    const answers: Answer[] = [];
    for (;;) {
      const outcome = run(ruleset, state, (tx) => perform(tx, intent), { source, answers });
      if (outcome.kind === 'waiting') {
        for (const decision of outcome.decisions) {
          const { prompt, options: answered } = questionWords(decision, state);
          told.push(prompt, ...answered.map(({ label }) => label || `no words: ${decision.code}`));
          const { id } = one(decision.options, chance);
          answers.push({ key: decision.key, choice: id, by: 'chance', seen: 0 });
        }
        continue;
      }
      if (outcome.kind === 'refused') {
        refused.push(`${JSON.stringify(intent)}: ${outcome.refusal.code}`);
        return;
      }
      if (outcome.kind === 'diverged') throw new Error(`diverged at ${outcome.at}`);
      const viewer = { gm: false, characters: Object.keys(sides) };
      const before = state.battle === null ? outcome.state : state;
      for (const event of outcome.events)
        told.push(eventWords(event, before, viewer)?.text ?? `no words: ${event.type}`);
      state = outcome.state;
      for (const { type } of outcome.events) reached.add(type);
      broken.push(...wrongIn(state).map((what) => `${what} after ${JSON.stringify(intent)}`));
      return;
    }
  };

  give(beginning(sides, map));
  while (commands < most && state.battle?.end === null && refused.length < 5) {
    const actor = actingIn(state);
    if (actor === null) break;
    give(wished(state, actor, chance));
  }
  // What is fought for a campaign has an aftermath, as it is put away.
  if (state.battle?.end != null && state.battle.escalation === true) give({ kind: 'end', asGm: false });
  return { state, commands, reached, told, refused, broken };
}
