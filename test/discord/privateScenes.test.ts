import { ChannelType, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../src/playground/index.ts';
import { brought, exported } from './support/copies.ts';
import { forged } from './support/forged.ts';
import { madeHero } from './support/made.ts';
import { type Room, useTable } from './support/room.ts';

// What is done in a private scene is for those in it and for the GMs. Ana plays Kira, Ben Tiz; Kira is in the scene.

const { dice, now, room } = useTable();

interface Deal {
  readonly here: Room;
  readonly thread: string;
  /** Uses a command in the scene. */
  there(who: string, command: string, options?: OptionValues): Promise<string>;
}

async function deal(options: OptionValues = {}): Promise<Deal> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.hero('Ben', 'Tiz');
  const about = { name: 'The deal', cast: 'Kira', private: true, ...options };
  await here.use('Mia', 'scene open', about);
  const said = here.find('Mia', 'opens: <#').embeds[0]?.description ?? '';
  const [, thread = ''] = /opens: <#(\d+)>/u.exec(said) ?? [];
  const there = (who: string, command: string, given: OptionValues = {}) =>
    here.heard(here.person(who).command(thread, command, given));
  return { here, thread, there };
}

/** Kira rolls for her bribe in the scene. */
async function bribe(): Promise<Deal> {
  const open = await deal();
  dice.lay(3, 4);
  await open.there('Ana', 'roll', { what: '2d6+100', for: 'Bribe' });
  return open;
}

/** Kira makes a check in the scene; gives the id of its entry. */
async function checked(): Promise<Deal & { readonly id: string }> {
  const open = await deal();
  await open.there('Ana', 'check', { what: 'Might' });
  return { ...open, id: await newest(open.here) };
}

async function newest(here: Room): Promise<string> {
  const { store } = now().turnkeeper.app.ports;
  const campaign = await store.campaignIn([now().playground.world.channel(here.channel).id]);
  const [last] = await store.entries({ campaignId: campaign?.id ?? '', limit: 1 });
  return last?.id ?? '';
}

/** Kira fights a Raider in the scene, and it is her turn. */
async function brawl(): Promise<Deal> {
  const open = await deal();
  await open.there('Mia', 'encounter start', { zones: 'Yard' });
  await open.there('Mia', 'encounter add', { who: 'Raider' });
  await open.there('Mia', 'encounter next');
  if ((await open.there('Ana', 'encounter status')).includes('▶ Raider'))
    await open.there('Mia', 'encounter next');
  return open;
}

async function story({ here }: Deal, who: string, options: OptionValues = {}): Promise<string> {
  const answer = await here.person(who).command(here.channel, 'export', options);
  await now().turnkeeper.bot.idle();
  const files = [answer.message(), ...answer.followups()].flatMap((message) => message?.attachments ?? []);
  return (await Promise.all(files.map(async ({ url }) => (await fetch(url)).text()))).join('\n');
}

const READERS = [
  ['Ana', true],
  ['Ben', false],
  ['Cleo', false],
  ['Mia', true],
] as const;

