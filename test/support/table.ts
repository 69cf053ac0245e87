import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { type Opening, openStore } from '../../src/store/index.ts';
import type { Systems } from '../../src/systems/registry.ts';

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
  readonly wrong?: number; // by how many milliseconds the bot's clock is ahead of Discord's
}

/** Nobody pulls the plug: a test of what the disk has brings its own. */
const noPowerCut: Opening = { sync: async () => undefined };

/** Whether a message would come twice where Discord takes a post twice: all of the bot's own say which one they are. */
const mayComeTwice = ({ method, route, body }: LoggedRequest): boolean => {
  if (method !== 'POST' || route !== '/channels/:channel/messages') return false;
  const isOnce = typeof body === 'object' && body !== null && 'nonce' in body && 'enforce_nonce' in body;
  return !isOnce || body.nonce === '' || body.enforce_nonce !== true;
};

let empty: Promise<Uint8Array> | undefined;

/** What a start makes where there is no database. It is made once and copied for each table: that takes half as long. */
async function emptyDatabase(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'turnkeeper-empty-'));
  const file = join(folder, 'table.db');
  const store = await openStore(`file:${file}`, noPowerCut);
  await store.close();
  const made = await readFile(file);
  await rm(folder, { recursive: true });
  return made;
}

/** The real bot on a playground of its own, with a database in a fresh folder: the whole of it, over real sockets. */
export async function openTable(options: TableOptions = {}): Promise<GameTable> {
  const folder = await mkdtemp(join(tmpdir(), 'turnkeeper-'));
  const file = join(folder, 'table.db');
  if (options.databaseUrl === undefined) {
    empty ??= emptyDatabase();
    await writeFile(file, await empty);
  }
  const databaseUrl = options.databaseUrl ?? `file:${file}`;
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
      token: playground.token,
      api: playground.restUrl,
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
      await rm(folder, { recursive: true, force: true });
      const twice = playground.requests.filter(mayComeTwice);
      if (twice.length > 0) throw new Error(`posts without a nonce: ${JSON.stringify(twice.slice(0, 3))}`);
    },
  };
}
