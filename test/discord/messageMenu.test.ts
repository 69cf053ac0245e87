import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { messageText } from '../support/playscript/print.ts';
import { type Room, useTable } from './support/room.ts';

const { dice, now, room } = useTable();

/** Kira has rolled once. */
async function rolled(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  dice.lay(17);
  await here.use('Ana', 'roll', { what: '1d20' });
  return here;
}

/** Ana has changed Kira's sheet; nothing is rolled for it. */
async function edited(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Ana', 'character edit', { what: 'Body', to: '6' });
  return here;
}

const menu = (here: Room, who: string, words: string, message: APIMessage) =>
  here.heard(here.person(who).menu(message, words));

/** All rolls here are shown in one message. */
async function showIn(here: Room, message: APIMessage): Promise<void> {
  const { store } = now().turnkeeper.app.ports;
  const campaign = await store.campaignIn([now().playground.world.channel(here.channel).id]);
  const entries = await store.entries({ campaignId: campaign?.id ?? null, limit: 10, kinds: ['roll'] });
  await store.setEntryMessages(entries.map(({ id }) => ({ entryId: id, messageIds: [message.id] })));
}

/** Two rolls are shown in the message of the first: what a message that grows has. */
async function shownTogether(): Promise<{ readonly here: Room; readonly message: APIMessage }> {
  const here = await rolled();
  dice.lay(4);
  await here.use('Ana', 'roll', { what: '1d20' });
  const message = here.find('Ana', '17');
  await showIn(here, message);
  return { here, message };
}

describe('the menu of a message', () => {
  test('explains what it tells of', async () => {
    const here = await rolled();
    expect(await menu(here, 'Ben', 'Why?', here.find('Ben', '17'))).toContain('1. d20: **17**');
  });

  test('checks the dice that it tells of', async () => {
    const here = await rolled();
    expect(await menu(here, 'Ben', 'Verify', here.find('Ben', '17'))).toContain('17');
  });

  test('takes back what it tells of', async () => {
    const here = await edited();
    await menu(here, 'Ana', 'Undo this', here.find('Mia', 'Body'));
    expect(here.seen('Ben')).toContain('Undone');
  });

  test('takes nothing back for who may not', async () => {
    const here = await edited();
    await menu(here, 'Ben', 'Undo this', here.find('Ben', 'Body'));
    expect(here.seen('Ben')).not.toContain('Undone');
  });

  test('shows what else would go before it takes back more than one step', async () => {
    const here = await edited();
    const first = here.find('Mia', 'Body');
    await here.use('Ana', 'character edit', { what: 'Mind', to: '3' });
    expect(await menu(here, 'Ana', 'Undo this', first)).toContain('2 steps');
  });

  test('asks which step is meant where a message tells of several, newest first', async () => {
    const { here, message } = await shownTogether();
    const asked = await menu(here, 'Ana', 'Why?', message);
    expect(asked.indexOf('<1.')).toBeGreaterThan(asked.indexOf('Explain which one?'));
  });

  test('explains the step that is picked', async () => {
    const { here, message } = await shownTogether();
    await menu(here, 'Ana', 'Why?', message);
    const select = here.messages('Ana').findLast((one) => messageText(one).includes('Explain which one?'));
    const row = select?.components?.[0];
    const option =
      row !== undefined && 'components' in row && row.components[0] && 'options' in row.components[0]
        ? row.components[0].options?.[0]?.value
        : undefined;
    const picked = here.person('Ana').select(select ?? message, 'step.why', option ?? '');
    expect(await here.heard(picked)).toContain('1. d20: **4**');
  });

  test('says of other messages that they tell of no step', async () => {
    const here = await rolled();
    await here.person('Ana').say(here.channel, 'Hello there');
    expect(await menu(here, 'Ana', 'Why?', here.find('Ana', 'Hello there'))).toContain(
      "doesn't show a step of the game",
    );
  });

  test('tells nobody of a roll that they may not see', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    dice.lay(17);
    await here.use('Ana', 'roll', { what: '1d20', 'who-sees': 'whisper' });
    await here.person('Ana').say(here.channel, 'Hello there');
    await showIn(here, here.find('Ben', 'Hello there'));
    expect(await menu(here, 'Ben', 'Why?', here.find('Ben', 'Hello there'))).toContain(
      "doesn't show a step of the game",
    );
  });

  test("answers as one's character, with a link to what is answered", async () => {
    const here = await rolled();
    await here.person('Ben').say(here.channel, 'Who goes there?');
    const asked = here.find('Ana', 'Who goes there?');
    const form = await here.person('Ana').menu(asked, 'Reply as my character');
    await here.heard(here.person('Ana').submit(form, { text: 'A friend.' }));
    const said = here.messages('Ben').findLast(({ author }) => author.username === 'Kira');
    expect(said?.content).toMatch(new RegExp(`${asked.id}\\nA friend\\.$`, 'u'));
  });
});
