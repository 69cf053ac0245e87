import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act } from '../actions/act.ts';
import { type CharacterId, type Deed, fighterIn, type Scene } from '../scene.ts';
import { windows } from '../windows.ts';

/** What an act is to those who have waited for it; null is a weapon attack. Nobody waits for unions or Narrative Momentum; steps are looked at one by one. */
function deedOf(act: Act | null): Exclude<Deed, 'moves'> | null {
  if (act === null || act.group === 'attack') return 'attacks';
  if (act.group === 'powers') return 'usesAbility';
  return act.group === 'turn' || act.group === 'free' || act.id === 'move' ? null : 'acts';
}

/** Somebody in a fight has done something: held actions that wait for it come now, once all of it is done (read: the book doesn't say when). */
export function* afterDeed(
  tx: Tx<Scene>,
  actor: CharacterId,
  act: Act | null,
  target: string | null,
): Rule<void> {
  const deed = deedOf(act);
  if (deed === null || fighterIn(tx.now, actor) === null) return;
  yield* tx.window(windows.acted, { actor, target, deed });
}
