// What happens in the playground, told to the bot as gateway events: only what its intents and permissions allow.
import type { Core } from '../core.ts';
import { may, Permission } from '../world/permissions.ts';
import { type Channel, channelsOf, type StoredMessage, threadsOf, type World } from '../world/state.ts';
import {
  bareMember,
  channelView,
  guildView,
  hiddenView,
  memberView,
  messageForBot,
  roleView,
  threadMemberView,
} from '../world/views.ts';
import { Intent } from './intents.ts';
import type { Session } from './session.ts';

/** Connects the bus to the bot's sessions. Gives a function that ends it. */
export function tellSessions(core: Core, sessions: ReadonlyMap<string, Session>): () => void {
  const { bus, world } = core;
  const offs: (() => void)[] = [];

  const tell = (
    name: string,
    data: () => unknown,
    wants: (session: Session) => boolean = () => true,
  ): void => {
    let json: string | undefined;
    for (const session of sessions.values()) {
      if (!wants(session)) continue;
      json ??= JSON.stringify(data());
      session.dispatch(name, json);
    }
  };
  const botSees = (channel: Channel): boolean => may(world, world.botId, channel, Permission.ViewChannel);
  const guilds = (session: Session): boolean => session.wants(Intent.guilds);
  const guildsWith = (guildId: string) => (session: Session) =>
    guilds(session) && world.guilds.get(guildId)?.members.has(world.botId) === true;
  const messageIntent = (channel: Channel) => (session: Session) =>
    session.wants(channel.guildId === null ? Intent.directMessages : Intent.guildMessages);

  const tellMessage = (name: string, message: StoredMessage): void => {
    const channel = world.channels.get(message.channelId);
    if (!channel || message.reader !== null || sessions.size === 0 || !botSees(channel)) return;
    const wants = messageIntent(channel);
    for (const withContent of [true, false])
      tell(
        name,
        () => gatewayMessage(core, channel, message, withContent),
        (session) => wants(session) && session.wants(Intent.messageContent) === withContent,
      );
  };

  offs.push(bus.on('message', (message) => tellMessage('MESSAGE_CREATE', message)));
  offs.push(bus.on('edit', ({ message }) => tellMessage('MESSAGE_UPDATE', message)));
  offs.push(
    bus.on('delete', ({ channel, message }) => {
      if (message.reader !== null || !botSees(channel)) return;
      const data = { id: message.id, ...whereOf(channel) };
      tell('MESSAGE_DELETE', () => data, messageIntent(channel));
    }),
  );
  offs.push(
    bus.on('bulkDelete', ({ channel, messages }) => {
      if (!botSees(channel)) return;
      const data = { ids: messages.map((message) => message.id), ...whereOf(channel) };
      tell('MESSAGE_DELETE_BULK', () => data, messageIntent(channel));
    }),
  );
  offs.push(
    bus.on('pins', (channel) => {
      if (!botSees(channel)) return;
      const data = { ...whereOf(channel), last_pin_timestamp: channel.lastPin };
      tell('CHANNEL_PINS_UPDATE', () => data, channel.guildId === null ? messageIntent(channel) : guilds);
    }),
  );
  offs.push(
    bus.on('channel', ({ channel, change }) => {
      if (channel.guildId === null || (channel.thread && !botSees(channel))) return;
      const kind = channel.thread ? 'THREAD' : 'CHANNEL';
      const fresh = change === 'new';
      tell(
        `${kind}_${fresh ? 'CREATE' : 'UPDATE'}`,
        () => ({
          ...(channel.thread ? channelView(world, channel, world.botId) : seenView(world, channel)),
          ...(fresh && channel.thread ? { newly_created: true } : {}),
        }),
        guilds,
      );
    }),
  );
  offs.push(
    bus.on('channelGone', (channel) => {
      if (channel.guildId === null) return;
      if (channel.thread) {
        const data = {
          id: channel.id,
          guild_id: channel.guildId,
          parent_id: channel.parentId,
          type: channel.type,
        };
        tell('THREAD_DELETE', () => data, guilds);
      } else tell('CHANNEL_DELETE', () => seenView(world, channel), guilds);
    }),
  );
  offs.push(
    bus.on('threadMembers', ({ channel, added, removed }) => {
      const own = added.includes(world.botId) || removed.includes(world.botId);
      tell(
        'THREAD_MEMBERS_UPDATE',
        () => ({
          id: channel.id,
          guild_id: channel.guildId,
          member_count: channel.thread?.members.size ?? 0,
          added_members: added.map((id) => threadMemberView(channel, id)),
          removed_member_ids: removed,
        }),
        (session) => session.wants(Intent.guildMembers) || (own && guilds(session)),
      );
    }),
  );
  offs.push(
    bus.on('role', ({ guildId, role, change }) =>
      tell(
        change === 'new' ? 'GUILD_ROLE_CREATE' : 'GUILD_ROLE_UPDATE',
        () => ({ guild_id: guildId, role: roleView(role) }),
        guildsWith(guildId),
      ),
    ),
  );
  offs.push(
    bus.on('roleGone', ({ guildId, roleId }) =>
      tell('GUILD_ROLE_DELETE', () => ({ guild_id: guildId, role_id: roleId }), guildsWith(guildId)),
    ),
  );
  offs.push(
    bus.on('member', ({ guildId, member, change }) => {
      const own = member.userId === world.botId; // one's own membership needs no privileged intent
      tell(
        change === 'new' ? 'GUILD_MEMBER_ADD' : 'GUILD_MEMBER_UPDATE',
        () => ({ ...memberView(world, member), guild_id: guildId }),
        (session) => session.wants(Intent.guildMembers) || (own && change === 'changed' && guilds(session)),
      );
    }),
  );
  offs.push(
    bus.on('memberGone', ({ guildId, userId }) => {
      const user = world.users.get(userId);
      tell(
        'GUILD_MEMBER_REMOVE',
        () => ({ guild_id: guildId, user }),
        (session) => session.wants(Intent.guildMembers),
      );
    }),
  );
  offs.push(
    bus.on('guild', ({ guildId, change }) => {
      if (change === 'new') tell('GUILD_CREATE', () => guildCreate(core, guildId), guilds);
      else {
        const guild = world.guilds.get(guildId);
        if (guild) tell('GUILD_UPDATE', () => guildView(guild), guilds);
      }
    }),
  );
  offs.push(bus.on('guildGone', ({ guildId }) => tell('GUILD_DELETE', () => ({ id: guildId }), guilds)));
  offs.push(
    bus.on('typing', ({ channel, userId }) => {
      if (!botSees(channel) || userId === world.botId) return;
      const intent = channel.guildId === null ? Intent.directMessageTyping : Intent.guildMessageTyping;
      const data = { ...whereOf(channel), user_id: userId, timestamp: Math.floor(core.clock.now() / 1000) };
      tell(
        'TYPING_START',
        () => data,
        (session) => session.wants(intent),
      );
    }),
  );
  offs.push(
    bus.on('webhooks', (channel) =>
      tell(
        'WEBHOOKS_UPDATE',
        () => whereOf(channel),
        (session) => session.wants(Intent.guildWebhooks),
      ),
    ),
  );
  offs.push(bus.on('interaction', (interaction) => tell('INTERACTION_CREATE', () => interaction.payload)));
  return () => {
    for (const off of offs) off();
  };
}

