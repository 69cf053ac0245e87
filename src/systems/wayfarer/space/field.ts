import {
  type At,
  type Bounds,
  indexOf,
  parseTile,
  survey,
  type Terrain,
  type TileName,
} from '../../../engine/space/index.ts';
import { remembered } from '../../../engine/remembered.ts';
import { type Battlefield, type HazardId, hazardIds, type MarkId } from './marks.ts';

/** Grades of cover by the save die that they give (L445 to L470). */
export type Grade = 'light' | 'medium' | 'heavy';
export const grades: readonly Grade[] = ['light', 'medium', 'heavy'];

/** A map made ready for questions: its facts in arrays by tile, row by row. It is not stored. */
export interface Field extends Bounds {
  readonly terrain: Terrain;
  /** Bits of `ground`. */
  readonly ground: Uint16Array;
  /** What an Athletics test to swim here must beat; 0: none. */
  readonly swim: Uint8Array;
  /** What each increment of a climb up to here must beat. */
  readonly climb: Uint8Array;
  /** The cover that what stands here gives: 0 none, then as in `grades`. */
  readonly cover: Uint8Array;
  /** Tiles with lamps. */
  readonly lamps: readonly At[];
  readonly hazards: ReadonlyMap<number, readonly HazardId[]>;
}

export const ground = {
  rough: 1,
  water: 2,
  slope: 4,
  earth: 8,
  dark: 16,
  roof: 32,
  /** Nobody gets in, whatever they can: rock, a closed door (L981). */
  impassable: 64,
  /** No floor: it can be leapt and flown over. */
  pit: 128,
  hazard: 256,
  /** Something stands here. */
  obstacle: 512,
} as const;

/** DVs of climbs and of swimming (L313 to L331): an easy, a usual and a hard wall; deep water and rapids. */
const climbing = { easy: 4, usual: 5, hard: 6 } as const;
const swimming = { deep: 4, rapids: 5 } as const;

const bits: Readonly<Partial<Record<MarkId, number>>> = {
  rough: ground.rough,
  water: ground.water,
  slope: ground.slope,
  earth: ground.earth,
  dark: ground.dark,
  roof: ground.roof,
};

/** Reads a map; the same map is read once. What lies outside of it is left out. */
export const fieldOf = ({ grid }: Pick<Battlefield, 'grid'>): Field => read(grid, null);

const read = remembered((grid: Battlefield['grid'], _all: null): Field => {
  const terrain = survey(grid);
  const count = grid.columns * grid.rows;
  const field = {
    columns: grid.columns,
    rows: grid.rows,
    terrain,
    ground: new Uint16Array(count),
    swim: new Uint8Array(count),
    climb: new Uint8Array(count).fill(climbing.usual),
    cover: new Uint8Array(count),
  };
  const lamps: At[] = [];
  const hazards = new Map<number, readonly HazardId[]>();
  for (const [name, tile] of Object.entries(grid.tiles)) {
    const at = parseTile(name);
    const index = indexOf(grid, at);
    if (at === null || index === null) continue;
    const ids = new Set((tile.features ?? []).map(({ id }) => id));
    let flags = tile.obstacle === undefined ? 0 : ground.obstacle;
    for (const id of ids) flags |= bits[id] ?? 0;
    if ((tile.slow ?? 0) > 0) flags |= ground.rough;
    if (tile.blocked) flags |= tile.obstacle === undefined ? ground.pit : ground.impassable;
    const dangers = hazardIds.filter((id) => ids.has(id));
    if (dangers.length > 0) {
      flags |= ground.hazard;
      hazards.set(index, dangers);
    }
    field.ground[index] = flags;
    field.swim[index] = ids.has('rapids') ? swimming.rapids : ids.has('deep') ? swimming.deep : 0;
    if (ids.has('easyClimb')) field.climb[index] = climbing.easy;
    else if (ids.has('hardClimb')) field.climb[index] = climbing.hard;
    field.cover[index] = ids.has('heavyCover')
      ? 3
      : ids.has('mediumCover')
        ? 2
        : ids.has('lightCover')
          ? 1
          : 0;
    if (ids.has('lamp')) lamps.push(at);
  }
  return { ...field, lamps, hazards };
});

/** Whether a tile has all of some bits of `ground`; false outside of the map. */
export function hasGround(field: Field, at: At, flags: number): boolean {
  const index = indexOf(field, at);
  return index !== null && ((field.ground[index] ?? 0) & flags) === flags;
}

/** What lies on a tile of a map. */
export const marksAt = (board: Battlefield, tile: TileName): readonly MarkId[] =>
  (board.grid.tiles[tile]?.features ?? []).map(({ id }) => id);
