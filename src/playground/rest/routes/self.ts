import { invalid, isFields } from '../../limits/form.ts';
import { directChannel } from '../../world/make.ts';
import { isSnowflake } from '../../world/snowflake.ts';
import { channelView, userView } from '../../world/views.ts';
import { refusal } from '../errors.ts';
import { type Call, ok, type Reply, type Route, route } from '../router.ts';

function me(call: Call): Reply {
  const { world } = call.core;
  return ok({
    ...userView(world, world.botId),
    verified: true,
    mfa_enabled: false,
    locale: 'en-US',
    email: null,
  });
}

function application(call: Call): Reply {
  const { world } = call.core;
  const bot = userView(world, world.botId);
  const [guild] = world.guilds.values();
  return ok({
    id: world.applicationId,
    name: bot.username,
    icon: null,
    description: '',
    summary: '',
    type: null,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    approximate_guild_count: world.guilds.size,
    approximate_user_install_count: 0,
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: userView(world, guild?.ownerId ?? world.botId),
    team: null,
    bot,
  });
}

/** Opens the direct conversation with somebody. */
function openDirect(call: Call): Reply {
  const { core, body } = call;
  const id = isFields(body) ? body.recipient_id : undefined;
  if (!isSnowflake(id))
    throw invalid(['recipient_id'], 'NUMBER_TYPE_COERCE', `Value "${String(id)}" is not snowflake.`);
  const user = core.world.users.get(id);
  if (!user) throw refusal('unknownUser');
  if (id === core.world.botId || user.bot) throw refusal('cannotMessageUser');
  return ok(channelView(core.world, directChannel(core, id), core.world.botId));
}

export const selfRoutes: readonly Route[] = [
  route('GET', '/users/@me', me),
  route('GET', '/applications/@me', application),
  route('GET', '/oauth2/applications/@me', application),
  route('POST', '/users/@me/channels', openDirect),
];
