import type { Logger } from 'pino';
import type { App } from '../../app/index.ts';
import type { TurnCardRecord } from '../../app/ports.ts';
import { isGone } from '../posting/codes.ts';
import type { OldEdits } from '../posting/oldEdits.ts';
import type { Voice } from '../voice.ts';
import { drawRecord, hashOf, type Moment, momentOf } from './facts.ts';
import { Line } from './line.ts';
import type { Wish } from './wish.ts';
import type { Writing } from './writing.ts';

/** Changes the cards of turns that are over to what stays of them, each beside all else that happens in its fight. */
export class Closing {
  readonly #app: App;
  readonly #writing: Writing;
  readonly #oldEdits: OldEdits;
  readonly #log: Logger;
  readonly #line = new Line(); // by card
  readonly #soon = new Line(); // by fight: who waits for an edit in its channel waits for one of ours at most

  constructor(app: App, writing: Writing, oldEdits: OldEdits, log: Logger) {
    this.#app = app;
    this.#writing = writing;
    this.#oldEdits = oldEdits;
    this.#log = log;
  }

  /** A fight that is over or rests has no card that can be acted on. What ended it is told on the last one, unless a message of its own tells it. */
  async retire(
    at: Moment,
    live: TurnCardRecord | null,
    { voice, entry }: Pick<Wish, 'voice' | 'entry'>,
  ): Promise<'done'> {
    if (live === null) return 'done';
    const until = voice === null && entry === null ? live.drawn : at.encounter.version;
    await this.#app.ports.store.retireCard(live.id, until);
    await this.closeOf(live.id, voice);
    return 'done';
  }

  /** Draws the record of a card by its id, where it is closed: by the answer to whoever has pressed it, else by ourselves. */
  closeOf(id: string, voice: Voice | null = null): Promise<void> {
    return this.#line.run(id, async () => {
      const card = await this.#app.ports.store.card(id);
      const at = card === null || card.live ? null : await momentOf(this.#app, card.encounterId);
      if (card !== null && at !== null) await this.#close(at, card, voice);
    });
  }

  /** The same, which nobody waits for: a card that cannot be closed now is closed after the next start. */
  soon({ id, encounterId }: Pick<TurnCardRecord, 'id' | 'encounterId'>): Promise<void> {
    return this.#soon
      .run(encounterId, () => this.closeOf(id))
      .catch((error: unknown) => this.#log.error({ err: error, card: id }, 'a card could not be closed'));
  }

  /** Resolves when all cards that are over show what stays of them. */
  async idle(): Promise<void> {
    await this.#soon.idle();
    await this.#line.idle();
  }

  async #close(at: Moment, found: TurnCardRecord, voice: Voice | null): Promise<void> {
    const { store } = this.#app.ports;
    const card = found.messageId === null ? await this.#writing.adopted(found) : found;
    const { id, channelId, messageId } = card;
    if (messageId === null) return store.setCard(id, { closed: true });
    const view = await drawRecord(this.#app, at, card);
    const shows = hashOf(view, card.text);
    if (shows !== card.shows) {
      const edited = await this.#writing.change(card, messageId, view, voice);
      if (!edited.ok && edited.why === 'tooManyOldEdits')
        return this.#oldEdits.later(channelId, `card ${id}`, () => this.closeOf(id));
      if (!edited.ok && !isGone(edited.why)) return;
    }
    await store.setCard(id, { closed: true, shows });
  }
}
