import type { Logger } from 'pino';
import { type Mark, restored, struck } from '../view/struck.ts';
import type { Channels } from './channel.ts';
import type { NamedMessage } from './messageLink.ts';

type Change = Parameters<Channels['rework']>[2];

/** Strikes through what was shown and no longer holds, and brings it back: after the answer, in order. A message that is gone, or is not ours to change, is left as it is. */
export class Strikes {
  readonly #channels: Channels;
  readonly #log: Logger;
  #number = 0;

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

  /** Each change comes in its turn: none overtakes another of the same message. */
  #queue(message: NamedMessage, change: Change, held = false): void {
    this.#number += 1;
    const key = `strike ${this.#number}`;
    void this.#channels.live.bring({ key, ...message, held }, () => this.#change(message, change));
  }

  async #change({ channelId, messageId }: NamedMessage, change: Change): Promise<void> {
    try {
      const done = await this.#channels.rework(channelId, messageId, change);
      if (!done.ok && done.why === 'tooManyOldEdits') this.#queue({ channelId, messageId }, change, true);
      else if (!done.ok)
        this.#log.info({ messageId, why: done.why }, 'a message could not be struck through');
    } catch (error) {
      this.#log.warn({ err: error, messageId }, 'a message could not be struck through');
    }
  }
}
