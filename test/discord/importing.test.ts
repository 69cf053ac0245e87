import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CampaignPiece } from '../../src/app/ports.ts';
import { MOST_RECORDS } from '../../src/app/transfer/limits.ts';
import { aCampaign, aCharacter, anEncounter, anEntry } from '../store/records.ts';
import { deep, patience } from '../support/deep.ts';
import { shortestStandstill, standstill } from '../support/standstill.ts';
import { exported } from './support/copies.ts';
import { png } from './support/pictures.ts';
import { Room, useTable } from './support/room.ts';

const { room, now, dice } = useTable();

/** The longest that anybody may wait for somebody else's file. */
const LONGEST = 50; // ms

interface Any {
  [name: string]: Any;
}

let template = '';

beforeAll(async () => {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start', { zones: 'Gate' });
  await here.use('Mia', 'encounter add', { who: 'Raider', count: 3, zone: 'Gate' });
  await here.use('Mia', 'encounter next');
  dice.lay(6, 6, 6, 6, 6, 6, 6);
  await here.use('Ana', 'attack', { target: 'Raider 1', weapon: 'Longsword' });
  dice.clear();
  template = await exported(now(), here.channel);
}, patience(60_000));

let channels = 0;

type MembersOf = (ids: readonly string[]) => Promise<ReadonlySet<string>>;
const allHere: MembersOf = async (ids) => new Set(ids);

/** Brings a file into a channel of its own: what came of it, and for how long others had to wait at most. */
async function imported(data: string | Uint8Array, membersOf = allHere) {
  const mia = now().playground.person('Mia');
  const { world } = now().playground;
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  const { transfer } = now().turnkeeper.app;
  const { value: brought, ms } = await shortestStandstill(LONGEST, async () => {
    channels += 1;
    const channel = `import-${channels}`;
    world.addChannel({ name: channel });
    const { id, guildId } = world.channel(channel);
    const caller = {
      userId: mia.id,
      guildId,
      channelIds: [id],
      roleIds: [],
      manages: true,
      interactionId: channel,
    };
    return { channel, value: await transfer.bringIn(caller, bytes, `Import ${channel}`, membersOf) };
  });
  const { channel, value } = brought;
  const refusal = value.ok ? null : value.refusal;
  const said = refusal === null ? 'fine' : [refusal.code, refusal.params.of ?? refusal.params.in].join(': ');
  return { value, said, ms, channel };
}

const guid = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

/** The template's file with something put in. */
function changed(change: (file: Any) => void): string {
  const file = JSON.parse(template);
  change(file);
  return JSON.stringify(file);
}

/** A file that ends in a list of so many of the same. */
const listing = (list: string, one: string, count: number): string =>
  template.replace(`"${list}": [`, () => `"${list}": [${`${one},`.repeat(count)}`);

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const ATTACKS: readonly (readonly [what: string, file: () => string, said: RegExp])[] = [
  ['30 MB of {},', () => listing('entries', '{}', deep(1_000_000, 10_000_000)), /brokenCampaignFile/u],
  [
    'the same where nobody looks',
    () => template.replace('{', () => `{"x":[${'{},'.repeat(deep(1_000_000, 10_000_000))}{}],`),
    /limit: values/u,
  ],
  [
    'the same within one record',
    () => listing('entries', `[${'{},'.repeat(300_000)}{}]`, 1),
    /limit: (values|an entry of the log)/u,
  ],
  ['a record that is nested deep', () => listing('entries', nested(100_000), 1), /limit: levels/u],
  ['a file that is nested deep', () => nested(1_000_000), /notACampaignFile/u],
  [
    'a text of many MB',
    () => listing('entries', `"${'a'.repeat(5_000_000)}"`, 1),
    /limit: an entry of the log/u,
  ],
  ['a key of many MB', () => `{"${'a'.repeat(5_000_000)}":1}`, /notACampaignFile/u],
  [
    'more than may be unpacked',
    () => `${template.slice(0, -3)},"y":"${'a'.repeat(deep(129, 400) * 1024 * 1024)}"}`,
    /limit: an unpacked campaign file/u,
  ],
  [
    '60,000 characters',
    () => listing('characters', JSON.stringify(JSON.parse(template).characters[0]), 60_000),
    /brokenCampaignFile|limit: characters/u,
  ],
  [
    'a sheet of 60 kB, 300 times',
    () =>
      changed((file) => {
        const [kira] = Object.values(file.characters ?? {});
        const all = Array.from({ length: 299 }, (_, n) => ({
          ...kira,
          id: guid(n),
          name: `Kira ${n}`,
          encounterId: null,
          state: { ...kira?.state, notes: 'a'.repeat(60_000) },
        }));
        Object.assign(file, { characters: [kira, ...all] });
      }),
    /limit: all sheets|brokenCampaignFile/u,
  ],
  ['not JSON', () => '{"format":"turnkeeper-campaign",]', /notACampaignFile/u],
  ['what breaks off', () => template.slice(0, -100), /notACampaignFile/u],
  ['a key twice', () => template.replace('"format"', '"format": 1, "format"'), /notACampaignFile/u],
];

