import type { Feature, Grid, Tile, Wall } from './grid.ts';
import type { TileName } from './tile.ts';

/**
 * A sign with which people draw and change maps. What it has of a tile it puts there, and leaves the rest: crates on a roof
 * stand on the roof. One that has nothing (no tile, spot or link) is plain ground: its tile is drawn bare.
 */
export interface MapSign<F extends Feature = Feature> {
  /** One character in drawings. */
  readonly symbol: string;
  /** What it is called, and typed as: 'half cover'. */
  readonly name: string;
  /** What else it may be typed as: ['half', 'crate']. */
  readonly words?: readonly string[];
  readonly tile?: Tile<F>;
  /** The tile belongs to this named spot: where players begin, where reinforcements come. */
  readonly spot?: string;
  /** A link of this kind leads from here up to the highest of the four tiles beside it: a ladder. Refused where none is higher. */
  readonly link?: string;
}

/** Something thin between two tiles. It has no symbol: it is typed, 'C4|D4 fence'. */
export interface MapWall {
  readonly name: string;
  readonly words?: readonly string[];
  readonly wall: Wall;
}

/** What maps of a system are made of. The first sign is plain ground: what is not drawn is that. */
export interface MapLegend<F extends Feature = Feature> {
  readonly signs: readonly MapSign<F>[];
  readonly walls?: readonly MapWall[];
}

/** A map, and the spots on it that have a name (row by row). Plain data. */
export interface Board<F extends Feature = Feature> {
  readonly grid: Grid<F>;
  readonly spots: Readonly<Record<string, readonly TileName[]>>;
}
