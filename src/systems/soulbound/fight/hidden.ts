import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Giveaway } from './giveaway.ts';

/** Whether somebody hides from another who has not found them. */
export const isHiddenFrom = (scene: Scene, id: CharacterId, from: CharacterId): boolean =>
  fighterIn(scene, id)?.hidden?.from.includes(from) ?? false;

/**
 * Somebody is hidden no longer: from those named, or from nobody any more where none are named. Tells it, but where it
 * is told already (`why` is null); does nothing where they were not hidden from any of them.
 */
export function reveal(
  tx: Tx<Scene>,
  actor: CharacterId,
  why: Giveaway | null,
  to: readonly CharacterId[] | null = null,
): void {
  const hidden = fighterIn(tx.now, actor)?.hidden ?? null;
  const fighter = tx.state.fight?.fighters[actor];
  if (hidden === null || fighter === undefined) return;
  const seenBy = hidden.from.filter((id) => to === null || to.includes(id));
  if (seenBy.length === 0) return;
  const from = hidden.from.filter((id) => !seenBy.includes(id));
  fighter.hidden = from.length === 0 ? null : { successes: hidden.successes, from };
  if (why !== null) tell(tx, 'revealed', { actor, why, others: seenBy, stillHidden: from.length > 0 });
}