describe('nobody waits for a file with', () => {
  test.for(ATTACKS)('%s', async ([, file, said]) => {
    const brought = await imported(gzipSync(file(), { level: 1 }));
    expect(brought.said).toMatch(said);
    expect(brought.ms).toBeLessThan(LONGEST);
  });

  test('what is packed and breaks off', async () => {
    expect((await imported(gzipSync(template).subarray(0, -20))).said).toContain('notACampaignFile');
  });
});

test('nobody waits for what Discord says of the people in the file of another', async () => {
  const asked = Promise.withResolvers<void>();
  const said = Promise.withResolvers<ReadonlySet<string>>();
  const first = imported(template, () => {
    asked.resolve();
    return said.promise;
  });
  await asked.promise;
  const second = (await imported(template)).said;
  said.resolve(new Set());
  expect([second, (await first).said]).toEqual(['fine', 'fine']);
});

test.for(['__proto__', 'constructor', 'prototype'])(
  'no entry changes what objects are made of: %s',
  async (key) => {
    const file = changed(({ entries = {} }) => {
      const patch = { op: 'add', path: ['actors', key, 'x'], value: 1 };
      for (const entry of Object.values(entries)) Object.assign(entry, { inverse: [patch] });
    });
    const { value } = await imported(file);
    const faults = value.ok ? [] : value.refusal.params.faults;
    expect(faults).toContainEqual({ where: 'entries.0.inverse', why: "aren't changes I can read" });
  },
);

const picture = (bytes: Uint8Array, type = 'image/png') => ({
  type,
  left: 0,
  top: 0,
  columns: 20,
  rows: 15,
  data: Buffer.from(bytes).toString('base64'),
});

/** A file with a map of its next fight. */
const withMap = (under: object): string =>
  changed((file) => {
    const map = {
      id: guid(1),
      encounterId: null,
      drawn: null,
      picture: under,
      changedAt: '2026-01-01T00:00:00Z',
    };
    Object.assign(file, { maps: [map] });
  });

const SVG = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');

describe('a picture in a file is checked as any other:', () => {
  test.for([
    [
      '45,000 × 45,000 pixels',
      picture(png(9, 9, { says: { width: 45_000, height: 45_000 } })),
      'is too large to draw',
    ],
    ['a broken PNG', picture(png(9, 9).slice(0, 50)), 'is cut off or damaged'],
    ['an SVG that is called PNG', picture(SVG), "isn't a PNG or a JPEG"],
    ['a PNG that is called JPEG', picture(png(9, 9), 'image/jpeg'), 'is image/png'],
    ['-5 columns', { ...picture(png(9, 9)), columns: -5 }, "isn't on the map"],
    ['1e308 rows', { ...picture(png(9, 9)), rows: 1e308 }, "isn't on the map"],
  ] as const)('%s', async ([, under, why]) => {
    const { value } = await imported(withMap(under));
    const faults = value.ok ? [] : value.refusal.params.faults;
    expect(JSON.stringify(faults)).toContain(why);
  });

  test('one that is fine', async () => {
    expect((await imported(withMap(picture(png(90, 90))))).said).toBe('fine');
  });

  test('a portrait', async () => {
    const file = changed((all) => {
      const [kira] = Object.values(all.characters ?? {});
      const data = Buffer.from(SVG).toString('base64');
      const portrait = { characterId: kira?.id, type: 'image/png', data, changedAt: '2026-01-01T00:00:00Z' };
      Object.assign(all, { portraits: [portrait] });
    });
    expect((await imported(file)).said).toContain('brokenCampaignFile');
  });
});

