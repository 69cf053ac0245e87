import { tileName, tilesOf } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { bringToLight } from '../hidden/light.ts';
import { isHidden, isOnHiddenGround } from '../hidden/units.ts';
import { type CharacterId, footprintOf, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** A unit that the players did not know of attacks, or is hit: now they do, and of the hidden ground on which it stands. */
export function comeForth(tx: Tx<Scene>, id: CharacterId): void {
  const unit = tx.state.fight?.units[id];
  if (unit === undefined || !isHidden(tx.now, id)) return;
  unit.hidden = false;
  if (isOnHiddenGround(tx.now, id))
    bringToLight(tx, tilesOf(footprintOf(tx.now, id)).map(tileName), 'hidden');
  else tell(tx, 'unitShown', { target: id, at: unit.at });
}
