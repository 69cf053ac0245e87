import { castDraft } from 'immer';
import type { Tx } from '../../../../engine/tx.ts';
import type { CharacterId, Effect, Scene } from '../../scene.ts';

/** An effect comes to somebody. One that they have already, of the same giver, begins anew. */
export function begin(tx: Tx<Scene>, id: CharacterId, effect: Effect): void {
  const fighter = tx.state.fight?.fighters[id];
  if (fighter === undefined) return;
  const others = fighter.effects.filter((one) => one.id !== effect.id || one.by !== effect.by);
  fighter.effects = [...others, castDraft(effect)];
}
