import { randomBytes } from 'node:crypto';
import type {
  APIApplicationCommandOptionChoice,
  APIMessageInteractionMetadata,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { TimedClock } from '../clock.ts';

/** Application command, message component, autocomplete, modal submit. */
export type InteractionType = 2 | 3 | 4 | 5;

/** What the bot's first answer was: 4 message, 5 deferred message, 6 deferred update, 7 update, 8 choices, 9 modal. */
export type CallbackType = 4 | 5 | 6 | 7 | 8 | 9;

export const firstAnswerWithin = 3_000;
export const tokenLives = 15 * 60_000;

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionType;
  readonly personId: string;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly createdAt: number;
  /** As it was dispatched. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly metadata: APIMessageInteractionMetadata | undefined;
  /** The message whose component was used, or whose component opened the modal. */
  readonly sourceId: string | null;
  /** The modal being submitted was opened by this interaction. */
  readonly opener: Interaction | null;
  state: 'waiting' | 'answered' | 'dead';
  callback: CallbackType | null;
  /** The answer: a message of its own, or the source message where that is updated. */
  originalId: string | null;
  /** A deferred message that has not come yet. */
  loading: boolean;
  /** A deferred update that has not come yet. */
  updating: boolean;
  modal: APIModalInteractionResponseCallbackData | null;
  choices: readonly APIApplicationCommandOptionChoice[] | null;
  readonly followups: string[];
  /** Calls off what happens when time runs out. */
  deadline: (() => void) | null;
  /** Why it failed, in the client's words. */
  failure: string | null;
}

export type NewInteraction = Pick<
  Interaction,
  'id' | 'type' | 'personId' | 'channelId' | 'guildId' | 'metadata' | 'sourceId' | 'opener'
>;

const remembered = 10_000;

/** All interactions by id and token. */
export class InteractionBook {
  readonly #byId = new Map<string, Interaction>();
  readonly #byToken = new Map<string, Interaction>();
  readonly #clock: TimedClock;

  constructor(clock: TimedClock) {
    this.#clock = clock;
  }

  /** Registers one; `payload` makes what is dispatched from its token. */
  open(input: NewInteraction, payload: (token: string) => Readonly<Record<string, unknown>>): Interaction {
    const token = `aW50ZXJhY3Rpb246${randomBytes(48).toString('base64url')}`;
    const interaction: Interaction = {
      ...input,
      token,
      createdAt: this.#clock.now(),
      payload: payload(token),
      state: 'waiting',
      callback: null,
      originalId: null,
      loading: false,
      updating: false,
      modal: null,
      choices: null,
      followups: [],
      deadline: null,
      failure: null,
    };
    this.#byId.set(interaction.id, interaction);
    this.#byToken.set(token, interaction);
    if (this.#byId.size > remembered) {
      const [oldest] = this.#byId.values();
      if (oldest) {
        this.#byId.delete(oldest.id);
        this.#byToken.delete(oldest.token);
      }
    }
    return interaction;
  }

  byId(id: string): Interaction | undefined {
    return this.#byId.get(id);
  }

  byToken(token: string): Interaction | undefined {
    return this.#byToken.get(token);
  }

  /** Whether the first answer may still come. */
  answerable(interaction: Interaction): boolean {
    return interaction.state === 'waiting' && this.#clock.now() - interaction.createdAt < firstAnswerWithin;
  }

  /** Whether edits and follow-ups may still come. */
  alive(interaction: Interaction): boolean {
    return interaction.state === 'answered' && this.#clock.now() - interaction.createdAt < tokenLives;
  }
}
