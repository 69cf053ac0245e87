import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { type Playground, startPlayground } from '../../src/playground/index.ts';
import { type RunningBot, startBot } from './bot.ts';
import { beginFight, type Fight } from './fight.ts';
import { Scene, TURNKEEPER } from './scene.ts';

const CHANNEL = 'the-table';
/** Tables that belong to nobody's game. */
const SHARED = ['Person', 'Fact', 'Receipt', '_prisma_migrations'];
/** Ids of ours, about the four digits that say which copy it is: an original's begin with a 7, so that it is like no copy. */
const UUID = /([0-9a-f]{8}-[0-9a-f]{4}-)7[0-9a-f]{3}(-[0-9a-f]{4}-[0-9a-f]{12})/gu;

/** One fight that is played, and copies of its campaign in so many channels of other servers. */
export class ManyFights {
  readonly playground: Playground;
  readonly #folder: string;
  #bot: RunningBot | null = null;
  #fight: Fight | null = null;

  private constructor(playground: Playground, folder: string) {
    this.playground = playground;
    this.#folder = folder;
  }

  static async open(count: number): Promise<ManyFights> {
    const folder = await mkdtemp(join(tmpdir(), 'turnkeeper-bench-'));
    const stage = new ManyFights(await startPlayground({ identifyWindow: 0 }), folder);
    const bot = await stage.start();
    stage.#fight = await beginFight(stage.#sceneOf(bot), CHANNEL, true);
    await stage.stop();
    copyCampaign(stage.#file, stage.playground.world.channel(CHANNEL).id, count);
    return stage;
  }

  get #file(): string {
    return join(this.#folder, 'bench.db');
  }

  #sceneOf(bot: RunningBot): Scene {
    return new Scene(this.playground, bot, () => Promise.resolve());
  }

  /** Starts a bot on all of it; what is played goes on where it stood. */
  async start(): Promise<RunningBot> {
    this.#bot = await startBot(TURNKEEPER, {
      token: this.playground.token,
      api: this.playground.restUrl,
      databaseUrl: `file:${this.#file}`,
    });
    return this.#bot;
  }

  /** How long an attack takes to be answered, and a roll beside the fight, in ms. */
  async time(): Promise<{ readonly attack: number; readonly roll: number }> {
    if (this.#fight === null || this.#bot === null) throw new Error('nobody plays');
    const scene = this.#sceneOf(this.#bot);
    const roll = await scene.time(CHANNEL, 'roll', { what: '4d6kh3+2' });
    return { attack: await this.#fight.timeAttack(), roll };
  }

  async stop(): Promise<void> {
    await this.#bot?.stop();
    this.#bot = null;
  }

  async close(): Promise<void> {
    await this.stop();
    await this.playground.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

type Row = Readonly<Record<string, unknown>>;

/** Copies the one campaign of a SQLite database: all that belongs to it, under ids of its own, into channels that nobody sees. */
function copyCampaign(file: string, channelId: string, count: number): void {
  const database = new BetterSqlite3(file);
  database.pragma('foreign_keys = OFF'); // made table by table: the keys between them are right in the end
  const tables = database
    .prepare<[], string>(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'`)
    .pluck()
    .all()
    .filter((name) => !SHARED.includes(name));
  const copyAll = database.transaction(() => {
    for (const table of tables) {
      const rows = database.prepare<[], Row>(`SELECT * FROM "${table}"`).all();
      const [first] = rows;
      if (first === undefined) continue;
      const columns = Object.keys(first);
      const add = database.prepare<unknown[]>(
        `INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join()}) VALUES (${columns.map(() => '?').join()})`,
      );
      for (let n = 1; n <= count; n++)
        for (const row of rows)
          add.run(...columns.map((column) => copied(column, row[column], channelId, n)));
    }
  });
  copyAll();
  database.exec('ANALYZE');
  database.close();
}

function copied(column: string, value: unknown, channelId: string, n: number): unknown {
  if (typeof value !== 'string') return value;
  if (column === 'interactionId' || column === 'guildId' || column === 'messageId') return `${value}${n}`;
  return value
    .replaceAll(UUID, (_, begin: string, end: string) => `${begin}${(0x8000 + n).toString(16)}${end}`)
    .replaceAll(channelId, `${channelId}${n}`);
}
