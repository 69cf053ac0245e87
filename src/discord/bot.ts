import { Client, Events, GatewayIntentBits, Options, Partials } from 'discord.js';
import type { Logger } from 'pino';
import type { App } from '../app/index.ts';
import { Aftermath } from './aftermath.ts';
import { Channels } from './channel.ts';
import type { Command } from './command.ts';
import { decisionComponents } from './components/decide.ts';
import { padComponents } from './components/pad.ts';
import { paintComponents } from './components/paint.ts';
import { turnComponents } from './components/turn.ts';
import { whyComponents } from './components/why.ts';
import { registerCommands } from './register.ts';
import { realTimer, type Timer } from './responder.ts';
import { Router } from './router.ts';
import { Ticker } from './clock/ticker.ts';

export interface BotOptions {
  readonly app: App;
  readonly commands: ReadonlyMap<string, Command>;
  readonly token: string;
  readonly log: Logger;
  readonly api?: string; // another server than Discord's, for tests and the playground
  readonly guildId?: string; // register commands for this server only
  readonly timer?: Timer; // what measures how long an answer takes; a moved one, for tests
}

export interface Bot {
  readonly client: Client<true>;
  readonly registered: boolean; // whether Discord had to be told our commands
  /** Resolves when nothing that was begun is unfinished. */
  idle(): Promise<void>;
  /** Takes nothing new, finishes what was begun, and leaves. */
  stop(): Promise<void>;
}

/** Connects to Discord. Resolves when the bot is ready, its commands are registered and what had waited is on its way. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { app, commands, token, log, api, guildId, timer = realTimer } = options;
  const client = new Client({
    // Interactions come without any intent; guilds tell which channels are threads.
    intents: [GatewayIntentBits.Guilds],
    // A thread we have not heard of (a private one) is taken from the interaction itself: it says whose thread it is.
    partials: [Partials.Channel],
    rest: api === undefined ? {} : { api },
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
  const channels = new Channels(client.rest);
  const aftermath = new Aftermath(app, channels, log, timer);
  const ticker = new Ticker(app, aftermath.clock, log, timer);
  const router = new Router(
    commands,
    [decisionComponents, turnComponents, whyComponents, paintComponents, padComponents],
    app,
    aftermath,
    log,
    timer,
  );
  let open = true;
  client.on(Events.InteractionCreate, (interaction) => {
    void (open ? router.handle(interaction) : router.turnAway(interaction));
  });
  client.on(Events.Error, (error) => log.error({ err: error }, 'the connection to Discord has trouble'));
  client.on(Events.Warn, (message) => log.warn(message));
  client.on(Events.ShardDisconnect, (event) => log.warn({ code: event.code }, 'disconnected from Discord'));
  client.on(Events.ShardResume, () => log.info('connected to Discord again'));

  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  const connected = await ready;
  const registered = await registerCommands(
    client.rest,
    app.ports.store,
    connected.application.id,
    guildId,
    commands.values(),
  );
  await aftermath.resume();
  await ticker.start();

  const idle = async () => {
    await router.idle();
    await ticker.idle();
    await aftermath.trackers.idle();
    await aftermath.requests.idle();
    await aftermath.boards.idle();
    await aftermath.shownIn.written();
    await aftermath.strikes.idle();
  };
  return {
    client: connected,
    registered,
    idle,
    stop: async () => {
      open = false;
      await ticker.stop();
      await idle();
      await client.destroy();
    },
  };
}
