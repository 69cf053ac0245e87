// What first answers and later ones have in common: where they go, who signs them, how a message is changed.
import type { Core } from '../core.ts';
import { isFields, type Path } from '../limits/form.ts';
import { checkMessage, standing } from '../limits/message.ts';
import { refusal } from '../rest/errors.ts';
import type { Upload } from '../world/files.ts';
import { editMessage, Flag, type NewMessage, type Reference } from '../world/messages.ts';
import type { Channel, StoredMessage } from '../world/state.ts';
import { userView } from '../world/views.ts';
import type { Interaction } from './book.ts';

/** Whether a message body asks to be seen by one person only. */
export function isEphemeral(data: unknown): boolean {
  return isFields(data) && typeof data.flags === 'number' && (data.flags & Flag.ephemeral) !== 0;
}

export function placeOf(core: Core, interaction: Interaction): Channel {
  const channel = core.world.channels.get(interaction.channelId);
  if (!channel) throw refusal('unknownChannel');
  return channel;
}

/** The message whose component was used; null where there is none (any more). */
export function sourceOf(core: Core, interaction: Interaction): StoredMessage | null {
  if (interaction.sourceId === null) return null;
  return placeOf(core, interaction).messages.get(interaction.sourceId) ?? null;
}

/** Who signs an answer: the bot, through its application's webhook; and what the answer points at. */
export function signature(
  core: Core,
  interaction: Interaction,
  about: StoredMessage | null,
): Pick<
  NewMessage,
  'channel' | 'author' | 'webhookId' | 'applicationId' | 'interaction' | 'type' | 'reference'
> {
  const channel = placeOf(core, interaction);
  const reference: Reference | undefined = about ? { channel, message: about } : undefined;
  return {
    channel,
    author: userView(core.world, core.world.botId),
    webhookId: core.world.applicationId,
    applicationId: core.world.applicationId,
    interaction: interaction.metadata,
    type: reference ? 19 : interaction.type === 2 ? 20 : 0,
    reference,
  };
}

/** Checks and applies an edit through an interaction's token. */
export function change(
  core: Core,
  interaction: Interaction,
  message: StoredMessage,
  data: unknown,
  files: readonly Upload[],
  options: { readonly path?: Path; readonly settlesLoading?: boolean } = {},
): StoredMessage {
  const channel = placeOf(core, interaction);
  if (channel.thread?.archived && channel.thread.locked) throw refusal('threadArchived');
  const body = checkMessage(data, { path: options.path ?? [], files, before: standing(message) });
  return editMessage(core, channel, message, body, files, {
    settlesLoading: options.settlesLoading ?? false,
  });
}