describe('a roll in a private scene', () => {
  test.for(READERS)('stands in the log for those in it and the GM: for %s %s', async ([who, told]) => {
    const { here } = await bribe();
    expect((await here.use(who, 'log')).includes('107')).toBe(told);
  });

  test.for([...READERS.filter(([who]) => who !== 'Mia')])(
    'stands in the story of a player who is in it alone: of %s %s',
    async ([who, told]) => {
      expect((await story(await bribe(), who)).includes('Bribe')).toBe(told);
    },
  );

  test.for([
    [{}, false],
    [{ for: 'gm' }, true],
  ] as const)("stands in a GM's story for themselves alone: with %o %s", async ([options, told]) => {
    expect((await story(await bribe(), 'Mia', options)).includes('Bribe')).toBe(told);
  });

  test('is no story to anybody else', async () => {
    const { here } = await bribe();
    expect(await here.use('Ben', 'export')).toContain('nothing has happened');
  });

  test.for(['why', 'verify', 'roll.all'])('is not explained to others (%s)', async (action) => {
    const { here } = await bribe();
    expect(await forged(here, 'Ben', `${action}|${await newest(here)}`)).not.toMatch(/\b3\b.*\b4\b/su);
  });

  test('is not verified by its message either', async () => {
    const { here, thread } = await bribe();
    const message = here.find('Ana', '107', thread).id;
    const link = `https://discord.com/channels/${now().playground.world.guild.id}/${thread}/${message}`;
    expect(await here.use('Ben', 'verify roll', { message: link })).toContain(
      'I no longer have what happened there',
    );
  });

  test('is not rolled again elsewhere', async () => {
    const { here } = await bribe();
    await here.use('Ana', 'again');
    expect(here.seen('Ben')).not.toContain('Bribe');
  });

  test('is no part of the luck that everybody sees', async () => {
    const { here } = await bribe();
    await here.use('Ana', 'luck', { show: true });
    expect(here.seen('Ben')).toContain("haven't rolled any dice");
  });

  test('stays for those in it once the scene is closed', async () => {
    const { here, there } = await bribe();
    await there('Mia', 'scene close');
    expect(
      [await here.use('Ben', 'log'), await here.use('Ana', 'log')].map((log) => log.includes('107')),
    ).toEqual([false, true]);
  });

  test('is for whoever is brought in later, too', async () => {
    const { here, there } = await bribe();
    await there('Mia', 'scene cast', { add: 'Tiz' });
    expect(await here.use('Ben', 'log')).toContain('107');
  });

  test('stays for who made it, though they have left', async () => {
    const { here, there } = await bribe();
    await there('Mia', 'scene cast', { remove: 'Kira' });
    expect(await here.use('Ana', 'log')).toContain('107');
  });

  test('is no longer for others who have left', async () => {
    const { here, there } = await bribe();
    await there('Mia', 'scene cast', { add: 'Tiz' });
    await there('Mia', 'scene cast', { remove: 'Tiz' });
    expect(await here.use('Ben', 'log')).not.toContain('107');
  });

  test('is for who opened the scene', async () => {
    const { here } = await deal();
    await here.use('Ben', 'scene open', { name: 'Another', cast: 'Kira', private: true });
    const [, thread = ''] =
      /opens: <#(\d+)>/u.exec(here.find('Ben', 'opens: <#').embeds[0]?.description ?? '') ?? [];
    await here.heard(here.person('Ana').command(thread, 'roll', { what: '1d1+400' }));
    expect(await here.use('Ben', 'log')).toContain('401');
  });

  test('is for the player of one of its cast who was put away', async () => {
    const { here } = await bribe();
    await here.hero('Ana', 'Zora');
    await here.use('Ana', 'character archive', { name: 'Kira' });
    expect(await here.use('Ana', 'log')).toContain('107');
  });
});

describe('a roll that was revealed in a private scene', () => {
  test('is revealed to those in it alone', async () => {
    const { here, there, thread } = await deal();
    dice.lay(3, 4);
    await there('Ana', 'roll', { what: '2d6+100', 'who-sees': 'whisper' });
    await here.heard(here.person('Ana').press(here.find('Ana', '[Reveal]', thread), 'Reveal'));
    expect(await here.use('Ben', 'log')).not.toContain('107');
  });
});

