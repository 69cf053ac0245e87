import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { type App, createApp } from './app/index.ts';
import type { Beacon, Clock, DiceBox, Ids, Store } from './app/ports.ts';
import { remembering } from './app/remember/index.ts';
import { seededDice } from './dice/index.ts';
import { whileAnswerable } from './discord/answerable.ts';
import { type Bot, type BotOptions, startBot } from './discord/bot.ts';
import { within } from './discord/connection/patience.ts';
import { loadCommands } from './discord/loader.ts';
import { Presence } from './discord/presence.ts';
import { realTimer, type Timer } from './discord/responder.ts';
import { type Opening, openStore } from './store/index.ts';
import { type Systems, systems } from './systems/registry.ts';

export interface Parts {
  readonly databaseUrl: string;
  readonly token: string;
  readonly log: Logger;
  readonly api?: string; // another server than Discord's
  readonly send?: BotOptions['send']; // another way there, for tests
  readonly guildId?: string;
  readonly systems?: Systems; // other rulebooks than ours, for tests
  readonly dice?: DiceBox; // scripted ones, for playscripts
  readonly beacon?: Beacon; // mixed into the dice, where the operator wants it
  readonly clock?: Clock; // a moved one, for tests
  readonly timer?: Timer; // the same for how long an answer takes
  readonly store?: (opened: Store) => Store; // puts a slow or a failing one before it, for tests
  readonly opening?: Opening; // a slow or a failing disk below it, for tests
  readonly open?: typeof openStore; // one that is open already, for tests
}

export interface Turnkeeper {
  readonly app: App;
  readonly bot: Bot;
  readonly commands: number;
  /** Resolves when it serves people: at once, but where the database is just being opened anew. */
  ready(): Promise<void>;
  /** Resolves, with why, when Discord takes the bot no more. */
  readonly ended: Promise<string>;
  /** Finishes what was begun, then closes everything: within ten seconds, finished or not. */
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

/** What a stop takes at most, all of it: the bot's part is over a second before, so that the database has one of its own. */
const TO_STOP = 10_000;
/** What closing a database takes at most where no bot can be started on it: a server that does not answer keeps nobody. */
const TO_CLOSE = 1_000;

/** How often it is tried to open a database anew whose disk has failed. */
const MEND_EVERY_MS = 5_000;

type Commands = Awaited<ReturnType<typeof loadCommands>>;

/** A bot on a store, from one opening of its database to the next. */
interface Run {
  readonly store: Store;
  readonly app: App;
  readonly bot: Bot;
}

async function opened(parts: Parts, thorough = false): Promise<Store> {
  const store = await (parts.open ?? openStore)(parts.databaseUrl, { thorough, ...parts.opening });
  // A file of our own has one writer, so what was read can be remembered; a server may have several.
  const kept: Store = parts.databaseUrl.startsWith('file:') ? remembering(store) : store;
  return whileAnswerable(parts.store?.(kept) ?? kept);
}

async function begin(parts: Parts, commands: Commands, store: Store): Promise<Run> {
  const people = new Presence();
  const app = createApp({
    store,
    systems: parts.systems ?? systems,
    clock: parts.clock ?? systemClock,
    dice: parts.dice ?? secretDice,
    ids: growingIds,
    people,
    beacon: parts.beacon,
  });
  const { token, log, api, send, guildId, timer } = parts;
  try {
    const bot = await startBot({
      app,
      people,
      commands,
      token,
      log,
      ...(api === undefined ? {} : { api }),
      ...(send === undefined ? {} : { send }),
      ...(guildId === undefined ? {} : { guildId }),
      ...(timer === undefined ? {} : { timer }),
    });
    app.privacy.goOn().catch((error: unknown) => log.error({ err: error }, "somebody isn't deleted yet"));
    return { store, app, bot };
  } catch (error) {
    await within(timer ?? realTimer, TO_CLOSE, store.close());
    throw error;
  }
}

/** Opens a database whose disk has failed, and sees whether the disk keeps something again. */
async function openedAnew(parts: Parts): Promise<Store> {
  const store = await opened(parts, true);
  try {
    await store.setFact('openedAnew', (parts.clock ?? systemClock).now().toISOString());
    await store.durable();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Puts the bot together: store, use cases, commands, connection. Where the disk fails to keep what was written, nothing of what this
 * process knows can be trusted: it says to all who act that it can't save, until the database can be opened again, and begins anew with it.
 */
export async function compose(parts: Parts): Promise<Turnkeeper> {
  const { log } = parts;
  const timer = parts.timer ?? realTimer;
  const [store, commands] = await Promise.all([
    opened(parts),
    loadCommands(new URL('../commands/', import.meta.url)),
  ]);
  let now = await begin(parts, commands, store);
  let stopWaiting: (() => void) | null = null;
  let stopped = false;
  let mending: Promise<void> | null = null;

  const aWhile = () =>
    new Promise<void>((resolve) => {
      const callOff = timer(MEND_EVERY_MS, resolve);
      stopWaiting = () => {
        callOff();
        resolve();
      };
    });
  const mend = async () => {
    await now.store
      .close()
      .catch((error: unknown) => log.warn({ err: error }, "the database wasn't closed properly"));
    while (!stopped) {
      await aWhile();
      if (stopped) return;
      try {
        const anew = await openedAnew(parts);
        await now.bot.stop();
        if (stopped) return await anew.close();
        now = await begin(parts, commands, anew);
        log.warn('the database is open again');
        watch();
        return;
      } catch (error) {
        log.error({ err: error }, "the database can't be opened again yet");
      }
    }
  };
  const ended = Promise.withResolvers<string>();
  const watch = () => {
    const { bot, store } = now;
    void bot.ended.then((why) => {
      if (now.bot === bot) ended.resolve(why);
    });
    void store.lost().then((failure) => {
      log.error(
        { err: failure },
        'the disk has failed: nothing is saved until the database can be opened again',
      );
      mending = mend();
    });
  };
  watch();
  // A file that was damaged before this start; one whose disk fails is read whole when it is opened anew.
  store.damage().then(
    (damage) => {
      if (damage !== null) ended.resolve(damage.message);
    },
    (error: unknown) => log.warn({ err: error }, 'the database could not be looked through'),
  );

  /** Closes everything, what is just being opened anew as well. */
  const leave = async () => {
    const { bot } = now;
    await Promise.all([bot.stop(), mending]);
    if (now.bot !== bot) await now.bot.stop();
    await now.store.close();
  };
  const stop = async () => {
    stopped = true;
    stopWaiting?.();
    if (!(await within(timer, TO_STOP, leave()))) log.warn('stopped before everything was closed');
  };
  let left: Promise<void> | null = null;

  return {
    get app() {
      return now.app;
    },
    get bot() {
      return now.bot;
    },
    commands: commands.size,
    ended: ended.promise,
    ready: async () => {
      await mending;
    },
    stop: () => {
      left ??= stop();
      return left;
    },
  };
}
