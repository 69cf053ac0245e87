// What the power may take: nothing that anybody was shown in a campaign. The power goes, in thought, at each moment at which something is
// sent to Discord, on disks of several speeds.
import { afterAll, describe, expect, test } from 'vitest';
import { deep, patience } from '../support/deep.ts';
import { PowerCut, whenSent } from './support/powerCut.ts';
import { type Room, useTable } from './support/room.ts';

let ms = 0;
const disk = new PowerCut(() => ms);
const { dice, now, room } = useTable({
  databaseUrl: `file:${disk.file}`,
  opening: { sync: disk.sync },
  store: disk.before,
  overSockets: true,
});
afterAll(() => disk.clear());

const MOMENTS = deep(12, 200);
const AT_ONCE = 6;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/gu;
const NOTE = /note-\d+/gu;
const TABLES = [
  'Entry',
  'Pending',
  'Decision',
  'Encounter',
  'TurnCard',
  'Character',
  'Campaign',
  'Request',
  'Speech',
  'Scene',
] as const;

/** What a message tells of that is not in the database that is found after a power cut. */
function missingIn(found: ReturnType<PowerCut['cut']>, body: string): readonly string[] {
  const ids = new Set(body.match(UUID) ?? []);
  const notes = new Set(body.match(NOTE) ?? []);
  const hasId = (id: string) =>
    TABLES.some((table) => found.prepare(`SELECT 1 FROM "${table}" WHERE id = ?`).get(id) !== undefined) ||
    found.prepare('SELECT 1 FROM "Encounter" WHERE state LIKE ?').get(`%${id}%`) !== undefined; // a foe
  const hasNote = (note: string) =>
    found.prepare('SELECT 1 FROM "Entry" WHERE intent LIKE ?').get(`%"${note}"%`) !== undefined;
  return [...[...ids].filter((id) => !hasId(id)), ...[...notes].filter((note) => !hasNote(note))];
}

/** Cuts the power whenever something is sent that tells of what is stored, until the work is done. */
async function cutting(
  work: () => Promise<unknown>,
): Promise<{ readonly moments: number; readonly missing: readonly string[] }> {
  let moments = 0;
  const missing: string[] = [];
  const stop = whenSent(now().playground.url, ({ path, body }) => {
    if (body.search(UUID) < 0 && body.search(NOTE) < 0) return;
    moments += 1;
    const found = disk.cut();
    missing.push(...missingIn(found, body).map((what) => `${path}: ${what}`));
    found.close();
  });
  try {
    await work();
    await now().turnkeeper.bot.idle();
  } finally {
    stop();
  }
  return { moments, missing };
}

/** A fight of Ana's Kira, who acts first, against a Raider. */
async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  return here;
}

let notes = 0;
const aRoll = (here: Room, who: string) => {
  notes += 1;
  return here.person(who).command(here.channel, 'roll', { what: '2d6', for: `note-${notes}` });
};

describe.each([0, 5, 20])('on a disk that takes %i ms for a sync', (speed) => {
  test(
    'everything that was shown in a burst of rolls and acts is there after a power cut',
    async () => {
      ms = speed;
      const here = await fight();
      let moments = 0;
      const missing: string[] = [];
      while (moments < MOMENTS) {
        const burst = await cutting(() =>
          Promise.all([
            here.person('Ana').command(here.channel, 'act', { action: 'Dodge' }),
            ...Array.from({ length: AT_ONCE }, (_, n) => aRoll(here, n % 2 === 0 ? 'Ana' : 'Mia')),
            here.person('Mia').command(here.channel, 'encounter next'),
          ]),
        );
        moments += burst.moments;
        missing.push(...burst.missing);
      }
      expect(missing).toEqual([]);
    },
    patience(20_000),
  );
});

describe('when anything is sent, the disk has all that was done before', () => {
  const cases: readonly (readonly [what: string, act: (here: Room) => Promise<unknown>])[] = [
    [
      'an attack that asks something, and its tracker',
      (here) => here.use('Ana', 'attack', { target: 'Raider' }),
    ],
    [
      'an answer to it',
      async (here) => {
        dice.lay(6, 4, 4, 3, 2, 1, 1);
        await here.use('Ana', 'attack', { target: 'Raider' });
        await here.press('Ana', '1 → 2');
      },
    ],
    ['whose turn it is', (here) => here.use('Mia', 'encounter next')],
    [
      'a whisper, and the direct message to the GM',
      (here) => here.use('Ana', 'roll', { what: '2d6', 'who-sees': 'whisper' }),
    ],
    ['a check in secret', (here) => here.use('Ana', 'check', { what: 'Body', secret: true })],
    ['what a character says and does', (here) => here.use('Ana', 'say', { text: 'Duck! [[2d6]]' })],
    ['a request and its list', (here) => here.use('Mia', 'request roll', { what: '2d6' })],
    [
      'what is taken back',
      async (here) => {
        await here.use('Ana', 'act', { action: 'Dodge' });
        await here.use('Ana', 'undo');
      },
    ],
  ];

  test.each(cases)('%s', async (_, act) => {
    const here = await fight();
    ms = 5;
    const behind: string[] = [];
    let sent = 0;
    const stop = whenSent(now().playground.url, ({ path, body }) => {
      sent += 1;
      const found = disk.cut();
      const there = new Set(found.prepare('SELECT id FROM "Entry"').pluck().all());
      const untold = disk.stored.filter((id) => !there.has(id));
      behind.push(...[...untold, ...missingIn(found, body)].map((what) => `${path}: ${what}`));
      found.close();
    });
    await act(here);
    await now().turnkeeper.bot.idle();
    stop();
    expect([behind, sent > 0]).toEqual([[], true]);
  });
});
