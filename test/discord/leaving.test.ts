import { beforeAll, describe, expect, test } from 'vitest';
import type { CampaignParts, Store } from '../../src/app/ports.ts';
import type { Table } from '../../src/app/table.ts';
import { Transfer } from '../../src/app/transfer/index.ts';
import { MOST_RECORDS } from '../../src/app/transfer/limits.ts';
import { writeCampaign } from '../../src/app/transfer/write.ts';
import { settingsWithout } from '../../src/app/campaign/settings.ts';
import { refusalText } from '../../src/view/refusals.ts';
import { type Room, useTable } from './support/room.ts';

const { room, now } = useTable();

const MB = 1024 * 1024;
const nobody = () => 'somebody';

/** Mia's place in a room's campaign, of which she is the GM. */
async function tableOf(here: Room): Promise<Table> {
  const { id: channel, guildId } = now().playground.world.channel(here.channel);
  const { store, systems } = now().turnkeeper.app.ports;
  const campaign = await store.campaignIn([channel]);
  const system = await systems.load('soulbound');
  if (campaign === null || system === undefined) throw new Error(`nothing is played in ${here.channel}`);
  const caller = {
    userId: here.person('Mia').id,
    guildId,
    channelIds: [channel],
    roleIds: [],
    manages: true,
    interactionId: `leaving-${here.channel}`,
  };
  return { campaign, system, caller, gm: true, standsInFor: [] };
}

let table: Table;
let other: Table;

beforeAll(async () => {
  const here = await room();
  await here.hero('Ana', 'Kira');
  table = await tableOf(here);
  other = await tableOf(await room());
}, 60_000);

/** What an export says where the store has other things of the campaign. */
async function refused(has: (parts: CampaignParts) => Partial<CampaignParts>, entries = 10): Promise<string> {
  const { ports } = now().turnkeeper.app;
  const { store } = ports;
  const changed: Pick<Store, 'campaignParts' | 'entryCount'> = {
    campaignParts: async (id) => {
      const parts = await store.campaignParts(id);
      return parts && { ...parts, ...has(parts) };
    },
    entryCount: async () => entries,
  };
  const written = await writeCampaign({ ...ports, store: { ...store, ...changed } }, table, nobody, 9 * MB);
  return written.ok ? 'written' : refusalText(written.refusal, null);
}

const draft = (n: number, state: string) => ({ userId: `${n}`, state, updatedAt: new Date(0) });
const times = <T>(count: number, one: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => one(n));

describe('no file is written that could not be read again, because of', () => {
  test.for<[string, string, (parts: CampaignParts) => Partial<CampaignParts>]>([
    ['records', '100 characters half made', () => ({ drafts: times(101, (n) => draft(n, '')) })],
    [
      'a large record',
      'A character half made can have at most 64 kB',
      () => ({ drafts: [draft(1, 'a'.repeat(70_000))] }),
    ],
    [
      'a record of many values',
      '200,000 values',
      ({ encounters, campaign }) => ({
        encounters: [
          ...encounters,
          {
            id: campaign.id,
            campaignId: campaign.id,
            channelId: '1',
            trackerMessageId: null,
            trackerVersion: 0,
            version: 0,
            schemaVersion: 1,
            state: times(200_001, () => 0),
            startedAt: new Date(0),
            endedAt: new Date(0),
            pilots: null,
            restingSince: null,
          },
        ],
      }),
    ],
    [
      'people',
      '100 people',
      ({ characters: [kira] }) => ({
        actives: times(101, (n) => ({ userId: `${n}`, characterId: kira?.id ?? '' })),
      }),
    ],
    [
      'sheets',
      'All sheets of a campaign together can have at most 4 MB',
      ({ characters: [kira] }) => ({
        characters: kira ? times(70, () => ({ ...kira, state: 'a'.repeat(62_000) })) : [],
      }),
    ],
  ])('%s', async ([, says, has]) => {
    const said = await refused(has);
    expect(said).toContain("I couldn't read a file of this campaign back in.");
    expect(said).toContain(says);
  });

  test('a long log, which is not read for it', async () => {
    expect(await refused(() => ({}), MOST_RECORDS.entries.most + 1)).toContain(
      'A campaign can have at most 50,000 entries in the log. This has 50,001.',
    );
  });

  test('nothing, where all is within limits', async () => {
    expect(await refused(() => ({}))).toBe('written');
  });
});

/** Discord that never says what people are called. */
const never = () => new Promise<never>(() => undefined);

describe('nobody waits while Discord is asked about another campaign, for', () => {
  const nothing = { words: new Map(), seen: new Set<string>(), unread: [], lost: 0, tooMany: 0 };
  const asked = { by: null, from: null, to: null };

  test.for([
    ['names', { hear: async () => nothing, namesOf: never }],
    ['words', { hear: never, namesOf: async () => nobody }],
  ] as const)('a story: %s', async ([, silent]) => {
    const { transcripts } = now().turnkeeper.app;
    void transcripts.write(table, silent, asked, async () => 'told');
    const answering = { hear: async () => nothing, namesOf: async () => nobody };
    expect((await transcripts.write(other, answering, asked, async () => 'told')).ok).toBe(false); // nothing yet
  });

  test('the whole', async () => {
    const { app } = now().turnkeeper;
    const transfer = new Transfer(app.ports, app.seals);
    void transfer.write(table, never, 9 * MB);
    expect((await transfer.write(other, async () => nobody, 9 * MB)).ok).toBe(true);
  });
});

test('a short story never waits for a long one', async () => {
  const { laneOf } = await import('../../src/app/transcript/lane.ts');
  const lanes = [2000, 2001].map((count) => laneOf({ entryCount: async () => count }, ''));
  expect(await Promise.all(lanes)).toEqual(['short', 'long']);
});

/** What is exported of a campaign in which Ana has rolled, when she lets everything about herself be deleted after so many readings. */
async function exportedAround(readings: number): Promise<{ readonly text: string; readonly ana: string }> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Ana', 'roll', { what: '3d6', for: 'luck' });
  const { ports } = now().turnkeeper.app;
  const { store } = ports;
  const ana = here.person('Ana').id;
  let read = 0;
  const watched: Pick<Store, 'campaignParts'> = {
    campaignParts: async (id) => {
      if (read++ === readings) await store.erasePerson(ana, (settings) => settingsWithout(settings, ana));
      return store.campaignParts(id);
    },
  };
  const changed = { ...ports, store: { ...store, ...watched } };
  const called = (id: string) => (id === ana ? 'Ana Lovelace' : 'somebody');
  const written = await writeCampaign(changed, await tableOf(here), called, 9 * MB);
  if (!written.ok) throw new Error(refusalText(written.refusal, null));
  return { text: await written.value.data.text(), ana };
}

describe('who is deleted while a campaign is exported', () => {
  test('is in the file before that', async () => {
    const { text, ana } = await exportedAround(99);
    expect([text.includes(ana), text.includes('Ana Lovelace')]).toEqual([true, true]);
  });

  test.for([0, 1, 2])('is not in it (after %i readings)', async (readings) => {
    const { text, ana } = await exportedAround(readings);
    expect([text.includes(ana), text.includes('Ana Lovelace')]).toEqual([false, false]);
  });
});
