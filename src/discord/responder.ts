import { MessageFlags, type RepliableInteraction } from 'discord.js';
import type { Form, View } from '../view/message.ts';
import { render, renderForm } from '../view/render.ts';

/** Discord gives an interaction 3 seconds for its first answer; what takes longer than this is announced as on its way. */
const PATIENCE = 1200;

type Stage = 'new' | 'deferred' | 'answered';

/**
 * The answers to one interaction. Whatever is slow, Discord hears of it in time: if nothing has been said after a moment, the
 * answer is deferred, and what comes later takes its place.
 */
export class Responder {
  readonly #interaction: RepliableInteraction;
  readonly #text: () => Promise<boolean>;
  readonly #deferPrivately: boolean;
  readonly #timer: NodeJS.Timeout;
  #stage: Stage = 'new';
  #deferring: Promise<unknown> | null = null;

  /** `text`: whether who asked wants plain text; `deferPrivately`: who sees a late answer. */
  constructor(interaction: RepliableInteraction, text: () => Promise<boolean>, deferPrivately: boolean) {
    this.#interaction = interaction;
    this.#text = text;
    this.#deferPrivately = deferPrivately;
    this.#timer = setTimeout(() => this.#defer(), PATIENCE);
  }

  /** Answers for everybody to see. */
  async reply(view: View): Promise<void> {
    await this.#say(view, false);
  }

  /** Answers for the one who asked alone. */
  async whisper(view: View): Promise<void> {
    await this.#say(view, true);
  }

  /** Changes the message whose button was pressed. */
  async update(view: View): Promise<void> {
    const body = await this.#body(view);
    await this.#settle();
    const interaction = this.#interaction;
    if (
      this.#stage === 'new' &&
      (interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage()))
    ) {
      this.#stage = 'answered';
      await interaction.update(body);
      return;
    }
    this.#stage = 'answered';
    await interaction.editReply(body);
  }

  /** Opens a form. Only as the first answer, so whoever opens one decides quickly. */
  async form(form: Form): Promise<void> {
    const interaction = this.#interaction;
    if (interaction.isModalSubmit()) throw new Error('a form cannot open another form');
    clearTimeout(this.#timer);
    this.#stage = 'answered';
    await interaction.showModal(renderForm(form));
  }

  /** Takes note of a press without a visible answer. */
  async nod(): Promise<void> {
    await this.#settle();
    const interaction = this.#interaction;
    if (this.#stage === 'new' && interaction.isMessageComponent()) {
      this.#stage = 'answered';
      await interaction.deferUpdate();
    }
  }

  /** The id of the message that was answered with, where it is worth a request to know it. */
  async messageId(): Promise<string | null> {
    return (await this.#interaction.fetchReply()).id;
  }

  /** Nothing more will be said: stops the clock. */
  close(): void {
    clearTimeout(this.#timer);
  }

  get silent(): boolean {
    return this.#stage === 'new' && this.#deferring === null;
  }

  async #say(view: View, secret: boolean): Promise<void> {
    const body = await this.#body(view);
    const flags = secret ? MessageFlags.Ephemeral : undefined;
    await this.#settle();
    const before = this.#stage;
    this.#stage = 'answered';
    switch (before) {
      case 'new':
        await this.#interaction.reply({ ...body, flags });
        return;
      case 'answered':
        await this.#interaction.followUp({ ...body, flags });
        return;
      case 'deferred':
        if (secret === this.#deferPrivately && !this.#interaction.isMessageComponent()) {
          await this.#interaction.editReply(body);
          return;
        }
        await this.#interaction.followUp({ ...body, flags });
        if (!this.#interaction.isMessageComponent()) await this.#interaction.deleteReply();
    }
  }

  async #body(view: View) {
    const { content, embeds, components, allowed_mentions } = render(view, { text: await this.#text() });
    return {
      content,
      embeds: [...embeds],
      components: [...components],
      allowedMentions: { parse: [], users: [...allowed_mentions.users] },
      files: (view.files ?? []).map((file) => ({
        attachment: Buffer.from(file.data),
        name: file.name,
        description: file.description,
      })),
    };
  }

  #defer(): void {
    if (this.#stage !== 'new') return;
    const interaction = this.#interaction;
    this.#deferring = (
      interaction.isMessageComponent()
        ? interaction.deferUpdate()
        : interaction.deferReply(this.#deferPrivately ? { flags: MessageFlags.Ephemeral } : {})
    ).then(
      () => {
        this.#stage = 'deferred';
      },
      () => undefined, // the answer itself will meet the same trouble, and report it
    );
  }

  /** Waits for a deferral under way, and stops the clock. */
  async #settle(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#deferring;
  }
}
