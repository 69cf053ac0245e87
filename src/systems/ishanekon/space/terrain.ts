import { isDraft } from 'immer';
import { snapshotOf } from '../../../engine/snapshot.ts';
import {
  type At,
  type Grid,
  indexOf,
  type Metric,
  parseTile,
  survey,
  type Terrain,
} from '../../../engine/space/grid/index.ts';
import type { MapGround, Mark, Scene } from '../scene.ts';

/** A diagonal is 1 m like any other step (Battlefield). */
export const metric: Metric = 'chebyshev';

/** The map of a fight; null without one. */
export function mapIn({ fight }: Scene): MapGround | null {
  if (fight === null || fight.ground.kind !== 'map') return null;
  return isDraft(fight.ground) ? snapshotOf(fight.ground) : fight.ground;
}

/** A map as rules look at it: the terrain, and the marks that lie on each square, by its place. */
export interface Surveyed {
  readonly terrain: Terrain;
  readonly marks: readonly (readonly Mark[] | undefined)[];
}

const surveyed = new WeakMap<Grid<Mark>, Surveyed>();

/** A map made ready for questions. The same map is surveyed once. */
function surveyOf(grid: Grid<Mark>): Surveyed {
  const known = surveyed.get(grid);
  if (known !== undefined) return known;
  const marks: (readonly Mark[] | undefined)[] = [];
  for (const [name, { features }] of Object.entries(grid.tiles)) {
    const index = indexOf(grid, parseTile(name));
    if (index !== null && features !== undefined && features.length > 0) marks[index] = features;
  }
  const made = { terrain: survey(grid), marks };
  surveyed.set(grid, made);
  return made;
}

/** The map of a fight with what lies on it; null without one. */
export function surveyIn(scene: Scene): Surveyed | null {
  const map = mapIn(scene);
  return map === null ? null : surveyOf(map.grid);
}

/** The map of a fight as rules look at it; null without one. */
export const terrainIn = (scene: Scene): Terrain | null => surveyIn(scene)?.terrain ?? null;

/** Whether a square is difficult terrain, by what the map says of it or by what lies there (Battlefield). */
export const isDifficult = (surveyed: Surveyed, at: At): boolean =>
  (surveyed.terrain.slow[indexOf(surveyed.terrain, at) ?? -1] ?? 0) > 0 || hasMark(surveyed, at, 'difficult');

/** Whether a mark lies on a square. */
export const hasMark = ({ terrain, marks }: Surveyed, at: At, id: string): boolean =>
  marks[indexOf(terrain, at) ?? -1]?.some((mark) => mark.id === id) ?? false;