/** A channel as the bot may see it. A category is seen with any channel in it. */
function seenView(world: World, channel: Channel) {
  const sees = (one: Channel): boolean => may(world, world.botId, one, Permission.ViewChannel);
  const isSeen =
    sees(channel) || [...world.channels.values()].some((one) => one.parentId === channel.id && sees(one));
  return isSeen ? channelView(world, channel) : hiddenView(channel);
}

function whereOf(channel: Channel): { readonly channel_id: string; readonly guild_id?: string } {
  return { channel_id: channel.id, ...(channel.guildId === null ? {} : { guild_id: channel.guildId }) };
}

/** A message as the gateway carries it: with the server and the author's membership. */
function gatewayMessage(core: Core, channel: Channel, message: StoredMessage, withContent: boolean): unknown {
  const { world } = core;
  const api = messageForBot(world, message, withContent);
  const guild = world.guilds.get(channel.guildId ?? '');
  if (!guild) return { ...api, channel_type: channel.type };
  const author = api.webhook_id ? undefined : guild.members.get(api.author.id);
  return {
    ...api,
    guild_id: guild.id,
    channel_type: channel.type,
    ...(author ? { member: bareMember(author) } : {}),
    mentions: api.mentions.map((user) => {
      const member = guild.members.get(user.id);
      return member ? { ...user, member: bareMember(member) } : user;
    }),
  };
}

/** A whole server as a bot without privileged intents gets it: channels it sees, active threads, itself as a member. */
export function guildCreate(core: Core, guildId: string): unknown {
  const { world } = core;
  const guild = world.guilds.get(guildId);
  if (!guild) return { id: guildId, unavailable: true };
  const sees = (channel: Channel): boolean => may(world, world.botId, channel, Permission.ViewChannel);
  const bot = guild.members.get(world.botId);
  return {
    ...guildView(guild),
    joined_at: guild.joinedAt,
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    voice_states: [],
    members: bot ? [memberView(world, bot)] : [],
    channels: channelsOf(world, guildId)
      .filter((channel) => !channel.thread)
      .map((channel) => seenView(world, channel)),
    threads: threadsOf(world, guildId)
      .filter((channel) => sees(channel) && channel.thread?.archived === false)
      .map((channel) => channelView(world, channel, world.botId)),
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
