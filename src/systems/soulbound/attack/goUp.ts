import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { hasTrait } from '../character/traits.ts';
import { carrierOf, closedWith } from '../fight/together.ts';
import { unseat } from '../fight/unseat.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { isRanged, weaponOf } from '../numbers/weapon.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { payMove } from '../turn/economy.ts';

/**
 * Comes within Close Range of somebody in the same Zone. Takes the scene before it, and gives the scene as it is for
 * whatever is counted next: with the new standing, before anything was paid.
 */
export function goUpTo(
  tx: Tx<Scene>,
  before: Scene,
  actor: CharacterId,
  target: CharacterId,
  takesMove: boolean,
): Scene {
  const closed = upClose(before, actor, target);
  if (closed === before || closed.fight === null || tx.state.fight === null) return before;
  if (takesMove) payMove(tx.state);
  const isSeated = fighterIn(before, actor)?.mount != null;
  if (isSeated && carrierOf(before, actor) === actor) unseat(tx, actor, false); // nobody takes an enemy along
  // Only who is close to whom has changed: the rest of the standing need not be in the entry.
  tx.state.fight.standing.knots = castDraft(closed.fight.standing.knots);
  tell(tx, 'cameClose', { actor, target, takesMove });
  return closed;
}

/** A scene in which somebody has gone up to another; the same one where nothing changes by it. */
function upClose(before: Scene, actor: CharacterId, target: CharacterId): Scene {
  const { fight } = before;
  if (fight === null) return before;
  const closed = closedWith(before, actor, target);
  if (closed === null) return before;
  return { ...before, fight: { ...fight, standing: closed } };
}

/** Whether an attack is made from where one stands: a shot, or with Reach. */
export const staysPut = (scene: Scene, about: AttackAbout): boolean =>
  isRanged(scene, about) || hasTrait(weaponOf(scene, about), 'reach');
