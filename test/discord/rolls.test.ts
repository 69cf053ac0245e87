import { Routes } from 'discord.js';
import type { APIMessage } from 'discord-api-types/v10';
import { nonceFor } from '../../src/discord/posting/nonce.ts';
import { describe, expect, test } from 'vitest';
import { messageText } from '../support/playscript/print.ts';
import { Room, useTable } from './support/room.ts';
import { everythingAbout } from '../support/everythingAbout.ts';

// Free rolls as people meet them: who sees what, what can be asked of them afterwards, what is kept.

const { dice, now, room } = useTable();

/** All that somebody reads in the channel and in their direct messages. */
function reads(here: Room, who: string): string {
  const direct = now().playground.world.directChannel(here.person(who).id).id;
  return [...here.messages(who), ...here.messages(who, direct)].map(messageText).join('\n');
}

/** The newest direct message to somebody that says something. */
function direct(here: Room, who: string, words: string): APIMessage {
  return here.find(who, words, now().playground.world.directChannel(here.person(who).id).id);
}

/** A roll of Ana's that comes to 17, for those who may see it. */
async function rolledBy(here: Room, who: string, visibility: string): Promise<string> {
  dice.lay(17);
  return here.use(who, 'roll', { what: '1d20', 'who-sees': visibility, for: 'luck' });
}

/** What a button of that kind, about the newest roll, answers to somebody who never saw it. */
async function pressForged(here: Room, who: string, action: string): Promise<string> {
  const sent = JSON.stringify(now().playground.requests.map(({ body }) => body));
  const id = [...sent.matchAll(/roll\.again\|([0-9a-f-]+)/gu)].at(-1)?.[1] ?? '';
  const channel = now().playground.world.channel(here.channel).id;
  const components = [
    { type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id: `${action}|${id}` }] },
  ];
  const body = { content: 'forged', allowed_mentions: { parse: [] }, components, ...nonceFor(channel) };
  const posted = await now().turnkeeper.bot.client.rest.post(Routes.channelMessages(channel), { body });
  return here.heard(here.person(who).press(posted as APIMessage, `${action}|${id}`));
}

describe('a roll for everybody', () => {
  test('is read by all', async () => {
    const here = await room();
    await rolledBy(here, 'Ana', 'everybody');
    expect(reads(here, 'Ben')).toContain('luck: 17');
  });

  test('can be rolled again by anybody, with what it is for', async () => {
    const here = await room();
    await rolledBy(here, 'Ana', 'everybody');
    dice.lay(4);
    expect(await here.press('Ben', 'Again')).toContain('luck: 4');
  });

  test('outlives a restart', async () => {
    const here = await room();
    await rolledBy(here, 'Ana', 'everybody');
    await now().restart();
    expect(await here.press('Ben', 'Why?')).toContain('1. d20: **17**');
  });

  test('of an explosion is explained with the dice that fell', async () => {
    const here = await room();
    dice.lay(6, 6, 2);
    await here.use('Ana', 'roll', { what: '1d6!' });
    expect(await here.press('Ana', 'Why?')).toContain('3. d6: **2**');
  });

  test('has the odds of every part', async () => {
    const here = await room();
    await here.use('Ana', 'roll', { what: '1d6; 2d6' });
    expect(await here.press('Ana', 'Odds')).toMatch(/Odds of 1d6[\s\S]*Odds of 2d6/u);
  });
});

describe('a whispered roll', () => {
  test('is read by its roller', async () => {
    expect(await rolledBy(await room(), 'Ana', 'whisper')).toContain('luck: 17');
  });

  test('reaches the GM, with who rolled it', async () => {
    const here = await room();
    await rolledBy(here, 'Ana', 'whisper');
    expect(messageText(direct(here, 'Mia', 'luck: 17'))).toContain(`<@${here.person('Ana').id}>`);
  });

  test("of the GM's own is seen by nobody else, and says so", async () => {
    expect(await rolledBy(await room(), 'Mia', 'whisper')).toContain('Whispered: only you see this');
  });

  test("of the GM's own is told to nobody", async () => {
    const here = await room();
    await rolledBy(here, 'Mia', 'whisper');
    expect(reads(here, 'Ana') + reads(here, 'Ben')).not.toContain('luck');
  });

  test('is revealed to all by its roller', async () => {
    const here = await room();
    await rolledBy(here, 'Ana', 'whisper');
    await here.press('Ana', 'Reveal');
    expect(reads(here, 'Ben')).toMatch(/rolled this in secret earlier, <t:\d+:f>:\nluck: 17/u);
  });

  test('works where no campaign is played', async () => {
    const lounge = new Room(now(), 'lounge');
    expect(await rolledBy(lounge, 'Ana', 'whisper')).toContain('Whispered: only you see this');
  });

  test('can be revealed where no campaign is played', async () => {
    const lounge = new Room(now(), 'lounge');
    await rolledBy(lounge, 'Ana', 'whisper');
    expect(await lounge.press('Ana', 'Reveal')).toContain('rolled this in secret earlier');
  });
});

