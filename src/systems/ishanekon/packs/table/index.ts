import { plain } from '../../../../engine/json.ts';
import { type ReadTable, readTable, type TableRow, type Unread } from '../../../../engine/packs/table.ts';
import type { Refusal } from '../../../../engine/refusal.ts';
import { refusal } from '../../../../engine/refusal.ts';
import { rowFrom } from '../../creatures/line.ts';
import { readPack } from '../read.ts';
import type { Pack, PackCreature } from '../schema.ts';
import { shipped } from '../shipped.ts';
import { abilityColumns } from './abilities.ts';
import { withBorrowed, withFittings } from './borrowed.ts';
import { type Column, rowOf } from './column.ts';
import { creatureColumns } from './creatures.ts';
import { vehicleColumns } from './vehicles.ts';

type Kind = 'abilities' | 'creatures' | 'vehicles';
type Row = Record<string, unknown>;

export type TablePack =
  | { readonly ok: true; readonly pack: Pack; readonly unread: readonly Unread[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Whether a table is of Abilities, vehicles or creatures: by a column that only one of them has. */
function kindOf(columns: readonly string[]): Kind | null {
  if (!columns.includes('name')) return null;
  if (columns.includes('wp') || columns.includes('types')) return 'abilities';
  if (columns.includes('modules')) return 'vehicles';
  return columns.includes('rank') || columns.includes('level') ? 'creatures' : null;
}

/**
 * A pack out of a plain table of Abilities, creatures or vehicles: a row each, in columns by their names. What can't be read is left out and told with its line and column;
 * a row that is nothing without it is left out whole. What creatures and vehicles have of our own pack comes along.
 */
export function packFromTable(text: string, name: string): TablePack {
  const table: ReadTable = readTable(text);
  if (!table.ok) return table;
  const kind = kindOf(table.columns);
  if (kind === null) return { ok: false, refusal: refusal('tableOfNothing', {}) };
  const columns = columnsOf[kind];
  const unread: Unread[] = strange(table.columns, columns);
  const rows = table.rows.flatMap((row): readonly Read[] => readOne(kind, columns, row, unread));
  const pack = packOf(kind, rows, name, unread);
  return pack === null
    ? { ok: false, refusal: refusal('tableUnread', { unread: plain(unread.slice(0, 8)) }) }
    : { ok: true, pack, unread };
}

const columnsOf: Readonly<Record<Kind, readonly Column[]>> = {
  abilities: abilityColumns,
  creatures: creatureColumns,
  vehicles: vehicleColumns,
};

/** Rows as a pack has them, with what they have of our own pack. */
const packed = (kind: Kind, rows: readonly Row[]): object => {
  switch (kind) {
    case 'abilities':
      return { abilities: rows };
    case 'creatures':
      return withBorrowed(rows);
    case 'vehicles':
      return withFittings(rows);
  }
};

interface Read {
  readonly line: number;
  readonly row: Row;
}

const strange = (columns: readonly string[], known: readonly Column[]): Unread[] =>
  columns
    .filter((one) => one !== '' && !known.some(({ name }) => name === one))
    .map((column) => ({
      line: 1,
      column,
      said: column,
      takes: `a column of ${known.map(({ name }) => name).join(', ')}`,
    }));

/** A row by itself is a pack of one: what doesn't fit in it is told, and the row left out. */
function readOne(kind: Kind, columns: readonly Column[], row: TableRow, unread: Unread[]): readonly Read[] {
  const read = rowOf(columns, row, unread);
  const whole = kind === 'creatures' ? usual(read) : kind === 'vehicles' ? { size: 'big', ...read } : read;
  const made = readPack(plain({ name: 'One', ...packed(kind, [whole]) }));
  if (made.ok) return [{ line: row.line, row: whole }];
  for (const { at, takes } of made.faults.slice(0, 3)) {
    const column = at.replace(/^[a-z]+\[\d+\]\.?/, '');
    unread.push({
      line: row.line,
      column: column === '' ? 'name' : column,
      said: String(read.name ?? ''),
      takes,
    });
  }
  return [];
}

/** What isn't said of a creature is as the builder has it. */
function usual(read: Row): Row {
  const said = <T extends string>(key: string, fallback: T): T =>
    typeof read[key] === 'string' ? (read[key] as T) : fallback;
  const rank = said<PackCreature['rank']>('rank', 'normal');
  const level = typeof read.level === 'number' && read.level >= 0 && read.level <= 20 ? read.level : 1;
  const built = rowFrom(shipped().pack, said('name', 'Creature'), {
    ...{ rank, level, grade: 1, size: 'medium', type: 'humanoid', vehicle: false },
    class: rank === 'minor' ? null : said<NonNullable<PackCreature['class']>>('class', 'hybrid'),
  });
  const stats =
    typeof read.stats === 'object' && read.stats !== null ? { ...built.stats, ...read.stats } : built.stats;
  return { ...built, ...read, stats };
}

/** All rows together; of two with the same name the first counts. Null: there is none. */
function packOf(kind: Kind, rows: readonly Read[], name: string, unread: Unread[]): Pack | null {
  const seen = new Set<string>();
  const fresh = rows.filter(({ line, row }) => {
    const key = String(row.name).toLowerCase();
    const again = seen.has(key);
    if (again)
      unread.push({ line, column: 'name', said: String(row.name), takes: 'a name that no other row has' });
    seen.add(key);
    return !again;
  });
  if (fresh.length === 0) return null;
  const all = fresh.map(({ row }) => row);
  const made = readPack(plain({ name, ...packed(kind, all) }));
  return made.ok ? made.pack : null;
}
