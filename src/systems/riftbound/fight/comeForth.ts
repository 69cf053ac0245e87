import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { unitOf } from '../vehicles/crew.ts';

/** Somebody whom players knew nothing of attacks, or is attacked: now they do, and of the vehicle that they are in. */
export function comeForth(tx: Tx<Scene>, id: CharacterId): void {
  for (const one of new Set([unitOf(tx.snapshot(), id), id])) {
    if (fighterIn(tx.now, one)?.unseen !== true) continue;
    const fighter = tx.state.fight?.fighters[one];
    if (fighter !== undefined) fighter.unseen = false;
    tell(tx, 'shown', { actor: one });
  }
}
