import type { App } from '../../app/index.ts';
import type { TurnCardRecord } from '../../app/ports.ts';
import type { View } from '../../view/message.ts';
import { isGone } from '../posting/codes.ts';
import type { LiveMessages } from '../posting/live.ts';
import type { Voice } from '../voice.ts';
import { drawRecord, hashOf, type Moment, momentOf } from './facts.ts';
import { Line } from './line.ts';
import { pressedIn, type Wish } from './wish.ts';
import type { Writing } from './writing.ts';

/** Changes the cards of turns that are over to what stays of them, each beside all else that happens in its fight. */
export class Closing {
  readonly #app: App;
  readonly #writing: Writing;
  readonly #messages: LiveMessages;
  readonly #line = new Line(); // by card

  constructor(app: App, writing: Writing, messages: LiveMessages) {
    this.#app = app;
    this.#writing = writing;
    this.#messages = messages;
  }

  /** A fight that is over or rests has no card that can be acted on. What ended it is told on the last one, unless a message of its own tells it. */
  async retire(
    at: Moment,
    live: TurnCardRecord | null,
    { voice, entry }: Pick<Wish, 'voice' | 'entry'>,
  ): Promise<'done'> {
    if (live === null) return 'done';
    const { version, endedAt } = at.encounter;
    const isToldBelow = voice === null && entry === null && endedAt !== null;
    const until = isToldBelow ? Math.max(live.drawn, version - 1) : version;
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

  /** The same, which nobody waits for: a card that cannot be closed now is closed by another process, or after the next start. */
  soon(
    { id, channelId, messageId }: Pick<TurnCardRecord, 'id' | 'channelId' | 'messageId'>,
    held = false,
  ): void {
    const message = { key: `closed ${id}`, channelId, messageId, held, left: true };
    void this.#messages.bring(message, () => this.closeOf(id));
  }

  /** Resolves when all cards that are over show what stays of them. */
  async idle(): Promise<void> {
    await this.#line.idle();
  }

  async #close(at: Moment, found: TurnCardRecord, voice: Voice | null): Promise<void> {
    const { store } = this.#app.ports;
    const card = found.messageId === null ? await this.#writing.adopted(found) : found;
    const { id, messageId } = card;
    if (messageId === null) return store.setCard(id, { closed: true });
    const view = await drawRecord(this.#app, at, card);
    if (isBare(card, view) && pressedIn(voice) !== messageId && (await this.#writing.remove(card, messageId)))
      return store.setCard(id, { closed: true });
    const shows = hashOf(view, card.text);
    if (shows !== card.shows) {
      const edited = await this.#writing.change(card, messageId, view, voice);
      if (!edited.ok && edited.why === 'tooManyOldEdits') return this.soon(card, true);
      if (!edited.ok && !isGone(edited.why)) return;
    }
    if ((await this.#writing.shows(card, view, { closed: true })) === 'overtaken') this.soon(card);
  }
}

/**
 * Whether nothing but whose turn it was would stay of a card, that turn goes on on another (a question has come before anything else), and nobody
 * was called by it, who would look for it.
 */
const isBare = ({ goesOn, called }: TurnCardRecord, { card }: View): boolean =>
  goesOn !== null && card === undefined && called.length === 0;
