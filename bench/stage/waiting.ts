import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type OptionValues, type Playground, startPlayground } from '../../src/playground/index.ts';
import { type Postgres, startPostgres } from '../../test/store/postgres.ts';
import { type RunningBot, startBot } from './bot.ts';
import { copyCampaign, type Table } from './copies.ts';
import { beginFight, type Fight } from './fight.ts';
import { fighterFile } from './fighters.ts';
import { Scene, TURNKEEPER } from './scene.ts';

/** How many are asked in each channel. */
export const ASKED = 10;

/** How often all try to fail, and how long their questions may take. */
const [TRIES, PATIENCE_MS] = [3, 10_000];

/** How many of the campaigns one person leads. */
const LED = 50;

/** After so many hours the clock reminds, and after so many it answers. */
const [NUDGE, END] = [12, 24];

/** What has become of the waiting decisions, as the database has it. */
export interface Books {
  readonly open: number; // decisions nobody has answered
  readonly unreminded: number; // waits whose reminder has not come
  readonly entries: number; // of the clock's own
  readonly doubled: number; // commands with more than one of them
}

/**
 * Campaigns in many channels, in each of which ten people have been asked something and have not answered; bots on one PostgreSQL,
 * which can be started and stopped.
 */
export class Waiting {
  readonly playground: Playground;
  readonly channels: readonly string[]; // ids
  readonly fight: Fight;
  readonly scene: Scene;
  readonly #postgres: Postgres;
  readonly #url: string;
  readonly #database: pg.Client;
  readonly #bots: RunningBot[] = [];

  private constructor(parts: {
    playground: Playground;
    channels: readonly string[];
    fight: Fight;
    scene: Scene;
    postgres: Postgres;
    url: string;
    database: pg.Client;
  }) {
    this.playground = parts.playground;
    this.channels = parts.channels;
    this.fight = parts.fight;
    this.scene = parts.scene;
    this.#postgres = parts.postgres;
    this.#url = parts.url;
    this.#database = parts.database;
  }

  /** Plays until ten are asked in one channel, and copies that into all others. No bot runs when the promise resolves. */
  static async open(count: number): Promise<Waiting> {
    const playground = await startPlayground({ identifyWindow: 0, rateLimits: 'discord' });
    const postgres = await startPostgres();
    const url = await postgres.createDatabase('waiting');
    const names = Array.from({ length: count }, (_, n) => `waiting-${n + 1}`);
    const tables = tablesIn(playground, names);
    const [first, ...others] = tables;
    if (first === undefined) throw new Error('there is nowhere to wait');
    const bot = await startBot(TURNKEEPER, place(playground, url));
    const scene = new Scene(playground, bot, () => Promise.resolve());
    await askAll(playground, scene, names[0] ?? '');
    const database = new pg.Client({ connectionString: url });
    await database.connect();
    await copyCampaign(database, first, others);
    playground.world.addChannel({ name: 'arena' });
    const fight = await beginFight(scene, 'arena', true);
    await bot.stop();
    const channels = tables.map(({ channelId }) => channelId);
    return new Waiting({ playground, channels, fight, scene, postgres, url, database });
  }

