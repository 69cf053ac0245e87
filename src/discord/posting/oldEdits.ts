import { RateLimitError, type RequestData, type REST, type RouteLike, SnowflakeUtil } from 'discord.js';
import type { Timer } from '../responder.ts';
import { HeldBack, type Trouble, waitOf } from './codes.ts';

/** Discord counts edits of messages older than an hour; a little earlier they go this way already. */
const OLD = 55 * 60_000;

/** Longer than this nobody should look at an old state: the message is posted anew. */
const PATIENCE = 10_000;

/** Whether an edit that was held back may be tried again before long. */
export const isSoon = (edited: { readonly why: Trouble; readonly wait: number }): boolean =>
  edited.why === 'tooManyOldEdits' && edited.wait <= PATIENCE;

interface Lane {
  readonly until: number;
  readonly waiting: Map<string, () => Promise<unknown>>;
  readonly callOff: () => void;
}

/**
 * Edits of messages older than an hour, of which Discord takes few in a channel and may then ask for a long wait (30046). They have
 * their own way to Discord and wait here, not in its queue: no answer and no new message ever waits behind one.
 */
export class OldEdits {
  readonly #rest: REST;
  readonly #now: () => Date;
  readonly #timer: Timer;
  readonly #lanes = new Map<string, Lane>(); // channel → what waits there
  readonly #going = new Set<Promise<void>>();
  #open = true;

  constructor(rest: REST, now: () => Date, timer: Timer) {
    this.#rest = rest;
    this.#now = now;
    this.#timer = timer;
  }

  /**
   * Sends an edit: of an old message on its own way, of any other on `rest`. Throws `HeldBack`, and asks nobody, while Discord takes no
   * edits of old messages in that channel.
   */
  async send(
    channelId: string,
    messageId: string,
    route: RouteLike,
    data: RequestData,
    rest: REST,
  ): Promise<unknown> {
    const old = this.#now().getTime() - SnowflakeUtil.timestampFrom(messageId) > OLD;
    const left = old ? (this.#lanes.get(channelId)?.until ?? 0) - this.#now().getTime() : 0;
    if (left > 0) throw new HeldBack(left);
    try {
      return await (old ? this.#rest : rest).patch(route, data);
    } catch (error) {
      if (!(error instanceof RateLimitError)) throw error;
      this.#shut(channelId, waitOf(error));
      throw new HeldBack(waitOf(error));
    }
  }

  /** Discord takes no edits of old messages in a channel for so long. */
  #shut(channelId: string, wait: number): void {
    const before = this.#lanes.get(channelId);
    const until = this.#now().getTime() + wait;
    if (!this.#open || (before !== undefined && before.until >= until)) return;
    before?.callOff();
    const callOff = this.#timer(wait, () => this.#begin(channelId));
    this.#lanes.set(channelId, { until, waiting: before?.waiting ?? new Map(), callOff });
  }

  /** Does something in a channel once it takes edits of old messages again: of several for one key, the newest alone. */
  later(channelId: string, key: string, work: () => Promise<unknown>): void {
    if (!this.#open) return;
    if (!this.#lanes.has(channelId)) this.#shut(channelId, 0);
    const waiting = this.#lanes.get(channelId)?.waiting;
    waiting?.delete(key);
    waiting?.set(key, work);
  }

  /** Lets go of all that waits: what a message should show is stored, and is shown after the next start. */
  drop(): void {
    this.#open = false;
    for (const { callOff } of this.#lanes.values()) callOff();
    this.#lanes.clear();
  }

  /** Resolves when nothing is under way; what waits for Discord is not waited for. */
  async idle(): Promise<void> {
    while (this.#going.size > 0) await Promise.all(this.#going);
  }

  #begin(channelId: string): void {
    const going = this.#goOn(channelId).finally(() => this.#going.delete(going));
    this.#going.add(going);
  }

  async #goOn(channelId: string): Promise<void> {
    const lane = this.#lanes.get(channelId);
    this.#lanes.delete(channelId);
    for (const work of lane?.waiting.values() ?? []) if (this.#open) await work();
  }
}
