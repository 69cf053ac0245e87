import { type Grid, indexOf, parseTile, type TileName } from '../../../engine/space/grid/index.ts';
import { rowOf } from '../../../engine/table.ts';
import { type TileFeatureId, tileFeatures } from '../content/tileFeatures.ts';
import type { TileMark } from '../scene.ts';
import { surveyOf } from './terrain.ts';

/** What of a battlefield only this game's rules know, by tile (row by row). */
export interface Ground {
  readonly climbable: Uint8Array;
  readonly stairs: Uint8Array;
  /** What lies on each tile and acts on those who enter; undefined where nothing does. */
  readonly features: readonly (readonly TileFeatureId[] | undefined)[];
  readonly hasFeatures: boolean;
  /** Whether Agility Moves could be of any use: something rises or sinks by more than one tile, or is missing. */
  readonly isRough: boolean;
}

const known = new WeakMap<Grid<TileMark>, Ground>();

/** The ground of a battlefield; of the same grid it is read once. */
export function groundOf(grid: Grid<TileMark>): Ground {
  const before = known.get(grid);
  if (before !== undefined) return before;
  const ground = read(grid);
  known.set(grid, ground);
  return ground;
}

function read(grid: Grid<TileMark>): Ground {
  const count = grid.columns * grid.rows;
  const climbable = new Uint8Array(count);
  const stairs = new Uint8Array(count);
  const features: (readonly TileFeatureId[] | undefined)[] = [];
  let hasFeatures = false;
  for (const [name, tile] of Object.entries(grid.tiles)) {
    const index = indexOf(grid, parseTile(name));
    if (index === null || tile.features === undefined) continue;
    const marks = tile.features.map((mark) => mark.id);
    if (marks.includes('climbable')) climbable[index] = 1;
    if (marks.includes('stairs')) stairs[index] = 1;
    const acting = marks.filter(isFeature);
    if (acting.length === 0) continue;
    features[index] = acting;
    hasFeatures = true;
  }
  const terrain = surveyOf(grid);
  const isRough =
    terrain.blocked.some((blocked) => blocked === 1) ||
    terrain.surface.some((surface) => surface > 1 || surface < 0) ||
    Object.values(grid.walls).some((wall) => wall.barrier && wall.height > 1);
  return { climbable, stairs, features, hasFeatures, isRough };
}

const isFeature = (id: TileMark['id']): id is TileFeatureId =>
  tileFeatures.some((feature) => feature.id === id);

/** What lies on a tile and acts on those who enter. */
export function featuresOn(grid: Grid<TileMark>, tile: TileName): readonly TileFeatureId[] {
  const index = indexOf(grid, parseTile(tile));
  return (index === null ? undefined : groundOf(grid).features[index]) ?? [];
}

/** Whether a feature does harm, and how high it rises. */
export const featureRow = (id: TileFeatureId) => rowOf(tileFeatures, id);
