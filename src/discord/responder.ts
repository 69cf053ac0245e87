import { MessageFlags, type RepliableInteraction } from 'discord.js';
import { refusal } from '../app/result.ts';
import { renderForm } from '../view/form.ts';
import type { Form, View } from '../view/message.ts';
import { refusalView } from '../view/refusals.ts';
import { changesItsMessage } from './acknowledged.ts';
import { drawnAnew } from './customId.ts';
import { sendChange, sendDeferral, sendEdit, sendFirst } from './letters.ts';
import { type Page, pagesOf } from './pages.ts';
import { missingPermissions } from './permissions.ts';
import { noteRefused, refusedBy, type Trouble } from './posting/codes.ts';
import { Announcing, type Stage } from './responder/announcing.ts';
import { type Manner, Saying } from './responder/saying.ts';
import type { WhisperKind } from './responder/whispers.ts';
import type { Surface } from './surface.ts';

export { PATIENCE } from './responder/announcing.ts';
export { realTimer, type Timer } from './timer.ts';

/**
 * The answers to one interaction. Whatever is slow, Discord hears of it in time: if nothing has been said after a moment, the
 * answer is deferred, and what comes later takes its place.
 */
export class Responder {
  readonly #interaction: RepliableInteraction;
  readonly #manner: Manner;
  readonly #announcing: Announcing;
  readonly #saying: Saying;
  #asks = false;
  #isDone = false; // by this delivery

  constructor(interaction: RepliableInteraction, manner: Manner) {
    this.#interaction = interaction;
    this.#manner = manner;
    this.#announcing = new Announcing(interaction, manner);
    this.#saying = new Saying(interaction, manner, this.#announcing);
  }

  get interactionId(): string {
    return this.#interaction.id;
  }

  /** What was wanted is done, by this delivery of it. */
  done(): void {
    this.#isDone = true;
  }

  /** Whether another delivery of the same interaction has done what was wanted: that one answers. */
  async #isDoneElsewhere(): Promise<boolean> {
    return !this.#isDone && !this.#is('answered', 'elsewhere', 'lost') && (await this.#manner.isReceived());
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
      const id = (await this.#manner.post(page.view, page.text)) ?? (await this.#saying.deliver(page, false));
      if (id !== null) ids.push(id);
    }
    return ids;
  }

  /** Answers for the one who asked alone. Of a kind they read one: the one before is deleted. */
  async whisper(view: View, kind: WhisperKind | null = null): Promise<void> {
    const ids = await this.#say(view, true);
    if (kind !== null) await this.#moved(kind, ids);
  }

  /** Changes the message whose button was pressed. Where it becomes a whisper of a kind, the one before is deleted. */
  async update(view: View, kind: WhisperKind | null = null): Promise<void> {
    if (await this.#isDoneElsewhere()) return this.leave(view);
    const pressed = this.#whisperPressed();
    const anew = pressed === null ? view : drawnAnew(view, this.#interaction.id);
    const [first, ...more] = await pagesOf(anew, this.#manner);
    if (first !== undefined) await this.#saying.once(() => this.#change(first));
    if (this.#is('elsewhere', 'lost')) return;
    const ids = [];
    for (const page of more) ids.push(await this.#saying.deliver(page, true));
    if (kind !== null)
      await this.#moved(
        kind,
        [pressed, ...ids].filter((id) => id !== null),
      );
    else if (pressed !== null) this.#manner.whispers.renewed(this.#interaction, pressed);
  }

  /** The message that was pressed, where one alone sees it: what is for all is nobody's to replace. */
  #whisperPressed(): string | null {
    const interaction = this.#interaction;
    const message = changesItsMessage(interaction) ? interaction.message : null;
    return message?.flags.has(MessageFlags.Ephemeral) === true ? message.id : null;
  }

  #moved(kind: WhisperKind, ids: readonly string[]): Promise<void> {
    return this.#manner.whispers.moved(this.#interaction, kind, ids, this.#manner.log);
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
    await change(page).catch((error: unknown) => this.#saying.otherwise(page, error, true, change));
  }

  /** Says something; gives why that cannot be, null where it is said. Tells it by no other way. */
  async attempt(view: View, secret: boolean): Promise<Trouble | null> {
    try {
      for (const page of await pagesOf(view, this.#manner)) await this.#saying.send(page, secret);
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
    await this.#saying.once(async () => {
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
    if (this.#is('elsewhere')) return;
    this.#announcing.leave((deferred) => this.#lastly(view, deferred));
  }

  /** Says it where the other delivery has said nothing: where it has answered meanwhile, Discord refuses the first answer. */
  async #lastly(view: View, deferred: boolean): Promise<void> {
    const [page] = await pagesOf(view, this.#manner);
    if (page === undefined) return;
    if (!deferred) await sendFirst(this.#interaction, page.letter, true);
    else if (await this.#announcing.isAwaited()) await this.#saying.afterDeferral(page.letter, true);
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

  /** Nobody hears an answer, by this delivery or another: it is too late, or Discord is in trouble. */
  get unheard(): boolean {
    return this.lost || this.#announcing.unheard;
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
    if (await this.#isDoneElsewhere()) {
      await this.leave(view);
      return ids;
    }
    for (const page of await pagesOf(view, this.#manner)) {
      const id = await this.#saying.deliver(page, secret);
      if (id !== null) ids.push(id);
    }
    return ids;
  }

  #is(...stages: readonly Stage[]): boolean {
    return this.#announcing.is(...stages);
  }
}
