import type { Rule } from '../../../engine/rule.ts';
import { standingHeight } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { dealDamage } from '../attack/damage.ts';
import { freeNear, hasFloor, isCarried, isFree, takesRoom } from '../move/free.ts';
import { fallDamageTo } from '../move/go.ts';
import { putAt } from '../move/place.ts';
import { terrainFor, wholeGridOf } from '../move/terrain.ts';
import { type CharacterId, footprintOf, type Scene, sizeOf, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';

/**
 * After the battlefield has changed, as it was `before`: who stood on what is gone falls and takes falling damage, from whatever
 * height; who cannot stay where they are gives way to the nearest free tile.
 */
export function* collapse(tx: Tx<Scene>, before: Scene): Rule<void> {
  for (const id of unitsIn(before)) {
    if (unitIn(tx.now, id) === null || isCarried(before, id)) continue;
    if (!takesRoom(before, id)) {
      if (!hasFloor(terrainFor(tx.snapshot(), id), footprintOf(before, id))) giveWay(tx, id);
      continue;
    }
    const drop = heightOf(before, id) - heightOf(tx.snapshot(), id);
    if (drop > 0) {
      tell(tx, 'fell', { actor: id, at: unitIn(tx.now, id)?.at ?? '', tiles: drop });
      yield* dealDamage(tx, fallDamageTo(id));
    }
    giveWay(tx, id);
  }
}

/** Moves somebody to the nearest free tile where they cannot stay where they are. */
function giveWay(tx: Tx<Scene>, id: CharacterId): void {
  const now = tx.snapshot();
  const unit = unitIn(now, id);
  if (unit === null || isFree(now, unit.at, sizeOf(now, id), id)) return;
  const tile = freeNear(now, within(now, id), sizeOf(now, id), id);
  if (tile === null) return;
  putAt(tx, id, tile);
  tell(tx, 'unitPlaced', { actor: id, at: tile, why: 'gaveWay' });
}

/** Where somebody stands, or the nearest tile that the map still has. */
function within(scene: Scene, id: CharacterId) {
  const { at } = footprintOf(scene, id);
  const { columns, rows } = wholeGridOf(scene);
  return { x: Math.min(at.x, columns - 1), y: Math.min(at.y, rows - 1) };
}

function heightOf(scene: Scene, id: CharacterId): number {
  const footprint = footprintOf(scene, id);
  const terrain = terrainFor(scene, id);
  if (footprint.at.x >= terrain.columns || footprint.at.y >= terrain.rows) return 0;
  return standingHeight(terrain, footprint);
}
