import {
  DiscordAPIError,
  type ModalMessageModalSubmitInteraction,
  type RepliableInteraction,
} from 'discord.js';

const ALREADY_ACKNOWLEDGED = 40060;
const UNKNOWN_INTERACTION = 10062;
const UNKNOWN_WEBHOOK = 10015;
const INVALID_WEBHOOK_TOKEN = 50027;

const FORGOTTEN: readonly unknown[] = [UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, INVALID_WEBHOOK_TOKEN];

type FromMessage = Extract<RepliableInteraction, { update: unknown }> | ModalMessageModalSubmitInteraction;

/** Whether the interaction came from a message's button, select or the form behind one: it can change that message. */
export function changesItsMessage(interaction: RepliableInteraction): interaction is FromMessage {
  return interaction.isMessageComponent() || (interaction.isModalSubmit() && interaction.isFromMessage());
}

/** Whether Discord was told something of the interaction already, by another delivery of it. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === ALREADY_ACKNOWLEDGED;

/** Whether Discord knows the interaction no more: its three seconds are over, or its fifteen minutes. */
export const isForgotten = (error: unknown): boolean =>
  error instanceof DiscordAPIError && FORGOTTEN.includes(error.code);