describe('a blind roll', () => {
  test('tells its roller that it is rolled', async () => {
    expect(await rolledBy(await room(), 'Ana', 'blind')).toContain('luck: rolled blind');
  });

  test('tells its roller nothing of how it fell', async () => {
    const here = await room();
    await rolledBy(here, 'Ana', 'blind');
    expect(reads(here, 'Ana')).not.toMatch(/\b17\b/u);
  });

  test('reaches the GM, with who rolled it', async () => {
    const here = await room();
    await rolledBy(here, 'Ana', 'blind');
    expect(messageText(direct(here, 'Mia', 'luck: 17'))).toContain('only the GM sees this');
  });

  test("of the GM's own is theirs to see", async () => {
    expect(await rolledBy(await room(), 'Mia', 'blind')).toContain('luck: 17');
  });

  test('is rolled again blind', async () => {
    const here = await room();
    await rolledBy(here, 'Ana', 'blind');
    dice.lay(19);
    await here.press('Ana', 'Again');
    expect([/\b19\b/u.test(reads(here, 'Ana')), reads(here, 'Mia').includes('luck: 19')]).toEqual([
      false,
      true,
    ]);
  });

  test('is revealed by the GM from their direct messages, where it was rolled', async () => {
    const here = await room();
    await rolledBy(here, 'Ana', 'blind');
    await here.heard(here.person('Mia').press(direct(here, 'Mia', 'luck: 17'), 'Reveal'));
    expect(reads(here, 'Ben')).toMatch(/rolled this blind earlier, <t:\d+:f>:\nluck: 17/u);
  });

  test('is explained to everybody once it is revealed', async () => {
    const here = await room();
    await rolledBy(here, 'Ana', 'blind');
    await here.heard(here.person('Mia').press(direct(here, 'Mia', 'luck: 17'), 'Reveal'));
    expect(await here.press('Ben', 'Why?')).toContain('1. d20: **17**');
  });

  test('is revealed once', async () => {
    const here = await room();
    await rolledBy(here, 'Mia', 'blind');
    await here.press('Mia', 'Reveal');
    expect(await here.press('Mia', 'Reveal')).toContain('already revealed');
  });

  test('needs a GM', async () => {
    const lounge = new Room(now(), 'lounge');
    expect(await rolledBy(lounge, 'Ana', 'blind')).toContain("there's no GM");
    dice.clear();
  });
});

describe('a hidden roll gives nothing away', () => {
  test.for(['whisper', 'blind'])('to others: %s', async (visibility) => {
    const here = await room();
    await rolledBy(here, 'Ana', visibility);
    const said: string[] = [reads(here, 'Ben'), await here.use('Ben', 'log')];
    for (const action of ['roll.why', 'roll.odds', 'roll.all', 'roll.again', 'roll.reveal'])
      said.push(await pressForged(here, 'Ben', action));
    const offered = await here.person('Ben').complete(here.channel, 'roll', { what: '' }, 'what');
    expect(`${said.join('\n')}${JSON.stringify(offered)}`).not.toMatch(/\b17\b|luck|1d20/u);
  });

  test.for(['roll.why', 'roll.odds', 'roll.all', 'roll.reveal'])(
    'to who rolled it blind: %s',
    async (action) => {
      const here = await room();
      await rolledBy(here, 'Ana', 'blind');
      expect(await pressForged(here, 'Ana', action)).not.toContain('17');
    },
  );

  test('to who rolled it blind and reads the log', async () => {
    const here = await room();
    await rolledBy(here, 'Ana', 'blind');
    expect(await here.use('Ana', 'log')).toMatch(/rolled `1d20` blind: only the GM knows/u);
  });

  test('to who rolled it blind and asks for all that is known of them', async () => {
    const here = await room();
    await rolledBy(here, 'Ana', 'blind');
    const { store } = now().turnkeeper.app.ports;
    const told = JSON.stringify(await everythingAbout(store, here.person('Ana').id));
    expect(told).not.toMatch(/"value":17|"totals"/u);
  });
});

