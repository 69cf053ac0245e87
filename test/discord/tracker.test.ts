import { describe, expect, test } from 'vitest';
import type { PermissionName } from '../../src/playground/index.ts';
import { messageText } from '../support/playscript/print.ts';
import { Room, useTable } from './support/room.ts';

const { now, room } = useTable();

/** Starts a fight in which Kira, who is Ana's, acts first. */
async function fight(here: Room, who = 'Kira'): Promise<Room> {
  await here.hero('Ana', who, { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
  await begin(here);
  return here;
}

/** Does something while no card can be closed: its buttons stay. */
async function leavingCards(work: () => Promise<unknown>): Promise<void> {
  now().playground.fail({ route: 'PATCH /channels/:channel/messages/:message', status: 400, times: 9 });
  await work();
  await now().turnkeeper.bot.idle();
  now().playground.heal();
  now().troubles.clear();
}

async function begin(here: Room): Promise<void> {
  await here.use('Mia', 'encounter start');
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
}

const trackers = (here: Room, channel = here.channel) =>
  here
    .messages('Mia', channel)
    .filter((message) => /^(Round \d+|The surprise round|About to begin)\n/u.test(messageText(message)));

describe('the tracker', () => {
  test('is one message, however much happens', async () => {
    const here = await fight(await room());
    await here.use('Mia', 'condition add', { condition: 'Prone', who: 'Raider' });
    await here.use('Ana', 'encounter next');
    expect(trackers(here)).toHaveLength(1);
  });

  test('is pinned', async () => {
    expect(trackers(await fight(await room()))[0]?.pinned).toBe(true);
  });

  test('is edited as the fight goes on', async () => {
    const here = await fight(await room());
    await here.use('Mia', 'condition add', { condition: 'Prone', who: 'Raider' });
    expect(messageText(trackers(here)[0] ?? never())).toContain('Prone');
  });

  test('is posted and pinned anew when somebody has deleted it', async () => {
    const here = await fight(await room());
    const gone = trackers(here)[0] ?? never();
    here.person('Mia').delete(gone);
    await here.use('Mia', 'condition add', { condition: 'Prone', who: 'Raider' });
    const [tracker] = trackers(here);
    expect([tracker?.pinned, tracker?.id === gone.id]).toEqual([true, false]);
  });

  test('is brought up to date by the next start', async () => {
    const here = await fight(await room());
    here.table.playground.fail({ route: 'PATCH /channels/:channel/messages/:message', status: 400 });
    await here.use('Mia', 'condition add', { condition: 'Prone', who: 'Raider' });
    here.table.playground.heal();
    here.table.troubles.clear();
    await here.table.restart();
    await here.table.turnkeeper.bot.idle();
    expect(messageText(trackers(here)[0] ?? never())).toContain('Prone');
  });

  test('says that the fight is over, and has nothing to press', async () => {
    const here = await fight(await room());
    await here.use('Mia', 'encounter end');
    const over = here.find('Ben', 'The fight is over');
    expect(over.components).toEqual([]);
  });

  test('of another fight in the same channel is another message', async () => {
    const here = await fight(await room());
    await here.use('Mia', 'encounter end');
    await begin(here);
    expect(here.messages().filter(({ pinned }) => pinned)).toHaveLength(2);
  });
});

describe('a turn', () => {
  test('is announced by a new message that pings', async () => {
    const here = await fight(await room());
    expect(messageText(here.person('Ana').pings.at(-1) ?? never())).toContain('**Kira** is up');
  });

  test('of a foe pings the GM', async () => {
    const here = await fight(await room());
    await here.use('Ana', 'encounter next');
    expect(messageText(here.person('Mia').pings.at(-1) ?? never())).toContain('**Raider** is up');
  });

  test('pings nobody where the campaign is set so', async () => {
    const here = await room();
    await here.use('Mia', 'campaign settings', { pings: false });
    const before = here.person('Ana').pings.length;
    await fight(here);
    expect(here.person('Ana').pings.length).toBe(before);
  });

  test('ends by the button under it', async () => {
    const here = await fight(await room());
    await here.press('Ana', 'End turn');
    expect(here.seen('Ben')).toContain('**Raider** is up');
  });

  test('of somebody else does not end by the button', async () => {
    const here = await fight(await room());
    expect(await here.press('Ben', 'End turn')).toMatch(/^Not your turn: <@\d+> is up\.$/u);
  });

  test('that is over cannot be ended by its old button a second time', async () => {
    const here = await fight(await room());
    const old = here.find('Ana', '**Kira** is up');
    await leavingCards(() => here.use('Ana', 'encounter next'));
    expect(await here.heard(here.person('Ana').press(old, 'End turn'))).toMatch(
      /That button is out of date\. Here's the current state:[\s\S]*▶ \*\*Raider/u,
    );
  });

  test('that is over shows its own record to whoever presses its old button', async () => {
    const here = await fight(await room());
    const old = here.find('Ana', '**Kira** is up');
    await leavingCards(() => here.use('Ana', 'encounter next'));
    await here.heard(here.person('Ana').press(old, 'End turn'));
    expect(messageText(here.messages().find(({ id }) => id === old.id) ?? never())).toBe(
      '**Kira** · Round 1',
    );
  });

  test.for(['End turn', 'More…'])('of a fight that is over: its button %s gets a sentence', async (label) => {
    const here = await fight(await room());
    const old = here.find('Ana', '**Kira** is up');
    await leavingCards(() => here.use('Mia', 'encounter end'));
    const said = await here.heard(here.person('Ana').press(old, label));
    expect(said).toMatch(/That button is out of date\. (No fight is going on|That fight is over)/u);
  });

  test('is ended once by a GM who presses twice in haste', async () => {
    const here = await fight(await room());
    await here.press('Mia', 'End turn');
    const asked = here.find('Mia', '[As Kira]');
    const presses = [here.person('Mia').press(asked, 'As Kira'), here.person('Mia').press(asked, 'As Kira')];
    await Promise.all(presses.map((press) => here.heard(press)));
    expect(await here.use('Mia', 'encounter status')).toContain('▶ **Raider**');
  });

  test('that is over shows the GM who presses its button how things stand', async () => {
    const here = await fight(await room());
    const old = here.find('Mia', '**Kira** is up');
    await leavingCards(() => here.use('Ana', 'encounter next'));
    expect(await here.heard(here.person('Mia').press(old, 'End turn'))).toMatch(
      /That button is out of date\. Here's the current state:[\s\S]*▶ \*\*Raider/u,
    );
  });
});

describe('a fight in', () => {
  test('a thread has its tracker there', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    const thread = here.person('Mia').createThread(here.channel, 'a side street');
    await begin(new Room(here.table, thread.id));
    expect([trackers(here, thread.id).length, trackers(here).length]).toEqual([1, 0]);
  });

  test('a thread does not hinder one in its channel', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    const thread = here.person('Mia').createThread(here.channel, 'a side street');
    const inside = new Room(here.table, thread.id);
    await inside.use('Mia', 'encounter start', { everyone: false });
    expect(await here.use('Mia', 'encounter start', { everyone: false })).toContain('About to begin');
  });

  test('an archived thread goes on when somebody comes back to it', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    const thread = here.person('Mia').createThread(here.channel, 'a side street');
    const inside = new Room(here.table, thread.id);
    await begin(inside);
    now().playground.world.setThread(thread.id, { archived: true });
    await here.table.restart();
    await inside.use('Mia', 'condition add', { condition: 'Prone', who: 'Raider' });
    expect(messageText(trackers(here, thread.id)[0] ?? never())).toContain('Prone');
  });

  test('a forum post works as in a channel', async () => {
    const { table } = await room();
    const { channel } = table.playground.person('Mia').createPost('campaigns', 'The Long Way', 'Who is in?');
    const post = new Room(table, channel.id);
    await post.use('Mia', 'campaign create', { name: 'The Long Way' });
    await fight(post);
    expect([trackers(post).length, trackers(post)[0]?.pinned]).toEqual([1, true]);
  });
});

