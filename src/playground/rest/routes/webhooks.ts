import { createHash, randomBytes } from 'node:crypto';
import { deleteOwn, editOwn, followUp, interactionOfToken, ownMessage } from '../../interactions/token.ts';
import { type Fields, Form, fieldsAt, textAt, urlAt } from '../../limits/form.ts';
import { checkMessage, standing } from '../../limits/message.ts';
import { createMessage, deleteMessage, editMessage } from '../../world/messages.ts';
import { mayInGuild, Permission } from '../../world/permissions.ts';
import type { Channel, StoredMessage, Webhook } from '../../world/state.ts';
import { createThread, wakeThread } from '../../world/threads.ts';
import { webhookView } from '../../world/views.ts';
import { channelOf, guildOf, idParam, requireBot, requireBotInGuild } from '../access.ts';
import { refusal } from '../errors.ts';
import { type Call, done, ok, type Reply, type Route, route } from '../router.ts';

const perChannel = 15;
const perServer = 1000;

// The bot's own webhooks in channels.

function create(call: Call): Reply {
  const { core } = call;
  const channel = channelOf(call, Permission.ManageWebhooks);
  if (channel.guildId === null || channel.thread) throw refusal('wrongChannelType');
  const { name, avatar = null } = checkWebhook(call.body, true);
  const there = [...core.world.webhooks.values()].filter((hook) => hook.channelId === channel.id);
  if (there.length >= perChannel) throw refusal('tooManyWebhooks');
  const all = [...core.world.webhooks.values()].filter((hook) => hook.guildId === channel.guildId);
  if (all.length >= perServer) throw refusal('tooManyServerWebhooks');
  const webhook: Webhook = {
    id: core.ids.next(),
    token: randomBytes(51).toString('base64url'),
    guildId: channel.guildId,
    channelId: channel.id,
    name: name ?? 'webhook',
    avatar: pictureOf(core, avatar),
    creatorId: core.world.botId,
  };
  core.world.webhooks.set(webhook.id, webhook);
  core.bus.emit('webhooks', channel);
  return ok(webhookView(core.world, webhook, true));
}

/** Names of 1 to 80, and none with 'discord' or 'clyde' in it; pictures as data, of the kinds Discord takes. */
function checkWebhook(
  body: unknown,
  creating: boolean,
): { name?: string; avatar?: string | null; channel_id?: string } {
  const form = new Form();
  const fields = fieldsAt(form, [], body ?? {}) ?? {};
  const name = textAt(form, ['name'], fields.name, { min: 1, max: 80, required: creating });
  checkName(form, 'name', name);
  if (fields.avatar !== undefined && fields.avatar !== null && readPicture(fields.avatar) === null)
    form.add(['avatar'], 'BASE_TYPE_BAD_IMAGE', 'Invalid image data');
  form.check();
  return fields;
}

/** A picture in a data address; null for what is none. Discord looks at the bytes, and so does this. */
function readPicture(value: unknown): { readonly type: string; readonly bytes: Uint8Array } | null {
  const [, type = '', data = ''] =
    /^data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/]+=*)$/.exec(String(value)) ?? [];
  const bytes = Buffer.from(data, 'base64');
  return bytes.length > 0 && signs[type]?.test(bytes.subarray(0, 12).toString('latin1'))
    ? { type, bytes }
    : null;
}

const signs: Readonly<Record<string, RegExp>> = {
  'image/png': /^\x89PNG/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8/,
  'image/webp': /^RIFF.{4}WEBP/s,
};

/** Keeps a webhook's picture; its hash is what messages carry. Null takes it away. */
function pictureOf(core: Call['core'], avatar: string | null): string | null {
  const picture = readPicture(avatar);
  if (picture === null) return null;
  const hash = createHash('md5').update(picture.bytes).digest('hex');
  core.files.add(hash, { name: 'avatar', ...picture });
  core.avatars.set(hash, `${core.origin()}/attachments/avatar/${hash}/avatar`);
  return hash;
}

function checkName(form: Form, field: string, name: string | undefined): void {
  const word = /discord|clyde/i.exec(name ?? '')?.[0]?.toLowerCase();
  if (word) form.add([field], 'USERNAME_INVALID_CONTAINS', `Username cannot contain "${word}"`);
}

