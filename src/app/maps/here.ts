import type { GridRules } from '../../engine/grid.ts';
import type { PlaneRules } from '../../engine/plane.ts';
import {
  type Board,
  changed,
  emptyGrid,
  printDrawn,
  readDrawn,
  type SpaceRefusal,
} from '../../engine/space/index.ts';
import { emptyBoard, METRE, type PlaneBoard, printPlane, readPlane } from '../../engine/space/plane/index.ts';
import type { AnySystem } from '../../engine/system.ts';
import type { EncounterRecord } from '../ports.ts';

/** A map of squares, or a place in metres, with what it is made of. */
export type AnyMap =
  | { readonly kind: 'squares'; readonly board: Board; readonly rules: GridRules<object> }
  | { readonly kind: 'metres'; readonly board: PlaneBoard; readonly rules: PlaneRules<object> };

/** The map where somebody is: of the fight that goes on there, or the one prepared for the next. */
export type MapHere = AnyMap & { readonly encounter: EncounterRecord | null }; // null: it is prepared

/** The size of a map on which nobody has drawn yet. */
const USUAL = { columns: 20, rows: 15 };

/** A map's sides, in tiles or in metres. */
export const sidesOf = (map: AnyMap): { readonly columns: number; readonly rows: number } =>
  map.kind === 'squares'
    ? map.board.grid
    : { columns: map.board.plane.width / METRE, rows: map.board.plane.depth / METRE };

/** The map of a fight; null where there is none, or none that can be looked at. */
export function mapIn({ grid, plane }: Pick<AnySystem, 'grid' | 'plane'>, scene: object): AnyMap | null {
  const squares = grid?.board(scene) ?? null;
  if (grid !== undefined && squares !== null) return { kind: 'squares', board: squares, rules: grid };
  const metres = plane?.board(scene) ?? null;
  return plane === undefined || metres === null ? null : { kind: 'metres', board: metres, rules: plane };
}

/** A prepared map out of its text; plain ground where nothing is drawn, or nothing that can be read. Null where a system has no maps. */
export function mapOf(
  { grid, plane }: Pick<AnySystem, 'grid' | 'plane'>,
  drawn: string | null,
): AnyMap | null {
  if (grid !== undefined) {
    const read = drawn === null ? null : readDrawn(drawn, grid.legend);
    return { kind: 'squares', board: read?.ok ? read.board : plain(USUAL), rules: grid };
  }
  if (plane === undefined) return null;
  const read = drawn === null ? null : readPlane(drawn, plane.legend);
  return { kind: 'metres', board: read?.ok ? read.board : emptyBoard, rules: plane };
}

/** A map of some size without anything on it. */
export function resized(
  map: AnyMap,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): AnyMap {
  if (map.kind === 'squares') return { ...map, board: plain({ columns, rows }) };
  return {
    ...map,
    board: { ...emptyBoard, plane: { ...emptyBoard.plane, width: columns * METRE, depth: rows * METRE } },
  };
}

function plain({ columns, rows }: { readonly columns: number; readonly rows: number }): Board {
  const empty = emptyGrid(columns, rows);
  if (!empty.ok) throw new RangeError(`no map has ${columns} × ${rows} tiles`);
  return { grid: empty.grid, spots: {} };
}

/** A map as text, as it is kept and read again. */
export const drawnOf = (map: AnyMap): string =>
  map.kind === 'squares'
    ? printDrawn(map.board, map.rules.legend)
    : printPlane(map.board, map.rules.legend).join('\n');

/** A map after a change that was typed, and what was changed. Refuses what cannot be read. */
export function changedBy(
  map: AnyMap,
  text: string,
): { readonly ok: true; readonly map: AnyMap; readonly said: readonly string[] } | SpaceRefusal {
  if (map.kind === 'squares') {
    const done = changed(map.board, text, map.rules.legend);
    return done.ok
      ? { ok: true, map: { ...map, board: done.board }, said: done.said.map((one) => one.text) }
      : done;
  }
  const read = readPlane(text, map.rules.legend, map.board);
  return read.ok ? { ok: true, map: { ...map, board: read.board }, said: read.said } : read;
}
