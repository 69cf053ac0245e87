import {
  Client,
  DefaultRestOptions,
  GatewayIntentBits,
  Options,
  Partials,
  type RESTOptions,
} from 'discord.js';
import { onceDurable } from '../outgoing.ts';
import { waitsTooLong } from '../posting/wires.ts';
import type { DiscordTime } from './discordTime.ts';

/**
 * The library's client as we use it: the least of intents, caches and waiting. `time` hears the Date of every answer. What tells anything
 * of what is stored waits until it is `durable`.
 */
export function newClient(
  api: string | undefined,
  time: DiscordTime,
  now: () => number,
  durable: () => Promise<void>,
  send: RESTOptions['makeRequest'] = DefaultRestOptions.makeRequest,
): Client {
  return new Client({
    // Interactions come without any intent; guilds tell which channels are threads.
    intents: [GatewayIntentBits.Guilds],
    // A thread we have not heard of (a private one) is taken from the interaction itself: it says whose thread it is.
    partials: [Partials.Channel],
    // What people do is passed on at once. A server in outage would make the library keep it all back for 15 seconds, and we need nothing
    // of a server that does not come with an interaction.
    waitGuildTimeout: 0,
    rest: {
      rejectOnRateLimit: waitsTooLong,
      ...(api === undefined ? {} : { api }),
      makeRequest: onceDurable(durable, async (url, init) => {
        const sent = now();
        const answer = await send(url, init);
        time.heard(answer.headers.get('date'), sent);
        return answer;
      }),
    },
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      AutoModerationRuleManager: 0,
      ApplicationCommandManager: 0,
      ApplicationEmojiManager: 0,
      BaseGuildEmojiManager: 0,
      DMMessageManager: 0,
      EntitlementManager: 0,
      GuildBanManager: 0,
      GuildEmojiManager: 0,
      GuildForumThreadManager: 0,
      GuildInviteManager: 0,
      GuildMemberManager: { maxSize: 200, keepOverLimit: (member) => member.id === member.client.user.id },
      GuildMessageManager: 0,
      GuildScheduledEventManager: 0,
      GuildStickerManager: 0,
      GuildTextThreadManager: 0,
      MessageManager: 0,
      PresenceManager: 0,
      ReactionManager: 0,
      ReactionUserManager: 0,
      StageInstanceManager: 0,
      ThreadMemberManager: 0,
      UserManager: { maxSize: 500, keepOverLimit: (user) => user.id === user.client.user.id },
      VoiceStateManager: 0,
    }),
  });
}
