import type { Channels } from '../channel.ts';

/** So many messages may stand below a card before it comes down. */
const STAYS = 5;

interface Counted {
  readonly messageId: string;
  readonly newest: string;
  readonly count: number;
}

/** How far up in its channel a message of ours stands: what others write pushes it away. */
export class Below {
  readonly #channels: Pick<Channels, 'newest' | 'countBelow'>;
  readonly #counted = new Map<string, Counted>(); // by channel

  constructor(channels: Pick<Channels, 'newest' | 'countBelow'>) {
    this.#channels = channels;
  }

  /** Whether more stands below a message than it may. `newest`: the channel's newest message; null: Discord is asked for it. */
  async isFarUp(channelId: string, messageId: string, newest: string | null): Promise<boolean> {
    const end = newest ?? (await this.#channels.newest(channelId));
    if (end === null || BigInt(end) <= BigInt(messageId)) return false;
    const known = this.#counted.get(channelId);
    if (known?.messageId === messageId && known.newest === end) return known.count > STAYS;
    const count = await this.#channels.countBelow(channelId, messageId, STAYS + 1);
    this.#counted.set(channelId, { messageId, newest: end, count });
    return count > STAYS;
  }
}
