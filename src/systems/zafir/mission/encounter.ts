import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isOut } from '../conditions/can.ts';
import { type Scene, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { endMission } from './end.ts';

/** What a mission is called that nobody has named. */
const skirmish = 'Skirmish';

/** An encounter begins: the next of the mission that runs, or the only one of a mission of its own. */
export function missionForEncounter(tx: Tx<Scene>): void {
  const { party } = tx.state;
  if (party.mission === null) {
    party.missions += 1;
    party.mission = {
      number: party.missions,
      name: skirmish,
      skirmish: true,
      objectives: [],
      encounters: 1,
      begun: 0,
      crew: [],
      rewards: '',
    };
  }
  party.mission.begun += 1;
}

/** The encounter is over: a skirmish is over with it; of a mission the GM says when it is, once its last encounter is. */
export function* encounterOver(tx: Tx<Scene>): Rule<void> {
  const { mission } = tx.snapshot().party;
  if (mission === null) return;
  if (mission.skirmish) {
    const success = unitsIn(tx.now).some(
      (id) => unitIn(tx.now, id)?.side === 'players' && !isOut(tx.now, id),
    );
    return yield* endMission(tx, { success, bodies: null, money: 0, rewards: null });
  }
  const last = mission.encounters !== null && mission.begun >= mission.encounters;
  tell(tx, 'missionGoesOn', {
    name: mission.name,
    begun: mission.begun,
    encounters: mission.encounters,
    last,
  });
}