describe('where the bot lacks', () => {
  const needed: readonly (readonly [PermissionName, string])[] = [
    ['SendMessages', 'Send Messages'],
    ['EmbedLinks', 'Embed Links'],
    ['PinMessages', 'Pin Messages'],
    ['ViewChannel', 'View Channel'],
    ['ReadMessageHistory', 'Read Message History'],
  ];

  test.for(needed)('%s, who starts a fight is told so', async ([flag, name]) => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    now().playground.world.denyBot([flag], here.channel);
    expect(await here.use('Mia', 'encounter start')).toMatch(new RegExp(`I need .*\\*\\*${name}\\*\\*`, 'u'));
  });

  test.for(needed)('%s, who creates a campaign is told so', async ([flag, name]) => {
    const { table } = await room();
    const channel = `lacks-${flag.toLowerCase()}`;
    table.playground.world.addChannel({ name: channel });
    table.playground.world.denyBot([flag], channel);
    const here = new Room(table, channel);
    expect(await here.use('Mia', 'campaign create', { name: channel })).toMatch(
      new RegExp(`I need .*\\*\\*${name}\\*\\*`, 'u'),
    );
  });

  test.for(needed)('%s, the fight goes on', async ([flag]) => {
    const here = await room();
    await here.hero('Ana', 'Kira', { ratings: { initiative: 9, melee: 7, accuracy: 2, defence: 6 } });
    now().playground.world.denyBot([flag], here.channel);
    await begin(here);
    await here.use('Ana', 'encounter next');
    expect(await here.use('Mia', 'encounter status')).toContain('▶ **Raider**');
  });

  test.for(['SendMessages', 'ViewChannel'] as const)(
    '%s, a turn is announced with the answer',
    async (flag) => {
      const here = await room();
      now().playground.world.denyBot([flag], here.channel);
      await fight(here);
      expect(messageText(here.person('Ana').pings.at(-1) ?? never())).toContain('**Kira** is up');
    },
  );

  test('Send Messages in Threads, it says just that in a thread', async () => {
    const here = await room();
    const thread = here.person('Mia').createThread(here.channel, 'a side street');
    now().playground.world.denyBot(['SendMessagesInThreads'], here.channel);
    const said = await new Room(here.table, thread.id).use('Mia', 'encounter start');
    expect(said).toContain('I need **Send Messages in Threads**.');
  });

  test('something, it says so once and not with every command', async () => {
    const here = await room();
    now().playground.world.denyBot(['PinMessages'], here.channel);
    await fight(here);
    expect(here.seen('Mia').split('I need').length - 1).toBe(1);
  });

  test('something from now on, it says so with the next command', async () => {
    const here = await fight(await room());
    now().playground.world.denyBot(['SendMessages'], here.channel);
    expect(await here.use('Ana', 'encounter next')).toContain('I need **Send Messages**.');
  });

  test('nothing any more, the tracker is there with the next command', async () => {
    const here = await room();
    now().playground.world.denyBot(['SendMessages'], here.channel);
    await fight(here);
    now().playground.world.setOverwrite(here.channel, now().turnkeeper.bot.client.user.id, {
      allow: ['SendMessages'],
    });
    await here.use('Ana', 'encounter next');
    expect(trackers(here)).toHaveLength(1);
  });
});

function never(): never {
  throw new Error('it is not there');
}
