import type { Rule } from '../../../engine/rule.ts';
import type { TurnBoundary } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene } from '../scene.ts';
import { durationsPass } from './effects.ts';
import { enemiesPhase, playersPhase, roundBegins } from './phase.ts';

/**
 * What happens when the turn order passes a boundary. Allies' units act in the players' phase, after the players, so their
 * group's beginning is no phase of its own.
 */
export function* pass(tx: Tx<Scene>, boundary: TurnBoundary): Rule<void> {
  if (boundary.at !== 'phase.start') {
    durationsPass(tx, boundary);
    if (boundary.at === 'round.start') roundBegins(tx, boundary.round);
    return;
  }
  if (boundary.phase === 'players') yield* playersPhase(tx);
  if (boundary.phase === 'enemies') yield* enemiesPhase(tx);
}
