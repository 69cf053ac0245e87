import type { Json } from '../../../engine/json.ts';
import { type Board, readDrawn, spaceRefusalText } from '../../../engine/space/index.ts';
import type { TileMark } from '../scene.ts';
import { legend } from './legend.ts';

export type ReadField =
  | { readonly ok: true; readonly board: Board<TileMark> }
  | { readonly ok: false; readonly why: string };

/** The battlefield where a GM has drawn none. */
const open: Board<TileMark> = { grid: { columns: 20, rows: 15, tiles: {}, walls: {}, links: [] }, spots: {} };

/** Reads the battlefield of a new encounter: a size ('24x18'), or a drawing with the signs of the legend; nothing is open ground. */
export function readField(text: string | null): ReadField {
  const said = text?.trim() ?? '';
  if (said === '') return { ok: true, board: open };
  const [, columns, rows] = /^(\d{1,2})\s*[x×]\s*(\d{1,2})$/i.exec(said) ?? [];
  const read =
    columns === undefined
      ? readDrawn(text ?? '', legend)
      : readDrawn(Array.from({ length: Number(rows) }, () => '.'.repeat(Number(columns))).join('\n'), legend);
  return read.ok ? read : { ok: false, why: spaceRefusalText(read) };
}

/** A battlefield that was read before; null where it is none. */
export const boardOf = (setup: Json): Board<TileMark> | null => (isBoard(setup) ? setup : null);

/** Setups are only ever made by `readField`, so their outline is enough to know one. */
function isBoard(raw: Json | Board<TileMark>): raw is Board<TileMark> {
  return typeof raw === 'object' && raw !== null && 'grid' in raw && 'spots' in raw;
}
