import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deep } from '../../support/deep.ts';
import { openRoom, type Room } from '../../support/room.ts';
import { type GameTable, openTable } from '../../support/table.ts';
import { TestDice } from '../support/dice.ts';
import { Processes } from '../support/processes.ts';

// Every press is delivered to both.

const dice = new TestDice();
let table: GameTable;
let processes: Processes;
let rooms = 0;

beforeAll(async () => {
  table = await openTable({ dice });
  processes = await Processes.open(table, dice);
});
afterAll(async () => {
  await processes.stop();
  await table.close();
});

const settled = () => processes.table.turnkeeper.bot.idle();

async function lobby(): Promise<Room> {
  rooms += 1;
  const here = await openRoom(processes.table, `ready-${rooms}`);
  await here.press('Mia', 'Try a ready fight');
  await settled();
  return here;
}

/** All at once; gives what each reads in answer. */
async function allAtOnce(
  here: Room,
  presses: readonly (readonly [string, string])[],
): Promise<readonly string[]> {
  const said = await Promise.all(presses.map(([who, label]) => here.press(who, label)));
  await settled();
  return said;
}

/** Who has whom, as it is stored. */
async function stored(here: Room): Promise<readonly (readonly [string, string])[]> {
  const record = await processes.table.turnkeeper.app.ports.store.openReady(
    here.find('Cleo', 'Ready fight').channel_id,
  );
  return (record?.heroes ?? []).map(({ hero, userId }) => [hero, userId] as const).toSorted();
}

/** Who has whom, as the lobby shows it. */
const shown = (here: Room): readonly (readonly [string, string])[] =>
  [...(here.find('Cleo', 'Ready fight').embeds[0]?.description ?? '').matchAll(/\*\*(\w+)\*\*: <@(\d+)>/gu)]
    .map(([, hero = '', userId = '']) => [hero.toLowerCase(), userId] as const)
    .toSorted();

const labels = [
  'Kira, shoots from afar',
  'Oswin, sword and shield',
  'Tamsin, staff and steady nerves',
  'Brand, thrown axes, then a big one',
] as const;
const four = ['Ana', 'Ben', 'Cleo', 'Mia'] as const;
const times = Array.from({ length: deep(1, 20) }, (_, n) => n);

describe.each(times)('with two processes, time %i,', (n) => {
  test('four who take the four heroes at once have one each, and the lobby says so', async () => {
    const here = await lobby();
    const said = await allAtOnce(
      here,
      four.map((who, at) => [who, labels[(at + n) % 4] ?? ''] as const),
    );
    expect([
      said.filter((text) => text.startsWith('(no answer')),
      (await stored(here)).length,
      shown(here),
    ]).toEqual([[], 4, await stored(here)]);
  });

  test('of four who all want the same hero one has them, and the others none', async () => {
    const here = await lobby();
    const said = await allAtOnce(
      here,
      four.map((who) => [who, labels[n % 4] ?? ''] as const),
    );
    expect([
      said.filter((text) => text.includes('Take another hero')).length,
      (await stored(here)).length,
      shown(here),
    ]).toEqual([3, 1, await stored(here)]);
  });

  test('who takes one hero and steps out has none, and the lobby says so', async () => {
    const here = await lobby();
    await allAtOnce(
      here,
      four.map((who, at) => [who, labels[at] ?? ''] as const),
    );
    const said = await allAtOnce(here, [
      ['Ana', 'Step out'],
      ['Ben', 'Step out'],
    ]);
    expect([
      said.filter((text) => text.includes('hero') && !text.includes('Ready fight')),
      (await stored(here)).length,
      shown(here),
    ]).toEqual([[], 2, await stored(here)]);
  });
});
