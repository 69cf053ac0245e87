import { describe, expect, test } from 'vitest';
import type { EntryRecord } from '../../src/app/ports.ts';
import { messageText } from '../support/playscript/print.ts';
import { type Room, useTable } from './support/room.ts';

const { dice, now, room } = useTable();

/** A fight in which Kira, who is Ana's, acts first. */
async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  return here;
}

/** The newest entry of a room. */
async function newest(here: Room): Promise<EntryRecord> {
  const { store } = now().turnkeeper.app.ports;
  const campaign = await store.campaignIn([now().playground.world.channel(here.channel).id]);
  const [entry] = await store.entries({ campaignId: campaign?.id ?? null, limit: 1 });
  if (entry === undefined) throw new Error('nothing has happened there');
  return entry;
}

/** What a message says that an entry names. */
const said = (here: Room, id: string | null | undefined) =>
  here
    .messages()
    .filter((message) => message.id === id)
    .map(messageText)
    .join();

describe('an entry knows the message that shows everybody', () => {
  test('a command', async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Dodge' });
    expect(said(here, (await newest(here)).messageId)).toContain('dodges');
  });

  test('a roll', async () => {
    const here = await room();
    dice.lay(3, 4);
    await here.use('Ana', 'roll', { what: '2d6' });
    expect(said(here, (await newest(here)).messageId)).toContain('2d6: 3, 4 = 7');
  });

  test('what was taken back', async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Dodge' });
    await here.use('Ana', 'undo');
    expect(said(here, (await newest(here)).messageId)).toContain('undid');
  });

  test('a command that was called off', async () => {
    const here = await fight();
    dice.lay(6, 4, 4, 3, 2, 1, 1);
    await here.use('Ana', 'attack', { target: 'Raider' });
    await here.press('Mia', 'GM …');
    const mia = here.person('Mia');
    const form = await mia.press(here.find('Mia', '[Call it off]'), 'Call it off');
    await here.heard(mia.submit(form, { reason: 'Mistyped' }));
    expect(said(here, (await newest(here)).messageId)).toContain('Called off');
  });

  test('a command that waited: the question that was answered is its card', async () => {
    const here = await fight();
    dice.lay(6, 4, 4, 3, 2, 1, 1);
    await here.use('Ana', 'attack', { target: 'Raider' });
    await here.press('Ana', '1 → 2');
    const { messageId, otherMessages } = await newest(here);
    expect([said(here, messageId), otherMessages.map((id) => said(here, id))]).toEqual([
      expect.stringContaining('hits'),
      [expect.stringContaining('hits')],
    ]);
  });

  test('none that is a whisper', async () => {
    const here = await room();
    dice.lay(3, 4);
    await here.use('Ana', 'roll', { what: '2d6', 'who-sees': 'whisper' });
    expect((await newest(here)).messageId).toBeNull();
  });

  test('without a request more', async () => {
    const here = await fight();
    const { requests } = now().playground;
    const before = requests.length;
    await here.use('Ana', 'act', { action: 'Dodge' });
    expect(requests.slice(before).filter(({ method }) => method === 'GET')).toEqual([]);
  });
});
