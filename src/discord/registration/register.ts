import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  DiscordAPIError,
  InteractionContextType,
  type REST,
  Routes,
} from 'discord.js';
import type { Logger } from 'pino';
import { CannotStart, type Store } from '../../app/ports.ts';
import type { Command } from '../command.ts';
import { pauseBefore } from '../connection/patience.ts';
import { passing } from '../connection/troubles.ts';
import type { CommandLinks } from '../links.ts';
import type { Timer } from '../responder.ts';
import { sameCommands } from './same.ts';

const UNKNOWN_GUILD = 10004;
const MISSING_ACCESS = 50001;

export interface Registering {
  readonly rest: REST;
  readonly store: Pick<Store, 'factsFrom' | 'setFact'>;
  readonly applicationId: string;
  readonly guildId: string | undefined; // register for this server only
  readonly links: Pick<CommandLinks, 'learn'>; // keep the ids that Discord gives
  readonly log: Logger;
  readonly timer: Timer;
}

/**
 * Sees to it that Discord has our commands: asks what it has, and tells it ours where they differ. Registered for one server when
 * `guildId` is given, else everywhere; a server that had its own before loses them. Gives whether anything was sent. Where Discord
 * is in trouble it is tried again and again, while the bot serves. Throws `CannotStart` where the server does not have the bot.
 */
export const registerCommands = (at: Registering, commands: Iterable<Command>): Promise<boolean> =>
  trying(at, [...commands].flatMap(bodiesOf), 1);

async function trying(at: Registering, bodies: readonly object[], tries: number): Promise<boolean> {
  try {
    return await register(at, bodies);
  } catch (error) {
    const { log, timer, guildId } = at;
    const why = passing(error);
    if (why !== null) {
      const pause = pauseBefore(tries);
      log.warn(`Discord doesn't take the commands (${why}): I try again in ${pause / 1000} seconds.`);
      timer(
        pause,
        () => void trying(at, bodies, tries + 1).catch((again: unknown) => log.error({ err: again })),
      );
      return false;
    }
    if (guildId !== undefined && isShut(error))
      throw new CannotStart(
        `The server TURNKEEPER_GUILD names (${guildId}) doesn't have this bot, or doesn't let it have commands: invite the bot to it, or unset TURNKEEPER_GUILD.`,
      );
    if (!(error instanceof DiscordAPIError)) throw error;
    // A bug of ours. Whoever has the commands of before can go on using them.
    log.error(`Discord refuses the commands (code ${error.code}): ${error.message}`);
    return false;
  }
}

async function register(
  { rest, store, applicationId, guildId, links }: Registering,
  body: readonly object[],
): Promise<boolean> {
  const keyOf = (server: string) => `commands:${applicationId}:${server}`;
  const route =
    guildId === undefined
      ? Routes.applicationCommands(applicationId)
      : Routes.applicationGuildCommands(applicationId, guildId);
  if (guildId !== undefined) await store.setFact(keyOf(guildId), 'has its own');
  const registered = await rest.get(route);
  const differ = !Array.isArray(registered) || !sameCommands(body, registered);
  links.learn(differ ? await rest.put(route, { body }) : registered);
  // Servers that have, or once had, commands of their own.
  for (const [key, state] of await store.factsFrom(keyOf(''))) {
    const server = key.slice(keyOf('').length);
    if (server === guildId || !/^\d+$/u.test(server) || state === '') continue;
    await rest
      .put(Routes.applicationGuildCommands(applicationId, server), { body: [] })
      .catch((error: unknown) => {
        if (!isShut(error)) throw error; // who has thrown us out has thrown them out
      });
    await store.setFact(key, '');
  }
  return differ;
}

const isShut = (error: unknown): boolean =>
  error instanceof DiscordAPIError && (error.code === UNKNOWN_GUILD || error.code === MISSING_ACCESS);

const SERVERS = {
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
};

const ANYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};

/** A command and what it adds to the menu of every message, as Discord takes them, with where they are offered. */
const bodiesOf = ({ data, anywhere, menu = {} }: Command): readonly object[] => [
  { ...data, ...(anywhere === true ? ANYWHERE : SERVERS) },
  ...Object.keys(menu).map((name) => ({ type: ApplicationCommandType.Message, name, ...SERVERS })),
];
