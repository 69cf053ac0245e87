import type { Logger } from 'pino';
import type { App } from '../../app/index.ts';
import type { TurnCardRecord } from '../../app/ports.ts';
import { turnShown } from '../../view/tracker.ts';
import type { StepLines } from '../../view/turn/steps.ts';
import type { Channels } from '../channel.ts';
import type { Questions } from '../questions/questions.ts';
import type { Voice } from '../voice.ts';
import { Choice } from './choice.ts';
import { Closing } from './closing.ts';
import { explainedBy, isOver, type Moment, momentOf } from './facts.ts';
import { Line } from './line.ts';
import { PLAIN, pressedIn, type Wish } from './wish.ts';
import { Writing } from './writing.ts';

/** So often a card is begun anew, where another process is faster. */
const ATTEMPTS = 5;

/**
 * The cards of fights: one message for each turn, of which the newest alone can be acted on. It is drawn from the log, so whoever has changed
 * that, however often and in whichever process, it is brought up to date in one way: in one queue a fight.
 */
export class Cards {
  readonly #app: App;
  readonly #log: Logger;
  readonly #line = new Line();
  readonly #writing: Writing;
  readonly #closing: Closing;
  readonly #choice: Choice;

  constructor(app: App, channels: Channels, questions: Pick<Questions, 'called'>, log: Logger) {
    this.#app = app;
    this.#log = log;
    this.#writing = new Writing(app, channels, questions);
    const writing = this.#writing;
    this.#closing = new Closing(app, writing, channels.live);
    const redraw = (id: string) => this.#line.refresh(id, () => this.#bring(id, { ...PLAIN, redraws: true }));
    this.#choice = new Choice({ app, channels, writing, closing: this.#closing, log, redraw });
  }

  /** Brings a fight's card up to date after a command; where it has a voice, the answer is the card. Gives the message that is the card then. */
  async tell(encounterId: string, wish: Partial<Wish>): Promise<string | null> {
    await this.#line.run(encounterId, () => this.#bring(encounterId, { ...PLAIN, ...wish }));
    return this.liveMessage(encounterId);
  }

  /** Brings a fight's card up to date with what is stored. What does not work is in the log: what was done is done. */
  async show(encounterId: string, wish: Partial<Pick<Wish, 'calls' | 'anew'>> = {}): Promise<void> {
    const work = () => this.#bring(encounterId, { ...PLAIN, ...wish });
    try {
      await (wish.anew === true ? this.#line.run(encounterId, work) : this.#line.refresh(encounterId, work));
    } catch (error) {
      this.#log.error({ err: error, encounter: encounterId }, 'a card could not be shown');
    }
  }

  /** The message that can be acted on; null where there is none. */
  async liveMessage(encounterId: string): Promise<string | null> {
    return (await this.#app.ports.store.liveCard(encounterId))?.messageId ?? null;
  }

  /** Draws those cards again that tell of some entries of a fight. */
  async redraw(encounterId: string, numbers: readonly number[]): Promise<void> {
    const cards = await this.#app.ports.store.cardsTelling(encounterId, numbers);
    for (const card of cards.filter(({ live }) => !live)) this.#closing.soon(card);
  }

  /** The steps of a card that can be explained, oldest first. */
  async explained(cardId: string): Promise<readonly StepLines[]> {
    const card = await this.#app.ports.store.card(cardId);
    const at = card === null ? null : await momentOf(this.#app, card.encounterId);
    return card === null || at === null ? [] : await explainedBy(this.#app, at, card);
  }

  /** Something is about to open at the channel's end for who has pressed a card: where that stands far up, it comes down first. */
  async bringDown(voice: Voice): Promise<void> {
    const card = await this.#pressed(voice);
    if (card === null || !card.live || card.text) return;
    if (!(await this.#choice.isFarUp(card, voice.newest ?? null))) return;
    await this.#line
      .run(card.encounterId, () => this.#comeDown(card))
      .catch((error: unknown) => this.#failed(error, card));
  }

  async #comeDown({ id, encounterId }: TurnCardRecord): Promise<void> {
    const at = await momentOf(this.#app, encounterId);
    const live = await this.#app.ports.store.liveCard(encounterId);
    if (at === null || isOver(at) || at.pending !== null || live?.id !== id) return;
    if (live.turn !== turnShown(at.tracker)) return; // whoever has passed the turn on brings the next card
    await this.#choice.next(at, live, Math.max(live.since, live.drawn), live, PLAIN);
  }

  /** Where a button was pressed on the card of a turn that is over, it shows its record. Gives whether it was such a card. */
  async settle(voice: Voice): Promise<boolean> {
    const card = await this.#pressed(voice);
    if (card === null || card.live) return false;
    await this.#closing.closeOf(card.id, voice);
    return true;
  }

  /** The card whose button was pressed; null where another message's was. */
  async #pressed(voice: Voice): Promise<TurnCardRecord | null> {
    const pressed = pressedIn(voice);
    return pressed === null ? null : this.#app.ports.store.cardOfMessage(pressed);
  }

  /** Whether a message is, or was, a card. */
  async isCard(messageId: string): Promise<boolean> {
    return (await this.#app.ports.store.cardOfMessage(messageId)) !== null;
  }

  /** Those of some messages that are no cards. */
  async others<M extends { readonly messageId: string }>(messages: readonly M[]): Promise<readonly M[]> {
    const found = await Promise.all(
      messages.map(async (one) =>
        (await this.#app.ports.store.cardOfMessage(one.messageId)) === null ? [one] : [],
      ),
    );
    return found.flat();
  }

  /** After a start: cards that were never posted, or never closed. */
  async resume(): Promise<void> {
    await this.finish(await this.#app.ports.store.cardsUnfinished());
  }

  /** Brings cards to their end over which a process has died. */
  async finish(cards: readonly TurnCardRecord[]): Promise<void> {
    for (const card of cards) {
      if (card.live) await this.show(card.encounterId, { calls: false });
      else this.#closing.soon(card);
    }
  }

  /** Why a fight's card was not posted, told once; null where nothing is the matter. */
  trouble(encounterId: string): string | null {
    return this.#writing.trouble(encounterId);
  }

  /** Resolves when all cards are up to date. */
  async idle(): Promise<void> {
    await this.#line.idle();
    await this.#closing.idle();
  }

  #failed(error: unknown, { id }: Pick<TurnCardRecord, 'id'>): void {
    this.#log.error({ err: error, card: id }, 'a card could not be closed');
  }

  async #bring(id: string, wished: Wish): Promise<void> {
    let wish = wished;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const at = await momentOf(this.#app, id);
      if (at === null) return;
      const live = await this.#app.ports.store.liveCard(id);
      const done = isOver(at)
        ? await this.#closing.retire(at, live, wish)
        : await this.#choice.step(at, live, wish);
      if (done === 'again') continue;
      if (done === 'done' && (await this.#isCurrent(at))) return;
      wish = { ...PLAIN, calls: wish.calls, redraws: wish.redraws };
    }
  }

  /** Whether nobody has changed anything while it was drawn: in this process all wait for their turn. */
  async #isCurrent({ encounter, pending }: Moment): Promise<boolean> {
    const { store } = this.#app.ports;
    if (store.alone) return true;
    const now = await store.encounter(encounter.id);
    const asked = await store.pendingOf({ kind: 'encounter', id: encounter.id });
    return (
      now?.version === encounter.version && asked?.id === pending?.id && asked?.version === pending?.version
    );
  }
}
