import { RateLimitError, type RequestData, type REST, type RouteLike, SnowflakeUtil } from 'discord.js';
import { HeldBack, type Trouble, waitOf } from './codes.ts';

/** Discord counts edits of messages older than an hour; a little earlier they go this way already. */
const OLD = 55 * 60_000;

/** Longer than this nobody should look at an old state: the message is posted anew. */
const PATIENCE = 10_000;

/** Whether an edit that was held back may be tried again before long. */
export const isSoon = (edited: { readonly why: Trouble; readonly wait: number }): boolean =>
  edited.why === 'tooManyOldEdits' && edited.wait <= PATIENCE;

/**
 * Edits of messages older than an hour, of which Discord takes few in a channel and may then ask for a long wait (30046). They have
 * their own way to Discord: no answer and no new message ever waits behind one.
 */
export class OldEdits {
  readonly #rest: REST;
  readonly #now: () => Date;
  readonly #until = new Map<string, number>(); // channel → when Discord takes them again

  constructor(rest: REST, now: () => Date) {
    this.#rest = rest;
    this.#now = now;
  }

  isOld(messageId: string): boolean {
    return this.#now().getTime() - SnowflakeUtil.timestampFrom(messageId) > OLD;
  }

  /** How many milliseconds Discord wants to be left alone with edits of old messages in a channel. */
  wait(channelId: string): number {
    const left = (this.#until.get(channelId) ?? 0) - this.#now().getTime();
    if (left <= 0) this.#until.delete(channelId);
    return Math.max(0, left);
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
    const old = this.isOld(messageId);
    const left = old ? this.wait(channelId) : 0;
    if (left > 0) throw new HeldBack(left);
    try {
      return await (old ? this.#rest : rest).patch(route, data);
    } catch (error) {
      if (!(error instanceof RateLimitError)) throw error;
      const wait = waitOf(error);
      this.#until.set(channelId, Math.max(this.#until.get(channelId) ?? 0, this.#now().getTime() + wait));
      throw new HeldBack(wait);
    }
  }
}
