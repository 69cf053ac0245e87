import { describe, expect, test } from 'vitest';
import { messageText } from '../support/playscript/print.ts';
import { expectBooksInOrder } from './support/ledger.ts';
import { type Room, useTable } from './support/room.ts';

const { dice, now, room } = useTable();

/** A fight in which Kira, who is Ana's, has moved and dodged on her turn. */
async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  await here.use('Ana', 'act', { action: 'Move', target: 'Yard' });
  await here.use('Ana', 'act', { action: 'Dodge' });
  return here;
}

/** All that is struck through, where it was posted. */
const struckOf = (here: Room) =>
  here
    .messages('Ana')
    .map(messageText)
    .filter((text) => text.includes('· undone by'));
const undo = (here: Room, who = 'Ana', set: Parameters<Room['use']>[2] = { what: 'turn' }) =>
  here.use(who, 'undo', set);

async function taken(here: Room): Promise<Room> {
  await undo(here);
  await here.press('Ana', 'Undo 2 steps');
  return here;
}

describe('several steps taken back', () => {
  test('are one entry, and the books are in order', async () => {
    const here = await taken(await fight());
    await expectBooksInOrder(now(), here.channel);
  });

  test('come back one after the other', async () => {
    const here = await taken(await fight());
    await here.use('Ana', 'redo');
    await here.use('Ana', 'redo');
    await expectBooksInOrder(now(), here.channel);
    expect(await here.use('Ana', 'redo')).toContain('nothing to redo');
  });

  test('are struck through where they were posted', async () => {
    const here = await taken(await fight());
    expect(struckOf(here)).toEqual([
      expect.stringMatching(
        /\n~~\*\*Kira\*\* moves from Gate to Yard\.~~ · undone by <@\d+>\n\[Continue below\]$/u,
      ),
      expect.stringMatching(/\n~~\*\*Kira\*\* dodges.*~~ · undone by/u),
    ]);
  });

  test('stand again where they were posted when they are brought back', async () => {
    const here = await taken(await fight());
    await here.use('Ana', 'redo');
    expect(
      messageText(here.messages('Ana').find((one) => messageText(one).includes('moves')) ?? never()),
    ).toBe('**Kira** · Round 1\n**Kira** moves from Gate to Yard.\n[Continue below]');
  });

  test('are struck through in plain text', async () => {
    const here = await fight();
    await here.use('Ana', 'undo');
    await here.use('Ana', 'settings', { text: 'on' });
    await here.use('Ana', 'act', { action: 'Dodge' });
    await here.use('Ana', 'undo');
    await here.use('Ana', 'settings', { text: 'off' });
    const plain = here.messages('Ana').filter(({ content }) => /^~~\*\*Kira\*\* dodges/mu.test(content));
    expect(plain).toHaveLength(1);
  });

  test('whose message somebody has deleted trouble nobody', async () => {
    const here = await fight();
    here.person('Mia').delete(here.find('Mia', '**Kira** moves'));
    await taken(here);
    expect(struckOf(here)).toEqual([expect.stringContaining('dodges')]);
  });

  test('are struck through with all that they showed while they waited', async () => {
    const here = await fight();
    await here.use('Ana', 'undo');
    dice.lay(6, 4, 4, 3, 2, 1, 1);
    await here.use('Ana', 'attack', { target: 'Raider' });
    await here.press('Ana', '1 → 2');
    await here.takeBack('Mia');
    expect(struckOf(here)).toEqual([
      expect.stringContaining('dodges'),
      expect.stringMatching(/\n~~\*\*Kira\*\* goes up to[^\n]*hits/u),
    ]);
  });

  test('however long, are struck through on their card, and stand there again', async () => {
    const here = await room();
    await here.use('Mia', 'campaign settings', { text: true });
    await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 7, defence: 6 } });
    await here.use('Ana', 'character edit', {
      what: 'Weapons',
      to: 'Bomb, Blast (4), Thrown (Medium), Loud',
    });
    await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
    const raiders = { who: 'Raider', name: `A${'*'.repeat(28)}`, zone: 'Yard' };
    await here.use('Mia', 'encounter add', { ...raiders, count: 20 });
    await here.use('Mia', 'encounter next');
    await here.use('Ana', 'attack', { target: 'Yard', weapon: 'Bomb' });
    const ids = here
      .messages('Ana')
      .filter((message) => messageText(message).includes('in the Blast'))
      .map(({ id }) => id);
    const blast = () =>
      here
        .messages('Ana')
        .filter(({ id }) => ids.includes(id))
        .map(messageText);
    const isStruck = () => blast().map((text) => text.includes('· undone by'));
    const before = isStruck();
    await here.takeBack('Mia');
    const struck = isStruck();
    await here.use('Mia', 'redo');
    expect([before, struck, isStruck()]).toEqual([[false], [true], [false]]);
  });

  test('are counted in the log as far as its reader knows of them', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter add', { who: 'Raider', hidden: true });
    await here.use('Mia', 'undo', { what: 'turn' });
    await here.press('Mia', 'Undo 3 steps');
    const counted = async (who: string) => /undid \d steps/u.exec(await here.use(who, 'log'))?.[0];
    expect([await counted('Mia'), await counted('Ben')]).toEqual(['undid 3 steps', 'undid 2 steps']);
  });

  test('are shown to the one who asks, alone', async () => {
    const here = await fight();
    await undo(here);
    expect([here.seen('Ana').includes('Undo 2 steps?'), here.seen('Mia').includes('Take 2 steps')]).toEqual([
      true,
      false,
    ]);
  });

  test('are taken back once, however often the button is pressed', async () => {
    const here = await fight();
    await undo(here);
    const twice = () =>
      here.heard(here.person('Ana').press(here.find('Ana', '[Undo 2 steps]'), 'Undo 2 steps'));
    expect((await Promise.all([twice(), twice()])).join()).toContain('Something else has happened since');
  });

  test("are not somebody else's, whoever has the button", async () => {
    const here = await fight();
    expect(await undo(here, 'Ben')).not.toContain('Undo 2 steps?');
  });
});

describe('a step that is picked', () => {
  const offered = (here: Room, who: string, typed = '') =>
    here.person(who).complete(here.channel, 'undo', { to: typed }, 'to');

  test('is offered in words, newest first, with how many steps it takes', async () => {
    const here = await fight();
    expect((await offered(here, 'Ana')).map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Kira dodges.* · 1 step$/u),
      'Kira moves from Gate to Yard. · 2 steps',
    ]);
  });

  test('is offered to a player as far as it is theirs', async () => {
    const here = await fight();
    await here.use('Mia', 'condition add', { condition: 'Prone', who: 'Kira' });
    expect([await offered(here, 'Ana'), (await offered(here, 'Mia')).length > 2]).toEqual([[], true]);
  });

  test('is taken back with all that came after it', async () => {
    const here = await fight();
    const [, moved] = await offered(here, 'Ana');
    expect(await undo(here, 'Ana', { to: String(moved?.value) })).toContain('Undo 2 steps?');
  });

  test('that is none is refused', async () => {
    expect(await undo(await fight(), 'Ana', { to: 'nonsense' })).toContain('undo to that here');
  });
});

describe('outside of fights', () => {
  test('there are no turns to take back', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Ana', 'character edit', { what: 'Body', to: '3' });
    expect(await undo(here)).toContain('Only a fight has turns');
  });
});

function never(): never {
  throw new Error('nothing of the kind is shown');
}
