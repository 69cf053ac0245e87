import { seededDice } from '../../../src/dice/index.ts';
import type { Intent } from '../../../src/engine/intent.ts';
import type { ActOption, Choice } from '../../../src/engine/options.ts';
import { charms } from './content.ts';
import { lanterns } from './index.ts';
import { act, check, next, strike } from './intents.ts';
import { keeper } from './keeper.ts';
import { answer, attemptWith, type Played } from './play.ts';
import { day } from './scene.ts';

/** Chooses one of a list. */
export type Pick = <T>(list: readonly T[]) => T;

const gm = { gm: true, characters: [] };

/**
 * A night played at random: everybody has all charms; whoever's turn it is does something that the options name, also
 * what they refuse, and every question is answered somehow. Gives every command as it stood after each run.
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
    does(actor === null ? pick([nightfall(pick), lull(Object.keys(state.keepers))]) : deed(actor, pick));
  }
  return all;

  function deed(actor: string, choose: Pick): Intent {
    const { acts } = lanterns.options(state, actor, gm);
    const checks = lanterns
      .checks(state, actor)
      .checks.map((it) => check(actor, { what: it.id, secret: choose([true, false]) }));
    const turns = acts.map((it) => intentOf(actor, it, choose));
    return choose([...turns, ...turns, ...checks, next(actor), next(actor), next(actor)]);
  }
}

function intentOf(actor: string, option: ActOption, pick: Pick): Intent {
  const one = (list: readonly Choice[] = []) => (list.length === 0 ? null : pick(list).id);
  if (option.kind === 'act') return act(actor, option.id, one(option.targets));
  const spend = pick([[], (option.spends ?? []).map(({ id }) => id)]);
  return strike(actor, one(option.targets) ?? 'nobody', { means: one(option.means), spend });
}

function nightfall(pick: Pick): Intent {
  const member = (id: string, side: 'players' | 'foes') => {
    const orders = Object.fromEntries(
      charms.map((charm) => [charm.id, pick(['ask', 'ask', 'always', 'never'] as const)]),
    );
    const given = keeper({ name: id, charms: charms.map((charm) => charm.id), orders });
    return { id, name: id, side, place: null, sheet: JSON.parse(JSON.stringify(given)) };
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
    setup: pick([null, 'fen', 'yard']),
    surprised: pick([[], ['ana']]),
    asGm: true,
  };
}

const lull = (actors: readonly string[]): Intent => ({
  kind: 'rest',
  rest: 'lull',
  actors: [...actors],
  asGm: true,
});
