import type { App } from '../../app/index.ts';
import type { DecisionRecord, SettledRecord } from '../../app/ports.ts';
import { settled } from '../../view/struck.ts';
import type { Channels } from '../channel.ts';
import type { Trouble } from '../posting/codes.ts';

/** So many questions are looked after at once: the rest at the next look. */
const MOST = 50;

/** What may work a little later. */
const PASSES: readonly Trouble[] = ['fault', 'tooManyOldEdits'];

/**
 * Messages that still ask what is settled. Which these are is written down together with the answer, and crossed out once the message
 * shows it: where a process dies in between, or Discord would not, they are found here and have their buttons taken away.
 */
export class LeftAsking {
  readonly #store: App['ports']['store'];
  readonly #channels: Pick<Channels, 'rework'>;
  readonly #update: (pendingId: string) => Promise<void>;

  constructor(
    store: App['ports']['store'],
    channels: Pick<Channels, 'rework'>,
    update: (pendingId: string) => Promise<void>,
  ) {
    this.#store = store;
    this.#channels = channels;
    this.#update = update;
  }

  /** Settled questions that may still be asked. */
  found(): Promise<readonly SettledRecord[]> {
    return this.#store.settled({ limit: MOST });
  }

  /** A message asks these questions from here on, and nothing that is settled. */
  async asks(messageId: string, open: readonly Pick<DecisionRecord, 'id'>[]): Promise<void> {
    const ids = open.map(({ id }) => id);
    await this.#store.dropSettled(messageId, ids);
  }

  /** Brings a message up to date where it may still ask some questions that were on it, and are settled. Gives the same as `end`. */
  async endOn(
    messageId: string,
    questions: readonly Pick<DecisionRecord, 'id'>[],
  ): Promise<readonly string[]> {
    const left = await this.#store.settled({ messageId, limit: MOST });
    return this.end(left.filter(({ decisionId }) => questions.some(({ id }) => id === decisionId)));
  }

  /** Brings the messages of settled questions up to date. Gives the fights that went on by their answers: their cards may wait for them still. */
  async end(left: readonly SettledRecord[]): Promise<readonly string[]> {
    const fights: string[] = [];
    for (const [messageId, [first]] of Map.groupBy(left, (one) => one.messageId)) {
      const fight = first === undefined ? null : await this.#end(messageId, first);
      if (fight !== null) fights.push(fight);
    }
    return fights;
  }

  async #end(messageId: string, { pendingId, channelId }: SettledRecord): Promise<string | null> {
    const pending = await this.#store.pending(pendingId);
    if (pending?.decisions.some((one) => one.messageId === messageId) === true) {
      await this.#update(pendingId);
      return null;
    }
    const done = await this.#channels.rework(channelId, messageId, settled);
    if (!done.ok && PASSES.includes(done.why)) return null;
    await this.asks(messageId, []);
    // Whoever was only slow may have made it the card of the fight in the meantime.
    const card = await this.#store.cardOfMessage(messageId);
    if (card !== null) await this.#store.setCard(card.id, { shows: '', closed: false });
    return card?.encounterId ?? (await this.#store.runningEncounter(channelId))?.id ?? null;
  }
}
