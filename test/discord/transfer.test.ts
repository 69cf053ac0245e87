import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../src/app/ports.ts';
import { deep } from '../support/deep.ts';
import { play } from '../support/playscript/play.ts';
import { bare, brought, exported, GUID } from './support/copies.ts';
import { madeHero } from './support/made.ts';
import { Room, useTable } from './support/room.ts';

const { room, now, dice } = useTable();

const script = (name: string) => readFile(new URL(`../playscripts/${name}.play`, import.meta.url), 'utf8');

/** What waits, foes that stay, a secret roll, a map; and what else a file may hold. */
const FEW = ['soulbound/waits', 'soulbound/keep-foes', 'dice/secret-reveal', 'zafir/map-drawn'];
const MORE = [
  'soulbound/undo',
  'soulbound/packs',
  'soulbound/party',
  'soulbound/hide-search',
  'soulbound/npc-hidden',
  'dice/macro',
  'trouble/called-off',
  'zafir/mission',
  'zafir/overwatch',
  'zafir/items',
  'zafir/keep-foes',
];

describe('a campaign that was exported and imported is the same in', () => {
  test.for(deep(FEW, [...FEW, ...MORE]))('%s', async (name) => {
    let both: readonly Json[] = [];
    await play(await script(name), async (table) => {
      const first = await exported(table, 'the-table');
      const { copy } = await brought(table, first);
      both = [bare(first), bare(await exported(table, copy.channel))];
    });
    expect(both[1]).toEqual(both[0]);
  });
});

/** A fight in which Kira has hit a raider, and it is her turn still. */
async function fighting(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'party set', { what: 'Soulfire', to: '0' });
  await here.use('Mia', 'encounter start', { zones: 'Gate' });
  await here.use('Mia', 'encounter add', { who: 'Raider', name: 'Raider Rolf', zone: 'Gate' });
  await here.use('Mia', 'encounter next');
  dice.lay(6, 6, 6, 6, 6, 6, 6);
  await here.use('Ana', 'attack', { target: 'Raider Rolf', weapon: 'Longsword' });
  dice.clear();
  return here;
}

const copied = async (here: Room) => (await brought(now(), await exported(now(), here.channel))).copy;

describe('a fight that was brought elsewhere', () => {
  test('shows its tracker there', async () => {
    const copy = await copied(await fighting());
    expect(copy.find('Ana', '[End turn]')).toBeDefined();
  });

  test('goes on', async () => {
    const copy = await copied(await fighting());
    expect(await copy.use('Ana', 'encounter next')).toContain('Raider');
  });

  test('is taken back step by step', async () => {
    const here = await fighting();
    const before = await here.use('Mia', 'encounter status');
    const copy = await copied(here);
    await copy.takeBack('Mia');
    await copy.takeBack('Mia', { what: 'redo' });
    expect(await copy.use('Mia', 'encounter status')).toBe(before);
  });

  test('has the same who act by themselves', async () => {
    const here = await fighting();
    await here.use('Mia', 'encounter autopilot');
    const copy = await copied(here);
    await copy.use('Ana', 'encounter next');
    now().clock.advance(5_000);
    await now().turnkeeper.bot.idle();
    expect(copy.seen('Mia')).toContain('[Pause] [Take over]');
  });

  test('leaves the one it was copied from as it was', async () => {
    const here = await fighting();
    const before = await here.use('Mia', 'encounter status');
    const copy = await copied(here);
    await copy.takeBack('Mia');
    expect(await here.use('Mia', 'encounter status')).toBe(before);
  });

  test('draws from a new seed', async () => {
    const here = await fighting();
    const status = await (await copied(here)).use('Ana', 'verify status');
    expect(status).toContain('seed 2');
  });
});

const campaignOf = async ({ table, channel }: Room) =>
  table.turnkeeper.app.ports.store.campaignIn([table.playground.world.channel(channel).id]);

const whole = async (here: Room) => JSON.parse(await exported(now(), here.channel));

