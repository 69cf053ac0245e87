import type { TableRow, Unread } from '../../../../engine/packs/table.ts';

/** What a cell says, as it stands in a row of a pack; null: it says nothing that is understood. */
export type Said = { readonly [key: string]: unknown } | null;

/** A column of a table: how its cells are read, and what they take. */
export interface Column {
  readonly name: string;
  readonly takes: string;
  read(text: string): Said;
}

/** A word as ids are: 'Two-handed' is 'twohanded'. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The id that a word means, of some. */
export const idIn = (ids: readonly string[], text: string): string | null =>
  ids.find((id) => plain(id) === plain(text)) ?? null;

/** A list with semicolons or commas between. */
export const listOf = (text: string): readonly string[] =>
  text.split(/[;,]/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));

export const wordColumn = (name: string, takes = 'words'): Column => ({
  name,
  takes,
  read: (text) => ({ [name]: text }),
});

export const numberColumn = (name: string): Column => ({
  name,
  takes: 'a number',
  read: (text) => (/^-?\d{1,6}$/.test(text) ? { [name]: Number(text) } : null),
});

export const oneColumn = (name: string, ids: readonly string[]): Column => ({
  name,
  takes: `one of ${ids.join(', ')}`,
  read(text) {
    const id = idIn(ids, text);
    return id === null ? null : { [name]: id };
  },
});

export const manyColumn = (name: string, ids: readonly string[]): Column => ({
  name,
  takes: `some of ${ids.join(', ')}`,
  read(text) {
    const found = listOf(text).map((one) => idIn(ids, one));
    return found.includes(null) ? null : { [name]: found };
  },
});

export const namesColumn = (name: string): Column => ({
  name,
  takes: 'names',
  read: (text) => ({ [name]: listOf(text) }),
});

/** A row out of its cells: lists of several columns are one list. What isn't understood is left out, and told. */
export function rowOf(
  columns: readonly Column[],
  { line, cells }: TableRow,
  unread: Unread[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const { name, takes, read } of columns) {
    const text = cells[name] ?? '';
    if (text === '') continue;
    const said = read(text);
    if (said === null) unread.push({ line, column: name, said: text, takes });
    for (const [key, value] of Object.entries(said ?? {})) {
      const before = row[key];
      row[key] = merged(before, value);
    }
  }
  return row;
}

function merged(before: unknown, value: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(value)) return [...before, ...value];
  if (isObject(before) && isObject(value)) return { ...before, ...value };
  return value;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A Stat each, by its name. */
export const statColumns = (stats: readonly string[]): readonly Column[] =>
  stats.map((stat) => ({
    name: stat,
    takes: 'a number',
    read: (text) => (/^\d{1,2}$/.test(text) ? { stats: { [stat]: Number(text) } } : null),
  }));
