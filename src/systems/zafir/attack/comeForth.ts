import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** A unit that the players did not know of attacks, or is hit: now they do. */
export function comeForth(tx: Tx<Scene>, id: CharacterId): void {
  const unit = tx.state.fight?.units[id];
  if (unit === undefined || !unit.hidden) return;
  unit.hidden = false;
  tell(tx, 'unitShown', { target: id, at: unit.at });
}
