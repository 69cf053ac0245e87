import type { At, GridTile } from '../../../engine/space/index.ts';

/** A tile and where it is. */
export interface Placed {
  readonly at: At;
  readonly tile: GridTile;
}
