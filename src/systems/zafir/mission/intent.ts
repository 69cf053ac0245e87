import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Mission } from '../party/party.ts';
import type { Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { readMoney } from '../words/money.ts';
import { beginMission, readObjectives, whyNotObjectives } from './begin.ts';
import { endMission } from './end.ts';

/** What a GM says of the mission: it begins, an objective comes or is settled, it is over. */
export function* mission(tx: Tx<Scene>, intent: IntentOf<'mission'>): Rule<void> {
  if (!intent.asGm) return yield* tx.refuse('gmsMission');
  switch (intent.change) {
    case 'begin':
      return yield* beginMission(tx, intent);
    case 'objective':
      return yield* intent.number === null ? addObjectives(tx, intent) : settleObjective(tx, intent);
    case 'end':
      if (tx.now.fight !== null) return yield* tx.refuse('missionInEncounter');
      return yield* over(tx, intent);
  }
}

function* over(tx: Tx<Scene>, { state, bodies, money: typed, rewards }: IntentOf<'mission'>): Rule<void> {
  const money = typed === null ? 0 : readMoney(typed);
  if (money === null) return yield* tx.refuse('badMoney', { text: typed });
  const promised = tx.now.party.mission?.rewards ?? '';
  const told = rewards ?? (state === 'failed' || money > 0 ? null : promised);
  yield* endMission(tx, { success: state !== 'failed', bodies, money, rewards: told });
}

function* addObjectives(tx: Tx<Scene>, { text }: IntentOf<'mission'>): Rule<void> {
  const running = tx.state.party.mission;
  if (running === null) return yield* tx.refuse('noMission');
  const added = readObjectives(text);
  if (added.length === 0) return yield* tx.refuse('emptyObjective');
  const wrong = whyNotObjectives(added, running.objectives.length);
  if (wrong !== null) return yield* tx.refuse(wrong.code, wrong.params);
  for (const objective of added) {
    running.objectives.push({ ...objective });
    tell(tx, 'objectiveChanged', {
      number: running.objectives.length,
      ...objective,
      added: true,
      mission: 'goesOn',
    });
  }
}

function* settleObjective(tx: Tx<Scene>, { number, state }: IntentOf<'mission'>): Rule<void> {
  const running = tx.state.party.mission;
  if (running === null) return yield* tx.refuse('noMission');
  const objective = running.objectives[(number ?? 0) - 1];
  if (objective === undefined)
    return yield* tx.refuse('noObjective', { number, all: running.objectives.length });
  objective.state = state ?? 'done';
  tell(tx, 'objectiveChanged', {
    number: number ?? 0,
    text: objective.text,
    optional: objective.optional,
    state: objective.state,
    added: false,
    mission: meaningFor(tx.snapshot().party.mission?.objectives ?? []),
  });
}

/** Whether the objectives that count are all done, or one of them has failed: then the mission is over. */
function meaningFor(objectives: Mission['objectives']): 'goesOn' | 'allDone' | 'lost' {
  const needed = objectives.filter(({ optional }) => !optional);
  if (needed.some(({ state }) => state === 'failed')) return 'lost';
  return needed.length > 0 && needed.every(({ state }) => state === 'done') ? 'allDone' : 'goesOn';
}
