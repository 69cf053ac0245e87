import type { Audience } from '../../../engine/event.ts';
import { type Grid, parseTile, type TileName } from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isSecretTile } from '../hidden/ground.ts';
import { bringToLight, whoKnowsTiles } from '../hidden/light.ts';
import { handsReach } from '../items/reach.ts';
import { remembered } from '../../../engine/remembered.ts';
import { canSee, distanceTo } from '../move/sight.ts';
import { gridFor, wholeGridOf } from '../move/terrain.ts';
import { type CharacterId, type Scene, type TileMark, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { putTile } from './ground.ts';
import { closedDoor } from './legend.ts';

/** Something on the battlefield that can be used. */
export interface FieldObject {
  readonly at: TileName;
  readonly name: string;
  /** The Will that guards it; null where it is not locked. */
  readonly lock: number | null;
  /** Whether a door stands open; null of what is no door. */
  readonly open: boolean | null;
}

/** What a tile of a map holds that can be used; null where there is nothing. */
export function objectOn(grid: Grid<TileMark>, tile: TileName): FieldObject | null {
  const mark = grid.tiles[tile]?.features?.find(({ id }) => id === 'object');
  if (mark === undefined) return null;
  return { at: tile, name: mark.name ?? 'Object', lock: mark.lock ?? null, open: mark.open ?? null };
}

/** All that can be used on a map. */
export const objectsIn = (grid: Grid<TileMark>): readonly FieldObject[] => objects(grid, null);

const objects = remembered((grid: Grid<TileMark>, _all: null): readonly FieldObject[] =>
  Object.keys(grid.tiles).flatMap((tile) => objectOn(grid, tile) ?? []),
);

/** What somebody knows of that they are on or adjacent to, or a familiar of theirs can go to. */
export function objectsInReach(scene: Scene, id: CharacterId): readonly FieldObject[] {
  if (unitIn(scene, id) === null) return [];
  const reach = handsReach(scene, id);
  return objectsIn(gridFor(scene, id)).filter(
    ({ at }) =>
      distanceTo(scene, id, at) <= reach && (distanceTo(scene, id, at) <= 1.5 || canSee(scene, id, at)),
  );
}

/** Opens or closes a door; a secret one comes to light as it does. Tells nothing else. */
export function setDoor(tx: Tx<Scene>, tile: TileName, open: boolean): void {
  bringToLight(tx, [tile], 'secret');
  const before = tx.snapshot().fight?.grid.tiles[tile];
  if (before === undefined) return;
  const { obstacle: _door, ...rest } = before;
  const features = (before.features ?? []).map((mark) => (mark.id === 'object' ? { ...mark, open } : mark));
  putTile(tx, tile, { ...rest, ...(open ? {} : { obstacle: closedDoor }), features });
}

/** Takes the lock off an object; gives whether there was one. Tells it. */
export function unlock(tx: Tx<Scene>, tile: TileName, actor: CharacterId): boolean {
  const object = objectOn(wholeGridOf(tx.snapshot()), tile);
  if (object === null || object.lock === null) return false;
  changeObject(tx, tile, ({ lock: _lock, ...mark }) => mark);
  tell(tx, 'unlocked', { actor, object: object.name, at: tile }, whoKnowsObject(tx.now, tile));
  return true;
}

/** Who may read of what is done with an object: where it is secret, or the ground hidden, the GM alone. */
export function whoKnowsObject(scene: Scene, tile: TileName): Audience | undefined {
  const grid = scene.fight?.grid;
  return grid !== undefined && isSecretTile(grid, tile) ? 'gm' : whoKnowsTiles(scene, [tile]);
}

/** Changes an object as it stands there. */
export function changeObject(tx: Tx<Scene>, tile: TileName, change: (mark: TileMark) => TileMark): void {
  const before = wholeGridOf(tx.snapshot()).tiles[tile];
  const features = before?.features?.map((mark) => (mark.id === 'object' ? change(mark) : mark));
  if (features !== undefined) putTile(tx, tile, { ...before, features });
}

/** Whether a tile is on the map. */
export const isOnMap = (scene: Scene, tile: TileName): boolean => {
  const at = parseTile(tile);
  const { columns, rows } = wholeGridOf(scene);
  return at !== null && at.x < columns && at.y < rows;
};
