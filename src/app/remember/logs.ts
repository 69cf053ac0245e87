import type { Batch, EntryFilter, EntryMessages, EntryRecord, Store } from '../ports.ts';

/** The newest entries of a fight, newest first, and whether these are all that it has. */
interface Tail {
  readonly entries: readonly EntryRecord[];
  readonly whole: boolean;
}

/** So many are read the first time: what a turn's card looks back to. */
const READ = 64;
/** So many are remembered of one fight, … */
const MOST = 200;
/** … of so many fights. */
const FIGHTS = 24;

/** The fight whose newest entries a filter asks for; null where it asks for something else. */
function fightIn({ campaignId, stream, limit, ...more }: EntryFilter): string | null {
  const others = Object.values(more).some((one) => one !== undefined);
  return others || limit > MOST || campaignId === null || stream?.kind !== 'encounter' ? null : stream.id;
}

/**
 * The newest entries of the fights that run. Every command in a fight has them read to draw its card, and only adds one. Those that have
 * not changed stay the same records, so what was read out of one can be kept with it.
 */
export class Logs {
  readonly #store: Pick<Store, 'entries'>;
  readonly #tails = new Map<string, Tail>(); // by fight; first the one longest unasked for
  #writes = 0;

  constructor(store: Pick<Store, 'entries'>) {
    this.#store = store;
  }

  async entries(filter: EntryFilter): Promise<readonly EntryRecord[]> {
    const fight = fightIn(filter);
    if (fight === null) return this.#store.entries(filter);
    const known = this.#tails.get(fight);
    if (known === undefined || !(known.whole || known.entries.length >= filter.limit))
      return this.#read(fight, filter);
    this.#keep(fight, known);
    return known.entries.slice(0, filter.limit);
  }

  /** What was written is remembered with what was there: new entries, and which of the old ones are taken back now. */
  committed({ entries = [], undone = [] }: Batch): void {
    this.#writes += 1;
    for (const entry of entries) this.#grow(entry);
    if (undone.length === 0) return;
    const by = new Map(undone.map((one) => [one.entryId, one.by]));
    this.#change(by, (entry, undoneBy) => ({ ...entry, undoneBy }));
  }

  /** Where entries are shown. */
  shown(messages: readonly EntryMessages[]): void {
    this.#writes += 1;
    const where = new Map(messages.map(({ entryId, messageIds }) => [entryId, messageIds]));
    this.#change(where, (entry, [messageId = entry.messageId, ...more]) => ({
      ...entry,
      messageId,
      otherMessages: [...entry.otherMessages, ...more],
    }));
  }

  forget(): void {
    this.#writes += 1;
    this.#tails.clear();
  }

  /** Reads a fight's newest entries. What was read while something was written may lack that, and is not remembered. */
  async #read(fight: string, filter: EntryFilter): Promise<readonly EntryRecord[]> {
    const limit = filter.limit <= READ ? READ : MOST;
    const before = this.#writes;
    const entries = await this.#store.entries({ ...filter, limit });
    if (before === this.#writes) this.#keep(fight, { entries, whole: entries.length < limit });
    return entries.slice(0, filter.limit);
  }

  #keep(fight: string, tail: Tail): void {
    this.#tails.delete(fight);
    this.#tails.set(fight, tail);
    const [oldest] = this.#tails.keys();
    if (this.#tails.size > FIGHTS && oldest !== undefined) this.#tails.delete(oldest);
  }

  /** An entry more: where it is not the next one, its fight is read anew. */
  #grow(entry: EntryRecord): void {
    const { kind, id } = entry.stream;
    const known = kind === 'encounter' ? this.#tails.get(id) : undefined;
    if (known === undefined) return;
    const [newest] = known.entries;
    if (newest?.number !== entry.number - 1) {
      this.#tails.delete(id);
      return;
    }
    const entries = [entry, ...known.entries];
    this.#tails.set(id, { entries: entries.slice(0, MOST), whole: known.whole && entries.length <= MOST });
  }

  /** Changes those entries that are remembered, and leaves all others the records that they are. */
  #change<T>(of: ReadonlyMap<string, T>, change: (entry: EntryRecord, to: T) => EntryRecord): void {
    for (const [fight, { entries, whole }] of this.#tails) {
      if (!entries.some(({ id }) => of.has(id))) continue;
      const changed = entries.map((entry) => {
        const to = of.get(entry.id);
        return to === undefined ? entry : change(entry, to);
      });
      this.#tails.set(fight, { entries: changed, whole });
    }
  }
}
