// What an interaction's token allows after the first answer: further messages, edits, deletions, for 15 minutes.
import type { Core } from '../core.ts';
import { isFields } from '../limits/form.ts';
import { checkMessage } from '../limits/message.ts';
import { refusal } from '../rest/errors.ts';
import type { Upload } from '../world/files.ts';
import { createMessage, deleteMessage } from '../world/messages.ts';
import type { StoredMessage } from '../world/state.ts';
import type { Interaction } from './book.ts';
import { change, isEphemeral, placeOf, signature } from './sign.ts';

/** How many follow-ups there may be to one interaction where the bot is not. */
const followupsOutside = 5;

/** The interaction of a token that is still good. Throws 10015 before the first answer, 50027 when it has run out. */
export function interactionOfToken(core: Core, token: string): Interaction {
  const interaction = core.interactions.byToken(token);
  if (!interaction) throw refusal('invalidWebhookToken');
  if (interaction.state !== 'answered') throw refusal('unknownWebhook');
  if (!core.interactions.alive(interaction)) throw refusal('invalidWebhookToken');
  return interaction;
}

/** A further message. The first one after a deferral takes the place of the 'thinking' message. */
export function followUp(
  core: Core,
  interaction: Interaction,
  value: unknown,
  files: readonly Upload[],
): StoredMessage {
  if (interaction.loading) return editOwn(core, interaction, '@original', value, files);
  if (isOutside(interaction) && interaction.followups.length >= followupsOutside)
    throw refusal('tooManyFollowups');
  const body = checkMessage(value, { files });
  const original = placeOf(core, interaction).messages.get(interaction.originalId ?? '');
  const message = createMessage(core, {
    ...signature(core, interaction, original ?? null),
    body,
    files,
    reader: isEphemeral(value) ? interaction.personId : null,
  });
  interaction.followups.push(message.id);
  settle(core, interaction);
  return message;
}

/** Whether the bot is not there itself, but somebody who has installed it. */
function isOutside({ payload }: Interaction): boolean {
  const owners = payload.authorizing_integration_owners;
  return payload.context !== 1 && isFields(owners) && !('0' in owners);
}

function settle(core: Core, interaction: Interaction): void {
  if (!interaction.loading && !interaction.updating) return;
  interaction.loading = false;
  interaction.updating = false;
  interaction.deadline?.();
  interaction.deadline = null;
  core.bus.emit('settled', interaction);
}

/** One of the messages that an interaction's token may read and change: `@original` or a message's id. */
export function ownMessage(core: Core, interaction: Interaction, id: string): StoredMessage {
  const wanted = id === '@original' ? interaction.originalId : id;
  const own = [interaction.originalId, interaction.sourceId, ...interaction.followups];
  const message = wanted === null ? undefined : placeOf(core, interaction).messages.get(wanted);
  if (!message || !own.includes(message.id)) throw refusal('unknownMessage');
  return message;
}

/** Edits `@original` or a follow-up. What was deferred has come with the first edit of the original. */
export function editOwn(
  core: Core,
  interaction: Interaction,
  id: string,
  value: unknown,
  files: readonly Upload[],
): StoredMessage {
  const message = ownMessage(core, interaction, id);
  const isOriginal = message.id === interaction.originalId;
  const settlesLoading = isOriginal && interaction.loading;
  change(core, interaction, message, value, files, { settlesLoading });
  if (isOriginal) settle(core, interaction);
  return message;
}

export function deleteOwn(core: Core, interaction: Interaction, id: string): void {
  const message = ownMessage(core, interaction, id);
  deleteMessage(core, placeOf(core, interaction), message);
  if (message.id === interaction.originalId) settle(core, interaction);
}

/** Fifteen minutes are over and the promised answer never came: the client shows that in place of 'thinking'. */
export function giveUp(core: Core, interaction: Interaction): void {
  if (!interaction.loading && !interaction.updating) return;
  if (interaction.loading) interaction.failure = 'The application did not respond';
  settle(core, interaction);
}
