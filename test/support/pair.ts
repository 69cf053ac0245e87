import type { EventEmitter } from 'node:events';
import type { DiceBox, Store } from '../../src/app/ports.ts';
import { compose, type Turnkeeper } from '../../src/compose.ts';
import { onceOf } from '../../src/discord/posting/wires.ts';
import { openStore } from '../../src/store/index.ts';
import type { GameTable } from './table.ts';

const HEARS = 'interactionCreate';

interface Process {
  readonly turnkeeper: Turnkeeper;
  hears: boolean;
  readonly stores: readonly Store[];
}

/** A table's bot as two processes that share its database: of what people do each hears what it is to hear. */
export class Pair {
  readonly #table: GameTable;
  readonly #processes: readonly Process[];

  private constructor(table: GameTable, processes: readonly Process[]) {
    this.#table = table;
    this.#processes = processes;
  }

  /** Stops the table's own bot, and starts two in its place. */
  static async open(table: GameTable, dice: DiceBox): Promise<Pair> {
    await table.turnkeeper.stop();
    const pair = new Pair(table, [await started(table, dice), await started(table, dice)]);
    pair.hears(0);
    return pair;
  }

  get turnkeepers(): readonly Turnkeeper[] {
    return this.#processes.map(({ turnkeeper }) => turnkeeper);
  }

  /** As a table that is played at: whoever waits for the bot waits for both. */
  get table(): GameTable {
    const all = this.turnkeepers;
    const [first] = all;
    if (first === undefined) throw new Error('no process runs');
    const idle = async () => {
      for (const { bot } of [...all, ...all]) await bot.idle();
    };
    return { ...this.#table, turnkeeper: { ...first, bot: { ...first.bot, idle } } };
  }

  /** From now on this one alone hears what is pressed and typed. */
  hears(which: 0 | 1): void {
    for (const [at, process] of this.#processes.entries()) process.hears = at === which;
  }

  async close(): Promise<void> {
    for (const { turnkeeper, stores } of this.#processes) {
      await turnkeeper.stop();
      for (const store of stores) await store.close();
    }
  }
}

async function started(
  { playground, databaseUrl, clock, troubles }: GameTable,
  dice: DiceBox,
): Promise<Process> {
  // A bot on a file takes itself for the only one, and remembers what it has read: these are two.
  const plain = await openStore(databaseUrl, { sync: async () => undefined });
  const stores: Store[] = [plain];
  const turnkeeper = await compose({
    databaseUrl,
    token: playground.token,
    api: playground.restUrl,
    log: troubles.log,
    clock: { now: () => new Date(clock.now()) },
    timer: (ms, run) => clock.after(ms, run),
    dice,
    store: (opened) => {
      stores.push(opened);
      return plain;
    },
  });
  const { client } = turnkeeper.bot;
  for (const way of [client.rest, onceOf(client.rest)]) way.options.globalRequestsPerSecond = 10_000;
  const process: Process = { turnkeeper, hears: true, stores };
  const emitter: EventEmitter = client;
  const { emit } = emitter;
  emitter.emit = (event, ...about) =>
    event === HEARS && !process.hears ? false : emit.call(emitter, event, ...about);
  return process;
}