  /** Lets the reminders, or the ends, of all waits of these channels come due at a moment, in ms after 1970. */
  async due(what: 'nudge' | 'end', at: number, channels: readonly string[] = this.channels): Promise<void> {
    const step = what === 'nudge' ? 0 : 1;
    const hours = what === 'nudge' ? NUDGE : END - NUDGE;
    await this.#database.query(
      `UPDATE "Wait" SET "step" = $1, "dueAt" = $2::timestamp, "stepAt" = $2::timestamp - $3 * interval '1 hour'
       WHERE "kind" = 'decision' AND "channelId" = ANY ($4)`,
      [step, new Date(at).toISOString(), hours, channels],
    );
  }

  /** All waits are far from due. */
  async calm(): Promise<void> {
    await this.due('end', Date.now() + 3_600_000 * (END - NUDGE));
  }

  async start(count: number): Promise<void> {
    const starting = Array.from({ length: count }, () =>
      startBot(TURNKEEPER, place(this.playground, this.#url)),
    );
    this.#bots.push(...(await Promise.all(starting)));
  }

  async stop(): Promise<void> {
    await Promise.all(this.#bots.splice(0).map((bot) => bot.stop()));
  }

  async books(): Promise<Books> {
    const { rows } = await this.#database.query<Record<keyof Books, string>>(
      `SELECT (SELECT count(*) FROM "Decision") AS "open",
         (SELECT count(*) FROM "Wait" WHERE "kind" = 'decision' AND "step" = 0) AS "unreminded",
         (SELECT count(*) FROM "Entry" WHERE "interactionId" LIKE 'clock/%') AS "entries",
         (SELECT count(*) - count(DISTINCT ("seedId", "draw")) FROM "Entry" WHERE "interactionId" LIKE 'clock/%') AS "doubled"`,
    );
    const [row] = rows;
    if (row === undefined) throw new Error('no books');
    const [open, unreminded, entries, doubled] = [row.open, row.unreminded, row.entries, row.doubled];
    return {
      open: Number(open),
      unreminded: Number(unreminded),
      entries: Number(entries),
      doubled: Number(doubled),
    };
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#database.end();
    await this.playground.close();
    await this.#postgres.stop();
  }
}

const place = (playground: Playground, databaseUrl: string) => ({
  token: playground.token,
  api: playground.restUrl,
  databaseUrl,
});

/** New channels by these names, with some GMs who lead the campaigns there: Mia those in the first of them. */
function tablesIn(playground: Playground, names: readonly string[]): readonly Table[] {
  return names.map((name, at): Table => {
    const gm = at < LED ? 'Mia' : `GM ${Math.floor(at / LED)}`;
    if (at >= LED && at % LED === 0) playground.world.addPerson({ name: gm });
    return { channelId: playground.world.addChannel({ name }).id, gm: playground.person(gm).id };
  });
}

/** A campaign in which ten people each have failed at something, and may spend for another try. */
async function askAll(playground: Playground, scene: Scene, channel: string): Promise<void> {
  await scene.send(channel, 'campaign create', { name: 'Waiting', system: 'soulbound' });
  const clock: OptionValues = Object.fromEntries([
    ['nudge', NUDGE],
    ['end', END],
    ['then', 'default'], // written out it would look like a promise
  ]);
  await playground.person('Mia').command(channel, 'clock set', clock);
  for (let at = 0; at < ASKED; at++) {
    const { id } = playground.world.addPerson({ name: `Player ${at + 1}` });
    const player = playground.person(id);
    await player.command(channel, 'character import', { file: { name: 'hero.json', data: fighterFile(at) } });
  }
  await scene.send(channel, 'party set', { what: 'Soulfire', to: '3' });
  let all = false;
  const posted = questionsIn(playground, playground.world.channel(channel).id, ASKED).then(() => {
    all = true;
  });
  // Difficult enough to fail, and not beyond another try. One in 216 passes all the same and is asked nothing: they try again.
  for (let tries = 0; !all && tries < TRIES; tries++) {
    for (let at = 0; at < ASKED; at++)
      await playground
        .person(`Player ${at + 1}`)
        .command(channel, 'check', { what: 'Body (Might)', difficulty: '6:3' });
    await Promise.race([posted, wait(PATIENCE_MS)]);
  }
  if (!all) throw new Error(`not all ${ASKED} were asked`);
}

/** Resolves when so many questions have been asked in a channel. */
function questionsIn(playground: Playground, channelId: string, count: number): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0;
    const off = playground.on('message', ({ api }) => {
      if (api.channel_id === channelId && JSON.stringify(api.components).includes('"decide|')) asked += 1;
      if (asked < count) return;
      off();
      resolve();
    });
  });
}
