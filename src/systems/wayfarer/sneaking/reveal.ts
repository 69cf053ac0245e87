import type { Tx } from '../../../engine/tx.ts';
import type { Scene, UnitId } from '../scene.ts';
import { tell } from '../tell.ts';

/** Takes the token of a unit that sneaks away. */
export function reveal(tx: Tx<Scene>, id: UnitId, found: boolean): void {
  const drafted = tx.state.battle?.units[id];
  if (drafted === undefined || !drafted.sneaking) return;
  drafted.sneaking = false;
  tell(tx, 'cameOut', { unit: id, found });
}
