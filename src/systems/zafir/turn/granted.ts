import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** Somebody has an action more: on the turn that runs, where it is theirs, else on their next. `why` is what gave it, by name. */
export function grantAction(tx: Tx<Scene>, actor: CharacterId, why: string): void {
  const { fight } = tx.state;
  const unit = fight?.units[actor];
  if (!fight || unit === undefined) return;
  const now = fight.turn?.actor === actor && !fight.turn.over;
  if (now && fight.turn !== null) fight.turn.actions += 1;
  else unit.granted += 1;
  tell(tx, 'actionGranted', { actor, why, now });
}

/** Somebody has an action more on their next turn, not on the one that runs. */
export function grantNextTurn(tx: Tx<Scene>, actor: CharacterId, why: string): void {
  const unit = tx.state.fight?.units[actor];
  if (unit === undefined) return;
  unit.granted += 1;
  tell(tx, 'actionGranted', { actor, why, now: false });
}

/** Somebody's turn of the round comes, be it to be let go by: what was granted for it is in it, and they have no other. */
export function turnIsHad(tx: Tx<Scene>, actor: CharacterId): void {
  const { fight } = tx.state;
  const unit = fight?.units[actor];
  if (!fight || unit === undefined) return;
  unit.granted = 0;
  unit.acted = fight.order.round;
}
