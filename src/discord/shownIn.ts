import type { Logger } from 'pino';
import { type Caller, here } from '../app/caller.ts';
import type { EntryRecord, Store } from '../app/ports.ts';
import type { Timer } from './responder.ts';

/** How long ids are gathered before they are written, in milliseconds: several answers at once become one write. */
const GATHERING = 250;

/**
 * Where entries are shown to everybody. It is written down after the answer, never on its way: who waits for one does not wait
 * for this. Should the process die in between, the link is lost, and nothing else.
 */
export class ShownIn {
  readonly #store: Pick<Store, 'setEntryMessages'>;
  readonly #log: Logger;
  readonly #timer: Timer;
  readonly #gathered = new Map<string, readonly string[]>(); // entry → messages
  #due: (() => void) | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(store: Pick<Store, 'setEntryMessages'>, log: Logger, timer: Timer) {
    this.#store = store;
    this.#log = log;
    this.#timer = timer;
  }

  /** Takes note of the messages that an answer has become; of none where they stand in another channel than its entry. */
  note(caller: Caller, entry: Pick<EntryRecord, 'id' | 'channelId'>, messageIds: readonly string[]): void {
    if (messageIds.length > 0 && here(caller) === entry.channelId) this.#gather(entry.id, messageIds);
  }

  /** Takes note that a fight's card tells of an entry. */
  tells(entry: Pick<EntryRecord, 'id'>, messageId: string): void {
    this.#gather(entry.id, [messageId]);
  }

  #gather(entryId: string, messageIds: readonly string[]): void {
    this.#gathered.set(entryId, messageIds);
    this.#due ??= this.#timer(GATHERING, () => void this.written());
  }

  /** Resolves when all that has been noted is stored. */
  written(): Promise<void> {
    this.#due?.();
    this.#due = null;
    if (this.#gathered.size > 0) {
      const shown = [...this.#gathered].map(([entryId, messageIds]) => ({ entryId, messageIds }));
      this.#gathered.clear();
      this.#writing = this.#writing.then(() => this.#write(shown));
    }
    return this.#writing;
  }

  async #write(shown: Parameters<Store['setEntryMessages']>[0]): Promise<void> {
    try {
      await this.#store.setEntryMessages(shown);
    } catch (error) {
      this.#log.warn({ err: error, entries: shown.length }, 'where entries are shown could not be kept');
    }
  }
}
