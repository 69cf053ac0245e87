import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { mountOf } from './together.ts';

/** Off whom they sit on, by a fall or of their own will; nothing for who sits on nobody. */
export function unseat(tx: Tx<Scene>, id: CharacterId, falls: boolean): void {
  const fighter = tx.state.fight?.fighters[id];
  const mount = mountOf(tx.now, id);
  if (fighter === undefined) return;
  fighter.mount = null;
  if (mount !== null) tell(tx, 'dismounted', { actor: id, target: mount, falls });
}
