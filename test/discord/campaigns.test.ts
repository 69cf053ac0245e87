import { describe, expect, test } from 'vitest';
import { messageText } from '../support/playscript/print.ts';
import { expectBooksInOrder } from './support/ledger.ts';
import { Room, useTable } from './support/room.ts';

const { dice, now, room } = useTable();

const id = (name: string) => now().playground.person(name).id;

/** A channel in which nothing is played. */
function empty(channel: string): Room {
  now().playground.world.addChannel({ name: channel });
  return new Room(now(), channel);
}

describe('a campaign', () => {
  test('is not begun where one is played', async () => {
    const here = await room();
    expect(await here.use('Ana', 'campaign create', { name: 'Another' })).toMatch(
      /^\*\*Campaign in room-\d+\*\* is played in this channel: archive it first, or use another channel\.$/u,
    );
  });

  test('is not begun under a name that is in use', async () => {
    const here = await room();
    const name = `campaign in ${here.channel.toUpperCase()}`;
    expect(await empty('name-in-use').use('Ana', 'campaign create', { name })).toContain('pick another name');
  });

  test('begun twice at the same moment is one', async () => {
    const here = empty('twice-begun');
    const said = await Promise.all(
      ['Ana', 'Ben'].map((who) => here.use(who, 'campaign create', { name: `${who}'s` })),
    );
    expect(said.filter((one) => one.includes('the campaign begins'))).toHaveLength(1);
  });

  test('is played in the threads of its channel', async () => {
    const here = await room();
    const thread = here.person('Mia').createThread(here.channel, 'aside');
    expect(await new Room(now(), thread.id).use('Ana', 'campaign info')).toContain('Campaign in');
  });

  test('is not played elsewhere', async () => {
    expect(await new Room(now(), 'lounge').use('Ana', 'campaign info')).toBe(
      "There's no campaign in this channel yet: `/campaign create` starts one.",
    );
  });

  test('is changed by its GM only', async () => {
    const here = await room();
    expect(await here.use('Ana', 'campaign settings', { pings: false })).toBe(
      'Only a GM of this campaign can do that.',
    );
  });

  test('takes a second GM', async () => {
    const here = await room();
    await here.use('Mia', 'campaign settings', { 'add-gm': id('Ana') });
    expect(await here.use('Ana', 'encounter start')).toContain('About to begin');
  });

  test('takes two GMs in the same moment', async () => {
    const here = await room();
    await Promise.all(
      ['Ana', 'Ben'].map((who) => here.use('Mia', 'campaign settings', { 'add-gm': id(who) })),
    );
    expect(await here.use('Cleo', 'campaign info')).toContain(`<@${id('Ana')}>, <@${id('Ben')}>`);
  });

  test('takes GMs by a role', async () => {
    const here = await room();
    await here.use('Mia', 'campaign settings', { 'gm-role': 'Players' });
    expect(await here.use('Ben', 'encounter start')).toContain('About to begin');
  });

  test('takes no GM by a role any more', async () => {
    const here = await room();
    await here.use('Mia', 'campaign settings', { 'gm-role': 'Players' });
    await here.use('Mia', 'campaign settings', { 'gm-role': now().playground.world.guild.id });
    expect(await here.use('Ben', 'encounter start')).toBe('Only a GM of this campaign can do that.');
  });

  test('keeps its last GM', async () => {
    const here = await room();
    expect(await here.use('Mia', 'campaign settings', { 'remove-gm': id('Mia') })).toBe(
      'A campaign needs a GM: add another one before you remove the last.',
    );
  });

  test('whose GM was removed has the other', async () => {
    const here = await room();
    await here.use('Mia', 'campaign settings', { 'add-gm': id('Ana') });
    await here.use('Ana', 'campaign settings', { 'remove-gm': id('Mia') });
    expect(await here.use('Mia', 'encounter start')).toBe('Only a GM of this campaign can do that.');
  });

  test('is not put away while a fight runs', async () => {
    const here = await room();
    await here.use('Mia', 'encounter start');
    expect(await here.use('Mia', 'campaign archive')).toContain('`/encounter end` it first');
  });

  test('put away, its channel is free', async () => {
    const here = await room();
    await here.use('Mia', 'campaign archive');
    expect(await here.use('Ana', 'campaign create', { name: `After ${here.channel}` })).toContain('begins');
  });

  test('taken up again, its characters are there', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'campaign archive');
    await here.use('Mia', 'campaign restore', { name: `Campaign in ${here.channel}` });
    expect(await here.use('Ana', 'character list')).toContain('▶ **Kira**');
  });

  test('taken up again where another one is played says which', async () => {
    const here = await room();
    await here.use('Mia', 'campaign archive');
    await here.use('Ana', 'campaign create', { name: `Squatters of ${here.channel}` });
    expect(await here.use('Mia', 'campaign restore', { name: `Campaign in ${here.channel}` })).toMatch(
      /^\*\*Squatters of room-\d+\*\* is played in <#\d+> by now: archive that one first\.$/u,
    );
  });

  test('taken up again whose name is in use says what to do', async () => {
    const here = await room();
    await here.use('Mia', 'campaign archive');
    await empty(`${here.channel}-b`).use('Ana', 'campaign create', { name: `Campaign in ${here.channel}` });
    expect(await here.use('Mia', 'campaign restore', { name: `Campaign in ${here.channel}` })).toContain(
      'rename that one first',
    );
  });

  test('of others is not taken up', async () => {
    const here = await room();
    await here.use('Mia', 'campaign archive');
    expect(await here.use('Ana', 'campaign restore', { name: `Campaign in ${here.channel}` })).toMatch(
      /^You have no archived campaign/u,
    );
  });

  test('cannot be begun in direct messages', async () => {
    await room();
    const names = now()
      .playground.person('Ana')
      .commands(now().playground.world.directChannel(id('Ana')).id);
    expect(names.map(({ name }) => name).sort()).toEqual(
      'again decisions help luck macro odds privacy roll rule settings turns verify'.split(' '),
    );
  });
});

