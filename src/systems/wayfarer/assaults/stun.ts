import type { Tx } from '../../../engine/tx.ts';
import type { Scene, UnitId } from '../scene.ts';
import { tell } from '../tell.ts';

/** A unit can't be activated any more in this round. */
export function stun(tx: Tx<Scene>, id: UnitId, why: string): void {
  const drafted = tx.state.battle?.units[id];
  if (drafted === undefined || drafted.activated) return;
  drafted.activated = true;
  tell(tx, 'stunned', { unit: id, why });
}
