import type {
  APIAttachment,
  APIMessage,
  APIMessageInteractionMetadata,
  APIMessageTopLevelComponent,
  APIUser,
} from 'discord-api-types/v10';
import { type Core, timestamp } from '../core.ts';
import { componentsV2 } from '../limits/components.ts';
import { type MessageBody, slotOf } from '../limits/message.ts';
import { keepFile, safeName, type Upload } from './files.ts';
import { type Mentions, readMentions } from './mentions.ts';
import type { Channel, StoredMessage } from './state.ts';
import { newest } from './state.ts';

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
  readonly repliedTo?: StoredMessage | undefined;
  readonly id?: string;
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
    input.repliedTo?.api.author,
  );
  const flags = ((body.flags ?? 0) & settable) | (input.flags ?? 0) | (input.reader ? Flag.ephemeral : 0);
  const replied = input.repliedTo;
  const api = {
    id,
    type: input.type ?? (replied ? 19 : 0),
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
    ...(replied
      ? {
          message_reference: {
            type: 0,
            message_id: replied.id,
            channel_id: replied.channelId,
            ...(channel.guildId ? { guild_id: channel.guildId } : {}),
          },
          referenced_message: replied.api,
        }
      : {}),
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

function audience(mentions: Mentions, reader: string | null): ReadonlySet<string> {
  if (reader === null) return mentions.pinged;
  return new Set(mentions.pinged.has(reader) ? [reader] : []);
}

function remember(core: Core, channel: Channel, message: StoredMessage): void {
  channel.messages.set(message.id, message);
  core.world.placeOf.set(message.id, channel.id);
  if (message.reader === null) {
    channel.lastMessageId = message.id;
    if (channel.thread) {
      channel.thread.messageCount++;
      channel.thread.totalSent++;
    }
  }
  if (channel.messages.size <= core.historyLimit) return;
  for (const oldest of channel.messages.keys()) {
    if (channel.pins.has(oldest)) continue; // a pinned tracker stays reachable
    channel.messages.delete(oldest);
    core.world.placeOf.delete(oldest);
    break;
  }
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

function forget(core: Core, channel: Channel, message: StoredMessage): void {
  channel.messages.delete(message.id);
  core.world.placeOf.delete(message.id);
  if (channel.thread && message.reader === null) channel.thread.messageCount--;
  if (channel.lastMessageId === message.id) channel.lastMessageId = newest(channel.messages.keys());
  if (channel.pins.delete(message.id)) core.bus.emit('pins', channel);
}

function keepUploads(
  core: Core,
  channelId: string,
  body: MessageBody,
  files: readonly Upload[],
): APIAttachment[] {
  return files.map((file) => {
    const slot = slotOf(file);
    const note = body.attachments?.find((entry) => String(entry.id) === slot);
    const place = { id: core.ids.next(), channelId, description: note?.description };
    return keepFile(core.files, core.origin(), place, { ...file, name: note?.filename ?? file.name });
  });
}

function keptAttachments(files: readonly APIAttachment[], body: MessageBody): readonly APIAttachment[] {
  if (!body.attachments) return body.attachments === null ? [] : files;
  const ids = new Set(body.attachments.map((note) => String(note.id)));
  return files.filter((file) => ids.has(file.id));
}

interface Dressed {
  readonly embeds: APIMessage['embeds'];
  readonly components: APIMessageTopLevelComponent[];
  readonly attachments: APIAttachment[];
}

/** Embeds and components as they are shown: `attachment://` resolved, every component numbered. */
function dressed(body: MessageBody, attachments: APIAttachment[]): Dressed {
  const used = new Set<string>();
  const resolve = (url: string): string => {
    const name = url.slice('attachment://'.length);
    const file = attachments.find((entry) => entry.filename === safeName(name));
    if (!file) return url;
    used.add(file.id);
    return file.url;
  };
  const embeds = (body.embeds ?? []).map((embed) => {
    const typed = { ...embed, type: 'rich' };
    return attachments.length ? (resolved(typed, resolve) as typeof typed) : typed;
  });
  let components = [...(body.components ?? [])];
  if (components.length > 0) {
    if (attachments.length) components = components.map((part) => resolved(part, resolve) as typeof part);
    components = numbered(components);
  }
  return {
    embeds: embeds as APIMessage['embeds'],
    components,
    attachments: used.size ? attachments.filter((file) => !used.has(file.id)) : attachments,
  };
}

function resolved(value: unknown, resolve: (url: string) => string): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolved(entry, resolve));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      const isUrl = typeof entry === 'string' && key.endsWith('url') && entry.startsWith('attachment://');
      return [key, isUrl ? resolve(entry) : resolved(entry, resolve)];
    }),
  );
}

interface Part {
  readonly id?: number;
  readonly components?: readonly Part[];
  readonly accessory?: Part;
}

/** Discord numbers the components that came without an id. */
function numbered(components: APIMessageTopLevelComponent[]): APIMessageTopLevelComponent[] {
  const taken = new Set<number>();
  const collect = (part: Part): void => {
    if (part.id) taken.add(part.id);
    part.components?.forEach(collect);
    if (part.accessory) collect(part.accessory);
  };
  (components as readonly Part[]).forEach(collect);
  let last = 0;
  const free = (): number => {
    do last++;
    while (taken.has(last));
    return last;
  };
  const number = (part: Part): Part => ({
    ...part,
    id: part.id || free(),
    ...(part.components ? { components: part.components.map(number) } : {}),
    ...(part.accessory ? { accessory: number(part.accessory) } : {}),
  });
  return (components as readonly Part[]).map(number) as APIMessageTopLevelComponent[];
}

/** Where mentions count: the content, and text displays of V2 messages. Embeds never mention. */
function mentionText(content: string, components: readonly unknown[]): string {
  if (components.length === 0) return content;
  const texts = [content];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      const part = value as {
        readonly type?: unknown;
        readonly content?: unknown;
        readonly components?: unknown;
      };
      if (part.type === 10 && typeof part.content === 'string') texts.push(part.content);
      walk(part.components);
    }
  };
  walk(components);
  return texts.join('\n');
}
