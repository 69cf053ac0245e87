import type {
  APIMessage,
  APIMessageInteractionMetadata,
  APIMessageReference,
  APIUser,
} from 'discord-api-types/v10';
import { type Core, timestamp } from '../core.ts';
import { componentsV2 } from '../limits/components.ts';
import type { MessageBody } from '../limits/message.ts';
import { dressed, keepUploads, keptAttachments, mentionText } from './dressing.ts';
import type { Upload } from './files.ts';
import { type Mentions, readMentions } from './mentions.ts';
import { keepAwake } from './sleep.ts';
import type { Channel, StoredMessage } from './state.ts';

export const Flag = { suppressEmbeds: 4, ephemeral: 64, loading: 128, silent: 4096, hasThread: 32 } as const;

/** What its author may set on a new message, and what an edit may change. */
const settable = Flag.suppressEmbeds | Flag.silent | componentsV2;

export interface NewMessage {
  readonly channel: Channel;
  readonly author: APIUser;
  readonly body: MessageBody;
  readonly files?: readonly Upload[];
  readonly type?: number;
  readonly flags?: number;
  /** Set for an ephemeral message. */
  readonly reader?: string | null;
  readonly webhookId?: string | null;
  readonly applicationId?: string | null;
  readonly interaction?: APIMessageInteractionMetadata | undefined;
  readonly reference?: Reference | undefined;
  readonly id?: string;
}

/** What a message points at: the message it answers, or the one that a notice is about. */
export interface Reference {
  readonly channel: Channel;
  readonly message?: StoredMessage | undefined;
  /** A person's reply pings the one replied to; an answer to a click does not. */
  readonly pings?: boolean;
}

/** Puts a message into a channel, pings whom it may, and tells everybody. The body must have been checked. */
export function createMessage(core: Core, input: NewMessage): StoredMessage {
  const { channel, body, author } = input;
  const id = input.id ?? core.ids.next();
  const attachments = keepUploads(core, channel.id, body, input.files ?? []);
  const parts = dressed(body, attachments);
  const content = (body.content ?? '').trim();
  const mentions = readMentions(
    core.world,
    channel,
    author.id,
    mentionText(content, parts.components),
    body.allowed_mentions ?? undefined,
    input.reference?.pings ? input.reference.message?.api.author : undefined,
  );
  const flags = ((body.flags ?? 0) & settable) | (input.flags ?? 0) | (input.reader ? Flag.ephemeral : 0);
  const reference = input.reference;
  const api = {
    id,
    type: input.type ?? (reference ? 19 : 0),
    channel_id: channel.id,
    author,
    content,
    timestamp: timestamp(core),
    edited_timestamp: null,
    tts: body.tts ?? false,
    mention_everyone: mentions.everyone,
    mentions: [...mentions.users],
    mention_roles: [...mentions.roles],
    attachments: parts.attachments,
    embeds: parts.embeds,
    components: parts.components,
    pinned: false,
    flags,
    ...(body.nonce === undefined ? {} : { nonce: body.nonce }),
    ...(input.webhookId ? { webhook_id: input.webhookId } : {}),
    ...(input.applicationId ? { application_id: input.applicationId } : {}),
    ...(input.interaction ? { interaction_metadata: input.interaction } : {}),
    ...(reference ? referenceView(reference) : {}),
  } as APIMessage;
  const silent = (flags & Flag.silent) !== 0;
  const message: StoredMessage = {
    id,
    channelId: channel.id,
    api,
    files: attachments,
    reader: input.reader ?? null,
    webhookId: input.webhookId ?? null,
    pinged: silent || (flags & Flag.loading) !== 0 ? new Set() : audience(mentions, input.reader ?? null),
    dismissed: false,
  };
  remember(core, channel, message);
  core.bus.emit('message', message);
  for (const userId of message.pinged) core.bus.emit('ping', { userId, message });
  return message;
}

function referenceView({ channel, message }: Reference): Partial<APIMessage> {
  const to: APIMessageReference = {
    type: 0,
    channel_id: channel.id,
    ...(message ? { message_id: message.id } : {}),
    ...(channel.guildId ? { guild_id: channel.guildId } : {}),
  };
  return { message_reference: to, ...(message ? { referenced_message: message.api } : {}) };
}

