import { type Client, Events, Routes } from 'discord.js';
import type { APIGatewayBotInfo } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { CannotStart } from '../../app/ports.ts';
import type { Timer } from '../responder.ts';
import { pauseBefore, waiting } from './patience.ts';
import { downAgain, hungUp, isWrongToken, noSessions, passing, wrongToken } from './troubles.ts';

export interface Connected {
  readonly client: Client<true>;
  /** Resolves, with why, when Discord has hung up and takes us no more. */
  readonly ended: Promise<string>;
}

/**
 * Connects to Discord; where it can't be reached, says so once and keeps trying, for a bot at home has nobody to start it again. Throws
 * `CannotStart` where trying again is no use: a wrong token, no more connections today.
 */
export async function connect(client: Client, token: string, log: Logger, timer: Timer): Promise<Connected> {
  const ended = new Promise<string>((resolve) => {
    client.once(Events.ShardDisconnect, ({ code }) => resolve(hungUp(code)));
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const over = ended.then((why) => Promise.reject(new CannotStart(why)));
  over.catch(() => undefined);
  client.rest.setToken(token);
  await reachable(client, log, timer);
  await Promise.race([over, client.login(token).catch(refused)]);
  return { client: await Promise.race([over, ready]), ended };
}

/** Waits until Discord answers, and lets us connect. */
async function reachable(client: Client, log: Logger, timer: Timer): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      const { session_start_limit: limit } = (await client.rest.get(
        Routes.gatewayBot(),
      )) as APIGatewayBotInfo;
      if (limit.remaining > 0) return;
      throw new CannotStart(noSessions(new Date(Date.now() + limit.reset_after)));
    } catch (error) {
      const why = passing(error);
      if (why === null) return refused(error);
      if (tries === 1) log.warn(`Discord can't be reached (${why}): I keep trying until it can.`);
      await waiting(timer, pauseBefore(tries));
    }
  }
}

/** An error of which somebody can be told in a sentence is told in one. */
function refused(error: unknown): never {
  if (isWrongToken(error)) throw new CannotStart(wrongToken);
  const why = passing(error);
  if (why !== null) throw new CannotStart(downAgain(why));
  throw error;
}
