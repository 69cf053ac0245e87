import type { Logger } from 'pino';
import { type Mark, restored, struck } from '../view/struck.ts';
import type { Channels } from './channel.ts';
import type { NamedMessage } from './messageLink.ts';

/** How many messages are changed at once: a fight taken back whole must not keep other answers waiting. */
const LANES = 3;

/**
 * Strikes through what was shown and no longer holds, and brings it back: after the answer, in order, a few at a time. A message
 * that is gone, or is not ours to change, is left as it is.
 */
export class Strikes {
  readonly #channels: Channels;
  readonly #log: Logger;
  #number = 0;
  readonly #lanes: Promise<void>[] = Array.from({ length: LANES }, () => Promise.resolve());

  constructor(channels: Channels, log: Logger) {
    this.#channels = channels;
    this.#log = log;
  }

  strike(messages: readonly NamedMessage[], mark: Mark): void {
    for (const message of messages) this.#queue(message, (shown) => struck(shown, mark));
  }

  restore(messages: readonly NamedMessage[], mark: Mark): void {
    for (const message of messages) this.#queue(message, (shown) => restored(shown, mark));
  }

  /** Resolves when all that was begun is done. */
  async idle(): Promise<void> {
    await Promise.all(this.#lanes);
  }

  /** A message has its lane, so that two changes of it do not overtake each other. */
  #queue(message: NamedMessage, change: Parameters<Channels['rework']>[2]): void {
    const lane = Number(message.messageId.slice(-6)) % LANES;
    const before = this.#lanes[lane] ?? Promise.resolve();
    this.#lanes[lane] = before.then(() => this.#change(message, change));
  }

  /** Each change of an old message comes in its turn, once the channel takes them again. */
  #later(message: NamedMessage, change: Parameters<Channels['rework']>[2]): void {
    this.#number += 1;
    this.#channels.oldEdits.later(message.channelId, `strike ${this.#number}`, async () =>
      this.#queue(message, change),
    );
  }

  async #change(
    { channelId, messageId }: NamedMessage,
    change: Parameters<Channels['rework']>[2],
  ): Promise<void> {
    try {
      const done = await this.#channels.rework(channelId, messageId, change);
      if (!done.ok && done.why === 'tooManyOldEdits') this.#later({ channelId, messageId }, change);
      else if (!done.ok)
        this.#log.info({ messageId, why: done.why }, 'a message could not be struck through');
    } catch (error) {
      this.#log.warn({ err: error, messageId }, 'a message could not be struck through');
    }
  }
}