function inChannel(call: Call): Reply {
  const channel = channelOf(call, Permission.ManageWebhooks);
  const hooks = [...call.core.world.webhooks.values()].filter((hook) => hook.channelId === channel.id);
  return ok(
    hooks.map((hook) => webhookView(call.core.world, hook, hook.creatorId === call.core.world.botId)),
  );
}

function inGuild(call: Call): Reply {
  const guild = guildOf(call);
  requireBotInGuild(call.core, guild, Permission.ManageWebhooks);
  const hooks = [...call.core.world.webhooks.values()].filter((hook) => hook.guildId === guild.id);
  return ok(
    hooks.map((hook) => webhookView(call.core.world, hook, hook.creatorId === call.core.world.botId)),
  );
}

/** A webhook by its id alone is for those who manage webhooks; with its token, for anybody. */
function webhookOf(call: Call, byToken: boolean): Webhook {
  const { core } = call;
  const webhook = core.world.webhooks.get(idParam(call, 'webhook'));
  if (!webhook) throw refusal('unknownWebhook');
  if (byToken) {
    if (webhook.token !== call.param('token')) throw refusal('invalidWebhookToken');
  } else if (!mayInGuild(core.world, webhook.guildId, core.world.botId, Permission.ManageWebhooks))
    throw refusal('missingPermissions');
  return webhook;
}

const get =
  (byToken: boolean) =>
  (call: Call): Reply =>
    ok(webhookView(call.core.world, webhookOf(call, byToken), true));

const edit =
  (byToken: boolean) =>
  (call: Call): Reply => {
    const webhook = webhookOf(call, byToken);
    const change = checkWebhook(call.body, false);
    if (change.name !== undefined) webhook.name = change.name;
    if (change.avatar !== undefined) webhook.avatar = pictureOf(call.core, change.avatar);
    if (!byToken && change.channel_id !== undefined) {
      const target = call.core.world.channels.get(change.channel_id);
      if (!target) throw refusal('unknownChannel');
      requireBot(call.core, target, Permission.ManageWebhooks);
      webhook.channelId = target.id;
    }
    return ok(webhookView(call.core.world, webhook, true));
  };

const remove =
  (byToken: boolean) =>
  (call: Call): Reply => {
    const webhook = webhookOf(call, byToken);
    call.core.world.webhooks.delete(webhook.id);
    const channel = call.core.world.channels.get(webhook.channelId);
    if (channel) call.core.bus.emit('webhooks', channel);
    return done;
  };

// Messages by token: follow-ups of an interaction, or what a channel's webhook says.

function isInteractionToken(call: Call): boolean {
  return call.param('webhook') === call.core.world.applicationId;
}

function execute(call: Call): Reply {
  const { core } = call;
  if (isInteractionToken(call)) {
    const message = followUp(core, interactionOfToken(core, call.param('token')), call.body, call.files);
    return ok(message.api);
  }
  const webhook = webhookOf(call, true);
  const form = new Form();
  const fields = fieldsAt(form, [], call.body ?? {}) ?? {};
  checkName(form, 'username', textAt(form, ['username'], fields.username, { min: 1, max: 80 }));
  urlAt(form, ['avatar_url'], fields.avatar_url);
  form.check();
  const body = checkMessage(call.body, { files: call.files });
  const channel = target(call, webhook, fields);
  const message = createMessage(core, {
    channel,
    author: {
      id: webhook.id,
      username: body.username ?? webhook.name,
      global_name: null,
      discriminator: '0000',
      avatar: body.avatar_url ? avatarAt(core, body.avatar_url) : webhook.avatar,
      bot: true,
    },
    body,
    files: call.files,
    webhookId: webhook.id,
    applicationId: core.world.applicationId,
    ...(isEmptyPost(core, channel) ? { id: channel.id } : {}),
  });
  return call.query.get('wait') === 'true' ? ok(message.api) : done;
}

/** Discord copies the picture and gives it a hash; the playground only remembers where it is. */
function avatarAt(core: Call['core'], url: string): string {
  const hash = createHash('md5').update(url).digest('hex');
  core.avatars.set(hash, url);
  return hash;
}

