import { MessageFlags, type RepliableInteraction } from 'discord.js';
import type { Logger } from 'pino';
import { refusal } from '../app/result.ts';
import type { Form, View } from '../view/message.ts';
import { refusalView } from '../view/refusals.ts';
import { renderForm } from '../view/form.ts';
import { changesItsMessage, isForgotten } from './acknowledged.ts';
import {
  type Letter,
  removeAnnounced,
  sendChange,
  sendDeferral,
  sendEdit,
  sendFirst,
  sendMore,
} from './letters.ts';
import { atOnce } from './outgoing.ts';
import { insteadOf, type Look, type Page, pagesOf, withRest } from './pages.ts';
import { missingPermissions } from './permissions.ts';
import { noteRefused, refusedBy, type Trouble } from './posting/codes.ts';
import { type Announced, Announcing, type Stage } from './responder/announcing.ts';
import type { Surface } from './voice.ts';

export { PATIENCE } from './responder/announcing.ts';
export { realTimer, type Timer } from './timer.ts';

/** How this interaction is answered. */
interface Manner extends Look, Announced {
  readonly durable: () => Promise<void>; // when the disk has what an answer may tell of
  readonly post: (view: View, text: boolean) => Promise<string | null>; // in a message of its own; null: we may not write there
  readonly tell: (view: View, text: boolean) => Promise<unknown>; // the one who asked, in their direct messages
  readonly room: number; // how many messages may follow the first answer
  readonly log: Logger;
}

/**
 * The answers to one interaction. Whatever is slow, Discord hears of it in time: if nothing has been said after a moment, the
 * answer is deferred, and what comes later takes its place.
 */
export class Responder {
  readonly #interaction: RepliableInteraction;
  readonly #manner: Manner;
  readonly #announcing: Announcing;
  #asks = false;
  readonly #sent = new Set<string>(); // the messages of this answer
  #followUps = 0; // those that Discord counts: all but a first answer, and what takes the place of its announcement
  readonly #last = new Map<boolean, { readonly id: string; readonly page: Page }>(); // the latest of them: for one alone, for all

  constructor(interaction: RepliableInteraction, manner: Manner) {
    this.#interaction = interaction;
    this.#manner = manner;
    this.#announcing = new Announcing(interaction, manner);
  }

  /** Answers for everybody to see. */
  async reply(view: View): Promise<void> {
    await this.#say(view, false);
  }

  /** Answers for everybody to see. Gives the ids of the messages that it takes; none where Discord does not say. */
  show(view: View): Promise<readonly string[]> {
    return this.#say(view, false);
  }

  /**
   * For everybody to see, in a message that is not the answer: to an answer Discord shows what was typed. Where we may not write, an answer
   * must do. Gives the ids of the messages that it takes.
   */
  async apart(view: View): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const page of await pagesOf(view, this.#manner)) {
      const id = (await this.#manner.post(page.view, page.text)) ?? (await this.#deliver(page, false));
      if (id !== null) ids.push(id);
    }
    return ids;
  }

  /** Answers for the one who asked alone. */
  async whisper(view: View): Promise<void> {
    await this.#say(view, true);
  }

  /** The same; gives the ids of the messages that it takes. */
  alone(view: View): Promise<readonly string[]> {
    return this.#say(view, true);
  }

