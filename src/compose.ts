import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { type App, createApp } from './app/index.ts';
import type { Clock, DiceBox, Ids, Store } from './app/ports.ts';
import { remembering } from './app/remember.ts';
import { seededDice } from './dice/index.ts';
import { whileAnswerable } from './discord/answerable.ts';
import { type Bot, startBot } from './discord/bot.ts';
import { loadCommands } from './discord/loader.ts';
import type { Timer } from './discord/responder.ts';
import { openStore } from './store/index.ts';
import { type Systems, systems } from './systems/registry.ts';

export interface Parts {
  readonly databaseUrl: string;
  readonly token: string;
  readonly log: Logger;
  readonly api?: string; // another server than Discord's
  readonly guildId?: string;
  readonly systems?: Systems; // other rulebooks than ours, for tests
  readonly dice?: DiceBox; // scripted ones, for playscripts
  readonly clock?: Clock; // a moved one, for tests
  readonly timer?: Timer; // the same for how long an answer takes
  readonly store?: (opened: Store) => Store; // puts a slow or a failing one before it, for tests
}

export interface Turnkeeper {
  readonly app: App;
  readonly bot: Bot;
  readonly commands: number;
  /** Finishes what was begun, then closes everything. */
  stop(): Promise<void>;
}

/** Secrets drawn by the operating system, and the dice that follow from a seed. */
export const secretDice: DiceBox = {
  newSeed: () => randomBytes(32).toString('hex'),
  source: seededDice,
};

const systemClock: Clock = { now: () => new Date() };
/** Ids that grow: what was made later sorts later, within one millisecond too. */
const growingIds: Ids = { next: () => v7() };

/** Puts the bot together: store, use cases, commands, connection. */
export async function compose(parts: Parts): Promise<Turnkeeper> {
  const [opened, commands] = await Promise.all([
    openStore(parts.databaseUrl),
    loadCommands(new URL('../commands/', import.meta.url)),
  ]);
  // A file of our own has one writer, so what was read can be remembered; a server may have several.
  const kept: Store = parts.databaseUrl.startsWith('file:') ? remembering(opened) : opened;
  const store = whileAnswerable(parts.store?.(kept) ?? kept);
  const app = createApp({
    store,
    systems: parts.systems ?? systems,
    clock: parts.clock ?? systemClock,
    dice: parts.dice ?? secretDice,
    ids: growingIds,
  });
  const { token, log, api, guildId, timer } = parts;
  const bot = await startBot({
    app,
    commands,
    token,
    log,
    ...(api === undefined ? {} : { api }),
    ...(guildId === undefined ? {} : { guildId }),
    ...(timer === undefined ? {} : { timer }),
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  return {
    app,
    bot,
    commands: commands.size,
    stop: async () => {
      await bot.stop();
      await store.close();
    },
  };
}
