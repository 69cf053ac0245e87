import type { Json } from '../../../engine/json.ts';
import { type Board, readDrawn, spaceRefusalText } from '../../../engine/space/index.ts';
import type { TileMark } from '../scene.ts';
import { legend } from './legend.ts';
import { plainField } from './plain.ts';

export type ReadField =
  | { readonly ok: true; readonly board: Board<TileMark> }
  | { readonly ok: false; readonly why: string };

/** Reads the battlefield of a new encounter: a size ('24x18') of open ground, or a drawing with the signs of the legend; nothing is the plain field. */
export function readField(text: string | null): ReadField {
  const said = text?.trim() || plainField;
  const [, columns, rows] = /^(\d{1,2})\s*[x×]\s*(\d{1,2})$/i.exec(said) ?? [];
  const drawn =
    columns === undefined
      ? said
      : Array.from({ length: Number(rows) }, () => '.'.repeat(Number(columns))).join('\n');
  const read = readDrawn(drawn, legend);
  return read.ok ? read : { ok: false, why: spaceRefusalText(read) };
}

/** A battlefield that was read before; null where it is none. */
export const boardOf = (setup: Json): Board<TileMark> | null => (isBoard(setup) ? setup : null);

/** Setups are only ever made by `readField`, so their outline is enough to know one. */
function isBoard(raw: Json | Board<TileMark>): raw is Board<TileMark> {
  return typeof raw === 'object' && raw !== null && 'grid' in raw && 'spots' in raw;
}
