import type { Viewer } from './event.ts';
import type { At, Board, Feature, GridFeature, MapLegend, TileName } from './space/index.ts';
import type { WayTold } from './way.ts';

/** What a system that plays on a map of squares tells of it: so that maps can be drawn, painted, shown and walked. */
export interface GridRules<S extends object> {
  /** What maps are made of. */
  readonly legend: MapLegend;
  /** The act that moves somebody: its `detail` is a way as people type it. */
  readonly move: string;
  /** How something that lies on a tile is shown, to whoever draws the map; null: not at all. */
  feature(feature: Feature): GridFeature | null;
  /** The map as it is now, to be changed or copied; null where there is no fight. */
  board(state: S): Board | null;
  /** Where somebody stands, as `viewer` may know; null where they stand nowhere. */
  at(state: S, actor: string, viewer: Viewer): TileName | null;
  /**
   * What a way would take and bring on, before it is gone: tile by tile, without the tile that is left, or the best way to a tile, or as it is typed. Leaks
   * nothing that `viewer` may not know.
   */
  way(state: S, actor: string, where: readonly At[] | string, viewer: Viewer): WayTold;
}
