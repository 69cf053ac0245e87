import type { Tx } from '../../../engine/tx.ts';
import { profileOf } from '../character/profile.ts';
import { has } from '../conditions/active.ts';
import { isDown } from '../conditions/can.ts';
import { type CharacterId, character, type Scene, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';

/** Whether somebody lies there and can be carried: anybody Unconscious or Bleeding Out, and those Out of Action who were Living (A04). */
export const isBody = (scene: Scene, id: CharacterId): boolean =>
  isDown(scene, id) && (!has(scene, id, 'outOfAction') || profileOf(character(scene, id)).type === 'living');

/** Who carries somebody; null where nobody does. */
export const carrierOf = (scene: Scene, id: CharacterId): CharacterId | null =>
  unitsIn(scene).find((other) => unitIn(scene, other)?.carries === id) ?? null;

/** Whom somebody carried lies on the carrier's tile: they can carry nobody any more. */
export function letGo(tx: Tx<Scene>, carrier: CharacterId): void {
  const unit = tx.state.fight?.units[carrier];
  if (unit === undefined || unit.carries === null) return;
  const carried = unit.carries;
  unit.carries = null;
  const body = tx.state.fight?.units[carried];
  if (body !== undefined) body.at = unit.at;
  tell(tx, 'bodyDropped', { actor: carrier, target: carried, at: unit.at });
}
