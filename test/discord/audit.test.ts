import { describe, expect, test } from 'vitest';
import type { Caller } from '../../src/app/caller.ts';
import { readDetails } from '../../src/app/log/details.ts';
import { walked } from '../../src/app/play/undo/walk.ts';
import { sceneOf } from '../../src/app/play/stage.ts';
import { viewerOf } from '../../src/app/character/cast.ts';
import { detailsView } from '../../src/view/details.ts';
import { deep } from '../support/deep.ts';
import { messageText } from '../support/playscript/print.ts';
import { madeHero } from './support/made.ts';
import { type Room, useTable } from './support/room.ts';

const { now, room } = useTable();

const store = () => now().turnkeeper.app.ports.store;

async function campaignIn(here: Room) {
  const campaign = await store().campaignIn([now().playground.world.channel(here.channel).id]);
  if (campaign === null) throw new Error('no campaign is played there');
  return campaign;
}

async function tableFor(here: Room, who: string) {
  const campaign = await campaignIn(here);
  const caller: Caller = {
    userId: here.person(who).id,
    guildId: campaign.guildId,
    channelIds: campaign.channels,
    roleIds: [],
    manages: false,
    interactionId: 'looks',
  };
  const table = await now().turnkeeper.app.table(caller);
  if (!table.ok) throw new Error(table.refusal.code);
  return table.value;
}

const entriesIn = async (here: Room) =>
  (await store().entries({ campaignId: (await campaignIn(here)).id, limit: 1000 })).toReversed();

/** Opens the details of the newest line of a log that somebody reads. */
async function details(here: Room, who: string, log: Parameters<Room['use']>[2] = {}): Promise<string> {
  await here.use(who, 'log', log);
  const message = here.find(who, 'Log, newest first');
  const [entry] =
    JSON.stringify(message.components)
      .match(/"value":"([^"]+)"/u)
      ?.slice(1) ?? [];
  return here.heard(here.person(who).select(message, 'log.details', entry ?? ''));
}

/** A fight in which Kira, who is Ana's, acts first. */
async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  return here;
}

describe('the details of an entry', () => {
  test('link the message that shows it', async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Dodge' });
    const { guildId } = await campaignIn(here);
    const { channel_id, id } = here.find('Ana', '**Kira** dodges');
    expect(await details(here, 'Ana')).toContain(
      `https://discord.com/channels/${guildId}/${channel_id}/${id}`,
    );
  });

  test('tell what was so before and after, though more has happened since', async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Move', target: 'Yard' });
    await here.use('Ana', 'encounter next');
    expect(await details(here, 'Ana', { kind: 'acts' })).toContain('**Kira** · Gate → Yard');
  });

  test('tell it outside of fights, though a fight has changed the same since', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Ana', 'character edit', { what: 'Mettle', to: '0' });
    await here.use('Mia', 'encounter start');
    await here.use('Mia', 'encounter add', { who: 'Raider' });
    await here.use('Mia', 'encounter next');
    await here.use('Mia', 'character edit', { name: 'Kira', what: 'Mettle', to: '1' });
    await here.use('Mia', 'encounter end');
    await here.use('Ana', 'log', { kind: 'sheets' });
    const message = here.find('Ana', 'Log, newest first');
    const ids = [...JSON.stringify(message.components).matchAll(/"value":"([^"]+)"/gu)].map(([, id]) => id);
    const said = await here.heard(here.person('Ana').select(message, 'log.details', ids.at(-1) ?? ''));
    expect(said).toMatch(/Mettle \d\/\d → 0\/\d/u);
  });

  test('say who took it back', async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Dodge' });
    await here.takeBack('Mia');
    expect(await details(here, 'Ana', { kind: 'acts' })).toContain(`Undone by <@${here.person('Mia').id}>`);
  });

  test("of another campaign are nobody's", async () => {
    const there = await fight();
    const here = await fight();
    const [foreign] = await entriesIn(there);
    expect(
      await readDetails({ store: store() }, await tableFor(here, 'Mia'), foreign?.id ?? ''),
    ).toMatchObject({
      refusal: { code: 'entryGone' },
    });
  });
});

