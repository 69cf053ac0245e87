import type { EventEmitter } from 'node:events';
import type { DiceBox, Store } from '../../../src/app/ports.ts';
import { compose, type Turnkeeper } from '../../../src/compose.ts';
import { PATIENCE } from '../../../src/discord/responder/announcing.ts';
import { onceOf } from '../../../src/discord/posting/wires.ts';
import { openStore } from '../../../src/store/index.ts';
import type { GameTable } from '../../support/table.ts';

const HEARS = 'interactionCreate';
const LOOK = 15_000;

/**
 * When a process dies: when an answer is kept and nobody has been told of it, when a card is to take the place of another and is not posted yet, before it can write down where it has posted it,
 * or when it has, and the older one is not closed yet.
 */
export type Moment = 'answered' | 'replaced' | 'posted' | 'noted';

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
  hears: boolean;
}

/** The table's bot, but as processes that share its database, each with a way of its own to Discord; any can be killed. */
export class Processes {
  readonly #table: GameTable;
  readonly #dice: DiceBox;
  readonly #running: Process[] = [];
  readonly #waits = new Set<object>(); // short ones that run
  #doom: Moment | null = null;
  #onDeath: () => void = () => undefined;

  private constructor(table: GameTable, dice: DiceBox) {
    this.#table = table;
    this.#dice = dice;
  }

  /** Stops the table's own bot, and starts two in its place. */
  static async open(table: GameTable, dice: DiceBox): Promise<Processes> {
    await table.turnkeeper.stop();
    const processes = new Processes(table, dice);
    await processes.start();
    await processes.start();
    return processes;
  }

  get turnkeepers(): readonly Turnkeeper[] {
    return this.#running.map(({ turnkeeper }) => turnkeeper);
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

  /** From now on this one alone hears what is pressed and typed; until then all do. */
  hears(which: 0 | 1): void {
    for (const [at, process] of this.#running.entries()) process.hears = at === which;
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
    const { client } = turnkeeper.bot;
    for (const { options } of [client.rest, onceOf(client.rest)]) {
      const { makeRequest } = options;
      options.makeRequest = (url, init) => (life.isOver ? never() : makeRequest(url, init));
      options.globalRequestsPerSecond = 10_000;
    }
    const process: Process = { turnkeeper, life, stores, hears: true };
    const emitter: EventEmitter = client;
    const { emit } = emitter;
    emitter.emit = (event, ...about) =>
      event === HEARS && !process.hears ? false : emit.call(emitter, event, ...about);
    this.#running.push(process);
  }

  /** Kills the process that next answers a question or brings a new card, at this moment. Resolves when it is dead. */
  doom(moment: Moment): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#doom = moment;
    this.#onDeath = resolve;
    return promise;
  }

  /** Nobody is to die any more. A process that has died by now without being missed has another in its place. */
  async spare(): Promise<void> {
    this.#doom = null;
    while (this.#running.length < 2) await this.start();
  }

  /** Lets time pass, as much as a look for what a dead process has left takes at once. */
  async later(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += LOOK) {
      this.#table.clock.advance(LOOK);
      await this.table.turnkeeper.bot.idle();
    }
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

  /** This is the moment at which one is to die, and it does. */
  #dies(moment: Moment, life: Life): boolean {
    if (this.#doom !== moment || life.isOver) return false;
    this.#doom = null;
    life.isOver = true;
    life.end.resolve();
    const at = this.#running.findIndex((one) => one.life === life);
    const [dead] = this.#running.splice(at, 1);
    void dead?.turnkeeper.bot.client.destroy();
    for (const store of dead?.stores ?? []) void store.close();
    this.#onDeath();
    return true;
  }

  /** A store that never answers a process again once that is dead. */
  #mortal(store: Store, life: Life): Store {
    const noting = async <T>(set: Parameters<Store['setCard']>[1], write: () => Promise<T>): Promise<T> => {
      if (set.messageId != null && this.#dies('posted', life)) return never();
      const done = await write();
      return set.messageId != null && this.#dies('noted', life) ? never() : done;
    };
    const setCard: Store['setCard'] = (id, set) => noting(set, () => store.setCard(id, set));
    const showCard: Store['showCard'] = (id, was, set) => noting(set, () => store.showCard(id, was, set));
    const replaceCard: Store['replaceCard'] = async (...given) => {
      const done = await store.replaceCard(...given);
      return done === 'committed' && this.#dies('replaced', life) ? never() : done;
    };
    const commit: Store['commit'] = async (batch) => {
      const done = await store.commit(batch);
      const isAnswer = batch.pending !== undefined && batch.pending.type !== 'open';
      return done === 'committed' && isAnswer && this.#dies('answered', life) ? never() : done;
    };
    const mortal: Partial<Store> = { commit, setCard, showCard, replaceCard };
    return new Proxy(store, {
      get: (of, key): unknown => {
        const found: unknown = Reflect.get(mortal, key) ?? Reflect.get(of, key);
        return life.isOver && typeof found === 'function' ? never : found;
      },
    });
  }
}
