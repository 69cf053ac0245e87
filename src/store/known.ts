import type { EntryRecord } from '../app/ports.ts';
import type { Entry } from '../generated/sqlite/client.ts';
import { entryRecord } from './rows.ts';

/** So many entries are kept, those read last: what the cards of some fights look back to. */
const MOST = 1000;

/** What of an entry changes in the course of play: that it is taken back, and where it is shown. */
const PASSING: ReadonlySet<string> = new Set<keyof Entry>(['undoneBy', 'messageId', 'earlier']);

interface Known {
  readonly row: Entry;
  readonly record: EntryRecord;
}

/**
 * Entries that were read before. Every read asks the database, which other processes write to as well; a row that comes as it came
 * before gives the same record, so that what was worked out from it still holds, and its JSON is not read again. Where
 * something has changed that never changes in play (somebody was forgotten, in whatever process), nothing is known any more.
 */
export class KnownEntries {
  readonly #known = new Map<string, Known>(); // first the one longest unread

  records(rows: readonly Entry[]): readonly EntryRecord[] {
    if (rows.some((row) => !this.#lasts(row))) this.#known.clear();
    const records = rows.map((row) => this.#record(row));
    for (const id of this.#known.keys()) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(id);
    }
    return records;
  }

  #lasts(row: Entry): boolean {
    const known = this.#known.get(row.id);
    return known === undefined || changed(known.row, row).every((column) => PASSING.has(column));
  }

  #record(row: Entry): EntryRecord {
    const known = this.#known.get(row.id);
    const record =
      known !== undefined && changed(known.row, row).length === 0 ? known.record : entryRecord(row);
    this.#known.delete(row.id);
    this.#known.set(row.id, { row, record });
    return record;
  }
}

/** The columns in which two rows differ. */
function changed(before: Entry, now: Entry): readonly string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(now).flatMap(([column, value]) =>
    plain(value) === plain(old.get(column)) ? [] : [column],
  );
}

const plain = (value: unknown): unknown => (value instanceof Date ? value.getTime() : value);