describe('a filtered log', () => {
  test('keeps its filters on the next page', async () => {
    const here = await fight();
    for (let n = 0; n < 12; n += 1) {
      await here.use('Mia', 'condition add', { condition: 'Prone', who: 'Kira' });
      await here.use('Mia', 'condition remove', { condition: 'Prone', who: 'Kira' });
    }
    await here.use('Ana', 'act', { action: 'Dodge' });
    await here.use('Ana', 'log', {
      kind: 'conditions',
      character: 'Kira',
      round: 1,
      who: here.person('Mia').id,
    });
    const next = await here.press('Ana', 'Older');
    expect([next.includes('Prone'), next.includes('dodges'), next.includes('round 1')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('has a button that Discord takes, however long its ids are', async () => {
    const here = await fight();
    for (let n = 0; n < 12; n += 1)
      await here.use('Mia', 'condition', { condition: 'Prone', who: 'Raider' }).catch(() => '');
    for (let n = 0; n < 6; n += 1) {
      await here.use('Mia', 'condition add', { condition: 'Prone', who: 'Raider' });
      await here.use('Mia', 'condition remove', { condition: 'Prone', who: 'Raider' });
    }
    const said = await here.use('Mia', 'log', {
      kind: 'conditions',
      character: 'Raider',
      round: 1,
      who: here.person('Mia').id,
    });
    expect(said).toContain('[Older]');
  });

  test("tells of a fight's rounds apart", async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Dodge' });
    await here.use('Ana', 'encounter next');
    await here.use('Mia', 'encounter next');
    await here.use('Ana', 'act', { action: 'Move', target: 'Yard' });
    const rounds = [1, 2].map((round) => here.use('Ana', 'log', { round }));
    const [first = '', second = ''] = await Promise.all(rounds);
    expect([
      first.includes('dodges'),
      first.includes('moves'),
      second.includes('dodges'),
      second.includes('moves'),
    ]).toEqual([true, false, false, true]);
  });
});

/** The same numbers for the same seed. */
function chance(seed: number) {
  let state = seed;
  return <T>(all: readonly T[]): T => {
    state = (state * 48271) % 2147483647;
    const picked = all[state % all.length];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
}

const HIDDEN = ['Xorglub', 'Yzzrak', 'Quorn'] as const;

/** A fight of Zafir against enemies of whom some are hidden; who comes out comes out as it happens. */
async function ambush(seed: number, steps: number): Promise<Room> {
  const here = await room('zafir');
  const pick = chance(seed);
  await madeHero(here, 'Ana', 'Kira');
  await madeHero(here, 'Ben', 'Tiz');
  await here.use('Mia', 'content import', { pack: 'Sunken Foundry' });
  await here.use('Mia', 'encounter start', { zones: '20x12' });
  const places = ['R2', 'R5', 'R8'];
  for (const [n, name] of HIDDEN.entries())
    await here.use('Mia', 'encounter add', { who: 'Slag Serpent', name, zone: `${places[n]}, hidden` });
  await here.use('Mia', 'encounter add', { who: 'Slag Serpent', name: 'Open', zone: 'M5' });
  await here.use('Mia', 'encounter next');
  const everybody = ['Kira', 'Tiz', 'Open', ...HIDDEN];
  const does: readonly (() => Promise<string>)[] = [
    () => here.use('Ana', 'act', { action: 'Move', target: pick(['right 2', 'down 1', 'right 1', 'up 1']) }),
    () => here.use('Ben', 'act', { action: 'Move', target: pick(['right 2', 'down 1', 'up 1']) }),
    () => here.use('Ana', 'attack', { target: pick(everybody) }),
    () =>
      here.use('Mia', 'act', {
        action: 'Move',
        target: pick(['left 2', 'up 1', 'left 4']),
        as: pick(everybody),
      }),
    () => here.use('Mia', 'attack', { target: pick(['Kira', 'Tiz']), as: pick(['Open', ...HIDDEN]) }),
    () => here.use('Mia', 'condition add', { condition: 'Stunned', who: pick(everybody) }),
    () => here.use('Mia', 'character edit', { name: pick(everybody), what: 'HP', to: pick(['2', '3']) }),
    () => here.use('Mia', 'encounter next'),
    () => here.takeBack('Mia'),
  ];
  for (let n = 0; n < steps; n += 1) {
    await pick(does)();
    const pending = here.messages('Mia').at(-1);
    const button =
      pending === undefined
        ? null
        : /"custom_id":"(decide\|[^"]+)"/u.exec(JSON.stringify(pending.components));
    if (pending !== undefined && button !== null)
      await here
        .person('Mia')
        .press(pending, button[1] ?? '')
        .catch(() => null);
  }
  await now().turnkeeper.bot.idle();
  return here;
}

describe('whatever happens', () => {
  test.for(deep([11], [11, 12, 13]))(
    'the details name nobody whom the reader did not know then (seed %i)',
    async (seed) => {
      const here = await ambush(seed, 40);
      const entries = (await entriesIn(here)).filter(({ stream }) => stream.kind === 'encounter');
      const fightId = entries[0]?.stream.id ?? '';
      const encounter = await store().encounter(fightId);
      if (encounter === null) throw new Error('there is no fight');
      const leaks: string[] = [];
      let told = 0;
      for (const who of ['Ana', 'Ben', 'Cleo']) {
        const table = await tableFor(here, who);
        const viewer = await viewerOf(store(), table);
        const scene = sceneOf(table.system, encounter);
        const newest = entries.toReversed();
        for (const { entry, before, after } of walked(table.system, scene, newest, 'back')) {
          const known = [before, after].flatMap((state) =>
            table.system.known(state, viewer).map(({ name }) => name),
          );
          const found = await readDetails({ store: store() }, table, entry.id);
          if (!found.ok) continue;
          told += 1;
          const said = JSON.stringify(detailsView(table.system, found.value, null));
          for (const name of HIDDEN)
            if (!known.includes(name) && said.includes(name)) leaks.push(`${who}: ${name}: ${said}`);
        }
      }
      expect(leaks).toEqual([]);
      expect(told).toBeGreaterThan(20);
      expect(JSON.stringify(encounter.state)).toContain(HIDDEN[0]);
    },
  );
});

test('a log reads as text, too', async () => {
  const here = await fight();
  await here.use('Ana', 'settings', { text: 'on' });
  await here.use('Ana', 'act', { action: 'Dodge' });
  const said = await details(here, 'Ana');
  await here.use('Ana', 'settings', { text: 'off' });
  expect([
    said.startsWith('**What happened**'),
    messageText(here.find('Ana', 'What happened')).includes('dodges'),
  ]).toEqual([true, true]);
});
