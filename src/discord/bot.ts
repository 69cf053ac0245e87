import { type Client, Events, GatewayDispatchEvents, type RESTOptions } from 'discord.js';
import type { APIInteraction, APIThreadChannel } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { App } from '../app/index.ts';
import { Aftermath } from './aftermath.ts';
import { Channels } from './channel.ts';
import type { Command } from './command.ts';
import { allComponents } from './components/all.ts';
import { newClient } from './connection/client.ts';
import { connect } from './connection/connect.ts';
import { DiscordTime } from './connection/discordTime.ts';
import { within } from './connection/patience.ts';
import { RolesSent } from './connection/roles.ts';
import { Forsaken } from './forsaken.ts';
import { Awake } from './posting/awake.ts';
import type { Presence } from './presence.ts';
import { CommandLinks } from './links.ts';
import { registerCommands } from './registration/register.ts';
import { realTimer, type Timer } from './responder.ts';
import { Router } from './router.ts';
import { ClockTeller } from './clock/teller.ts';
import { Ticker } from './clock/ticker.ts';

export interface BotOptions {
  readonly app: App;
  readonly people: Presence; // whom the use cases ask who is there
  readonly commands: ReadonlyMap<string, Command>;
  readonly token: string;
  readonly log: Logger;
  readonly api?: string; // another server than Discord's, for tests and the playground
  readonly send?: RESTOptions['makeRequest']; // another way there, for tests
  readonly guildId?: string; // register commands for this server only
  readonly timer?: Timer; // what measures how long an answer takes; a moved one, for tests
}

export interface Bot {
  readonly client: Client<true>;
  readonly registered: boolean; // whether Discord had to be told our commands
  /** Resolves, with why, when Discord has hung up and takes the bot no more. */
  readonly ended: Promise<string>;
  /** Resolves when nothing that was begun is unfinished. */
  idle(): Promise<void>;
  /** Takes nothing new, finishes what was begun, and leaves: within nine seconds, finished or not. */
  stop(): Promise<void>;
}

/** What a stop takes at most: to finish, and to say goodbye. */
const TO_FINISH = 8_000;
const TO_LEAVE = 1_000;

/** Connects to Discord. Resolves when the bot is ready, its commands are registered and what had waited is on its way. */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { app, people, commands, token, log, api, send, guildId, timer = realTimer } = options;
  const now = () => app.ports.clock.now().getTime();
  const time = new DiscordTime(now);
  const client = newClient(api, time, now, () => app.ports.store.durable(), send);
  const { alone } = app.ports.store;
  const channels = new Channels({
    rest: client.rest,
    token,
    log,
    now: () => app.ports.clock.now(),
    timer,
    alone,
  });
  const aftermath = new Aftermath(app, channels, log, timer);
  const ticker = new Ticker(app, new ClockTeller(app, aftermath, log), log, timer);
  const links = new CommandLinks(commands.values());
  const router = new Router(commands, allComponents(), app, aftermath, links, log, timer, time);
  let open = true;
  const roles = new RolesSent();
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (sent: APIInteraction) => roles.note(sent));
  const awake = new Awake(app.ports.store, channels, log);
  client.ws.on(GatewayDispatchEvents.ThreadUpdate, (sent: APIThreadChannel) => awake.heard(sent));
  client.on(Events.InteractionCreate, (interaction) => {
    const roleIds = roles.take(interaction.id);
    void (open ? router.handle(interaction, roleIds) : router.turnAway(interaction));
  });
  client.on(Events.Error, (error) => log.error({ err: error }, 'the connection to Discord has trouble'));
  client.on(Events.Warn, (message) => log.warn(message));
  client.on(Events.ShardReconnecting, () => time.forget());
  client.on(Events.ShardResume, () => log.info('connected to Discord again'));

  const { client: connected, ended } = await connect(client, token, log, timer);
  people.meet(connected);
  const registered = await registerCommands(
    {
      rest: client.rest,
      store: app.ports.store,
      applicationId: connected.application.id,
      guildId,
      links,
      log,
      timer,
    },
    commands.values(),
  ).catch(async (error: unknown) => {
    await client.destroy();
    throw error;
  });
  await aftermath.resume();
  await ticker.start();
  const forsaken = new Forsaken(aftermath.looks(), timer, log);
  if (!alone) forsaken.start();

  const idle = async () => {
    const keepPace = channels.live.hurry();
    await router.idle();
    await ticker.idle();
    await forsaken.idle();
    await aftermath.cards.idle();
    await aftermath.boards.idle();
    await channels.live.idle();
    await awake.idle();
    await aftermath.shownIn.written();
    keepPace();
  };
  const stop = async () => {
    open = false;
    forsaken.stop();
    channels.live.drop();
    const finished = await within(timer, TO_FINISH, ticker.stop().then(idle));
    if (!finished) log.warn('stopped before everything was told: the rest is told at the next start');
    await within(timer, TO_LEAVE, client.destroy());
  };
  let stopped: Promise<void> | null = null;
  return {
    client: connected,
    registered,
    ended,
    idle,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
