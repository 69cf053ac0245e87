// Two processes share a database, as they do while a new one takes the place of an old one; one dies between a card and the one before it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deep, isDeep, patience, seededFrom } from '../support/deep.ts';
import { openRoom, type Room } from '../support/room.ts';
import { type GameTable, openTable } from '../support/table.ts';
import { type Postgres, startPostgres } from '../store/postgres.ts';
import { wrongWithCards } from './support/cards.ts';
import { TestDice } from './support/dice.ts';
import { Monkey } from './support/monkey.ts';
import { type Moment, Processes } from './support/processes.ts';
import { ROUGH } from './support/rough.ts';

const STEPS = deep(12, 500);
/** So many steps after one has died, the next is to die. */
const LIVES = deep(5, 25);
const MOMENTS: readonly Moment[] = ['replaced', 'posted', 'noted', 'answered'];
/** After so long it is plain that one has died. */
const FORSAKEN = 45_000;

let postgres: Postgres | undefined;
let table: GameTable;
let processes: Processes;
const dice = new TestDice();

beforeAll(async () => {
  postgres = isDeep ? await startPostgres() : undefined;
  const databaseUrl = await postgres?.createDatabase('monkeys');
  table = await openTable({ dice, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  processes = await Processes.open(table, dice);
});

afterAll(async () => {
  await processes.stop();
  await table.close();
  await postgres?.stop();
});

async function fight(name: string, text: boolean): Promise<Room> {
  const here = await openRoom(processes.table, name);
  await here.hero('Ana', 'Kira');
  await here.hero('Ben', 'Tiz');
  await here.use('Mia', 'campaign settings', { text });
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard - Hall' });
  await here.use('Mia', 'encounter add', { who: 'Raider', count: 3 });
  await here.use('Mia', 'encounter next');
  return here;
}

describe('over two processes, of which one is killed where a card takes the place of another', () => {
  test.for([
    ['embeds', false],
    ['plain text', true],
  ] as const)(
    'a fight has one message that can be acted on, which shows what the log does, in %s',
    { timeout: patience(60_000) },
    async ([name, text]) => {
      const here = await fight(`two ${name}`.replaceAll(' ', '-'), text);
      const monkey = new Monkey(here, seededFrom(text ? 2 : 1));
      const wrong: string[] = [];
      let deaths = 0;
      let died: Promise<void> | null = null;
      for (let at = 1; at <= STEPS; at += 1) {
        if (died === null && at % LIVES === 0)
          died = processes.doom(MOMENTS[deaths % MOMENTS.length] ?? 'posted');
        // Whoever passes the turn on brings a new card, unless somebody is asked.
        const step = died !== null && at % LIVES === 0 ? here.use('Mia', 'encounter next') : monkey.step();
        const isDead = await Promise.race([
          step.then(() => false),
          died?.then(() => true) ?? new Promise<never>(() => undefined),
        ]);
        if (isDead) {
          await processes.patiently(step);
          died = null;
          deaths += 1;
          await processes.start();
          await processes.later(FORSAKEN);
        } else {
          const said = await step;
          if (said !== null && (ROUGH.test(said) || said === ''))
            wrong.push(`${monkey.done.at(-1)} → ${said} ${JSON.stringify(table.troubles.errors.at(-1))}`);
        }
        const cards = await wrongWithCards(here, monkey.deleted);
        if (cards !== null)
          wrong.push(`${at} ${isDead ? 'after a death ' : ''}${monkey.done.at(-1)} → ${cards}`);
      }
      await processes.spare();
      expect([wrong, deaths > 0]).toEqual([[], true]);
    },
  );
});
