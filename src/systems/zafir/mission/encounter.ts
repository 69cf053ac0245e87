import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isOut } from '../conditions/can.ts';
import type { Mission } from '../party/party.ts';
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

/**
 * The encounter is over: a skirmish is over with it; of a mission the GM says when it is, once its last encounter is. One that no
 * round of was played has not been: it counts for nothing, and nobody earns by it.
 */
export function* encounterOver(tx: Tx<Scene>): Rule<void> {
  const { mission } = tx.snapshot().party;
  if (mission === null) return;
  if (tx.now.fight?.order.round === 0) return neverPlayed(tx, mission);
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

/** The encounter is called off before its first round; a skirmish with it, so that its crew begins the next one afresh. */
function neverPlayed(tx: Tx<Scene>, { skirmish: alone, number, crew }: Mission): void {
  const { party } = tx.state;
  if (!alone) {
    if (party.mission !== null) party.mission.begun -= 1;
    return;
  }
  party.mission = null;
  party.missions = number - 1;
  for (const id of crew) {
    const who = tx.state.characters[id];
    if (who !== undefined) who.battle.mission = 0;
  }
}
