import type { RepliableInteraction } from 'discord.js';
import type { Logger } from 'pino';
import { removeSent } from '../letters.ts';

/** What stands once below a channel for each reader: of these a newer one takes the place of the older. */
export type WhisperKind = 'panel' | 'why' | 'status' | 'map' | 'log';

/** All that is needed of an interaction to delete what it was answered with. */
type Token = Pick<RepliableInteraction, 'applicationId' | 'token' | 'client' | 'createdTimestamp'>;

interface Open {
  readonly by: Token;
  readonly messages: readonly string[];
}

/** As many whispers as are remembered: who gets one after so many others keeps the one before. */
const MOST = 1000;

/** Discord lets a bot delete what one person alone sees as long as a press on it is not older. */
const TOKEN_LIVES = 15 * 60_000;

/**
 * What readers have before them alone: one of a kind. A newer one takes the place of the one before, while Discord still lets us delete
 * that. Each has one panel anywhere; the others are of a channel, for whoever plays in two reads both.
 */
export class Whispers {
  readonly #open = new Map<string, Open>();

  /** Notes where somebody reads a kind of whisper now, and deletes the one before. What cannot be deleted stays. */
  async moved(
    interaction: RepliableInteraction,
    kind: WhisperKind,
    messages: readonly string[],
    log: Logger,
  ): Promise<void> {
    const key = keyOf(interaction, kind);
    const before = this.#open.get(key);
    this.#open.delete(key);
    if (messages.length > 0) this.#open.set(key, { by: tokenOf(interaction), messages });
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST && oldest !== undefined) this.#open.delete(oldest);
    if (before === undefined) return;
    if (interaction.createdTimestamp - before.by.createdTimestamp > TOKEN_LIVES) return;
    // They may have dismissed it, or loaded the page anew.
    for (const gone of before.messages.filter((id) => !messages.includes(id)))
      if (!(await removeSent(before.by, gone))) log.debug('an older whisper was gone');
  }

  /** A whisper was pressed, and shows something else: from now on it can be deleted by that press. */
  renewed(interaction: RepliableInteraction, pressed: string): void {
    for (const [key, { messages }] of this.#open)
      if (messages.includes(pressed)) this.#open.set(key, { by: tokenOf(interaction), messages });
  }
}

const keyOf = ({ user, channelId }: RepliableInteraction, kind: WhisperKind): string =>
  kind === 'panel' ? `${user.id} ${kind}` : `${user.id} ${kind} ${channelId ?? ''}`;

const tokenOf = ({ applicationId, token, client, createdTimestamp }: RepliableInteraction): Token => ({
  applicationId,
  token,
  client,
  createdTimestamp,
});