describe('/again', () => {
  test("rolls the last of one's own", async () => {
    const here = await room();
    await here.use('Ana', 'roll', { what: '2d6+1', for: 'luck' });
    await here.use('Ben', 'roll', { what: '1d4' });
    dice.lay(3, 4);
    expect(await here.use('Ana', 'again')).toContain('luck: 8\n2d6+1: (3, 4) + 1 = 8');
  });

  test('rolls for the same eyes', async () => {
    const here = await room();
    await rolledBy(here, 'Ana', 'whisper');
    await here.use('Ana', 'again');
    expect(reads(here, 'Ben')).not.toContain('luck');
  });

  test('looks at the campaign that is played here', async () => {
    const [here, there] = [await room(), await room()];
    await here.use('Ana', 'roll', { what: '2d6' });
    expect(await there.use('Ana', 'again')).toContain("You haven't rolled anything here yet");
  });

  test('works in direct messages', async () => {
    const inbox = new Room(
      now(),
      now().playground.world.directChannel(now().playground.person('Cleo').id).id,
    );
    await inbox.use('Cleo', 'roll', { what: '1d1' });
    expect(await inbox.use('Cleo', 'again')).toContain('1d1: 1');
  });
});

describe('typing a roll', () => {
  const offered = async (here: Room, who: string, typed: string) =>
    (await here.person(who).complete(here.channel, 'roll', { what: typed }, 'what')).map(
      ({ value }) => value,
    );

  test('is offered what was rolled of late, newest first, each once', async () => {
    const here = await room();
    for (const what of ['1d4', '2d6', '1d4', '3d8']) await here.use('Ana', 'roll', { what });
    expect(await offered(here, 'Ana', '')).toEqual(['3d8', '1d4', '2d6']);
  });

  test('is offered what fits', async () => {
    const here = await room();
    for (const what of ['1d4', '2d6']) await here.use('Ana', 'roll', { what });
    expect(await offered(here, 'Ana', 'D6')).toEqual(['2d6']);
  });

  test("is offered the numbers of one's character behind an @", async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    expect(await offered(here, 'Ana', '1d20+@bod')).toEqual(['1d20+@Body']);
  });

  test('is offered names as they can be read', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    const [first] = await offered(here, 'Ana', '1d20+@weapon skill f');
    expect(await here.use('Ana', 'roll', { what: String(first) })).toContain('[WeaponSkillFocus]');
  });

  test('is offered no numbers by who plays nobody', async () => {
    const here = await room();
    expect(await offered(here, 'Cleo', '1d20+@')).toEqual([]);
  });
});

describe('the numbers of a character', () => {
  test('are those of the fight while it lasts', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'encounter start');
    await here.use('Ana', 'character edit', { what: 'Toughness', to: '1' });
    dice.lay(10);
    expect(await here.use('Ana', 'roll', { what: '1d20+@toughness' })).toContain('11\n');
  });

  test.for(['@[weapon skill]', '@Weapon_Skill', '@wéaponskill', '@WEAPONSKILL'])(
    'are found by %s',
    async (name) => {
      const here = await room();
      await here.hero('Ana', 'Kira');
      await here.use('Ana', 'character edit', { what: 'Weapon Skill', to: '3/0' });
      expect(await here.use('Ana', 'roll', { what: `1d1+${name}` })).toContain('4\n');
    },
  );

  test('stay in the roll when it is rolled again by somebody else', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Ana', 'character edit', { what: 'Body', to: '6' });
    await here.use('Ana', 'roll', { what: '1d1+@body' });
    expect(await here.press('Ben', 'Again')).toContain('7');
  });

  test("are no one's where no campaign is played", async () => {
    const lounge = new Room(now(), 'lounge');
    expect(await lounge.use('Ana', 'roll', { what: '1d20+@body' })).toContain('this channel has no campaign');
  });
});

