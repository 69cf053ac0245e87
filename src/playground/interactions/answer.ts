// The bot's answers to an interaction: the first one, and what its token allows afterwards.
import type {
  APIApplicationCommandOptionChoice,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { checkChoices } from '../limits/choices.ts';
import { type Fields, Form, fieldsAt, isFields } from '../limits/form.ts';
import { checkMessage } from '../limits/message.ts';
import { checkModal } from '../limits/modal.ts';
import { refusal } from '../rest/errors.ts';
import type { Upload } from '../world/files.ts';
import { createMessage, deleteMessage, editMessage, Flag } from '../world/messages.ts';
import type { Channel, StoredMessage } from '../world/state.ts';
import { userView } from '../world/views.ts';
import { type CallbackType, type Interaction, tokenLives } from './book.ts';

/** Which callback types answer which interaction. */
function allowedCallbacks(interaction: Interaction): readonly CallbackType[] {
  switch (interaction.type) {
    case 2:
      return [4, 5, 9];
    case 3:
      return [4, 5, 6, 7, 9];
    case 4:
      return [8];
    case 5:
      return interaction.sourceId === null ? [4, 5] : [4, 5, 6, 7];
  }
}

/** Takes the bot's first answer. Throws 10062 when too late, 40060 when there was one. */
export function answerFirst(
  core: Core,
  interaction: Interaction,
  value: unknown,
  files: readonly Upload[],
): StoredMessage | null {
  if (interaction.state === 'answered') throw refusal('alreadyAcknowledged');
  if (!core.interactions.answerable(interaction)) throw refusal('unknownInteraction');
  const body = checkCallback(interaction, value);
  const type = body.type as CallbackType;
  const channel = placeOf(core, interaction);
  const message = carryOut(core, interaction, channel, type, body.data, files);
  interaction.state = 'answered';
  interaction.callback = type;
  interaction.originalId = message?.id ?? null;
  core.bus.emit('acknowledged', interaction);
  if (interaction.loading || interaction.updating)
    core.clock.after(tokenLives - (core.clock.now() - interaction.createdAt), () =>
      giveUp(core, interaction),
    );
  else core.bus.emit('settled', interaction);
  return message;
}

function checkCallback(interaction: Interaction, value: unknown): Fields {
  const form = new Form();
  const body = fieldsAt(form, [], value) ?? {};
  const allowed: readonly number[] = allowedCallbacks(interaction);
  if (body.type === undefined) form.required(['type']);
  else if (typeof body.type !== 'number' || !allowed.includes(body.type)) form.choices(['type'], allowed);
  else if ([4, 7, 8, 9].includes(body.type) && !isFields(body.data)) {
    if (body.type !== 7 || body.data !== undefined) form.required(['data']);
  }
  form.check();
  return body;
}

function carryOut(
  core: Core,
  interaction: Interaction,
  channel: Channel,
  type: CallbackType,
  data: unknown,
  files: readonly Upload[],
): StoredMessage | null {
  switch (type) {
    case 4:
      return reply(core, interaction, channel, data, files, ['data']);
    case 5: {
      const message = createMessage(core, {
        ...signature(core, interaction, channel),
        body: {},
        flags: Flag.loading,
        reader: ephemeral(data) ? interaction.personId : null,
      });
      interaction.loading = true;
      return message;
    }
    case 6:
      interaction.updating = true;
      return sourceOf(core, interaction);
    case 7: {
      const source = sourceOf(core, interaction);
      if (!source) throw refusal('unknownMessage');
      return change(core, channel, source, data ?? {}, files, ['data']);
    }
    case 8: {
      interaction.choices = checkChoices(
        data,
        focusedType(interaction),
      ) as readonly APIApplicationCommandOptionChoice[];
      return null;
    }
    case 9: {
      const form = new Form();
      checkModal(form, ['data'], data);
      form.check();
      interaction.modal = data as APIModalInteractionResponseCallbackData;
      return null;
    }
  }
}

function ephemeral(data: unknown): boolean {
  return isFields(data) && typeof data.flags === 'number' && (data.flags & Flag.ephemeral) !== 0;
}

/** The option being completed: 3 text, 4 whole number, 10 number. */
function focusedType(interaction: Interaction): number {
  const walk = (options: unknown): number | undefined => {
    if (!Array.isArray(options)) return undefined;
    for (const option of options) {
      if (!isFields(option)) continue;
      if (option.focused === true) return Number(option.type);
      const inner = walk(option.options);
      if (inner !== undefined) return inner;
    }
    return undefined;
  };
  const { data } = interaction.payload;
  return (isFields(data) ? walk(data.options) : undefined) ?? 3;
}

function placeOf(core: Core, interaction: Interaction): Channel {
  const channel = core.world.channels.get(interaction.channelId);
  if (!channel) throw refusal('unknownChannel');
  return channel;
}

function sourceOf(core: Core, interaction: Interaction): StoredMessage | null {
  if (interaction.sourceId === null) return null;
  return placeOf(core, interaction).messages.get(interaction.sourceId) ?? null;
}

/** Who signs an answer: the bot, through its application's webhook. */
function signature(core: Core, interaction: Interaction, channel: Channel) {
  return {
    channel,
    author: userView(core.world, core.world.botId),
    webhookId: core.world.applicationId,
    applicationId: core.world.applicationId,
    interaction: interaction.metadata,
    type: interaction.type === 2 ? 20 : interaction.sourceId !== null ? 19 : 0,
  };
}

function reply(
  core: Core,
  interaction: Interaction,
  channel: Channel,
  data: unknown,
  files: readonly Upload[],
  path: readonly string[],
): StoredMessage {
  const body = checkMessage(data, { path, files });
  const source = interaction.type === 3 ? sourceOf(core, interaction) : null;
  return createMessage(core, {
    ...signature(core, interaction, channel),
    body: source && body.allowed_mentions === undefined ? { ...body } : body,
    files,
    reader: ephemeral(data) ? interaction.personId : null,
  });
}

function change(
  core: Core,
  channel: Channel,
  message: StoredMessage,
  data: unknown,
  files: readonly Upload[],
  path: readonly string[],
  settlesLoading = false,
): StoredMessage {
  if (channel.thread?.archived && channel.thread.locked) throw refusal('threadArchived');
  const { api } = message;
  const body = checkMessage(data, {
    path,
    files,
    before: {
      flags: api.flags ?? 0,
      content: api.content,
      embeds: api.embeds,
      components: api.components ?? [],
      attachments: message.files,
    },
  });
  return editMessage(core, channel, message, body, files, { settlesLoading });
}

/** The interaction of a token that is still good. Throws 10015 before the first answer, 50027 when it has run out. */
export function interactionOfToken(core: Core, token: string): Interaction {
  const interaction = core.interactions.byToken(token);
  if (!interaction) throw refusal('invalidWebhookToken');
  if (interaction.state === 'waiting') throw refusal('unknownWebhook');
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
  const channel = placeOf(core, interaction);
  if (interaction.loading) return editOriginal(core, interaction, value, files);
  const body = checkMessage(value, { files });
  const message = createMessage(core, {
    ...signature(core, interaction, channel),
    type: interaction.originalId ? 19 : 0,
    body,
    files,
    reader: ephemeral(value) ? interaction.personId : null,
    repliedTo: undefined,
  });
  interaction.followups.push(message.id);
  settle(core, interaction);
  return message;
}

function settle(core: Core, interaction: Interaction): void {
  if (!interaction.loading && !interaction.updating) return;
  interaction.loading = false;
  interaction.updating = false;
  core.bus.emit('settled', interaction);
}

/** One of the messages that an interaction's token may read and change: `@original` or a message's id. */
export function ownMessage(core: Core, interaction: Interaction, id: string): StoredMessage {
  const wanted = id === '@original' ? interaction.originalId : id;
  const message = wanted === null ? undefined : placeOf(core, interaction).messages.get(wanted);
  if (!message || message.webhookId !== core.world.applicationId) {
    const isSource = message && message.id === interaction.originalId;
    if (!isSource) throw refusal('unknownMessage');
  }
  if (!message) throw refusal('unknownMessage');
  if (message.reader !== null && message.reader !== interaction.personId) throw refusal('unknownMessage');
  return message;
}

export function editOriginal(
  core: Core,
  interaction: Interaction,
  value: unknown,
  files: readonly Upload[],
): StoredMessage {
  return editOwn(core, interaction, '@original', value, files);
}

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
  change(core, placeOf(core, interaction), message, value, files, [], settlesLoading);
  if (isOriginal) settle(core, interaction);
  return message;
}

export function deleteOwn(core: Core, interaction: Interaction, id: string): void {
  const message = ownMessage(core, interaction, id);
  deleteMessage(core, placeOf(core, interaction), message);
  if (message.id === interaction.originalId) settle(core, interaction);
}

/** Fifteen minutes are over and the promised answer never came: the client shows that in place of 'thinking'. */
function giveUp(core: Core, interaction: Interaction): void {
  if (!interaction.loading && !interaction.updating) return;
  if (interaction.loading) interaction.failure = 'The application did not respond';
  settle(core, interaction);
}