/** A campaign of so many times what the template has. */
function many(share: number): string {
  const { characters, encounters, entries, ...rest } = JSON.parse(template);
  const [kira] = characters;
  const [fight] = encounters;
  const count = (list: keyof typeof MOST_RECORDS) => Math.floor(MOST_RECORDS[list].most * share) - 5;
  const cast = Array.from({ length: count('characters') }, (_, n) => ({
    ...kira,
    id: guid(n),
    name: `Kira ${n}`,
    encounterId: null,
    version: 0,
  }));
  const fights = Array.from({ length: count('encounters') }, (_, n) => ({
    ...fight,
    id: guid(1_000_000 + n),
    endedAt: '2026-01-01T00:00:00Z',
    version: 0,
  }));
  const plays = entries.filter(({ kind }: { kind: string }) => kind === 'play');
  const log = Array.from({ length: count('entries') - entries.length }, (_, n) => {
    const id = guid(2_000_000 + n);
    const createdAt = new Date(Date.parse('2026-01-01T00:00:00Z') + n * 1000);
    return {
      ...plays[n % plays.length],
      id,
      stream: { kind: 'aside', id },
      number: 1,
      drawn: null,
      createdAt,
    };
  });
  return JSON.stringify({
    ...rest,
    characters: [...characters, ...cast],
    encounters: [...encounters, ...fights],
    entries: [...log, ...entries],
  });
}

describe('the largest campaign', () => {
  let copy: { readonly channel: string; readonly said: string; readonly ms: number };
  let here: Room;

  beforeAll(async () => {
    copy = await imported(gzipSync(many(deep(0.05, 0.2))));
    here = new Room(now(), copy.channel);
  }, patience(300_000));

  test('is brought in while nobody waits', () => {
    expect([copy.said, copy.ms < LONGEST ? 'soon' : copy.ms]).toEqual(['fine', 'soon']);
  });

  test('lists its characters while nobody waits', async () => {
    const { ms } = await shortestStandstill(LONGEST, () => here.use('Mia', 'character list'));
    expect(ms).toBeLessThan(LONGEST);
  });

  const formats = ['json', 'markdown', 'html'].slice(0, deep(1, 3)).map((format) => ({ format }));

  test.for(formats)(
    'is taken elsewhere while nobody waits: %o',
    { timeout: patience(600_000) },
    async (options) => {
      const { value, ms } = await shortestStandstill(LONGEST, () => here.use('Mia', 'export', options));
      expect([/^(The whole campaign|Here is your story)/u.test(value), ms < LONGEST ? 'soon' : ms]).toEqual([
        true,
        'soon',
      ]);
    },
  );
});

describe('everything about somebody who has very much', () => {
  let campaignId = '';
  const [CHARACTERS, ENTRIES] = [deep(2_000, 60_000), deep(1_500, 40_000)];

  test('goes out while nobody waits', { timeout: patience(300_000) }, async () => {
    const { store } = now().turnkeeper.app.ports;
    const here = await room();
    const userId = here.person('Cleo').id;
    const campaign = aCampaign();
    campaignId = campaign.id;
    async function* pieces(): AsyncGenerator<readonly CampaignPiece[]> {
      for (let at = 0; at < CHARACTERS; at += 500)
        yield [
          {
            characters: Array.from({ length: 500 }, (_, n) =>
              aCharacter(campaign.id, {
                ownerId: userId,
                name: `Nia ${at + n}`,
                nameKey: `nia ${at + n}`,
                state: { notes: 'a'.repeat(1_000) },
              }),
            ),
          },
        ];
      const fight = anEncounter(campaign);
      for (let at = 0; at < ENTRIES; at += 500)
        yield [
          {
            entries: Array.from({ length: 500 }, (_, n) =>
              anEntry(fight, at + n + 2, {
                userId: n % 2 === 0 ? userId : 'another',
                events: [userId, 'b'.repeat(3_000)],
              }),
            ),
          },
        ];
    }
    await store.addCampaign(campaign, pieces(), 'much');
    const { value, ms } = await shortestStandstill(LONGEST, () => here.use('Cleo', 'privacy export'));
    expect([value, ms < LONGEST ? 'soon' : ms]).toEqual([
      expect.stringContaining('Everything I have stored about you'),
      'soon',
    ]);
  });

  test('is deleted while nobody waits', { timeout: patience(300_000) }, async () => {
    const here = await room();
    const { app } = now().turnkeeper;
    const userId = here.person('Cleo').id;
    const { ms } = await standstill(() => app.privacy.erase(userId));
    const entries = await app.ports.store.entries({ campaignId, limit: 10 });
    expect([JSON.stringify(entries).includes(userId), ms < LONGEST ? 'soon' : ms]).toEqual([false, 'soon']);
  });
});
