import { findRow, nearestRow } from '../../../../engine/table.ts';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';

/** Rows that have a name and an id, which lines name and plans keep. */
export type Rows = readonly { readonly id: string; readonly name: string }[];

/** The names of ids; an id that nothing has stands for itself. */
export const namesOf = (rows: Rows, ids: readonly string[]): string =>
  ids.map((id) => rows.find((row) => row.id === id)?.name ?? id).join(', ');

/** Something read, or why it can't be. */
export type Read<Thing> = { readonly read: Thing } | { readonly refusal: Refusal };

export const isRead = <Thing>(one: Read<Thing>): one is { readonly read: Thing } => 'read' in one;

/** The id of a name, whatever its capitals. */
export function idOf(kind: string, rows: Rows, name: string): Read<string> {
  const row = findRow(rows, name);
  return row === null
    ? { refusal: refusal('unknownPart', { kind, name, nearest: nearestRow(rows, name) }) }
    : { read: row.id };
}

/** The ids of names with commas between them. */
export function idsOf(kind: string, rows: Rows, names: string): Read<readonly string[]> {
  const ids: string[] = [];
  for (const name of names.split(',').map((one) => one.trim())) {
    const id = idOf(kind, rows, name);
    if (!isRead(id)) return id;
    ids.push(id.read);
  }
  return { read: ids };
}
