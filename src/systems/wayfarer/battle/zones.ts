import type { At, Bounds } from '../../../engine/space/index.ts';
/** An edge of the map. */
export type Edge = 'north' | 'east' | 'south' | 'west';

/** Tiles along an edge of the map: the north-west one, and how many. */
export interface Zone {
  readonly edge: Edge;
  readonly at: At;
  readonly columns: number;
  readonly rows: number;
}

/** How deep a zone is (L64). */
export const zoneDepth = 6;

/** Edges, clockwise. */
export const edges: readonly Edge[] = ['north', 'east', 'south', 'west'];

export const opposite: Readonly<Record<Edge, Edge>> = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
};

/** The strip along an edge, of the map's whole length or of one of so many equal parts. */
export function strip({ columns, rows }: Bounds, edge: Edge, part = 0, parts = 1): Zone {
  const along = edge === 'north' || edge === 'south' ? columns : rows;
  const across = edge === 'north' || edge === 'south' ? rows : columns;
  const depth = Math.min(zoneDepth, Math.floor(across / 2));
  const from = Math.floor((along * part) / parts);
  const length = Math.floor((along * (part + 1)) / parts) - from;
  const far = edge === 'south' || edge === 'east' ? across - depth : 0;
  return edge === 'north' || edge === 'south'
    ? { edge, at: { x: from, y: far }, columns: length, rows: depth }
    : { edge, at: { x: far, y: from }, columns: depth, rows: length };
}

/**
 * Zones in the order of the sides, from the one on that chose its edge. For two, opposite edges (L63); the book leaves more to those who play,
 * and these are the app's: for three and four, one edge each, clockwise; for five and six, thirds of two opposite edges.
 */
export function zonesFor(bounds: Bounds, sides: number, edge: Edge): readonly Zone[] {
  const far = opposite[edge];
  if (sides <= 2) return [strip(bounds, edge), strip(bounds, far)];
  const from = edges.indexOf(edge);
  if (sides <= 4)
    return [0, 1, 2, 3].flatMap((turn) => {
      const next = edges[(from + turn) % 4];
      return next === undefined ? [] : [strip(bounds, next)];
    });
  return [0, 1, 2].flatMap((part) => [strip(bounds, edge, part, 3), strip(bounds, far, part, 3)]);
}
