import type { Rule } from '../../../engine/rule.ts';
import { tileName, tilesOf } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { putAt } from '../move/place.ts';
import { wholeGridOf } from '../move/terrain.ts';
import { type CharacterId, character, footprintOf, type Scene, sizeOf, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { placingOn } from '../turn/place.ts';

/**
 * Before the first round a changed map is taken as it is drawn: nobody falls, nobody reacts. On another map, or where the crew
 * begins elsewhere (`anew`), the players' units and their allies go to where they begin; enemies, and whoever else stood on what has
 * changed since `before`, stay where they stood, or come to the nearest floor that is free. Refuses a map without room.
 */
export function* placeAnew(tx: Tx<Scene>, before: Scene, anew: boolean): Rule<void> {
  const now = tx.snapshot();
  if (now.fight === null) return;
  const isEnemy = (id: CharacterId) => unitIn(now, id)?.side === 'enemies';
  const moved = unitsIn(now).filter((id) => anew || stoodOnWhatChanged(before, now, id));
  const others = Object.entries(now.fight.units).filter(([id]) => !moved.includes(id));
  const place = placingOn({ ...now, fight: { ...now.fight, units: Object.fromEntries(others) } });
  for (const id of [...moved.filter((one) => !isEnemy(one)), ...moved.filter(isEnemy)]) {
    const { name } = character(now, id);
    const side = unitIn(now, id)?.side ?? 'enemies';
    const where = anew && !isEnemy(id) ? null : tileWithin(now, id);
    const found = place({ name, side, where, size: sizeOf(now, id) });
    if (!found.ok) return yield* tx.refuse(found.refusal.code, found.refusal.params);
    if (unitIn(now, id)?.at === found.tile) continue;
    putAt(tx, id, found.tile);
    tell(tx, 'unitPlaced', { actor: id, at: found.tile, why: 'anew' });
  }
}

/** Whether the ground under somebody is another than before, or gone. */
function stoodOnWhatChanged(before: Scene, now: Scene, id: CharacterId): boolean {
  const [old, grid] = [wholeGridOf(before), wholeGridOf(now)];
  return tilesOf(footprintOf(before, id)).some((at) => {
    const tile = tileName(at);
    const isGone = at.x >= grid.columns || at.y >= grid.rows;
    return isGone || JSON.stringify(old.tiles[tile]) !== JSON.stringify(grid.tiles[tile]);
  });
}

/** The tile somebody stands on, or the nearest one that the map still has. */
function tileWithin(scene: Scene, id: CharacterId): string {
  const { at } = footprintOf(scene, id);
  const { columns, rows } = wholeGridOf(scene);
  return tileName({ x: Math.min(at.x, columns - 1), y: Math.min(at.y, rows - 1) });
}
