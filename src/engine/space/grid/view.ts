import type { Facing } from './facing.ts';
import type { Cover, WallName } from './grid.ts';
import type { TileName } from './tile.ts';

/** A map of squares as one viewer may see it: what pictures and words of it are made of. Nothing is escaped. */
export interface GridView {
  readonly columns: number;
  readonly rows: number;
  /** Those that are not plain ground at height 0. */
  readonly tiles: readonly GridTile[];
  readonly walls: readonly GridWall[];
  readonly links: readonly GridLink[];
  readonly areas: readonly GridArea[];
  /** Named spots that the viewer may know of: 'players begin', 'reinforcements'. */
  readonly spots: readonly { readonly name: string; readonly tiles: readonly TileName[] }[];
  readonly figures: readonly GridFigure[];
  /** Whose sight and reach are told, by the id of a tracker line; null: nobody's. */
  readonly actor: string | null;
  /** Where the actor can get, sort by sort, nearest first; a tile stands in one of them. */
  readonly reach: readonly GridReach[];
  /** A way that is shown, from where it begins. */
  readonly path?: readonly TileName[];
}

export interface GridTile {
  readonly at: TileName;
  /** The height of the floor in levels. */
  readonly ground: number;
  readonly obstacle: GridObstacle | null;
  /** Nobody can be here. */
  readonly blocked: boolean;
  /** How much more it costs to come here. */
  readonly slow: number;
  readonly features: readonly GridFeature[];
  /** The viewer knows nothing of what is here. */
  readonly unknown?: true;
}

export interface GridObstacle {
  readonly name: string; // 'half cover'
  readonly height: number;
  readonly cover: Cover;
  readonly solid: boolean;
  readonly destructible: boolean;
}

/** What something looks like, where pictures can draw it as what it is; without one it is a letter. */
export type GridLook =
  | 'water'
  | 'fire'
  | 'smoke'
  | 'poison'
  | 'acid'
  | 'door'
  | 'doorway'
  | 'stairs'
  | 'climb';

export interface GridFeature {
  readonly name: string; // 'Flames'
  readonly look?: GridLook;
  readonly left: number | null; // rounds; null: it stays
  /** It lies over tiles rather than on each of them: all of one name is an area. */
  readonly over?: true;
}

export interface GridWall {
  readonly edge: WallName; // 'C4|D4'
  readonly name: string;
  readonly cover: Cover;
  readonly opaque: boolean;
  readonly barrier: boolean;
}

export interface GridLink {
  readonly from: TileName;
  readonly to: TileName;
  readonly name: string; // 'ladder'
}

/** Tiles over which something lies: smoke, a shield. */
export interface GridArea {
  readonly name: string;
  readonly look?: GridLook;
  readonly tiles: readonly TileName[];
  readonly by: string | null; // the name of who made it
  readonly left: number | null; // rounds
}

export interface GridFigure {
  readonly id: string; // of a tracker line
  readonly at: TileName; // the north-west tile
  /** How many tiles from west to east, and from north to south where nothing else is said. */
  readonly size: number;
  /** How many tiles from north to south; left out: as many as `size`. */
  readonly deep?: number;
  /** Where its front is, where that matters. */
  readonly facing?: Facing;
  /** How much they can still take; null where the viewer may not know. */
  readonly health: { readonly value: number; readonly max: number } | null;
  readonly marks: readonly FigureMark[];
  /** With whom it acts as one, where that is shown. */
  readonly group?: FigureGroup;
  /** Whether the actor sees them, how far away (in tiles) and what that means: 'half cover, short range'. Null: not in sight. */
  readonly sight: { readonly distance: number; readonly note: string } | null;
}

/** Several who act as one: 'Line', called 'squad Line'. Those of one key belong together. */
export interface FigureGroup {
  readonly key: string;
  readonly name: string;
  readonly called: string;
}

/** 'hidden': the viewer knows of them, others may not. */
export type FigureMark = 'out' | 'hidden' | 'overwatch';

export interface GridReach {
  readonly name: string; // 'one move', 'needs agility'
  readonly tiles: readonly TileName[];
}
