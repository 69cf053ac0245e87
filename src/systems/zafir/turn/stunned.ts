import type { Tx } from '../../../engine/tx.ts';
import { lose } from '../conditions/change.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { actionsATurn, granted, stunned } from './legality.ts';

/**
 * Takes away as many actions of a turn (`of`: how many it has) as Stunned does: what is left of its X waits for the next turn, and
 * with none left it is over (A17). Gives how many it took.
 */
export function skipStunned(tx: Tx<Scene>, actor: CharacterId, of: number | null = null): number {
  const x = stunned(tx.now, actor);
  if (x === 0) return 0;
  const lost = Math.min(x, of ?? actionsATurn + granted(tx.now, actor));
  const held = tx.state.characters[actor]?.battle.conditions.find((one) => one.id === 'stunned');
  tell(tx, 'stunTook', { actor, lost, left: x - lost });
  if (held === undefined) return lost;
  if (x > lost) held.number = x - lost;
  else lose(tx, actor, 'stunned', 'ended');
  return lost;
}