describe('privacy', () => {
  const file = async (here: Room, who: string): Promise<string> => {
    const answer = await here.person(who).command(here.channel, 'privacy export');
    await now().turnkeeper.bot.idle();
    return (await fetch(answer.message()?.attachments[0]?.url ?? '')).text();
  };

  test('gives everything as a file', async () => {
    const here = await room();
    await here.hero('Cleo', 'Nia of the export');
    expect(await file(here, 'Cleo')).toContain('Nia of the export');
  });

  test('gives nothing of others', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira of the others');
    expect(await file(here, 'Cleo')).not.toContain('Kira of the others');
  });

  test('deletes nothing before it is confirmed', async () => {
    const here = await room();
    await here.hero('Cleo', 'Nia');
    await here.use('Cleo', 'privacy delete');
    await here.press('Cleo', 'Keep it');
    expect(await here.use('Cleo', 'character list')).toContain('Nia');
  });

  test('deletes everything, and the GM has the character', async () => {
    const here = await room();
    await here.hero('Cleo', 'Nia');
    await here.use('Cleo', 'privacy delete');
    await here.press('Cleo', 'Delete everything about me');
    const [hers, lists] = [await file(here, 'Cleo'), await here.use('Mia', 'character list')];
    expect([hers.includes('Nia'), lists.includes('Nia')]).toEqual([false, true]);
  });

  test('of the one who is asked lets the GM decide', async () => {
    const here = await room();
    await here.hero('Cleo', 'Nia');
    dice.lay(3, 3, 2, 2, 1, 1, 3);
    await here.use('Cleo', 'check', { what: 'Body (Weapon Skill)', difficulty: '4:1' });
    await here.use('Cleo', 'privacy delete');
    await here.press('Cleo', 'Delete everything about me');
    await here.press('Mia', '3 → 4');
    expect(here.seen('Mia')).toMatch(/Nia.*1 success/su);
  });

  test('of the last GM lets who manages the server help', async () => {
    const here = empty('left-alone');
    await here.use('Cleo', 'campaign create', { name: 'Left alone' });
    await here.use('Cleo', 'privacy delete');
    await here.press('Cleo', 'Delete everything about me');
    await here.use('Mia', 'campaign settings', { 'add-gm': id('Ana') });
    expect(await here.use('Ana', 'encounter start')).toContain('About to begin');
  });
});

/** A fight in which Kira, who is Ana's, acts first. */
async function fight(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
  await here.hero('Ben', 'Tiz');
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter next');
  return here;
}

