import type { Limit } from '../limit.ts';

export const PACK_LIMITS = {
  entries: { most: 200, of: 'entries of each kind', in: 'a content pack', instead: 'Make two packs of one.' },
} as const satisfies Record<string, Limit>;

/** What a table may hold. */
export const TABLE_LIMITS = {
  rows: { most: 200, of: 'rows', in: 'a table', instead: 'Make two tables of one.' },
  columns: { most: 60, of: 'columns', in: 'a table', instead: "Leave out what I can't read anyway." },
  cell: { most: 2000, of: 'letters', in: 'a cell of a table', instead: 'Say it in fewer words.' },
} as const satisfies Record<string, Limit>;
