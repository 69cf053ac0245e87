import type { Viewer } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { At, Board, Feature, GridFeature, MapLegend, TileName } from './space/index.ts';

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
   * What a way would take and bring on, before it is gone: tile by tile, without the tile that is left, or the best way to a tile. Leaks
   * nothing that `viewer` may not know.
   */
  way(state: S, actor: string, where: readonly At[] | TileName, viewer: Viewer): WayTold;
}

/**
 * A way in words that follow one another: what it takes, ['3.5 of 8 movement'], and what the rules would ask about before it is gone, ['Raider 2 may
 * react at C4']. Who has read these may agree to them beforehand (`agreed` of an intent). Not escaped.
 */
export type WayTold =
  | {
      readonly ok: true;
      readonly tiles: readonly TileName[];
      readonly words: readonly string[];
      readonly risks: readonly string[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** Risks as one text, as whoever was told of them agrees to them. */
export const agreedRisk = (risks: readonly string[]): string => risks.join(', ').slice(0, 500);
