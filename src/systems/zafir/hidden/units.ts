import { isDraft } from 'immer';
import { tileName, tilesOf } from '../../../engine/space/grid/index.ts';
import { type CharacterId, footprintOf, type Scene, sideOf, unitIn } from '../scene.ts';
import { hasSecrets, isHiddenTile } from './ground.ts';

/** Whether players know nothing of a unit: the GM hides it, or the ground on which it stands. */
export function isHidden(scene: Scene, id: CharacterId): boolean {
  const unit = unitIn(scene, id);
  return unit !== null && (unit.hidden || isOnHiddenGround(scene, id));
}

/**
 * Whether somebody knows what players do not: the enemies, but for those whom players command. A hero under control knows no more
 * than before.
 */
export const isInTheKnow = (scene: Scene, id: CharacterId): boolean =>
  unitIn(scene, id)?.side === 'enemies' && sideOf(scene, id) === 'enemies';

/** Whether an enemy stands on hidden ground alone. Whoever is on the players' side is known to them wherever they stand. */
export function isOnHiddenGround(scene: Scene, id: CharacterId): boolean {
  const grid = scene.fight?.grid;
  if (grid === undefined || !isInTheKnow(scene, id)) return false;
  if (!isDraft(grid) && !hasSecrets(grid)) return false;
  return tilesOf(footprintOf(scene, id)).every((at) => isHiddenTile(grid, tileName(at)));
}
