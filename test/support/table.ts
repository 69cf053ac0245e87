import { rm } from 'node:fs/promises';
import { type Logger, pino } from 'pino';
import type { DiceBox, Store } from '../../src/app/ports.ts';
import { onceOf } from '../../src/discord/posting/wires.ts';
import { compose, type Turnkeeper } from '../../src/compose.ts';
import {
  type LoggedRequest,
  type ManualClock,
  manualClock,
  openApiPath,
  type Playground,
  startPlayground,
  type WorldBuilder,
} from '../../src/playground/index.ts';
import type { Opening } from '../../src/store/index.ts';
import type { Systems } from '../../src/systems/registry.ts';
import { emptyDatabase, type Lent, lend, noPowerCut } from './lent.ts';
import { straight } from './straight.ts';

/** Errors that the bot logged: a test that passes has none. */
export interface Troubles {
  readonly log: Logger;
  readonly errors: readonly {
    readonly msg: string;
    readonly err?: { readonly name?: string; readonly message: string; readonly stack?: string };
  }[];
  clear(): void;
}

export function troubles(): Troubles {
  const errors: Troubles['errors'][number][] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void errors.push(JSON.parse(line)) });
  return { log, errors, clear: () => errors.splice(0) };
}

export interface GameTable {
  readonly playground: Playground;
  readonly turnkeeper: Turnkeeper;
  readonly clock: ManualClock;
  readonly troubles: Troubles;
  readonly databaseUrl: string;
  /** Stops the bot and starts it anew on the same data, as a deploy would. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface TableOptions {
  readonly dice?: DiceBox;
  readonly databaseUrl?: string;
  readonly guildId?: string;
  readonly store?: (opened: Store) => Store;
  readonly opening?: Opening; // the disk below the store; one that never fails and is never waited for, unless given
  readonly systems?: () => Systems; // those that each start finds
  readonly world?: (build: WorldBuilder) => void;
  readonly overSockets?: true; // the bot's requests go as they do in the wild, for who listens there
  readonly wrong?: number; // by how many milliseconds the bot's clock is ahead of Discord's
}

/** Whether a message would come twice where Discord takes a post twice: all of the bot's own say which one they are. */
const mayComeTwice = ({ method, route, body }: LoggedRequest): boolean => {
  if (method !== 'POST' || route !== '/channels/:channel/messages') return false;
  const isOnce = typeof body === 'object' && body !== null && 'nonce' in body && 'enforce_nonce' in body;
  return !isOnce || body.nonce === '' || body.enforce_nonce !== true;
};

/** The database that a test names, a file of its own where it wants to see what is beneath the store, else one that is lent. */
async function databaseFor({
  databaseUrl,
  store,
  opening,
}: TableOptions): Promise<Omit<Lent, 'open'> & Partial<Lent>> {
  if (databaseUrl !== undefined) return { databaseUrl, giveBack: async () => undefined };
  if (store === undefined && opening === undefined) return lend();
  const made = await emptyDatabase();
  return {
    databaseUrl: made.databaseUrl,
    giveBack: () => rm(made.folder, { recursive: true, force: true }),
  };
}

/** The real bot on a playground of its own, with an empty database: the whole of it. */
export async function openTable(options: TableOptions = {}): Promise<GameTable> {
  const { databaseUrl, ...database } = await databaseFor(options);
  const clock = manualClock();
  const heard = troubles();
  const openapi = openApiPath();
  const playground = await startPlayground({
    clock,
    identifyWindow: 0,
    ...(openapi === undefined ? {} : { openapi }),
    ...(options.world === undefined ? {} : { world: options.world }),
  });
  // A test need not wait for the next second; what it has to say about limits it says itself.
  playground.limitGlobally({ limit: 10_000, window: 1000 });
  const start = async () => {
    const started = await compose({
      databaseUrl,
      ...(database.open === undefined ? {} : { open: database.open }),
      token: playground.token,
      api: playground.restUrl,
      ...(options.overSockets === true ? {} : { send: straight(playground) }),
      log: heard.log,
      clock: { now: () => new Date(clock.now() + (options.wrong ?? 0)) },
      timer: (ms, run) => clock.after(ms, run),
      ...(options.dice === undefined ? {} : { dice: options.dice }),
      ...(options.store === undefined ? {} : { store: options.store }),
      opening: options.opening ?? noPowerCut,
      ...(options.systems === undefined ? {} : { systems: options.systems() }),
      ...(options.guildId === undefined ? {} : { guildId: options.guildId }),
    });
    const { rest } = started.bot.client;
    for (const way of [rest, onceOf(rest)]) way.options.globalRequestsPerSecond = 10_000;
    return started;
  };
  let turnkeeper = await start();
  return {
    playground,
    clock,
    troubles: heard,
    databaseUrl,
    get turnkeeper() {
      return turnkeeper;
    },
    restart: async () => {
      await turnkeeper.stop();
      turnkeeper = await start();
    },
    close: async () => {
      await turnkeeper.stop();
      await playground.close();
      await database.giveBack();
      const twice = playground.requests.filter(mayComeTwice);
      if (twice.length > 0) throw new Error(`posts without a nonce: ${JSON.stringify(twice.slice(0, 3))}`);
    },
  };
}
