import { seededDice } from '../../../src/dice/index.ts';
import type { Intent } from '../../../src/engine/intent.ts';
import type { ActOption, Choice } from '../../../src/engine/options.ts';
import { charms } from './content.ts';
import { lanterns } from './index.ts';
import { act, check, hold, next, strike } from './intents.ts';
import { keeper } from './keeper.ts';
import { answer, attemptWith, type Played } from './play.ts';
import { day } from './scene.ts';

/** Chooses one of a list. */
export type Pick = <T>(list: readonly T[]) => T;

const gm = { gm: true, characters: [] };

/**
 * A night played at random: everybody has some charms; whoever's turn it is does something that the options name, now
 * and then what they refuse, and every question is answered somehow. Gives every command as it stood after each run.
 */
export function wander(seed: string, steps: number, pick: Pick): readonly Played[] {
  const all: Played[] = [];
  let state = day({});
  const does = (intent: Intent) => {
    const commandSeed = `${seed} ${all.length}`;
    let played = attemptWith(state, intent, seededDice(commandSeed), commandSeed);
    all.push(played);
    while (played.outcome.kind === 'waiting') {
      const decision = pick(played.outcome.decisions);
      played = answer(played, pick(decision.options).id, decision.asked);
      all.push(played);
    }
    if (played.outcome.kind === 'done') state = played.outcome.state;
  };
  does(nightfall(pick));
  for (let step = 1; step < steps; step++) {
    const actor = lanterns.current(state);
    does(actor === null ? pick([nightfall(pick), lull(Object.keys(state.keepers)), end]) : deed(actor, pick));
  }
  return all;

  /** Mostly what is allowed, a strike before all; when the deed is done, the turn ends. */
  function deed(actor: string, choose: Pick): Intent {
    const { acts } = lanterns.options(state, actor, gm);
    const allowed = acts.filter((it) => it.refused === null);
    const strikes = allowed.filter((it) => it.kind === 'attack');
    const turns = [...allowed, ...strikes, ...strikes].map((it) => intentOf(actor, it, choose));
    const anything = intentOf(actor, choose(acts), choose);
    const what = choose(lanterns.checks(state, actor).checks).id;
    const looks = check(actor, { what, secret: choose([true, false]) });
    return choose(
      turns.length === 0 ? [next(actor), next(actor), anything] : [...turns, anything, looks, hold(actor)],
    );
  }
}

function intentOf(actor: string, option: ActOption, pick: Pick): Intent {
  const one = (list: readonly Choice[] = []) => {
    const allowed = list.filter((it) => it.refused === null);
    return list.length === 0 ? null : pick(allowed.length === 0 ? list : allowed).id;
  };
  if (option.kind === 'act') return act(actor, option.id, one(option.targets));
  const spend = pick([[], (option.spends ?? []).map(({ id }) => id)]);
  return strike(actor, one(option.targets) ?? 'nobody', { means: one(option.means), spend });
}

function nightfall(pick: Pick): Intent {
  const field = pick([null, 'fen', 'yard'] as const);
  const member = (id: string, side: 'players' | 'foes') => {
    const orders = Object.fromEntries(
      charms.map((charm) => [charm.id, pick(['ask', 'ask', 'always', 'never'] as const)]),
    );
    const has = charms.filter(() => pick([true, true, false])).map((charm) => charm.id);
    const given = keeper({ name: id, charms: has, oil: 9, orders });
    return {
      id,
      name: id,
      side,
      place: field === 'yard' ? 'B3' : 'causeway',
      sheet: JSON.parse(JSON.stringify(given)),
    };
  };
  const members = [
    member('ana', 'players'),
    member('ben', 'players'),
    member('murk', 'foes'),
    member('gloom', 'foes'),
  ];
  return {
    kind: 'begin',
    members,
    setup: field,
    surprised: pick([[], ['ana']]),
    asGm: true,
  };
}

const end: Intent = { kind: 'end', asGm: true };
const lull = (actors: readonly string[]): Intent => ({
  kind: 'rest',
  rest: 'lull',
  actors: [...actors],
  asGm: true,
});