  /** Changes the message whose button was pressed. */
  async update(view: View): Promise<void> {
    const [first, ...more] = await pagesOf(view, this.#manner);
    if (first !== undefined) await this.#once(() => this.#change(first));
    if (this.#is('elsewhere', 'lost')) return;
    for (const page of more) await this.#deliver(page, true);
  }

  async #change(page: Page): Promise<void> {
    const interaction = this.#interaction;
    if (this.#announcing.stage === 'shared') await this.#announcing.takeOver();
    if (this.#is('elsewhere', 'lost')) return;
    const isNew = this.#announcing.stage === 'new';
    const change = async ({ letter }: Page): Promise<null> => {
      if (isNew && changesItsMessage(interaction))
        await this.#announcing.first(() => sendChange(interaction, letter));
      else {
        await sendEdit(interaction, letter);
        this.#announcing.answered();
      }
      return null;
    };
    await change(page).catch((error: unknown) => this.#otherwise(page, error, true, change));
  }

  /** Says something; gives why that cannot be, null where it is said. Tells it by no other way. */
  async attempt(view: View, secret: boolean): Promise<Trouble | null> {
    try {
      for (const page of await pagesOf(view, this.#manner)) await this.#send(page, secret);
      return null;
    } catch (error) {
      const refused = refusedBy(error);
      if (refused === null) throw error;
      noteRefused(this.#manner.log, refused);
      return refused.trouble;
    }
  }

  /** Opens a form. Only as the first answer: where it took too long to decide on one, the button has to be pressed again. */
  async form(form: Form): Promise<void> {
    const interaction = this.#interaction;
    if (interaction.isModalSubmit()) throw new Error('a form cannot open another form');
    await this.#once(async () => {
      if (this.#announcing.stage !== 'new') return this.whisper(refusalView(refusal('formLate'), null));
      this.#asks = true;
      await this.#announcing.first(() => interaction.showModal(renderForm(form)));
    });
  }

  /**
   * Tells Discord that an answer will come, for what must not be done twice or in vain: false where another delivery of the same
   * interaction has told it, and where Discord takes no answer.
   */
  claim(): Promise<boolean> {
    return this.#announcing.claim();
  }

  /**
   * Whether something may be done now: what is done first waits for the word of Discord's, where it is just being told that an answer
   * will come. Nothing is done where it takes none.
   */
  mayBegin(): Promise<boolean> {
    return this.#announcing.mayBegin();
  }

  /**
   * Leaves the answer to the other delivery of the same interaction, which has done what was wanted: another process may have got
   * it, too. Should that one say nothing in time, this is said for the one who asked alone.
   */
  async leave(view: View): Promise<void> {
    await this.#announcing.settle();
    if (this.#is('answered')) return this.whisper(view);
    this.#announcing.leave((deferred) => this.#lastly(view, deferred));
  }

  /** Says it where the other delivery has said nothing: where it has answered meanwhile, Discord refuses the first answer. */
  async #lastly(view: View, deferred: boolean): Promise<void> {
    const [page] = await pagesOf(view, this.#manner);
    if (page === undefined) return;
    if (!deferred) await sendFirst(this.#interaction, page.letter, true);
    else if (await this.#announcing.isAwaited()) await this.#afterDeferral(page.letter, true);
  }

  /** Takes note of a press without a visible answer. */
  async nod(): Promise<void> {
    await this.#announcing.settle();
    const interaction = this.#interaction;
    if (this.#announcing.stage === 'new' && changesItsMessage(interaction))
      await this.#announcing.first(() => sendDeferral(interaction, true));
  }

  /** What the bot may not do where this is said, by the names that Discord's settings show. */
  get lacks(): readonly string[] {
    const { appPermissions, channel } = this.#interaction;
    return missingPermissions(appPermissions, channel?.isThread() ?? false);
  }

  /** Nothing more will be said: stops the clock. */
  close(): void {
    this.#announcing.close();
  }

  /** How this answer can be the card of a fight: not behind a message that one alone sees, nor where something is said already. */
  get surface(): Surface | null {
    const interaction = this.#interaction;
    if (this.#announcing.stage === 'answered') return null;
    if (!changesItsMessage(interaction)) return 'new';
    if (interaction.message === null) return null;
    const { id, flags } = interaction.message;
    return flags.has(MessageFlags.Ephemeral) ? null : { pressed: id };
  }

  /** The newest message of the channel when this was pressed: it may be deleted by now. */
  get newest(): string | null {
    const { channel } = this.#interaction;
    return channel !== null && 'lastMessageId' in channel ? (channel.lastMessageId ?? null) : null;
  }

  /** Discord was told that an answer will come: what follows pings nobody where it takes the place of that. */
  get late(): boolean {
    return this.#announcing.announced;
  }

  /** A form is open: what is done is yet to come. */
  get asks(): boolean {
    return this.#asks;
  }

  /** Nothing can be told in answer: it is somebody else's to answer, or too late. */
  get over(): boolean {
    return this.#is('elsewhere', 'lost');
  }

  /** It is too late: Discord takes no answer. */
  get lost(): boolean {
    return this.#is('lost');
  }

  /** Something has been said already. */
  get answered(): boolean {
    return this.#is('answered');
  }

  get silent(): boolean {
    return this.#announcing.silent;
  }

  async #say(view: View, secret: boolean): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const page of await pagesOf(view, this.#manner)) {
      const id = await this.#deliver(page, secret);
      if (id !== null) ids.push(id);
    }
    return ids;
  }

  async #deliver(page: Page, secret: boolean): Promise<string | null> {
    if (this.#followUps >= this.#manner.room) return this.#add(page, secret);
    const send = (sent: Page) => this.#send(sent, secret);
    const id = await send(page).catch((error: unknown) => this.#otherwise(page, error, secret, send));
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
  async #otherwise(
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
          this.#otherwise(instead.page, again, secret, send),
        );
      case 'ourselves':
        return this.#ourselves(page, secret);
      case 'sentence':
        await this.#send(instead.page, true);
        return null; // what was to be said is not shown
    }
  }

  #send(page: Page, secret: boolean): Promise<string | null> {
    return this.#once(() => this.#sendNow(page, secret));
  }

  async #sendNow(page: Page, secret: boolean): Promise<string | null> {
    const interaction = this.#interaction;
    const { letter } = page;
    switch (this.#announcing.stage) {
      case 'new': {
        const id = await this.#announcing.first(() => sendFirst(interaction, letter, secret));
        return this.#is('shared', 'lost') ? this.#sendNow(page, secret) : id;
      }
      case 'shared':
        await this.#announcing.takeOver();
        return this.#sendNow(page, secret);
      case 'elsewhere':
        return null;
      case 'answered':
        return this.#later(page, secret, () => this.#followUp(letter, secret));
      case 'deferred':
        return this.#later(page, secret, () => this.#afterDeferral(letter, secret));
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
  async #afterDeferral(letter: Letter, secret: boolean): Promise<string | null> {
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

  #is(...stages: readonly Stage[]): boolean {
    return this.#announcing.is(...stages);
  }

  /** Says something once the disk has what it may tell of: until then the clock runs on, so that a slow one does not cost us the answer. */
  async #once<T>(say: () => Promise<T>): Promise<T> {
    await this.#manner.durable();
    await this.#announcing.settle();
    return atOnce(say);
  }
}
