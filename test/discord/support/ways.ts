import { Channels } from '../../../src/discord/channel.ts';
import type { GameTable } from '../../support/table.ts';

/** The bot's own ways to Discord, beside those that it has itself. */
export function ways({ turnkeeper, playground, clock, troubles }: GameTable): Channels {
  return new Channels({
    rest: turnkeeper.bot.client.rest,
    token: playground.token,
    log: troubles.log,
    now: () => new Date(clock.now()),
    timer: (ms, run) => clock.after(ms, run),
    alone: true,
  });
}
