import type { Store } from '../../../src/app/ports.ts';
import { compose, type Turnkeeper } from '../../../src/compose.ts';
import { PATIENCE } from '../../../src/discord/responder/announcing.ts';
import { onceOf } from '../../../src/discord/posting/wires.ts';
import { openStore } from '../../../src/store/index.ts';
import type { GameTable } from '../../support/table.ts';
import type { TestDice } from './dice.ts';

/** When a process dies: before it can write down where it has posted a card, or when it has, and the older one is not closed yet. */
export type Moment = 'posted' | 'noted';

/** Nothing goes out of a process that is dead. */
interface Life {
  isOver: boolean;
  readonly end: PromiseWithResolvers<void>;
}

const never = (): Promise<never> => new Promise(() => undefined);

interface Process {
  readonly turnkeeper: Turnkeeper;
  readonly life: Life;
  readonly stores: readonly Store[];
}

/** The table's bot, but as processes that share its database, each with a way of its own to Discord; any can be killed. */
export class Processes {
  readonly #table: GameTable;
  readonly #dice: TestDice;
  readonly #running: Process[] = [];
  readonly #waits = new Set<object>(); // short ones that run
  #doom: Moment | null = null;
  #onDeath: () => void = () => undefined;

  constructor(table: GameTable, dice: TestDice) {
    this.#table = table;
    this.#dice = dice;
  }

  /** As a table that is played at: whoever waits for the bot waits for all of them. */
  get table(): GameTable {
    const running = this.#running;
    const patiently = <T>(work: Promise<T>) => this.patiently(work);
    return {
      ...this.#table,
      get turnkeeper(): Turnkeeper {
        const [first] = running;
        if (first === undefined) throw new Error('no process runs');
        const { turnkeeper } = first;
        const all = async () => {
          for (const one of [...running, ...running])
            await Promise.race([one.turnkeeper.bot.idle(), one.life.end.promise]);
        };
        const idle = () => patiently(all());
        return { ...turnkeeper, bot: { ...turnkeeper.bot, idle } };
      },
    };
  }

  async start(): Promise<void> {
    const { playground, databaseUrl, clock, troubles } = this.#table;
    const life: Life = { isOver: false, end: Promise.withResolvers() };
    const stores: Store[] = [];
    // A file has one writer, who remembers what was read: these are several.
    const plain = databaseUrl.startsWith('file:')
      ? await openStore(databaseUrl, { sync: async () => undefined })
      : null;
    const turnkeeper: Turnkeeper = await compose({
      databaseUrl,
      token: playground.token,
      api: playground.restUrl,
      log: troubles.log,
      clock: { now: () => new Date(clock.now()) },
      timer: (ms, run) => this.#timed(life, ms, run),
      dice: this.#dice,
      store: (opened) => {
        stores.push(opened, ...(plain === null ? [] : [plain]));
        return this.#mortal(plain ?? opened, life);
      },
    });
    const { rest } = turnkeeper.bot.client;
    for (const { options } of [rest, onceOf(rest)]) {
      const { makeRequest } = options;
      options.makeRequest = (url, init) => (life.isOver ? never() : makeRequest(url, init));
      options.globalRequestsPerSecond = 10_000;
    }
    this.#running.push({ turnkeeper, life, stores });
  }

  /** Kills the process that next posts a card, at this moment. Resolves when it is dead. */
  doom(moment: Moment): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#doom = moment;
    this.#onDeath = resolve;
    return promise;
  }

  /** Waits for some work; what one process leaves to another for a moment has its time at once. */
  async patiently<T>(work: Promise<T>): Promise<T> {
    let isDone = false;
    const done = () => {
      isDone = true;
    };
    work.then(done, done);
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#waits.size > 0) this.#table.clock.advance(PATIENCE);
    }
    return work;
  }

  #timed(life: Life, ms: number, run: () => void): () => void {
    const wait = {};
    if (ms <= PATIENCE) this.#waits.add(wait);
    const callOff = this.#table.clock.after(ms, () => {
      this.#waits.delete(wait);
      if (!life.isOver) run();
    });
    return () => {
      this.#waits.delete(wait);
      callOff();
    };
  }

  async stop(): Promise<void> {
    for (const { turnkeeper, stores } of this.#running.splice(0)) {
      await turnkeeper.stop();
      for (const store of stores) await store.close();
    }
  }

  #kill(life: Life): void {
    life.isOver = true;
    life.end.resolve();
    const at = this.#running.findIndex((one) => one.life === life);
    const [dead] = this.#running.splice(at, 1);
    void dead?.turnkeeper.bot.client.destroy();
    for (const store of dead?.stores ?? []) void store.close();
    this.#onDeath();
  }

  /** A store that never answers a process again once that is dead. */
  #mortal(store: Store, life: Life): Store {
    const dies = (moment: Moment, set: Parameters<Store['setCard']>[1]): boolean =>
      this.#doom === moment && set.messageId != null && !life.isOver;
    const noting = async <T>(set: Parameters<Store['setCard']>[1], write: () => Promise<T>): Promise<T> => {
      const done = dies('posted', set) ? null : { of: await write() };
      if (done !== null && !dies('noted', set)) return done.of;
      this.#doom = null;
      this.#kill(life);
      return never();
    };
    const setCard: Store['setCard'] = (id, set) => noting(set, () => store.setCard(id, set));
    const showCard: Store['showCard'] = (id, was, set) => noting(set, () => store.showCard(id, was, set));
    const mortal: Partial<Store> = { setCard, showCard };
    return new Proxy(store, {
      get: (of, key): unknown => {
        const found: unknown = Reflect.get(mortal, key) ?? Reflect.get(of, key);
        return life.isOver && typeof found === 'function' ? never : found;
      },
    });
  }
}