describe('undo', () => {
  test('a player takes back their own last step', async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Move', target: 'Yard' });
    await here.use('Ana', 'undo');
    expect(await here.use('Ana', 'encounter status')).toContain('**Gate**: Kira');
  });

  test('a player does not take back what dice were rolled for', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter add', { who: 'Raider', zone: 'Gate' });
    dice.lay(6, 6, 6, 6, 6, 6, 6);
    await here.use('Ana', 'attack', { target: 'Raider' });
    expect(await here.use('Ana', 'undo')).toContain('dice stay as they fell');
  });

  test('a player does not take back what another did', async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Move', target: 'Yard' });
    expect(await here.use('Ben', 'undo')).toContain("wasn't yours");
  });

  test('a GM takes back everything to the beginning, and brings it back', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter add', { who: 'Raider', count: 2, zone: 'Gate' });
    dice.lay(6, 6, 6, 6, 6, 6, 6);
    await here.use('Ana', 'attack', { target: 'Raider 1' });
    await here.use('Mia', 'condition add', { condition: 'Prone', who: 'Tiz' });
    const before = await here.use('Mia', 'encounter status');
    for (let n = 0; n < 4; n += 1) await here.takeBack('Mia');
    for (let n = 0; n < 4; n += 1) await here.takeBack('Mia', { what: 'redo' });
    expect(await here.use('Mia', 'encounter status')).toBe(before);
  });

  test('stops at the beginning of the fight', async () => {
    const here = await fight();
    await here.takeBack('Mia');
    expect(await here.takeBack('Mia')).toBe("There's nothing to undo here.");
  });

  test('something new ends what could be brought back', async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Move', target: 'Yard' });
    await here.use('Ana', 'undo');
    await here.use('Mia', 'condition add', { condition: 'Prone', who: 'Tiz' });
    expect(await here.takeBack('Mia', { what: 'redo' })).toMatch(/^There's nothing to redo/u);
  });

  test('deletes nothing: the log has both', async () => {
    const here = await fight();
    await here.use('Ana', 'act', { action: 'Move', target: 'Yard' });
    await here.use('Ana', 'undo');
    expect(await here.use('Ben', 'log')).toMatch(/undid: ~~.*Kira.*~~[\s\S]*~~.*Kira.*~~ \(undone\)/u);
  });

  test("of a fight's end takes it up again", async () => {
    const here = await fight();
    await here.use('Mia', 'encounter end');
    await here.takeBack('Mia');
    expect(await here.use('Mia', 'encounter status')).toContain('▶ **Kira**');
  });

  test("of a fight's end is not done once a character has changed", async () => {
    const here = await fight();
    await here.use('Mia', 'encounter end');
    await here.use('Ana', 'character edit', { what: 'Toughness', to: '3' });
    const said = [await here.takeBack('Mia'), await here.use('Ana', 'character sheet')];
    expect(said[1]).toContain('Toughness');
  });

  test("of a fight's end is not done once one of them is put away", async () => {
    const here = await fight();
    await here.use('Mia', 'encounter end');
    await here.use('Ana', 'character archive', { name: 'Kira' });
    expect(await here.takeBack('Mia')).toContain('**Kira** has changed since that fight ended');
  });

  test('of twenty presses at once takes back each once', async () => {
    const here = await fight();
    for (let n = 0; n < 5; n += 1) await here.use('Mia', 'encounter add', { who: 'Raider' });
    await Promise.all(Array.from({ length: 20 }, () => here.takeBack('Mia')));
    await expectBooksInOrder(now(), here.channel);
  });

  test('outside a fight takes back an edit', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Ana', 'character edit', { what: 'Body', to: '7' });
    await here.use('Ana', 'undo');
    expect(await here.use('Ana', 'character sheet')).toMatch(/Body\W+5/u);
  });

  test('of what a fight gave back is done in that fight', async () => {
    const here = await fight();
    await here.use('Mia', 'encounter end');
    expect(await here.use('Ana', 'undo')).toContain('undo it there');
  });
});

describe('the log', () => {
  test('has pages to the very beginning, and nothing twice', async () => {
    const here = await room();
    for (let n = 1; n <= 25; n += 1) await here.use('Ana', 'roll', { what: `${n}d1` });
    const pages = [
      await here.use('Mia', 'log'),
      await here.press('Mia', 'Older'),
      await here.press('Mia', 'Older'),
    ];
    const rolls = pages.flatMap((page) => [...page.matchAll(/`(\d+)d1`/gu)].map((found) => Number(found[1])));
    expect(rolls).toEqual(Array.from({ length: 25 }, (_, n) => 25 - n));
  });

  test('on its last page has nothing older', async () => {
    const here = await room();
    for (let n = 1; n <= 11; n += 1) await here.use('Ana', 'roll', { what: `${n}d1` });
    await here.use('Mia', 'log');
    expect(await here.press('Mia', 'Older')).not.toContain('[Older]');
  });

  test("of one person has that person's deeds only", async () => {
    const here = await room();
    await here.use('Ana', 'roll', { what: '2d1' });
    await here.use('Ben', 'roll', { what: '3d1' });
    const said = await here.use('Mia', 'log', { who: id('Ben') });
    expect([said.includes('3d1'), said.includes('2d1')]).toEqual([true, false]);
  });

  test('shows a secret roll to its roller and the GM, and to nobody else', async () => {
    const here = await room();
    await here.use('Ana', 'roll', { what: '5d1', 'who-sees': 'whisper' });
    const logs = await Promise.all(['Ana', 'Mia', 'Ben'].map((who) => here.use(who, 'log')));
    expect(logs.map((log) => log.includes('5d1'))).toEqual([true, true, false]);
  });

  test('of another campaign shows nothing', async () => {
    const [here, there] = [await room(), await room()];
    await here.use('Ana', 'roll', { what: '5d1' });
    expect(await there.use('Ana', 'log')).not.toContain('5d1');
  });

  test('is read by nobody else', async () => {
    const here = await room();
    await here.use('Ana', 'log');
    expect(here.messages('Ben').map(messageText).join()).not.toContain('Log');
  });
});