describe('a check in a private scene', () => {
  test('is not shown in detail to others', async () => {
    const { here, id } = await checked();
    expect(await forged(here, 'Ben', 'log.details', [id])).toContain('I no longer have what happened there');
  });

  test('is no news to who comes back and is not in it', async () => {
    const { here, there } = await deal();
    now().clock.advance(60_000);
    await there('Mia', 'condition add', { who: 'Tiz', condition: 'Prone' });
    await there('Ana', 'check', { what: 'Might' });
    expect(await here.use('Ben', 'catchup')).toContain('Nothing has happened since');
  });

  test('that is taken back elsewhere is told there to who does it alone', async () => {
    const { here } = await checked();
    await here.takeBack('Mia', { who: 'Kira' });
    expect([here.seen('Mia').includes('Undone'), here.seen('Ben').includes('Undone')]).toEqual([true, false]);
  });

  test('that was taken back elsewhere is not in the log for others', async () => {
    const { here } = await checked();
    await here.takeBack('Mia', { who: 'Kira' });
    expect(await here.use('Ben', 'log')).toContain('Nothing has happened');
  });

  test('that was taken back elsewhere is in no story for others', async () => {
    const open = await checked();
    await open.here.takeBack('Mia', { who: 'Kira' });
    expect(await open.here.use('Ben', 'export')).toContain('nothing has happened');
  });

  test('is not told to who may not take it back', async () => {
    const { here, there } = await deal();
    await there('Mia', 'condition add', { who: 'Tiz', condition: 'Prone' });
    const id = await newest(here);
    await here.use('Ben', 'character edit', { what: 'Notes', to: 'Sore' });
    const said = await here.use('Ben', 'undo', { to: id });
    expect([said.includes('One of those steps is'), said.includes('Prone')]).toEqual([true, false]);
  });
});

describe('a fight in a private scene', () => {
  test.for(READERS)('is on the list of turns for those in it: for %s %s', async ([who, told]) => {
    const { here, thread } = await brawl();
    expect((await here.use(who, 'turns show')).includes(thread)).toBe(told);
  });

  test('is on no board', async () => {
    const { here, thread } = await brawl();
    await here.use('Mia', 'turns pin');
    expect(here.seen('Ben')).not.toContain(thread);
  });

  test('is on the board of its own thread', async () => {
    const { here, there, thread } = await brawl();
    await there('Mia', 'turns pin');
    expect(here.find('Ana', 'I keep this up to date', thread).embeds[0]?.description).toContain(thread);
  });

  test('tells what is done from elsewhere there, and to who does it', async () => {
    const { here, thread } = await brawl();
    await here.use('Ana', 'act', { action: 'Dodge' });
    expect([
      here.seen('Ben').includes('dodg'),
      here.seen('Ana').includes('dodg'),
      here.messages('Mia', thread).some(({ embeds }) => embeds[0]?.description?.includes('dodg')),
    ]).toEqual([false, true, true]);
  });

  test("has foes of the GM's own whose names nobody else is offered", async () => {
    const { here, there } = await brawl();
    await madeHero(here, 'Mia', 'Grask', 'npc');
    await there('Mia', 'encounter add', { who: 'Grask' });
    const offered = async (who: string) =>
      (await here.person(who).complete(here.channel, 'log', {}, 'character')).map(({ name }) => name);
    expect([(await offered('Ana')).includes('Grask'), (await offered('Ben')).includes('Grask')]).toEqual([
      true,
      false,
    ]);
  });

  test('keeps those in it from others, who are not told why', async () => {
    const { here } = await brawl();
    const said = await here.use('Ben', 'check', { what: 'Might', 'helped-by': 'Kira' });
    expect(said).toBe("**Kira** isn't here right now: try again later.");
  });

  test('leaves those in it where others are offered them', async () => {
    const { here } = await brawl();
    const asked = { what: 'Might', 'helped-by': '' };
    const offered = await here.person('Ben').complete(here.channel, 'check', asked, 'helped-by');
    expect(offered.map(({ name }) => name)).toEqual(['Kira']);
  });

  test('keeps others from those in it who have something to decide, and does not say what', async () => {
    const { here, there } = await deal();
    await here.use('Ben', 'character edit', { what: 'Aqua Ghyranis', to: '1 phial' });
    dice.lay(3, 3, 3, 3, 3, 3, 3);
    await there('Ana', 'check', { what: 'Body (Weapon Skill)', difficulty: '4:1' });
    dice.clear();
    const gives = { action: 'Use an Object', with: 'Give Kira a drop of Aqua Ghyranis', target: 'Kira' };
    expect(await here.use('Ben', 'act', gives)).toBe("**Kira** isn't here right now: try again later.");
  });

  test('calls nobody elsewhere for a turn that was taken back from there', async () => {
    const { here, there } = await brawl();
    await there('Ana', 'encounter next');
    now().playground.world.denyBot(['SendMessagesInThreads'], here.channel);
    await here.takeBack('Mia', { who: 'Kira' });
    expect(here.seen('Ben')).not.toContain('is up');
  });

  test('leaves no gap in the numbers of fights', async () => {
    const { here, there } = await brawl();
    await there('Mia', 'encounter end');
    await here.use('Mia', 'encounter start', { zones: 'Gate' });
    await here.use('Mia', 'encounter add', { who: 'Raider' });
    const answer = await here.person('Ben').command(here.channel, 'export', {});
    await now().turnkeeper.bot.idle();
    const [file] = answer.message()?.attachments ?? [];
    expect(await (await fetch(file?.url ?? '')).text()).not.toContain('Fight 2');
  });
});

