import { Permission } from '../../world/permissions.ts';
import { channelsOf } from '../../world/state.ts';
import { channelView, guildView, memberView, roleView, userView } from '../../world/views.ts';
import { botHasAny, guildOf, idParam, limitOf } from '../access.ts';
import { refusal } from '../errors.ts';
import { type Call, ok, type Reply, type Route, route } from '../router.ts';

function get(call: Call): Reply {
  const guild = guildOf(call);
  const counts =
    call.query.get('with_counts') === 'true'
      ? { approximate_member_count: guild.members.size, approximate_presence_count: guild.members.size }
      : {};
  return ok({ ...guildView(guild), ...counts });
}

function channels(call: Call): Reply {
  const { core } = call;
  const all = channelsOf(core.world, guildOf(call).id).filter(
    (channel) => !channel.thread && botHasAny(core, channel, Permission.ViewChannel),
  );
  return ok(all.map((channel) => channelView(core.world, channel)));
}

function roles(call: Call): Reply {
  return ok([...guildOf(call).roles.values()].map(roleView));
}

function role(call: Call): Reply {
  const found = guildOf(call).roles.get(idParam(call, 'role'));
  if (!found) throw refusal('unknownRole');
  return ok(roleView(found));
}

function member(call: Call): Reply {
  const { core } = call;
  const found = guildOf(call).members.get(idParam(call, 'user'));
  if (!found) throw refusal(core.world.users.has(call.param('user')) ? 'unknownMember' : 'unknownUser');
  return ok(memberView(core.world, found));
}

/** The list of members is privileged. */
function members(call: Call): Reply {
  const { core } = call;
  const guild = guildOf(call);
  if (!core.privileged.members) throw refusal('missingAccess');
  const limit = limitOf(call, 1, 1000);
  const after = BigInt(call.query.get('after') ?? '0');
  const all = [...guild.members.values()]
    .filter((entry) => BigInt(entry.userId) > after)
    .sort((a, b) => (BigInt(a.userId) < BigInt(b.userId) ? -1 : 1));
  return ok(all.slice(0, limit).map((entry) => memberView(core.world, entry)));
}

function search(call: Call): Reply {
  const { core } = call;
  const guild = guildOf(call);
  const query = (call.query.get('query') ?? '').toLowerCase();
  const limit = limitOf(call, 1, 1000);
  const found = [...guild.members.values()].filter((entry) => {
    const user = userView(core.world, entry.userId);
    return [entry.nick, user.global_name, user.username].some((name) =>
      name?.toLowerCase().startsWith(query),
    );
  });
  return ok(found.slice(0, limit).map((entry) => memberView(core.world, entry)));
}

function user(call: Call): Reply {
  const found = call.core.world.users.get(idParam(call, 'user'));
  if (!found) throw refusal('unknownUser');
  return ok(found);
}

function myGuilds(call: Call): Reply {
  const { core } = call;
  return ok(
    [...core.world.guilds.values()].map((guild) => ({
      id: guild.id,
      name: guild.name,
      icon: null,
      banner: null,
      owner: false,
      permissions: String(Permission.ViewChannel),
      features: [],
    })),
  );
}

export const guildRoutes: readonly Route[] = [
  route('GET', '/guilds/:guild', get),
  route('GET', '/guilds/:guild/channels', channels),
  route('GET', '/guilds/:guild/roles', roles),
  route('GET', '/guilds/:guild/roles/:role', role),
  route('GET', '/guilds/:guild/members', members),
  route('GET', '/guilds/:guild/members/search', search),
  route('GET', '/guilds/:guild/members/:user', member),
  route('GET', '/users/@me/guilds', myGuilds),
  route('GET', '/users/:user', user),
];
