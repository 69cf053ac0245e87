import type { RepliableInteraction } from 'discord.js';
import type { Logger } from 'pino';
import type { View } from '../../view/message.ts';
import { changesItsMessage, isForgotten } from '../acknowledged.ts';
import { type Letter, removeAnnounced, sendEdit, sendFirst, sendMore } from '../letters.ts';
import { atOnce } from '../outgoing.ts';
import { insteadOf, type Look, type Page, withRest } from '../pages.ts';
import type { Announced, Announcing } from './announcing.ts';
import type { Whispers } from './whispers.ts';

/** How this interaction is answered. */
export interface Manner extends Look, Announced {
  readonly durable: () => Promise<void>; // when the disk has what an answer may tell of
  readonly post: (view: View, text: boolean) => Promise<string | null>; // in a message of its own; null: we may not write there
  readonly tell: (view: View, text: boolean) => Promise<unknown>; // the one who asked, in their direct messages
  readonly isReceived: () => Promise<boolean>; // whether what was asked for is done, by any delivery of it
  readonly room: number; // how many messages may follow the first answer
  readonly whispers: Whispers; // what readers have before them
  readonly log: Logger;
}

/** Sends the pages of one interaction's answers: as whatever Discord takes at that moment, and by another way where it takes none. */
export class Saying {
  readonly #interaction: RepliableInteraction;
  readonly #manner: Manner;
  readonly #announcing: Announcing;
  readonly #sent = new Set<string>(); // the messages of this answer
  #followUps = 0; // those that Discord counts: all but a first answer, and what takes the place of its announcement
  readonly #last = new Map<boolean, { readonly id: string; readonly page: Page }>(); // the latest of them: for one alone, for all

  constructor(interaction: RepliableInteraction, manner: Manner, announcing: Announcing) {
    this.#interaction = interaction;
    this.#manner = manner;
    this.#announcing = announcing;
  }

  /** Says a page, by whatever way there is. Gives the id of its message; null where Discord does not say. */
  async deliver(page: Page, secret: boolean): Promise<string | null> {
    if (this.#followUps >= this.#manner.room) return this.#add(page, secret);
    const send = (sent: Page) => this.send(sent, secret);
    const id = await send(page).catch((error: unknown) => this.otherwise(page, error, secret, send));
    if (id === null) return null;
    this.#sent.add(id);
    this.#last.set(secret, { id, page });
    return id;
  }

  /** There is no room for another message: its words go into a file with the latest of those who may read them, else to them directly. */
  async #add(page: Page, secret: boolean): Promise<string | null> {
    const last = this.#last.get(secret) ?? this.#last.get(true);
    if (last === undefined) {
      await this.#manner.tell(page.view, page.text);
      return null;
    }
    const longer = withRest(last.page, page);
    await sendEdit(this.#interaction, longer.letter, last.id);
    this.#last.set(this.#last.has(secret) ? secret : true, { ...last, page: longer });
    return last.id;
  }

  /**
   * What Discord does not take as it is, is told by another way, for whatever it tells of is done: without its files, in a message of the
   * bot's own, else in a sentence that says why it is missing.
   */
  async otherwise(
    page: Page,
    error: unknown,
    secret: boolean,
    send: (page: Page) => Promise<string | null>,
  ): Promise<string | null> {
    const id = this.#interaction.id.slice(-6);
    const instead = insteadOf(page, error, this.#manner.log, id);
    switch (instead.by) {
      case 'words':
        return send(instead.page).catch((again: unknown) =>
          this.otherwise(instead.page, again, secret, send),
        );
      case 'ourselves':
        return this.#ourselves(page, secret);
      case 'sentence':
        await this.send(instead.page, true);
        return null; // what was to be said is not shown
    }
  }

  /** Says a page as it is; rejects where Discord does not take it. */
  send(page: Page, secret: boolean): Promise<string | null> {
    return this.once(() => this.#sendNow(page, secret));
  }

  async #sendNow(page: Page, secret: boolean): Promise<string | null> {
    const interaction = this.#interaction;
    const { letter } = page;
    switch (this.#announcing.stage) {
      case 'new': {
        const id = await this.#announcing.first(() => sendFirst(interaction, letter, secret));
        return this.#announcing.is('shared', 'lost') ? this.#sendNow(page, secret) : id;
      }
      case 'shared':
        await this.#announcing.takeOver();
        return this.#sendNow(page, secret);
      case 'elsewhere':
        return null;
      case 'answered':
        return this.#later(page, secret, () => this.#followUp(letter, secret));
      case 'deferred':
        return this.#later(page, secret, () => this.afterDeferral(letter, secret));
      case 'lost':
        return this.#ourselves(page, secret);
    }
  }

  /** Any but the first answer. The token may have died meanwhile: fifteen minutes are over. */
  async #later(page: Page, secret: boolean, send: () => Promise<string | null>): Promise<string | null> {
    try {
      const id = await send();
      this.#announcing.answered();
      return id;
    } catch (error) {
      if (!isForgotten(error)) throw error;
      this.#announcing.lost();
      return this.#ourselves(page, secret);
    }
  }

  /** Discord takes no answer: what is done is told in a message of our own. Where nothing is, there is nothing to tell. */
  async #ourselves({ view, text }: Page, secret: boolean): Promise<string | null> {
    if (!this.#announcing.begun) return null;
    if (!secret) return this.#manner.post(view, text);
    await this.#manner.tell(view, text);
    return null;
  }

  /** The first message after a deferral takes its place, and with it who may read it: where that is somebody else, the place is cleared first. */
  async afterDeferral(letter: Letter, secret: boolean): Promise<string | null> {
    const interaction = this.#interaction;
    const changes = changesItsMessage(interaction);
    if (!changes && secret === this.#manner.deferPrivately) return sendEdit(interaction, letter);
    if (!changes && !(await removeAnnounced(interaction))) return null; // the other delivery was here first
    this.#announcing.answered();
    return this.#followUp(letter, secret);
  }

  async #followUp(letter: Letter, secret: boolean): Promise<string | null> {
    const id = await sendMore(this.#interaction, letter, secret, this.#sent);
    this.#followUps += 1;
    return id;
  }

  /** Says something once the disk has what it may tell of: until then the clock runs on, so that a slow one does not cost us the answer. */
  async once<T>(say: () => Promise<T>): Promise<T> {
    await this.#manner.durable();
    await this.#announcing.settle();
    return atOnce(say);
  }
}
