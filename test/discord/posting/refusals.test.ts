import { type PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { afterEach, describe, expect, test } from 'vitest';
import type { View } from '../../../src/view/message.ts';
import type { KnownError } from '../../../src/playground/rest/errors.ts';
import { messageText } from '../../support/playscript/print.ts';
import { answerText, Room, useTable } from '../support/room.ts';
import { ways } from '../support/ways.ts';

// Whatever Discord refuses after something was done: it is told all the same, with what could not be done and why.

const { now, room } = useTable();

const POST = 'POST /channels/:channel/messages';
const PIN = 'PUT /channels/:channel/messages/pins/:message';
const THREAD = 'POST /channels/:channel/threads';
const SAY = 'POST /webhooks/:webhook/:token';
const ANSWER = 'POST /interactions/:interaction/:token/callback';

const SORRY = 'Something went wrong';

/** Discord refuses the next requests on a route. */
const refuse = (route: string, error: KnownError, times = 1) =>
  now().playground.fail({ route, error, times });

/** What the log has of it, which is then forgiven: the test is about it. */
function logged(): string {
  const errors = JSON.stringify(now().troubles.errors);
  now().troubles.clear();
  now().playground.heal();
  return errors;
}

async function table(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  return here;
}

/** A fight in which Kira acts first; gives what the GM was told. */
async function fight(here: Room): Promise<string> {
  const started = await here.use('Mia', 'encounter start');
  return `${started}\n${await here.use('Mia', 'encounter next')}`;
}

const tracker = (here: Room) =>
  here.messages('Mia').findLast((message) => /^(?:Round \d|About to begin)/u.test(messageText(message)));

describe('where a channel has all the pins that Discord allows', () => {
  test('the tracker stands unpinned, and who acts is told why, with a link', async () => {
    const here = await table();
    refuse(PIN, 'tooManyPins');
    const said = await here.use('Mia', 'encounter start');
    const { id = '', pinned } = tracker(here) ?? {};
    expect([pinned, said.includes('as many pins as Discord allows'), said.includes(id)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('it is told once', async () => {
    const here = await table();
    refuse(PIN, 'tooManyPins');
    await here.use('Mia', 'encounter start');
    expect(await here.use('Mia', 'encounter next')).not.toContain('pins');
  });

  test('a board says so', async () => {
    const here = await table();
    refuse(PIN, 'tooManyPins');
    expect(await here.use('Mia', 'turns pin')).toContain("isn't pinned: this channel has as many pins");
  });
});

test('where a pin belongs elsewhere, the tracker stands unpinned, and it is told', async () => {
  const here = await table();
  refuse(PIN, 'wrongPinChannel');
  expect(await here.use('Mia', 'encounter start')).toContain("isn't pinned: Discord has no pins here");
});

let places = 0;

/** A channel of some type, with a campaign in which Ana plays Kira. */
async function placeOf(type: 2 | 5): Promise<Room> {
  places += 1;
  const here = await room();
  const { world } = now().playground;
  const name = `place-${places}`;
  world.addChannel({ name, type });
  const there = Object.assign(Object.create(Object.getPrototypeOf(here)), here, { channel: name });
  await there.use('Mia', 'campaign create', { name, system: 'soulbound' });
  await there.hero('Ana', 'Kira');
  return there;
}

describe("in a voice channel's chat", () => {
  test('the tracker stands unpinned, and it is told', async () => {
    const there = await placeOf(2);
    const said = await there.use('Mia', 'encounter start');
    expect([tracker(there)?.pinned, said.includes('Discord has no pins here')]).toEqual([false, true]);
  });

  test('no scene can be opened, and it is told where one can', async () => {
    const there = await placeOf(2);
    const said = await there.use('Mia', 'scene open', { name: 'The cellar' });
    expect(said).toContain("Discord doesn't have that kind of thread here. Open the scene in a text channel");
  });

  test('no scene is left behind that could not be opened', async () => {
    const there = await placeOf(2);
    await there.use('Mia', 'scene open', { name: 'The cellar' });
    expect(await there.use('Mia', 'scene list')).not.toContain('The cellar');
  });
});

describe('in a channel for announcements', () => {
  test('a scene is a thread of their kind', async () => {
    const there = await placeOf(5);
    await there.use('Mia', 'scene open', { name: `Scene ${there.channel}` });
    expect(now().playground.world.channel(`Scene ${there.channel}`).type).toBe(10);
  });

  test('a private scene cannot be, and it is told', async () => {
    const there = await placeOf(5);
    const said = await there.use('Mia', 'scene open', { name: 'The cellar', private: true });
    expect(said).toContain("Discord doesn't have that kind of thread here");
  });
});

test('where a server has all the threads that Discord allows, it is told', async () => {
  const here = await table();
  refuse(THREAD, 'tooManyThreads');
  expect(await here.use('Mia', 'scene open', { name: 'The cellar' })).toContain('as many open threads');
});

describe('in a thread', () => {
  /** A scene's thread, with a message of the bot's. */
  async function thread() {
    const here = await table();
    const name = `Scene in ${here.channel}`;
    await here.use('Mia', 'scene open', { name, cast: 'Kira' });
    const { id } = now().playground.world.channel(name);
    const posted = await ways(now()).post(id, { content: 'Hello' }, false);
    return { here, id, messageId: posted.ok ? posted.id : '' };
  }

  const deny = (here: Room) => now().playground.world.denyBot(['ManageThreads'], here.channel);

  test('that was put away, a message is changed: the thread is opened again', async () => {
    const { id, messageId } = await thread();
    now().playground.world.setThread(id, { archived: true });
    const edited = await ways(now()).edit(id, messageId, { content: 'Hello again' }, false);
    expect([edited.ok, now().playground.world.channel(id).thread?.archived]).toEqual([true, false]);
  });

  test('that was put away, what was taken back is struck through: the thread is opened again', async () => {
    const { id, messageId } = await thread();
    now().playground.world.setThread(id, { archived: true });
    const reworked = await ways(now()).rework(id, messageId, (shown) => ({ ...shown, content: 'Bye' }));
    expect([reworked.ok, now().playground.world.channel(id).thread?.archived]).toEqual([true, false]);
  });

  test('that is locked and put away, it stays so, though the bot might open it', async () => {
    const { id, messageId } = await thread();
    now().playground.world.setThread(id, { archived: true, locked: true });
    const edited = await ways(now()).edit(id, messageId, { content: 'Hello again' }, false);
    expect([edited.ok, now().playground.world.channel(id).thread?.archived]).toEqual([false, true]);
  });

  test('that is locked and put away, where the bot may not open it, it is told', async () => {
    const { here, id, messageId } = await thread();
    deny(here);
    now().playground.world.setThread(id, { archived: true, locked: true });
    const edited = await ways(now()).edit(id, messageId, { content: 'Hello again' }, false);
    expect(edited).toMatchObject({ ok: false, why: 'archived' });
  });

  test('that is locked, whose turn it is comes as an answer, and who acts is told what is missing', async () => {
    const { here, id } = await thread();
    deny(here);
    now().playground.world.setThread(id, { locked: true });
    const answer = await here.person('Mia').command(id, 'encounter start');
    await now().turnkeeper.bot.idle();
    expect(answerText(answer)).toContain('the thread is locked, and I need **Manage Threads**');
  });

  test('who has left the server is not brought in, and the scene is open', async () => {
    for (const error of ['unknownMember', 'unknownUser'] as const) {
      const here = await table();
      refuse('PUT /channels/:channel/thread-members/:user', error);
      expect(await here.use('Mia', 'scene open', { name: 'The cellar' })).toContain('opens: <#');
      now().playground.heal();
    }
  });
});

describe('where the channel is gone', () => {
  test('what is posted is not, and nothing breaks', async () => {
    const posted = await ways(now()).post('100000000000000001', { content: 'Hello' }, false);
    expect(posted).toMatchObject({ ok: false, why: 'channelGone' });
  });
});

describe('where the bot may not post', () => {
  test.for<[KnownError, string]>([
    ['missingPermissions', 'I need **Send Messages** and **Embed Links**'],
    ['missingAccess', 'I need **View Channel** there'],
    ['blocked', 'AutoMod'],
  ])('(%s) tracker and card come as answers, and who begins is told why', async ([error, why]) => {
    const here = await table();
    refuse(POST, error, 10);
    const said = await fight(here);
    now().playground.heal();
    expect([said.includes('Kira'), said.includes(why), said.includes(SORRY)]).toEqual([true, true, false]);
  });

  test('(something unheard of) it is told, and written down', async () => {
    const here = await table();
    refuse(POST, 'bulkDeleteCount', 10);
    const said = await fight(here);
    expect([said.includes('Kira'), said.includes(SORRY), logged().includes('50016')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

/** Ana rolls, and no answer ever reaches her. */
async function unheard(here: Room): Promise<void> {
  const told = now().playground.next('message');
  const pending = here.person('Ana').command(here.channel, 'roll', { what: '3d1' });
  await told;
  await now().turnkeeper.bot.idle();
  now().clock.advance(3001);
  await pending;
}

describe('an answer', () => {
  test.for<KnownError>(['tooLarge', 'missingPermissions'])(
    'whose picture Discord does not take (%s) is told in words, with why',
    async (error) => {
      const here = await table();
      refuse(ANSWER, error);
      const said = await here.use('Ana', 'odds', { a: '2d6' });
      expect([said.includes('(file'), said.includes('I left the picture out')]).toEqual([false, true]);
    },
  );

  test('has no picture where the bot lacks Attach Files, and says so', async () => {
    const here = await table();
    now().playground.world.denyBot(['AttachFiles'], here.channel);
    const said = await here.use('Ana', 'odds', { a: '2d6' });
    expect([said.includes('(file'), said.includes('I need **Attach Files** here')]).toEqual([false, true]);
  });

  test('that is malformed is a sentence, and the log has the place of the fault and none of the words', async () => {
    const here = await table();
    refuse(ANSWER, 'badForm');
    const said = await here.use('Ana', 'roll', { what: '1d6', for: 'Sesame' });
    const log = logged();
    expect([/I made a mistake/u.test(said), log.includes('50035'), log.includes('Sesame')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('that AutoMod stops is a sentence that says so', async () => {
    const here = await table();
    refuse(ANSWER, 'blocked');
    expect(await here.use('Ana', 'roll', { what: '1d6' })).toContain(
      "this server's AutoMod blocks those words",
    );
  });

  test.for<KnownError>(['unknownInteraction', 'unknownWebhook'])(
    'that nobody can be given any more (%s) is told in the channel',
    async (error) => {
      const here = await table();
      refuse(ANSWER, error);
      await unheard(here);
      expect(here.seen('Ben')).toContain('3d1');
    },
  );

  test('that Discord fails to take is told in the channel', async () => {
    const here = await table();
    now().playground.fail({ route: ANSWER, status: 502, times: 3 });
    await unheard(here);
    logged();
    expect(here.seen('Ben')).toContain('3d1');
  });
});

describe('what somebody says', () => {
  const say = (here: Room) => here.use('Ana', 'say', { text: 'I open the door.' });

  test('comes back to them where Discord is in trouble', async () => {
    const here = await table();
    now().playground.fail({ route: ANSWER, status: 502, times: 3 });
    const told = now().playground.next('message');
    const pending = here.person('Ana').command(here.channel, 'say', { text: 'I open the door.' });
    await told;
    await now().turnkeeper.bot.idle();
    now().clock.advance(3001);
    await pending;
    logged();
    const { id } = now().playground.world.directChannel(here.person('Ana').id);
    const direct = here.messages('Ana', id).map(messageText).join('\n');
    expect([direct.includes('I open the door.'), here.seen('Ben').includes('I open the door.')]).toEqual([
      true,
      false,
    ]);
  });

  test.for<[KnownError, string]>([
    ['tooManyWebhooks', 'as many webhooks as Discord allows (15)'],
    ['tooManyServerWebhooks', 'as many webhooks as Discord allows (1,000)'],
    ['missingPermissions', "I don't have **Manage Webhooks**"],
    ['wrongChannelType', 'Discord has no webhooks here'],
  ])('is said by the bot where there is no webhook (%s), with why', async ([error, why]) => {
    const here = await table();
    refuse('POST /channels/:channel/webhooks', error);
    const said = await say(here);
    expect([here.seen('Ben').includes('**Kira:** I open the door.'), said.includes(why)]).toEqual([
      true,
      true,
    ]);
  });

  test.for<[KnownError, string]>([
    ['blocked', "this server's AutoMod blocks those words"],
    ['webhookNeedsThread', 'can only speak inside a post'],
    ['webhookThreadNameOutsideForum', 'can only speak inside a post'],
    ['threadLocked', 'the thread is locked'],
    ['threadArchived', 'the thread is archived'],
    ['unknownChannel', 'the channel is gone'],
  ])('is said by the bot where the webhook may not say it (%s), with why', async ([error, why]) => {
    const here = await table();
    refuse(SAY, error);
    const said = await say(here);
    expect([here.seen('Ben').includes('**Kira:** I open the door.'), said.includes(why)]).toEqual([
      true,
      true,
    ]);
  });

  test("is said by the bot where the webhook's form is wrong, and the log has no word of it", async () => {
    const here = await table();
    refuse(SAY, 'badForm');
    await say(here);
    expect([here.seen('Ben').includes('I open the door.'), logged().includes('door')]).toEqual([true, false]);
  });

  test('is said in a message to the command where the bot may not post', async () => {
    const here = await table();
    refuse(SAY, 'blocked');
    refuse(POST, 'missingPermissions');
    await say(here);
    expect(here.seen('Ben')).toContain('**Kira:** I open the door.');
  });

  test('comes back to who wrote it where AutoMod stops it everywhere', async () => {
    const here = await table();
    refuse(SAY, 'blocked', 2); // as the character, and in a message to the command
    refuse(POST, 'blocked');
    const said = await say(here);
    now().playground.heal();
    expect([
      said.includes('What you wrote'),
      said.includes('I open the door.'),
      said.includes('AutoMod'),
    ]).toEqual([true, true, true]);
  });

  test('comes back to who wrote it where no campaign is played', async () => {
    const name = 'no-campaign';
    now().playground.world.addChannel({ name });
    const said = await new Room(now(), name).use('Ana', 'say', { text: 'I open the door.' });
    expect([said.includes('What you wrote'), said.includes('I open the door.')]).toEqual([true, true]);
  });

  test('is not heard by others where it came back', async () => {
    const here = await table();
    refuse(SAY, 'blocked', 2);
    refuse(POST, 'blocked');
    await say(here);
    now().playground.heal();
    expect(here.seen('Ben')).not.toContain('I open the door.');
  });
});

describe("a message of the bot's own", () => {
  /** It has a picture, which Discord refuses. */
  const shown = async (here: Room, error: KnownError) => {
    refuse(POST, error);
    const files = [{ name: 'map.png', description: 'The map', data: new Blob(['x']) }];
    const view: View = { card: { title: 'The yard', text: 'Kira stands in A1.', tone: 'plain' }, files };
    const posted = await ways(now()).post(now().playground.world.channel(here.channel).id, view, true);
    return { posted, said: here.messages('Ana').at(-1) };
  };

  test.for<readonly [KnownError, string]>([
    ['tooLarge', "it's larger than Discord allows here"],
    ['missingPermissions', '**Attach Files**'],
  ])('whose picture Discord does not take (%s) gives its words, with why', async ([error, why]) => {
    const { posted, said } = await shown(await room(), error);
    const text = said === undefined ? '' : messageText(said);
    expect([posted.ok, text.includes('Kira stands in A1.'), text.includes(why)]).toEqual([true, true, true]);
  });

  test('has no picture where Discord takes none', async () => {
    expect((await shown(await room(), 'tooLarge')).said?.attachments).toEqual([]);
  });
});

describe('what the bot may do', () => {
  /** What the bot remembers of the server's roles, which may be old. */
  const remembered = (permissions: readonly (keyof typeof PermissionFlagsBits)[]) => {
    for (const guild of now().turnkeeper.bot.client.guilds.cache.values())
      for (const role of guild.roles.cache.values())
        role.permissions = new PermissionsBitField([...permissions]).freeze();
  };
  afterEach(() => now().restart());

  test('is what Discord says with each command, though less is remembered', async () => {
    const here = await table();
    remembered([]);
    const said = await here.use('Ana', 'odds', { a: '2d6' });
    expect([said.includes('(file'), said.includes('**Attach Files**')]).toEqual([true, false]);
  });

  test('is what Discord says with each command, though more is remembered', async () => {
    const here = await table();
    now().playground.world.denyBot(['AttachFiles'], here.channel);
    remembered(['Administrator']);
    const said = await here.use('Ana', 'odds', { a: '2d6' });
    const info = await here.use('Mia', 'campaign info');
    expect([said.includes('(file'), info.includes('With **Attach Files**')]).toEqual([false, true]);
  });
});

test('the bot asks for Attach Files', async () => {
  const here = await room();
  now().playground.world.denyBot(['AttachFiles'], here.channel);
  expect(await here.use('Mia', 'campaign info')).toContain('With **Attach Files**');
});
