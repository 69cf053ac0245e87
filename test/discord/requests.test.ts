import { describe, expect, test } from 'vitest';
import type { EntryRecord } from '../../src/app/ports.ts';
import { messageText } from '../support/playscript/print.ts';
import { type Room, useTable } from './support/room.ts';

// What a GM asks of several at once, however they press.

const { dice, now, room } = useTable();

/** A room in which Ana and Ben are asked for a Test. */
async function asked(options: { readonly together?: boolean } = {}): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.hero('Ben', 'Tiz');
  await here.use('Mia', 'party set', { what: 'Soulfire', to: '0' });
  await here.use('Mia', 'request check', { what: 'Mind', difficulty: '2:1', ...options });
  return here;
}

async function tests(here: Room): Promise<readonly EntryRecord[]> {
  const { store } = now().turnkeeper.app.ports;
  const campaign = await store.campaignIn([now().playground.world.channel(here.channel).id]);
  const entries = await store.entries({ campaignId: campaign?.id ?? '', kinds: ['play'], limit: 50 });
  return entries.filter(({ intent }) => JSON.stringify(intent).includes('"kind":"check"'));
}

const lists = (here: Room) =>
  here.messages('Cleo').filter((message) => /(?:Please roll|Asked for): Mind/u.test(messageText(message)));
const endings = (here: Room) =>
  here.messages('Cleo').filter((message) => messageText(message).includes('everybody has answered'));

describe('a request', () => {
  test('pings those who are asked', async () => {
    const here = await asked();
    const mentioned = lists(here)[0]?.mentions.map(({ id }) => id);
    expect(mentioned?.sort()).toEqual([here.person('Ana').id, here.person('Ben').id].sort());
  });

  test('is one message, however many answer', async () => {
    const here = await asked();
    await here.press('Ana', 'Roll');
    await here.press('Ben', 'Roll');
    expect([lists(here).length, endings(here).length]).toEqual([1, 1]);
  });

  test('has what it came to struck through where one of its results is taken back', async () => {
    const here = await asked();
    await here.press('Ana', 'Roll');
    await here.press('Ben', 'Roll');
    const [ending] = endings(here);
    await here.takeBack('Mia', { who: 'Tiz' });
    const shown = here.messages('Cleo').find(({ id }) => id === ending?.id);
    expect(JSON.stringify(shown?.embeds)).toContain('~~');
  });

  test('is answered once by somebody who presses twice at the same moment', async () => {
    const here = await asked();
    const list = here.find('Ana', '[Roll]');
    const presses = [here.person('Ana').press(list, 'Roll'), here.person('Ana').press(list, 'Roll')];
    await Promise.all(presses.map((pending) => here.heard(pending)));
    expect(await tests(here)).toHaveLength(1);
  });

  test('is answered once where its player and the GM act at the same moment', async () => {
    const here = await asked();
    await here.press('Mia', 'GM …');
    const panel = here.find('Mia', 'For the GM');
    const form = await here.person('Mia').select(panel, 'request.for', ['Kira']);
    const list = here.find('Ana', '[Roll]');
    const both = [
      here.person('Ana').press(list, 'Roll'),
      here.person('Mia').submit(form, { reason: 'away' }),
    ];
    await Promise.all(both.map((pending) => here.heard(pending)));
    expect(await tests(here)).toHaveLength(1);
  });

  test('takes a press that is delivered twice once', async () => {
    const here = await asked();
    const { interaction } = await here.person('Ana').press(here.find('Ana', '[Roll]'), 'Roll');
    await now().turnkeeper.bot.idle();
    const seen = new Promise<void>((resolve) =>
      now().turnkeeper.bot.client.once('interactionCreate', () => resolve()),
    );
    now().playground.gateway.redeliver(interaction.id);
    await seen;
    await now().turnkeeper.bot.idle();
    expect(await tests(here)).toHaveLength(1);
  });

  test('stands in its channel anew when somebody has deleted its message', async () => {
    const here = await asked();
    here.table.playground.deleteMessage(lists(here)[0]?.id ?? '');
    await here.use('Mia', 'request list');
    await now().restart();
    await now().turnkeeper.bot.idle();
    expect(lists(here)).toHaveLength(1);
  });

  test('holds back what was rolled from everybody but the roller and the GM', async () => {
    const here = await asked({ together: true });
    dice.lay(6, 6);
    await here.press('Ana', 'Roll');
    expect([here.seen('Ben'), await here.use('Ben', 'log')].join()).not.toMatch(/passes|success/u);
  });

  test('tells nobody in direct messages what it holds back', async () => {
    const here = await asked({ together: true });
    const direct = now().playground.world.directChannel(here.person('Mia').id);
    const before = here.person('Mia').messages(direct.id).length;
    await here.press('Ana', 'Roll');
    expect(here.person('Mia').messages(direct.id)).toHaveLength(before);
  });

  test('is not revealed by one alone while it is held back', async () => {
    const here = await asked({ together: true });
    await here.press('Ana', 'Roll');
    const [entry] = await tests(here);
    const caller = {
      userId: here.person('Ana').id,
      guildId: now().playground.world.channel(here.channel).guildId,
      channelIds: [now().playground.world.channel(here.channel).id],
      roleIds: [],
      manages: false,
      interactionId: 'reveals',
    };
    const revealed = await now().turnkeeper.app.reveals.reveal(caller, entry?.id ?? '');
    expect(revealed).toMatchObject({ ok: false, refusal: { code: 'revealHeldBack' } });
  });

  test('shows what it held back after a restart, too', async () => {
    const here = await asked({ together: true });
    await here.press('Ana', 'Roll');
    await now().restart();
    await here.press('Ben', 'Roll');
    expect(endings(here).map(messageText).join()).toMatch(/of 2 succeed/u);
  });

  test('of a campaign that was put away takes no roll', async () => {
    const here = await asked();
    await here.use('Mia', 'campaign archive');
    expect(await here.press('Ana', 'Roll')).toContain('has been put away');
  });

  test('says the same in plain text', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'campaign settings', { text: true });
    await here.use('Mia', 'request check', { what: 'Mind', note: 'to see' });
    const list = lists(here)[0];
    expect([list?.embeds, list?.content]).toEqual([[], expect.stringContaining('⏳ **Kira**')]);
  });

  test('offers what the rules have', async () => {
    const here = await asked();
    const options = { what: 'athl' };
    const offered = await here.person('Mia').complete(here.channel, 'request check', options, 'what');
    expect(offered.map(({ name }) => name)).toContain('Body (Athletics)');
  });

  test("is no player's to make, nor to read from the completion", async () => {
    const here = await asked();
    const offered = await here.person('Ana').complete(here.channel, 'request check', { of: '' }, 'of');
    expect([offered, await here.use('Ana', 'request check', { what: 'Mind' })]).toEqual([
      [],
      expect.stringContaining('Only a GM'),
    ]);
  });
});
