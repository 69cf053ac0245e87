import type { Rule } from '../../../engine/rule.ts';
import {
  burst,
  indexOf,
  parseTile,
  surfaceAt,
  type TileName,
  tileName,
} from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { collapse } from '../field/collapse.ts';
import { putTile, takeWall } from '../field/ground.ts';
import { gridOf, hasMark, metric, terrainAround, wholeGridOf } from '../move/terrain.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** The tallest thing between two tiles that breaks: a fence does, a wall does not. */
const fenceHeight = 1;

/** The tiles of a circular area on which cover is reached: of a tall piece it is enough that some of it is as high as the area is. */
export function coverTiles(scene: Scene, centre: TileName, radius: number): readonly TileName[] {
  const at = parseTile(centre);
  if (at === null) return [];
  const terrain = terrainAround(scene, [at]);
  const level = surfaceAt(terrain, at);
  return burst(terrain, at, radius, metric)
    .filter(
      (tile) =>
        (terrain.ground[indexOf(terrain, tile) ?? -1] ?? 0) <= level + radius &&
        surfaceAt(terrain, tile) >= level - radius,
    )
    .map(tileName);
}

/** Which of some tiles have cover that can be destroyed: all that is not sturdy. */
export function fragileCover(scene: Scene, tiles: readonly TileName[]): readonly TileName[] {
  const grid = gridOf(scene);
  return tiles.filter((name) => {
    const tile = grid.tiles[name];
    return tile?.obstacle !== undefined && !hasMark(tile, 'sturdy');
  });
}

/** The fences between two of some tiles. */
function fences(scene: Scene, tiles: readonly TileName[]): readonly string[] {
  const within = new Set(tiles);
  return Object.entries(gridOf(scene).walls)
    .filter(
      ([name, { height }]) => height <= fenceHeight && name.split('|').every((tile) => within.has(tile)),
    )
    .map(([name]) => name);
}

/** All cover on some tiles that can be destroyed is gone; whoever stood on it falls. Gives where it was. */
export function* destroyCover(
  tx: Tx<Scene>,
  tiles: readonly TileName[],
  by: CharacterId | null,
): Rule<readonly TileName[]> {
  const before = tx.snapshot();
  const { fight } = tx.state;
  if (!fight) return [];
  const gone = fragileCover(before, tiles);
  const broken = fences(before, tiles);
  if (gone.length + broken.length === 0) return [];
  for (const name of gone) {
    const { obstacle: _gone, ...rest } = wholeGridOf(before).tiles[name] ?? {};
    putTile(tx, name, rest);
  }
  for (const name of broken) takeWall(tx, name);
  for (const placed of fight.placed) placed.tiles = placed.tiles.filter((tile) => !gone.includes(tile));
  tell(tx, 'coverDestroyed', { by, at: [...gone, ...broken] });
  yield* collapse(tx, before);
  return gone;
}