describe('a slip', () => {
  test('is told to the one who typed it', async () => {
    const here = await room();
    await here.use('Ana', 'roll', { what: '4d6k3h' });
    expect(reads(here, 'Ben')).not.toContain('4d6');
  });

  test('is mended with a press, for the same eyes', async () => {
    const here = await room();
    await here.use('Ana', 'roll', { what: '4d6k3h', for: 'luck', 'who-sees': 'whisper' });
    await here.press('Ana', 'Roll 4d6kh3');
    expect([reads(here, 'Mia').includes('luck'), reads(here, 'Ben').includes('luck')]).toEqual([true, false]);
  });
});

describe('dice that somebody rolled by hand', () => {
  const allowed = async () => {
    const here = await room();
    await here.use('Mia', 'campaign settings', { 'typed-dice': true });
    return here;
  };

  test('count as they were typed', async () => {
    const here = await allowed();
    expect(await here.use('Ana', 'roll', { what: '4d6kh3', dice: '6 2 5 1' })).toContain('13\n');
  });

  test('are marked', async () => {
    const here = await allowed();
    expect(await here.use('Ana', 'roll', { what: '2d6', dice: '6, 2' })).toContain(
      'rolled by hand and typed',
    );
  });

  test('are marked when somebody looks later', async () => {
    const here = await allowed();
    await here.use('Ana', 'roll', { what: '2d6', dice: '6 2' });
    expect(await here.press('Ben', 'Why?')).toContain('rolled by hand and typed');
  });

  test('must be as many as the roll takes, explosions and all', async () => {
    const here = await allowed();
    expect(await here.use('Ana', 'roll', { what: '2d6!', dice: '6 2' })).toContain('This rolls 3 d6');
  });

  test("are the campaign's to allow", async () => {
    expect(await (await room()).use('Ana', 'roll', { what: '2d6', dice: '6 2' })).toContain(
      'I roll the dice in this campaign',
    );
  });

  test("are not rolled again by a button: those are the bot's", async () => {
    const here = await allowed();
    await here.use('Ana', 'roll', { what: '1d1', dice: '1' });
    expect(await here.press('Ana', 'Again')).not.toContain('by hand');
  });
});

describe('what is kept of a roll', () => {
  const kept = async (here: Room) => {
    const { store } = now().turnkeeper.app.ports;
    const campaign = await store.campaignIn([now().playground.world.channel(here.channel).id]);
    const [entry] = await store.entries({ campaignId: campaign?.id ?? '', kinds: ['roll'], limit: 1 });
    if (entry === undefined) throw new Error('nothing is kept');
    return entry;
  };

  test('is the whole batch, its numbers resolved', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Ana', 'character edit', { what: 'Body', to: '6' });
    await here.use('Ana', 'roll', { what: '2#1d20+@body; &+1 # more' });
    expect((await kept(here)).intent).toMatchObject({ notation: '2#1d20+6 [body]; &+1 # more' });
  });

  test('is every bare die, in order', async () => {
    const here = await room();
    dice.lay(6, 3, 20);
    await here.use('Ana', 'roll', { what: '1d6!p; 1d20' });
    expect((await kept(here)).dice).toMatchObject([
      { index: 0, sides: 6, value: 6 },
      { index: 1, sides: 6, value: 3 },
      { index: 2, sides: 20, value: 20 },
    ]);
  });

  test('reads as it did before there were batches', async () => {
    const here = await room();
    dice.lay(5, 4, 4, 2);
    await here.use('Ana', 'roll', { what: '4d6kh3' });
    const today = await kept(here);
    const id = `${today.id}-old`;
    const old = {
      ...today,
      id,
      drawn: null,
      stream: { kind: 'aside', id },
      intent: { kind: 'roll', notation: '4d6kh3', secret: false },
      events: [{ type: 'rolled', data: { notation: '4d6kh3', total: 13, counts: 'points' } }],
      createdAt: new Date(today.createdAt.getTime() + 1),
    } as const;
    await now().turnkeeper.app.ports.store.commit({ interactionId: null, at: old.createdAt, entries: [old] });
    const log = await here.use('Mia', 'log');
    expect([log.match(/rolled `4d6kh3` = \*\*13\*\*/gu)?.length, await here.use('Ana', 'again')]).toEqual([
      2,
      expect.stringContaining('4d6kh3: '),
    ]);
  });

  test("is a number of the campaign's seed", async () => {
    const here = await room();
    await here.use('Ana', 'roll', { what: '1d6' });
    expect((await kept(here)).drawn?.number).toBe(1);
  });
});
