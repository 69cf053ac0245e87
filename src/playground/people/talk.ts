// What people do without the bot: talk, begin threads and posts, delete, look.
import type { APIMessage } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { FileUpload } from '../protocol.ts';
import { createMessage, deleteMessage } from '../world/messages.ts';
import { may, Permission } from '../world/permissions.ts';
import type { Channel, StoredMessage } from '../world/state.ts';
import { createThread, wakeThread } from '../world/threads.ts';
import { userView } from '../world/views.ts';
import { requireView } from './interact.ts';
import { visibleMessage } from './press.ts';
import { Refused } from './refused.ts';

/** Whether the message box is open for somebody. Slash commands need it too. */
export function requireBox(core: Core, personId: string, channel: Channel): void {
  requireView(core, personId, channel);
  if (channel.type === 15 || channel.type === 4)
    throw new Refused(`Nobody can write in #${channel.name} itself.`);
  const needed = channel.thread ? Permission.SendMessagesInThreads : Permission.SendMessages;
  if (!may(core.world, personId, channel, needed))
    throw new Refused(`You do not have permission to send messages in #${channel.name}.`);
  if (channel.thread?.locked && !may(core.world, personId, channel, Permission.ManageThreads))
    throw new Refused('This thread is locked.');
}

export function say(
  core: Core,
  personId: string,
  channel: Channel,
  content: string,
  options: { readonly files?: readonly FileUpload[]; readonly replyTo?: string } = {},
): StoredMessage {
  requireBox(core, personId, channel);
  const files = (options.files ?? []).map((file, index) => ({
    field: `files[${index}]`,
    name: file.name,
    type: file.type,
    bytes: Buffer.from(file.base64, 'base64'),
  }));
  if (content.trim() === '' && files.length === 0) throw new Refused('An empty message cannot be sent.');
  if ([...content].length > 2000)
    throw new Refused('Your message is too long: 2000 characters is the limit.');
  if (files.length > 0 && !may(core.world, personId, channel, Permission.AttachFiles))
    throw new Refused(`You do not have permission to attach files in #${channel.name}.`);
  wakeThread(core, channel, personId);
  const target = options.replyTo ? visibleMessage(core, personId, options.replyTo).message : undefined;
  const reference = target && { channel, message: target, pings: true };
  return createMessage(core, {
    channel,
    author: userView(core.world, personId),
    body: { content },
    files,
    reference,
  });
}

/** A thread in a text channel, from one of its messages or on its own. */
export function beginThread(
  core: Core,
  personId: string,
  parent: Channel,
  name: string,
  messageId?: string,
): Channel {
  requireView(core, personId, parent);
  if (parent.type !== 0 && parent.type !== 5) throw new Refused(`#${parent.name} has no threads.`);
  if (!may(core.world, personId, parent, Permission.CreatePublicThreads))
    throw new Refused(`You do not have permission to create threads in #${parent.name}.`);
  requireName(name);
  const from = messageId === undefined ? undefined : visibleMessage(core, personId, messageId).message;
  if (from?.reader) throw new Refused('A message only you see cannot have a thread.');
  if (from && core.world.channels.has(from.id)) throw new Refused('That message has a thread already.');
  return createThread(core, { parent, ownerId: personId, name, ...(from ? { from } : {}) });
}

/** A post in a forum, with its first message. */
export function beginPost(
  core: Core,
  personId: string,
  forum: Channel,
  name: string,
  content: string,
): { readonly channel: Channel; readonly message: StoredMessage } {
  requireView(core, personId, forum);
  if (forum.type !== 15) throw new Refused(`#${forum.name} is no forum.`);
  if (!may(core.world, personId, forum, Permission.SendMessages))
    throw new Refused(`You do not have permission to post in #${forum.name}.`);
  requireName(name);
  if (content.trim() === '') throw new Refused('A post needs a first message.');
  const channel = createThread(core, { parent: forum, ownerId: personId, name, post: true });
  const author = userView(core.world, personId);
  const message = createMessage(core, { channel, author, body: { content }, id: channel.id });
  return { channel, message };
}

function requireName(name: string): void {
  const length = [...name.trim()].length;
  if (length < 1 || length > 100) throw new Refused('A name has 1 to 100 characters.');
}

/** Deletes one's own message, or another's with Manage Messages. */
export function erase(core: Core, personId: string, messageId: string): void {
  const { channel, message } = visibleMessage(core, personId, messageId);
  const own = message.api.author.id === personId;
  if (!own && !may(core.world, personId, channel, Permission.ManageMessages))
    throw new Refused('You do not have permission to delete that message.');
  deleteMessage(core, channel, message);
}

/** Hides an ephemeral message. The bot is not told. */
export function dismiss(core: Core, personId: string, messageId: string): void {
  const { message } = visibleMessage(core, personId, messageId);
  if (message.reader !== personId) throw new Refused('Only a message that only you see can be dismissed.');
  message.dismissed = true;
  core.bus.emit('dismiss', message);
}

/** Hides all that only this person sees, as a client that is loaded anew does. */
export function forgetEphemerals(core: Core, personId: string): void {
  for (const channel of core.world.channels.values())
    for (const message of channel.messages.values())
      if (message.reader === personId) message.dismissed = true;
}

export function sees(core: Core, personId: string, channel: Channel, message: StoredMessage): boolean {
  if (message.dismissed || (message.reader !== null && message.reader !== personId)) return false;
  return may(core.world, personId, channel, Permission.ViewChannel);
}

/** A channel's messages as somebody sees them, oldest first. */
export function messagesFor(core: Core, personId: string, channel: Channel): APIMessage[] {
  return seenBy(core, personId, channel).map((message) => asSeen(core, personId, message));
}

/** A channel's history as Discord gives it: without what only one person saw, which clients keep until they are loaded anew. */
export function historyFor(core: Core, personId: string, channel: Channel): APIMessage[] {
  return seenBy(core, personId, channel)
    .filter(({ reader }) => reader === null)
    .map((message) => asSeen(core, personId, message));
}

function seenBy(core: Core, personId: string, channel: Channel): StoredMessage[] {
  return [...channel.messages.values()].filter((message) => sees(core, personId, channel, message));
}

/** A message as somebody gets it: without the one it answers, where only another may see that. */
export function asSeen(core: Core, personId: string, { api }: StoredMessage): APIMessage {
  const original = api.referenced_message;
  if (!original) return api;
  const channel = core.world.channels.get(core.world.placeOf.get(original.id) ?? '');
  const reader = channel?.messages.get(original.id)?.reader ?? null;
  return reader === null || reader === personId ? api : { ...api, referenced_message: null };
}
