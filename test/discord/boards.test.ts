import { describe, expect, test } from 'vitest';
import type { APIMessage } from 'discord-api-types/v10';
import { messageText } from '../support/playscript/print.ts';
import { type Room, useTable } from './support/room.ts';

// The pinned message that says where a campaign waits, and for whom.

const { dice, now, room } = useTable();

/** A campaign with a board in its channel, in which Ana plays Kira and Ben Tiz. */
async function pinned(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
  await here.hero('Ben', 'Tiz');
  await here.use('Mia', 'turns pin');
  return here;
}

async function fight(here: Room): Promise<void> {
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
}

const boards = (here: Room): readonly APIMessage[] =>
  here.messages('Cleo').filter((message) => messageText(message).includes('I keep this up to date'));
const text = (here: Room): string => boards(here).map(messageText).join('\n');

describe('a board', () => {
  test('is pinned', async () => {
    const here = await pinned();
    expect(boards(here).map((message) => message.pinned)).toEqual([true]);
  });

  test('waits for nobody where nothing goes on', async () => {
    expect(text(await pinned())).toContain('Nobody has to do anything');
  });

  test('tells whose turn has begun', async () => {
    const here = await pinned();
    await fight(here);
    expect(text(here)).toContain('**Kira** is up');
  });

  test('links to the tracker', async () => {
    const here = await pinned();
    await fight(here);
    const tracker = here
      .messages()
      .find((one) => one.pinned && messageText(one).includes('[Go to the turn]'));
    expect(text(here)).toContain(`/${tracker?.id})`);
  });

  test('tells who has to decide', async () => {
    const here = await pinned();
    await fight(here);
    dice.lay(6, 4, 4, 3, 2, 1, 1);
    await here.use('Ana', 'attack', { target: 'Raider' });
    expect(text(here)).toContain('**Kira** has to decide');
  });

  test('tells who is asked for a roll until they have answered', async () => {
    const here = await pinned();
    await here.use('Mia', 'request roll', { what: '1d6', of: 'Kira' });
    const before = text(here).includes('**Kira** has to roll');
    await here.press('Ana', "Can't / pass");
    expect([before, text(here).includes('Nobody has to do anything')]).toEqual([true, true]);
  });

  test('tells who is away, and who acts instead', async () => {
    const here = await pinned();
    await fight(here);
    await here.use('Ana', 'away until', { 'stand-in': 'Ben' });
    expect(text(here)).toContain('away, Tiz stands in');
  });

  test('says only that the GM is up where nobody knows of the foe', async () => {
    const here = await pinned();
    await here.use('Mia', 'encounter start');
    await here.use('Mia', 'encounter add', { who: 'Raider', hidden: true });
    await here.use('Mia', 'encounter next');
    await here.press('Ana', 'End turn');
    await here.press('Ben', 'End turn');
    expect([text(here).includes('the GM is up'), text(here).includes('Raider')]).toEqual([true, false]);
  });

  test('waits for nobody once the fight is over', async () => {
    const here = await pinned();
    await fight(here);
    await here.use('Mia', 'encounter end');
    expect(text(here)).toContain('Nobody has to do anything');
  });

  test('pings nobody', async () => {
    const here = await pinned();
    await fight(here);
    expect(boards(here)[0]?.mentions).toEqual([]);
  });

  test('is posted anew where somebody has deleted it', async () => {
    const here = await pinned();
    here.table.playground.deleteMessage(boards(here)[0]?.id ?? '');
    await fight(here);
    expect(boards(here)).toHaveLength(1);
  });

  test('is brought up to date by a start', async () => {
    const here = await pinned();
    // Edits got through to nobody while the process went down.
    now().playground.fail({ route: 'PATCH /channels/:channel/messages/:message', status: 403, times: 20 });
    await fight(here);
    now().playground.heal();
    now().troubles.clear();
    const before = text(here).includes('to act');
    await now().restart();
    await now().turnkeeper.bot.idle();
    expect([before, text(here).includes('**Kira** is up')]).toEqual([false, true]);
  });

  test('is one, however often it is pinned', async () => {
    const here = await pinned();
    await here.use('Mia', 'turns pin');
    expect(boards(here)).toHaveLength(1);
  });

  test('is gone when it is unpinned', async () => {
    const here = await pinned();
    await here.use('Mia', 'turns unpin');
    await fight(here);
    expect(boards(here)).toEqual([]);
  });

  test("is the GM's to pin", async () => {
    const here = await room();
    expect(await here.use('Ana', 'turns pin')).toContain('Only a GM');
  });

  test('says so where the bot may not pin', async () => {
    const here = await room();
    now().playground.world.denyBot(['PinMessages'], here.channel);
    expect(await here.use('Mia', 'turns pin')).toContain("it isn't pinned: I need **Pin Messages** here");
  });

  test('says that its campaign was put away', async () => {
    const here = await pinned();
    await here.use('Mia', 'campaign archive');
    expect(here.seen('Ana')).toContain('is archived');
  });
});