describe('a campaign that is brought to another server', () => {
  let servers = 0;

  /** Two channels of another server, which Mia owns and Ana is on. */
  function elsewhere(here: Room): readonly [string, string] {
    servers += 1;
    const { world } = now().playground;
    const guild = world.addGuild(`Server ${servers}`, here.person('Mia').id);
    world.join(guild, here.person('Ana').id);
    const names = [`first-${servers}`, `second-${servers}`] as const;
    for (const name of names) world.addChannel({ name }, guild);
    return names;
  }

  async function bringTo(channel: string, here: Room, name: string | null): Promise<string> {
    const file = { name: 'campaign.json', data: await exported(now(), here.channel) };
    const named = name === null ? {} : { name };
    return new Room(now(), channel).use('Mia', 'import', { file, ...named });
  }

  test('keeps its name, and goes on', async () => {
    const here = await fighting();
    const [channel] = elsewhere(here);
    expect(await bringTo(channel, here, null)).toContain(`Campaign in ${here.channel}`);
    expect(await new Room(now(), channel).use('Ana', 'encounter next')).toContain('Raider');
  });

  test('is there twice, each with a fight of its own', async () => {
    const here = await fighting();
    const [first, second] = elsewhere(here);
    await bringTo(first, here, null);
    await bringTo(second, here, 'Once more');
    await new Room(now(), first).use('Ana', 'encounter next');
    expect(await new Room(now(), second).use('Mia', 'encounter status')).toContain('▶ **Kira**');
  });
});

describe('the file of a campaign', () => {
  test('is for its GM', async () => {
    expect(await (await room()).use('Ana', 'export', { format: 'json' })).toContain('Only a GM');
  });

  test('does not hold the secret that dice fall by', async () => {
    const here = await fighting();
    const { store } = now().turnkeeper.app.ports;
    const seed = await store.currentSeed((await campaignOf(here))?.id ?? '');
    expect(await exported(now(), here.channel)).not.toContain(`"${seed?.secret}"`);
  });

  test('does not tell how the dice of what waits are to fall', async () => {
    const here = await waiting();
    const { store } = now().turnkeeper.app.ports;
    const [pending] = await store.pendingsIn((await campaignOf(here))?.id ?? '');
    expect(await exported(now(), here.channel)).not.toContain(pending?.seed ?? 'nothing waits');
  });

  test('shares no id with its copy', async () => {
    const here = await fighting();
    const text = await exported(now(), here.channel);
    const { copy } = await brought(now(), text);
    const { campaign, characters, encounters, entries, seeds } = JSON.parse(text);
    const records = [campaign, ...characters, ...encounters, ...entries, ...seeds].map(({ id }) => id);
    const again = new Set((await exported(now(), copy.channel)).match(GUID));
    expect(records.filter((id) => again.has(id))).toEqual([]);
  });

  test('is read packed as well', async () => {
    const text = await exported(now(), (await fighting()).channel);
    expect((await brought(now(), gzipSync(text))).said).toContain('the campaign goes on');
  });
});

/** Ben is asked whether he spends something, and hasn\'t answered. */
async function waiting(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  dice.lay(3, 3, 3, 3, 3, 3, 3);
  await here.use('Ana', 'check', { what: 'athletics' });
  dice.clear();
  return here;
}

describe('a campaign that is brought in', () => {
  test('has called off what waited for an answer', async () => {
    const copy = await copied(await waiting());
    expect(await copy.use('Mia', 'log')).toContain('had begun: The campaign moved elsewhere');
  });

  test('has whoever brings it as its GM', async () => {
    const copy = await copied(await fighting());
    expect((await campaignOf(copy))?.gms).toEqual([copy.person('Mia').id]);
  });

  test('leaves their characters to those who are there', async () => {
    const copy = await copied(await fighting());
    expect(await copy.use('Ana', 'character list')).toContain('▶ **Kira**');
  });

  test('gives the GM the characters of those who are not', async () => {
    const file = await whole(await fighting());
    file.characters[0].ownerId = '123456789012345678';
    file.characters[0].playedBy = 'Zora';
    const { said } = await brought(now(), JSON.stringify(file));
    expect(said).toContain("**Kira** (was Zora's)");
  });

  test("names none of a GM's own whose GM is not there", async () => {
    const here = await fighting();
    await madeHero(here, 'Mia', 'Grask', 'npc');
    const text = await exported(now(), here.channel);
    const { said } = await brought(now(), text.replaceAll(here.person('Mia').id, '123456789012345678'));
    expect(said).not.toContain('Grask');
  });

  test('ends all fights but the newest, and keeps the numbers of those in them', async () => {
    const here = await fighting();
    const file = await whole(here);
    const [fight] = file.encounters;
    const newer = {
      ...fight,
      id: '01234567-89ab-4cde-8f01-23456789abcd',
      startedAt: '2030-01-01T00:00:00.000Z',
    };
    file.encounters.push({ ...newer, version: 0 });
    const { copy, said } = await brought(now(), JSON.stringify(file));
    const [kira] = await now().turnkeeper.app.ports.store.characters((await campaignOf(copy))?.id ?? '');
    expect([said.includes('so I ended 1 other'), kira?.encounterId]).toEqual([true, null]);
  });

  test('keeps who is away, and who stands in for them, where they are there', async () => {
    const here = await fighting();
    await here.use('Ana', 'away until', { 'stand-in': 'Cleo' });
    const copy = await copied(here);
    expect(await copy.use('Mia', 'away list')).toContain(
      `<@${here.person('Ana').id}> is away for now, <@${here.person('Cleo').id}> stands in`,
    );
  });

  test('forgets who stands in where they are not there', async () => {
    const here = await fighting();
    await here.use('Ana', 'away until', { 'stand-in': 'Ben' });
    const text = await exported(now(), here.channel);
    const file = text.replaceAll(here.person('Ben').id, '123456789012345678');
    const { copy } = await brought(now(), file);
    expect(await copy.use('Mia', 'away list')).not.toContain('stands in');
  });

  test('says who its GMs are, and what has stayed behind', async () => {
    const { said } = await brought(now(), await exported(now(), (await fighting()).channel));
    expect(said).toMatch(/GM: <@\d+>[\s\S]*standing orders and queued actions stayed behind/u);
  });

  test('needs a channel without one', async () => {
    const here = await fighting();
    const file = { name: 'campaign.json', data: await exported(now(), here.channel) };
    expect(await here.use('Mia', 'import', { file })).toContain('is played in this channel');
  });

  test('needs a name that no other on the server has', async () => {
    const here = await fighting();
    const { said } = await brought(now(), await exported(now(), here.channel), {
      name: (await campaignOf(here))?.name ?? '',
    });
    expect(said).toContain('pick another name');
  });
});

