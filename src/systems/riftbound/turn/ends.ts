import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { plasmaAtRoundStart, plasmaAtTurnEnd } from '../attack/plasma/fly.ts';
import { lose } from '../conditions/change.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { vehiclesAtRoundStart } from '../vehicles/dive.ts';

/** What is due where somebody's turn ends: their plasma flies on, and nobody's taunt binds them any more (Taunted). */
export function* atTurnEnd(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  yield* plasmaAtTurnEnd(tx, actor);
  lose(tx, actor, 'taunted');
}

/** What is due where a round begins. */
export function* atRoundStart(tx: Tx<Scene>): Rule<void> {
  yield* vehiclesAtRoundStart(tx);
  yield* plasmaAtRoundStart(tx);
}
