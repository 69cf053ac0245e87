import { SnowflakeUtil } from 'discord.js';
import type { APIThreadChannel } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Store } from '../../app/ports.ts';
import type { Channels } from '../channel.ts';

const MINUTE = 60_000;

/** What Discord says of a thread that has changed. */
export type ThreadSent = Pick<APIThreadChannel, 'id' | 'last_message_id' | 'thread_metadata'>;

/** Whether a thread was put away because nobody wrote in it for as long as it is set to; not by somebody's hand, and not locked. */
export function sleeps({ id, last_message_id, thread_metadata: set }: ThreadSent): boolean {
  if (set === undefined || !set.archived || set.locked === true) return false;
  const quiet = Date.parse(set.archive_timestamp) - SnowflakeUtil.timestampFrom(last_message_id ?? id);
  return quiet >= (set.auto_archive_duration - 1) * MINUTE;
}

/** Keeps the threads awake in which a fight waits: whoever is up still finds it there after a week. */
export class Awake {
  readonly #store: Pick<Store, 'runningEncounter'>;
  readonly #channels: Pick<Channels, 'wake'>;
  readonly #log: Pick<Logger, 'error'>;
  readonly #going = new Set<Promise<void>>();

  constructor(
    store: Pick<Store, 'runningEncounter'>,
    channels: Pick<Channels, 'wake'>,
    log: Pick<Logger, 'error'>,
  ) {
    this.#store = store;
    this.#channels = channels;
    this.#log = log;
  }

  /** A thread has changed: one that fell asleep over a fight is opened again. */
  heard(thread: ThreadSent): void {
    if (!sleeps(thread)) return;
    const going = this.#wake(thread.id)
      .catch((error: unknown) => this.#log.error({ err: error, thread: thread.id }, 'a thread sleeps'))
      .finally(() => this.#going.delete(going));
    this.#going.add(going);
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#going.size > 0) await Promise.all(this.#going);
  }

  async #wake(threadId: string): Promise<void> {
    if ((await this.#store.runningEncounter(threadId)) !== null) await this.#channels.wake(threadId);
  }
}
