import type { Core } from '../../core.ts';
import { invalid, isFields } from '../../limits/form.ts';
import { checkMessage, type MessageBody, standing } from '../../limits/message.ts';
import type { Upload } from '../../world/files.ts';
import {
  createMessage,
  deleteMessage,
  deleteMessages,
  editMessage,
  patchMessage,
} from '../../world/messages.ts';
import { Permission } from '../../world/permissions.ts';
import { olderFirst, snowflakeTime } from '../../world/snowflake.ts';
import type { Channel, StoredMessage } from '../../world/state.ts';
import { wakeThread } from '../../world/threads.ts';
import { messageForBot, userView } from '../../world/views.ts';
import { botHasAny, channelOf, limitOf, messageOf, requireBot, sendPermission } from '../access.ts';
import { refusal } from '../errors.ts';
import { type Call, done, ok, type Reply, type Route, route } from '../router.ts';

export function messageView(core: Core, message: StoredMessage) {
  return messageForBot(core.world, message, core.privileged.messageContent);
}

function list(call: Call): Reply {
  const channel = channelOf(call);
  const limit = limitOf(call, 50, 100);
  if (!botHasAny(call.core, channel, Permission.ReadMessageHistory)) return ok([]);
  const all = [...channel.messages.values()].filter((message) => message.reader === null);
  return ok(page(call, all, limit).map((message) => messageView(call.core, message)));
}

/** Newest first; `before`, `after` and `around` as Discord reads them. */
function page(call: Call, all: readonly StoredMessage[], limit: number): StoredMessage[] {
  const before = call.query.get('before');
  const after = call.query.get('after');
  const around = call.query.get('around');
  if (around !== null) {
    const at = all.findIndex((message) => olderFirst(message.id, around) >= 0);
    const middle = at < 0 ? all.length : at;
    const start = Math.max(0, middle - Math.floor(limit / 2));
    return all.slice(start, start + limit).reverse();
  }
  if (after !== null)
    return all
      .filter((message) => olderFirst(message.id, after) > 0)
      .slice(0, limit)
      .reverse();
  const older = before === null ? all : all.filter((message) => olderFirst(message.id, before) < 0);
  return older.slice(-limit).reverse();
}

function get(call: Call): Reply {
  const channel = channelOf(call);
  if (!botHasAny(call.core, channel, Permission.ReadMessageHistory)) throw refusal('missingAccess');
  return ok(messageView(call.core, messageOf(call, channel)));
}

/** The permissions that what is in a message asks for. */
export function contentPermissions(body: MessageBody, files: readonly Upload[]): bigint {
  let needed = 0n;
  if (body.embeds && body.embeds.length > 0) needed |= Permission.EmbedLinks;
  if (files.length > 0) needed |= Permission.AttachFiles;
  return needed;
}

function create(call: Call): Reply {
  const { core } = call;
  const channel = channelOf(call);
  if (channel.type === 15 || channel.type === 4) throw refusal('notATextChannel');
  requireBot(core, channel, sendPermission(channel));
  if (channel.guildId === null && !takesDirects(core, channel)) throw refusal('cannotMessageUser');
  const body = checkMessage(call.body, { files: call.files });
  requireBot(core, channel, contentPermissions(body, call.files));
  const sent = alreadySent(core, channel, body);
  if (sent) return ok(sent.api);
  requireOpenThread(core, channel);
  const target = replyTarget(core, channel, body);
  const reference = target && { channel, message: target, pings: true };
  wakeThread(core, channel, core.world.botId);
  const author = userView(core.world, core.world.botId);
  const message = createMessage(core, { channel, author, body, files: call.files, reference });
  rememberNonce(core, channel, body, message);
  return ok(message.api);
}

const noncesRemembered = 1000;

/** With `enforce_nonce`, sending the same nonce again gives the message that is there already. */
function alreadySent(core: Core, channel: Channel, body: MessageBody): StoredMessage | undefined {
  if (!body.enforce_nonce || body.nonce === undefined) return undefined;
  return channel.messages.get(core.nonces.get(`${channel.id}:${body.nonce}`) ?? '');
}

function rememberNonce(core: Core, channel: Channel, body: MessageBody, message: StoredMessage): void {
  if (body.nonce === undefined) return;
  core.nonces.set(`${channel.id}:${body.nonce}`, message.id);
  if (core.nonces.size <= noncesRemembered) return;
  for (const oldest of core.nonces.keys()) {
    core.nonces.delete(oldest);
    break;
  }
}

