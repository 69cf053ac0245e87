import type { Channels } from '../channel.ts';
import type { NamedMessage } from '../messageLink.ts';

/** So many messages may stand below a card before it comes down; by post, where people come back after hours, none. */
const STAYS = { together: 5, byPost: 0 } as const;

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

  /** Whether more stands below a message than may, where it is played by post or not. `newest`: the channel's newest message; null: Discord is asked for it. */
  async isFarUp(
    { channelId, messageId }: NamedMessage,
    newest: string | null,
    byPost: () => Promise<boolean>,
  ): Promise<boolean> {
    const end = newest ?? (await this.#channels.newest(channelId));
    if (end === null || BigInt(end) <= BigInt(messageId)) return false;
    const stays = (await byPost()) ? STAYS.byPost : STAYS.together;
    if (stays === 0) return true;
    const known = this.#counted.get(channelId);
    if (known?.messageId === messageId && known.newest === end) return known.count > stays;
    const count = await this.#channels.countBelow(channelId, messageId, stays + 1);
    this.#counted.set(channelId, { messageId, newest: end, count });
    return count > stays;
  }
}