describe('a request in a private scene', () => {
  test('asks its cast', async () => {
    const { there } = await deal();
    expect(await there('Mia', 'request roll', { what: '1d6' })).not.toContain('Tiz');
  });

  test('is on the list of requests for those in it', async () => {
    const { here, there } = await deal();
    await there('Mia', 'request roll', { what: '1d6', note: 'Bribe' });
    expect(
      [await here.use('Ben', 'request list'), await here.use('Ana', 'request list')].map((list) =>
        list.includes('Bribe'),
      ),
    ).toEqual([false, true]);
  });
});

describe('in a copy of the campaign', () => {
  const copied = async ({ here }: Deal): Promise<Room> =>
    (await brought(now(), await exported(now(), here.channel))).copy;

  test.for([...READERS])(
    'a roll in a private scene is told to those who were in it and the GM: to %s %s',
    async ([who, told]) => {
      expect((await (await copied(await bribe())).use(who, 'log')).includes('107')).toBe(told);
    },
  );

  test('it is verified for those who were in it', async () => {
    const copy = await copied(await bribe());
    expect(await copy.use('Ana', 'verify roll')).toContain('Die 1 (d6): **3**');
  });

  test('what was taken back elsewhere stays theirs', async () => {
    const open = await checked();
    await open.here.takeBack('Mia', { who: 'Kira' });
    const copy = await copied(open);
    expect(
      [await copy.use('Ana', 'log'), await copy.use('Ben', 'log')].map((log) => log.includes('Might')),
    ).toEqual([true, false]);
  });

  test('a fight in a private scene does not go on before all', async () => {
    const copy = await copied(await brawl());
    expect(await copy.use('Ben', 'encounter status')).toContain('No fight');
  });
});

describe('a fight that rests in a private scene', () => {
  test('is not named to others', async () => {
    const { here, thread } = await brawl();
    now().clock.advance(40 * 86_400_000);
    await now().turnkeeper.bot.idle();
    expect(
      [await here.use('Ana', 'encounter resume'), await here.use('Ben', 'encounter resume')].map((said) =>
        said.includes(thread),
      ),
    ).toEqual([true, false]);
  });
});

test('a thread in which a fight goes on leaves the boards when it becomes a private scene', async () => {
  const here = await room();
  await here.hero('Ana', 'Kira');
  const parent = now().playground.world.channel(here.channel).id;
  const begun = await now().turnkeeper.bot.client.rest.post(Routes.threads(parent), {
    body: { name: 'Alley', type: ChannelType.PrivateThread },
  });
  const { id } = begun as { readonly id: string };
  await now().turnkeeper.bot.client.rest.put(Routes.threadMembers(id, here.person('Mia').id));
  await here.use('Mia', 'turns pin');
  await here.heard(here.person('Mia').command(id, 'encounter start', { zones: 'Yard' }));
  const before = here.seen('Ben').includes(id);
  await here.heard(here.person('Mia').command(id, 'scene open', { name: 'Alley' }));
  expect([before, here.seen('Ben').includes(id)]).toEqual([true, false]);
});