/** The first message of a forum post takes the post's id. */
function isEmptyPost(core: Call['core'], channel: Channel): boolean {
  return channel.messages.size === 0 && core.world.channels.get(channel.parentId ?? '')?.type === 15;
}

/** Where a webhook speaks: its channel, a thread of it, or a new post in its forum. */
function target(call: Call, webhook: Webhook, fields: Fields): Channel {
  const { core } = call;
  const home = core.world.channels.get(webhook.channelId);
  if (!home) throw refusal('unknownChannel');
  const threadId = call.query.get('thread_id');
  const threadName = typeof fields.thread_name === 'string' ? fields.thread_name : null;
  if (threadId !== null && threadName !== null) throw refusal('webhookThreadTwice');
  if (threadName !== null) {
    if (home.type !== 15) throw refusal('webhookThreadNameOutsideForum');
    return createThread(core, { parent: home, ownerId: webhook.id, name: threadName, post: true });
  }
  if (threadId === null) {
    if (home.type === 15) throw refusal('webhookNeedsThread');
    return home;
  }
  const thread = core.world.channels.get(threadId);
  if (!thread?.thread || thread.parentId !== home.id) throw refusal('unknownChannel');
  if (thread.thread.archived && thread.thread.locked) throw refusal('threadArchived');
  wakeThread(core, thread, core.world.botId);
  return thread;
}

/** One of a channel webhook's own messages. */
function spoken(call: Call, webhook: Webhook): { channel: Channel; message: StoredMessage } {
  const threadId = call.query.get('thread_id');
  const channel = call.core.world.channels.get(threadId ?? webhook.channelId);
  const message = channel?.messages.get(idParam(call, 'message'));
  if (!channel || !message || message.webhookId !== webhook.id) throw refusal('unknownMessage');
  return { channel, message };
}

function getMessage(call: Call): Reply {
  const { core } = call;
  if (isInteractionToken(call)) {
    const interaction = interactionOfToken(core, call.param('token'));
    return ok(ownMessage(core, interaction, call.param('message')).api);
  }
  return ok(spoken(call, webhookOf(call, true)).message.api);
}

function editMessageByToken(call: Call): Reply {
  const { core } = call;
  if (isInteractionToken(call)) {
    const interaction = interactionOfToken(core, call.param('token'));
    return ok(editOwn(core, interaction, call.param('message'), call.body, call.files).api);
  }
  const { channel, message } = spoken(call, webhookOf(call, true));
  if (channel.thread?.archived) throw refusal('threadArchived');
  const body = checkMessage(call.body, {
    files: call.files,
    before: standing(message),
  });
  return ok(editMessage(core, channel, message, body, call.files).api);
}

function deleteMessageByToken(call: Call): Reply {
  const { core } = call;
  if (isInteractionToken(call)) {
    deleteOwn(core, interactionOfToken(core, call.param('token')), call.param('message'));
    return done;
  }
  const { channel, message } = spoken(call, webhookOf(call, true));
  deleteMessage(core, channel, message);
  return done;
}

const byToken = { auth: false, global: false } as const;

export const webhookRoutes: readonly Route[] = [
  route('POST', '/channels/:channel/webhooks', create),
  route('GET', '/channels/:channel/webhooks', inChannel),
  route('GET', '/guilds/:guild/webhooks', inGuild),
  route('GET', '/webhooks/:webhook', get(false)),
  route('PATCH', '/webhooks/:webhook', edit(false)),
  route('DELETE', '/webhooks/:webhook', remove(false)),
  route('GET', '/webhooks/:webhook/:token', get(true), byToken),
  route('PATCH', '/webhooks/:webhook/:token', edit(true), byToken),
  route('DELETE', '/webhooks/:webhook/:token', remove(true), byToken),
  route('POST', '/webhooks/:webhook/:token', execute, byToken),
  route('GET', '/webhooks/:webhook/:token/messages/:message', getMessage, byToken),
  route('PATCH', '/webhooks/:webhook/:token/messages/:message', editMessageByToken, byToken),
  route('DELETE', '/webhooks/:webhook/:token/messages/:message', deleteMessageByToken, byToken),
];