/** Direct messages need a server in common and somebody who takes them. */
function takesDirects({ world }: Core, channel: Channel): boolean {
  return channel.recipients.every(
    (id) =>
      id === world.botId ||
      (!world.closedDirects.has(id) && [...world.guilds.values()].some((guild) => guild.members.has(id))),
  );
}

/** A locked thread is closed to all but moderators; an archived one opens again when somebody writes. */
function requireOpenThread(core: Core, channel: Channel): void {
  if (!channel.thread?.locked || botHasAny(core, channel, Permission.ManageThreads)) return;
  throw refusal(channel.thread.archived ? 'threadArchived' : 'threadLocked');
}

function replyTarget(core: Core, channel: Channel, body: MessageBody): StoredMessage | undefined {
  const reference = body.message_reference;
  if (!reference?.message_id) return undefined;
  if (!botHasAny(core, channel, Permission.ReadMessageHistory)) throw refusal('noReplyWithoutHistory');
  const target = channel.messages.get(String(reference.message_id));
  if (target && target.reader === null) return target;
  if (reference.fail_if_not_exists === false) return undefined;
  throw invalid(['message_reference'], 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message');
}

function edit(call: Call): Reply {
  const { core } = call;
  const channel = channelOf(call);
  const message = messageOf(call, channel);
  if (message.api.author.id !== core.world.botId) return editOthers(call, channel, message);
  if (channel.thread?.archived) throw refusal('threadArchived');
  if (message.api.type !== 0 && message.api.type !== 19 && message.api.type !== 20)
    throw refusal('systemMessage');
  const body = checkMessage(call.body, {
    files: call.files,
    before: standing(message),
  });
  requireBot(core, channel, contentPermissions({ embeds: body.embeds ?? null }, call.files));
  return ok(editMessage(core, channel, message, body, call.files).api);
}

/** Of other people's messages only the embeds may be hidden, and only with Manage Messages. */
function editOthers(call: Call, channel: Channel, message: StoredMessage): Reply {
  const { core, body } = call;
  const fields = isFields(body) ? body : {};
  const onlyFlags = Object.keys(fields).every((key) => key === 'flags');
  if (!onlyFlags || typeof fields.flags !== 'number') throw refusal('notYourMessage');
  if (!botHasAny(core, channel, Permission.ManageMessages)) throw refusal('missingPermissions');
  patchMessage(core, message, { flags: ((message.api.flags ?? 0) & ~4) | (fields.flags & 4) });
  return ok(messageView(core, message));
}

function remove(call: Call): Reply {
  const { core } = call;
  const channel = channelOf(call);
  const message = messageOf(call, channel);
  const own = message.api.author.id === core.world.botId;
  if (!own && channel.guildId === null) throw refusal('notInDirectMessages');
  if (!own && !botHasAny(core, channel, Permission.ManageMessages)) throw refusal('missingPermissions');
  if (channel.thread?.archived) throw refusal('threadArchived');
  deleteMessage(core, channel, message);
  return done;
}

const fortnight = 14 * 24 * 3600 * 1000;

function bulkRemove(call: Call): Reply {
  const { core, body } = call;
  const channel = channelOf(call);
  if (channel.guildId === null) throw refusal('notInDirectMessages');
  requireBot(core, channel, Permission.ManageMessages);
  const ids = isFields(body) && Array.isArray(body.messages) ? [...new Set(body.messages.map(String))] : [];
  if (ids.length < 2 || ids.length > 100) throw refusal('bulkDeleteCount');
  if (ids.some((id) => core.clock.now() - snowflakeTime(id) > fortnight)) throw refusal('tooOldToBulkDelete');
  const messages = ids.flatMap((id) => {
    const message = channel.messages.get(id);
    return message && message.reader === null ? [message] : [];
  });
  deleteMessages(core, channel, messages);
  return done;
}

export const messageRoutes: readonly Route[] = [
  route('GET', '/channels/:channel/messages', list),
  route('POST', '/channels/:channel/messages', create),
  route('POST', '/channels/:channel/messages/bulk-delete', bulkRemove),
  route('GET', '/channels/:channel/messages/:message', get),
  route('PATCH', '/channels/:channel/messages/:message', edit),
  route('DELETE', '/channels/:channel/messages/:message', remove),
];