function audience(mentions: Mentions, reader: string | null): ReadonlySet<string> {
  if (reader === null) return mentions.pinged;
  return new Set(mentions.pinged.has(reader) ? [reader] : []);
}

function remember(core: Core, channel: Channel, message: StoredMessage): void {
  channel.messages.set(message.id, message);
  core.world.placeOf.set(message.id, channel.id);
  if (message.reader === null) {
    channel.lastMessageId = message.id;
    if (channel.thread && !isStarter(channel, message)) {
      channel.thread.messageCount++;
      channel.thread.totalSent++;
    }
    keepAwake(core, channel);
  }
  if (channel.messages.size <= core.historyLimit) return;
  for (const oldest of channel.messages.keys()) {
    if (channel.pins.has(oldest)) continue; // a pinned tracker stays reachable
    channel.messages.delete(oldest);
    core.world.placeOf.delete(oldest);
    break;
  }
}

/** A thread's first message (its own, or the notice of what it hangs on) is not counted. */
function isStarter(channel: Channel, message: StoredMessage): boolean {
  return message.id === channel.id || message.api.type === 21;
}

/** Changes a message by a checked body. Mentions are read anew for display, but an edit never pings. */
export function editMessage(
  core: Core,
  channel: Channel,
  message: StoredMessage,
  body: MessageBody,
  files: readonly Upload[] = [],
  options: { readonly settlesLoading?: boolean } = {},
): StoredMessage {
  const before = message.api;
  const kept = keptAttachments(message.files, body);
  const attachments = [...kept, ...keepUploads(core, channel.id, body, files)];
  const parts = dressed(
    {
      ...body,
      embeds: body.embeds === undefined ? before.embeds : body.embeds,
      components: body.components === undefined ? (before.components ?? null) : body.components,
    },
    attachments,
  );
  const content = body.content === undefined ? before.content : (body.content ?? '').trim();
  const mentions = readMentions(
    core.world,
    channel,
    before.author.id,
    mentionText(content, parts.components),
    body.allowed_mentions ?? undefined,
    undefined,
  );
  const asked = body.flags === undefined || body.flags === null ? (before.flags ?? 0) : body.flags;
  const fixed = (before.flags ?? 0) & ~Flag.suppressEmbeds & ~(options.settlesLoading ? Flag.loading : 0);
  message.files = attachments;
  message.api = {
    ...before,
    content,
    embeds: parts.embeds,
    components: parts.components,
    attachments: parts.attachments,
    mentions: [...mentions.users],
    mention_roles: [...mentions.roles],
    mention_everyone: mentions.everyone,
    flags: fixed | (asked & (Flag.suppressEmbeds | componentsV2)),
    edited_timestamp: options.settlesLoading ? null : timestamp(core),
  };
  core.bus.emit('edit', { message, before });
  return message;
}

/** Changes what is not its author's doing (pinned, a thread begun from it). */
export function patchMessage(core: Core, message: StoredMessage, change: Partial<APIMessage>): void {
  const before = message.api;
  message.api = { ...before, ...change };
  core.bus.emit('edit', { message, before });
}

export function deleteMessage(core: Core, channel: Channel, message: StoredMessage): void {
  forget(core, channel, message);
  core.bus.emit('delete', { channel, message });
}

export function deleteMessages(core: Core, channel: Channel, messages: readonly StoredMessage[]): void {
  for (const message of messages) forget(core, channel, message);
  core.bus.emit('bulkDelete', { channel, messages });
}

/** `lastMessageId` stays: Discord goes on to name a message that has been deleted. */
function forget(core: Core, channel: Channel, message: StoredMessage): void {
  channel.messages.delete(message.id);
  core.world.placeOf.delete(message.id);
  if (channel.thread && message.reader === null && !isStarter(channel, message))
    channel.thread.messageCount--;
  if (channel.pins.delete(message.id)) core.bus.emit('pins', channel);
}
