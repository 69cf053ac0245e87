import type { Rule } from '../../../engine/rule.ts';
import { standingHeight, type TileName, tileName, tilesOf } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { dealDamage } from '../attack/damage.ts';
import { isOut } from '../conditions/can.ts';
import { carriedIn, hasFloor, holdersIn, isRoomAt, roomFor, roomNear } from '../move/free.ts';
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
  const carried = carriedIn(before);
  let look = lookAt(tx);
  for (const id of unitsIn(before)) {
    const { now } = look;
    const at = unitIn(now, id)?.at;
    if (at === undefined || carried.has(id)) continue;
    const lies = isOut(before, id);
    const drop = lies ? 0 : heightOf(before, id) - heightOf(now, id);
    if (drop > 0) {
      tell(tx, 'fell', { actor: id, at, tiles: drop });
      yield* dealDamage(tx, fallDamageTo(id));
    } else if (lies ? hasFloor(terrainFor(now, id), footprintOf(before, id)) : stands(look, id)) continue;
    if (giveWay(tx, id) || drop > 0) look = lookAt(tx);
  }
}

/** The scene between two falls, and who takes up which tile in it. */
interface Look {
  readonly now: Scene;
  readonly held: ReadonlyMap<TileName, CharacterId>;
}

function lookAt(tx: Tx<Scene>): Look {
  const now = tx.snapshot();
  return { now, held: holdersIn(now) };
}

/** Whether somebody stands on floor, with nobody on their tiles who was there before them. */
function stands({ now, held }: Look, id: CharacterId): boolean {
  const footprint = footprintOf(now, id);
  return (
    hasFloor(terrainFor(now, id), footprint) &&
    tilesOf(footprint).every((at) => (held.get(tileName(at)) ?? id) === id)
  );
}

/** Moves somebody to the nearest free tile where they cannot stay where they are; gives whether it did. */
function giveWay(tx: Tx<Scene>, id: CharacterId): boolean {
  const now = tx.snapshot();
  if (unitIn(now, id) === null) return false;
  const [room, size] = [roomFor(now, id), sizeOf(now, id)];
  if (isRoomAt(room, footprintOf(now, id).at, size)) return false;
  const tile = roomNear(room, within(now, id), size);
  if (tile === null) return false;
  putAt(tx, id, tile);
  tell(tx, 'unitPlaced', { actor: id, at: tile, why: 'gaveWay' });
  return true;
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
