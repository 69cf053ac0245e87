import type {
  APIApplicationCommandOptionChoice,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { CallbackType, Interaction } from '../interactions/book.ts';

/**
 * `message` a new message, `deferred` a promise of one (or of an update), `update` the message that was pressed, changed;
 * `modal` a form, `choices` completions, `failed` nothing in time.
 */
export type AnswerKind = 'message' | 'deferred' | 'update' | 'modal' | 'choices' | 'failed';

const kinds: Readonly<Record<CallbackType, AnswerKind>> = {
  4: 'message',
  5: 'deferred',
  6: 'deferred',
  7: 'update',
  8: 'choices',
  9: 'modal',
};

/** What came of an interaction, as its person sees it. */
export class Answer {
  readonly interaction: Interaction;
  /** Resolves at the bot's first answer, or when it failed to give one. */
  readonly acknowledged: Promise<void>;
  readonly #core: Core;

  constructor(core: Core, interaction: Interaction) {
    this.#core = core;
    this.interaction = interaction;
    this.acknowledged =
      interaction.state === 'waiting'
        ? core.bus.next('acknowledged', (other) => other === interaction).then(() => undefined)
        : Promise.resolve();
  }

  get kind(): AnswerKind {
    const { callback } = this.interaction;
    return callback === null ? 'failed' : kinds[callback];
  }

  /** Why it failed, in the client's words. */
  get reason(): string | null {
    return this.interaction.failure;
  }

  get modal(): APIModalInteractionResponseCallbackData | null {
    return this.interaction.modal;
  }

  get choices(): readonly APIApplicationCommandOptionChoice[] | null {
    return this.interaction.choices;
  }

  /** The answer as it stands now: the bot's message, or the updated one. Undefined where there is none (any more). */
  message(): APIMessage | undefined {
    return this.#message(this.interaction.originalId);
  }

  /** Further messages to the same interaction, oldest first. */
  followups(): APIMessage[] {
    return this.interaction.followups.flatMap((id) => this.#message(id) ?? []);
  }

  #message(id: string | null): APIMessage | undefined {
    const channel = this.#core.world.channels.get(this.interaction.channelId);
    return id === null ? undefined : channel?.messages.get(id)?.api;
  }

  /** Waits until a deferred answer has come (or never will) and gives the message as it is then. */
  async settled(): Promise<APIMessage | undefined> {
    await this.acknowledged;
    const { interaction } = this;
    if (interaction.loading || interaction.updating)
      await this.#core.bus.next('settled', (other) => other === interaction);
    return this.message();
  }
}
