import type { TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** Puts somebody on a tile (the north-western one of a Large unit), and whom they carry with them. Tells nothing, asks nobody. */
export function putAt(tx: Tx<Scene>, id: CharacterId, tile: TileName): void {
  const units = tx.state.fight?.units;
  const unit = units?.[id];
  if (units === undefined || unit === undefined) return;
  unit.at = tile;
  const body = unit.carries === null ? undefined : units[unit.carries];
  if (body !== undefined) body.at = tile;
}
