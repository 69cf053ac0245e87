import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isOut } from '../conditions/can.ts';
import { conditionsTick, countedIn } from '../conditions/rounds.ts';
import { type CharacterId, type Scene, type Side, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { durationsPass } from './effects.ts';
import { areasAgeFor, groundAges } from './ground.ts';
import { phaseEffects } from './hooks.ts';
import { reinforcementsCome } from './reinforcements.ts';
import { coolDown, freshRound } from './uses.ts';

/**
 * A round begins (checklist, 1 to 3): what lies on tiles counts down; reinforcements move down their track, and those who come
 * get a free move each. What may be used so often a round may be used again, and the first player's token passes on.
 */
export function roundBegins(tx: Tx<Scene>, round: number): void {
  const { fight } = tx.state;
  if (!fight) return;
  tell(tx, 'roundBegan', { round });
  fight.hurt = [];
  if (round > 1) {
    fight.first = nextToBegin(tx.now);
    groundAges(tx);
  }
  for (const id of unitsIn(tx.now)) freshRound(tx, id);
  if (round > 1) reinforcementsCome(tx);
}

/** The players' phase begins, that of allied units with it (checklist, 4 to 7). */
export function* playersPhase(tx: Tx<Scene>): Rule<void> {
  yield* checklist(tx, ['players', 'allies'], 'players');
}

/** The enemies' phase begins (checklist, 8 to 10). */
export function* enemiesPhase(tx: Tx<Scene>): Rule<void> {
  yield* checklist(tx, ['enemies'], 'enemies');
}

/** First what conditions and abilities do, then durations, then cooldowns (A19). */
function* checklist(tx: Tx<Scene>, sides: readonly Side[], phase: 'players' | 'enemies'): Rule<void> {
  tell(tx, 'phaseBegan', { phase, round: tx.now.fight?.order.round ?? 0 });
  for (const side of sides) {
    for (const effect of phaseEffects) yield* effect(tx, side);
  }
  const afterwards = tx.snapshot();
  const counted = sides.flatMap((side) => countedIn(afterwards, side));
  conditionsTick(tx, counted);
  for (const side of sides) {
    const boundary = { at: 'phase.start', phase: side };
    durationsPass(tx, boundary);
    areasAgeFor(tx, side);
  }
  for (const id of counted) {
    coolDown(tx, id);
    const unit = tx.state.fight?.units[id];
    if (unit !== undefined && tx.state.fight) unit.counted = tx.state.fight.order.round;
  }
}

/** Who has the first player's token in the next round: the one after who began this one, in the order in which they sit. */
export function nextToBegin(scene: Scene): CharacterId | null {
  const { fight } = scene;
  const players = fight?.order.groups.find(({ name }) => name === 'players')?.members ?? [];
  const place = fight?.first == null ? -1 : players.indexOf(fight.first);
  const after = [...players.slice(place + 1), ...players.slice(0, place + 1)];
  return after.find((id) => !isOut(scene, id)) ?? null;
}
