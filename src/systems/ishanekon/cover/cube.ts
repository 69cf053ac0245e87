import type { Footprint, Silhouette } from '../../../engine/space/grid/index.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { mapIn } from '../space/terrain.ts';
import { reachesFrom, seesPlace } from './sight.ts';

/** A cube on a map: its north-western square, and how wide it is in metres. */
export type Cube = Required<Pick<Footprint, 'at' | 'size'>>;

/** The middle of a cube: a square, or the corner of four, half as high as the cube. At the edge of a map what is left of it. */
function middleOf(scene: Scene, { at, size }: Cube): Silhouette {
  const height = size / 2;
  const [columns, rows] = [mapIn(scene)?.grid.columns ?? 0, mapIn(scene)?.grid.rows ?? 0];
  const back = Math.ceil(size / 2) - 1;
  const [x, y] = [at.x + back, at.y + back];
  const isCorner = size % 2 === 0 && x >= 0 && y >= 0 && x + 1 < columns && y + 1 < rows;
  const within = (place: number, most: number) => Math.min(Math.max(place, 0), most - 1);
  return isCorner
    ? { at: { x, y }, size: 2, height }
    : { at: { x: within(x, columns), y: within(y, rows) }, height };
}

/** Whether somebody has a straight line to the middle of a cube, as its use takes (Area of Effect Forms). */
export const seesMiddle = (scene: Scene, id: CharacterId, cube: Cube): boolean =>
  seesPlace(scene, id, middleOf(scene, cube));

/** Those of some in a cube whom it targets: from its middle, so that a wall in it keeps off what comes from there (Area of Effect Forms). */
export function reachedFromMiddle(
  scene: Scene,
  cube: Cube,
  ids: readonly CharacterId[],
): readonly CharacterId[] {
  const middle = middleOf(scene, cube);
  return ids.filter((id) => reachesFrom(scene, middle, id));
}

/**
 * Of cubes, each with what it is worth, the one that is worth most by those whom it really targets, of those whose middle somebody sees; where they see none, of all.
 * The most promising are looked at first.
 */
export function bestCube(
  scene: Scene,
  cubes: readonly Cube[],
  {
    by,
    standing,
    worth,
  }: {
    /** Who must see the middle; null: nobody. */
    readonly by: CharacterId | null;
    readonly standing: (cube: Cube) => readonly CharacterId[];
    readonly worth: (ids: readonly CharacterId[]) => number;
  },
): Cube | null {
  const rated = cubes.map((cube) => ({ cube, ids: standing(cube) }));
  const hoped = rated.map((one) => ({ ...one, most: worth(one.ids) })).toSorted((a, b) => b.most - a.most); // of equals the first stays first
  let best: { readonly cube: Cube; readonly worth: number } | null = null;
  for (const { cube, ids, most } of hoped) {
    if (best !== null && best.worth >= most) break;
    if (by !== null && !seesMiddle(scene, by, cube)) continue;
    const found = worth(reachedFromMiddle(scene, cube, ids));
    if (best === null || found > best.worth) best = { cube, worth: found };
  }
  return best?.cube ?? hoped[0]?.cube ?? null;
}