interface Any {
  [name: string]: Any;
}

const FAULTS: readonly (readonly [what: string, change: (file: Any) => void, said: string])[] = [
  ['a foreign system', (file) => Object.assign(file, { system: 'chess' }), "I don't have its rules"],
  ['a newer version', (file) => Object.assign(file, { version: 99 }), 'newer Turnkeeper'],
  ['a newer revision', (file) => Object.assign(file, { revision: 99 }), 'newer Turnkeeper'],
  ['another format', (file) => Object.assign(file, { format: 'x' }), "isn't one of my campaigns"],
  ['no entries', (file) => Object.assign(file, { entries: null }), '`entries`: is missing'],
  ['an entry without an id', (file) => Object.assign(file.entries?.[1] ?? {}, { id: 7 }), '`entries.1.id`'],
  [
    'an id twice',
    (file) => Object.assign(file.entries?.[1] ?? {}, { id: file.entries?.[0]?.id }),
    '`entries.1`: has the same id as another',
  ],
  [
    'a sheet that is none',
    (file) => Object.assign(file.characters?.[0] ?? {}, { state: { body: 'strong' } }),
    "`characters.0.state`: isn't something Soulbound can read",
  ],
  [
    'a fight that is none',
    (file) => Object.assign(file.encounters?.[0] ?? {}, { state: [] }),
    "`encounters.0.state`: isn't something Soulbound can read",
  ],
  [
    'a name that hides what follows',
    (file) => Object.assign(file.characters?.[0] ?? {}, { name: 'a\u202eb' }),
    '`characters.0.name`',
  ],
  [
    'a character called like the bot',
    (file) => Object.assign(file.characters?.[0] ?? {}, { name: 'Тurnkeереr' }),
    'has my name',
  ],
  [
    'a secret that is not the one',
    (file) => Object.assign(file.seeds?.[0] ?? {}, { secret: 'x', revealedAt: '2026-01-01T00:00:00Z' }),
    "`seeds.0.secret`: doesn't match the published hash",
  ],
  [
    'changes that are none',
    (file) => Object.assign(file.entries?.[0] ?? {}, { inverse: [{ op: 'explode' }] }),
    "`entries.0.inverse`: aren't changes I can read",
  ],
  [
    'what is nested too deep',
    (file) => {
      let deep: object = {};
      for (let n = 0; n < 500; n += 1) deep = { deep };
      Object.assign(file.entries?.[0] ?? {}, { intent: deep });
    },
    'A record in a campaign file can have at most 100 levels',
  ],
];

describe('a file is refused that has', () => {
  let fine = '';

  beforeAll(async () => {
    fine = await exported(now(), (await fighting()).channel);
  });

  test.for(FAULTS)('%s', async ([, change, words]) => {
    const file = JSON.parse(fine);
    change(file);
    const { copy, said } = await brought(now(), JSON.stringify(file));
    expect([said.includes(words) ? words : said, await campaignOf(copy)]).toEqual([words, null]);
  });

  test('no JSON in it', async () => {
    expect((await brought(now(), 'hello')).said).toContain("isn't one of my campaigns");
  });
});
