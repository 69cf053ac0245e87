import { describe, expect, test } from 'vitest';
import type { Caller } from '../../src/app/caller.ts';
import { messageText } from '../support/playscript/print.ts';
import { type Room, useTable } from './support/room.ts';

const { dice, now, room } = useTable();

const store = () => now().turnkeeper.app.ports.store;

async function campaignIn(here: Room) {
  const channel = now().playground.world.channel(here.channel);
  const campaign = await store().campaignIn([channel.id]);
  if (campaign === null) throw new Error('no campaign is played there');
  return campaign;
}

/** The numbers that commands in a room have drawn, oldest first. */
async function numbers(here: Room): Promise<readonly (number | null)[]> {
  const { id } = await campaignIn(here);
  const entries = await store().entries({ campaignId: id, limit: 200 });
  return entries.map((entry) => entry.drawn?.number ?? null).toReversed();
}

const seedOf = async (here: Room) => store().currentSeed((await campaignIn(here)).id);

/** A room where Ana plays Kira, who rolls without Focus. */
async function quiet(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira', { skills: {} });
  return here;
}

/** Somebody who looks on there. */
async function onlooker(here: Room, name: string): Promise<Caller> {
  const { guildId, channels } = await campaignIn(here);
  const userId = here.person(name).id;
  return { userId, guildId, channelIds: channels, roleIds: [], manages: false, interactionId: 'looks' };
}

const check = { what: 'Body (Might)', difficulty: '2:1' };
/** A GM's ruling on a die of the command that waits. */
async function overrule(here: Room, { die, value }: { die: number; value: number }): Promise<void> {
  await here.press('Mia', 'GM …');
  const list = here.find('Mia', '[Overrule a die]');
  const form = await here.person('Mia').press(list, 'Overrule a die');
  const said = {
    'Which die? (its number in the list)': String(die),
    'What does it show?': String(value),
    'Why? (it goes into the log)': 'it was cocked',
  };
  await here.heard(here.person('Mia').submit(form, said));
}

const linkOf = (here: Room, words: string) => {
  const { id, channel_id } = here.find('Ana', words);
  return `https://discord.com/channels/123456789012345678/${channel_id}/${id}`;
};

describe('a campaign', () => {
  test('shows the hash of its seed to anybody who presses Verify as it begins', async () => {
    const here = await room();
    expect(await here.press('Ben', 'Verify')).toContain((await seedOf(here))?.hash ?? 'no seed');
  });

  test('never shows the secret of its seed', async () => {
    const here = await quiet();
    await here.use('Ana', 'check', check);
    const said = [
      await here.use('Mia', 'verify status'),
      await here.use('Mia', 'verify roll'),
      here.seen('Mia'),
    ];
    expect(said.join()).not.toContain(`\`${(await seedOf(here))?.secret}\``);
  });
});

describe('commands', () => {
  test('draw one number after the other, fifty at once', async () => {
    const here = await quiet();
    dice.lay(...Array<number>(25 * (5 + 2)).fill(6)); // who passes is asked nothing
    const answers = Array.from({ length: 25 }, () => [
      here.use('Ana', 'check', check),
      here.use('Ben', 'roll', { what: '2d6' }),
    ]);
    await Promise.all(answers.flat());
    const drawn = (await numbers(here)).toSorted((a, b) => Number(a) - Number(b));
    expect(drawn).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  });

  test('that are refused draw nothing', async () => {
    const here = await quiet();
    await here.use('Ana', 'check', { what: 'Body (Might)', difficulty: 'nonsense' });
    expect((await seedOf(here))?.used).toBe(0);
  });

  test('that take back or bring back draw nothing', async () => {
    const here = await quiet();
    await here.use('Ana', 'check', check);
    await here.takeBack('Mia', { who: 'Kira' });
    await here.takeBack('Mia', { who: 'Kira', what: 'redo' });
    expect(await numbers(here)).toEqual([1, null, null]);
  });

  test('that the rules no longer allow are called off with their number', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    dice.lay(4, 4, 3, 3, 2, 1, 1);
    await here.use('Ana', 'check', { what: 'Body (Weapon Skill)', difficulty: '5:1' });
    const [waits] = await store().pendingsOfSeed((await seedOf(here))?.id ?? '');
    if (waits === undefined) throw new Error('nothing waits');
    const record = { ...waits, dice: [{ index: 0, sides: 20, value: 4, label: 'of other rules' }] };
    const pending = { type: 'advance', record, expectedVersion: waits.version } as const;
    await store().commit({ interactionId: null, at: new Date(), pending });
    await here.press('Ana', 'Leave the dice');
    expect([await numbers(here), await here.use('Mia', 'log')]).toEqual([
      [1],
      expect.stringContaining('the rules no longer allow'),
    ]);
  });

  test('that wait keep their number until they are done', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    dice.lay(4, 4, 3, 3, 2, 1, 1);
    await here.use('Ana', 'check', { what: 'Body (Weapon Skill)', difficulty: '5:1' });
    await here.use('Ben', 'roll', { what: '1d6' });
    await here.press('Ana', 'Leave the dice');
    expect((await numbers(here)).toSorted()).toEqual([1, 2]);
  });
});

describe('/verify roll', () => {
  test('finds a roll by the link of its message', async () => {
    const here = await quiet();
    await here.use('Ana', 'check', check);
    const link = linkOf(here, 'Body (Might)');
    await here.use('Ana', 'check', check);
    expect(await here.use('Ben', 'verify roll', { message: link })).toContain('From seed 1, drawn for');
  });

  test('finds a free roll by the id of its message', async () => {
    const here = await room();
    await here.use('Ana', 'roll', { what: '3d6+1d20' });
    const { id } = here.find('Ben', '[Again]');
    expect(await here.use('Ben', 'verify roll', { message: id })).toContain('Every die fits its seed');
  });

  test('is offered under what made a free roll', async () => {
    const here = await room();
    await here.use('Ana', 'roll', { what: '3d6' });
    await here.press('Ana', 'Why?');
    expect(await here.press('Ana', 'Verify')).toContain('Every die fits its seed');
  });

  test('says which die was ruled, and what the seed has in its place', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    dice.lay(4, 4, 3, 3, 2, 1, 1);
    await here.use('Ana', 'check', { what: 'Body (Weapon Skill)', difficulty: '5:1' });
    await overrule(here, { die: 1, value: 6 });
    expect(await here.use('Ana', 'verify roll')).toMatch(
      /Die 1 \(d6, check\): \*\*6\*\*, ruled by a GM; the seed has [1-6]/u,
    );
  });

  test('keeps a secret roll from those who may not see it', async () => {
    const here = await quiet();
    await here.use('Ana', 'check', { ...check, secret: true });
    const { id } = (await store().entries({ campaignId: (await campaignIn(here)).id, limit: 1 }))[0] ?? {
      id: '',
    };
    const found = await now().turnkeeper.app.proofs.check(await onlooker(here, 'Ben'), id);
    expect(found.ok || found.refusal.code).toBe('verifySecret');
  });

  test('looks at nothing of another campaign', async () => {
    const there = await quiet();
    await there.use('Ana', 'check', check);
    const link = linkOf(there, 'Body (Might)');
    const here = await room();
    expect(await here.use('Ana', 'verify roll', { message: link })).toContain('rolled somewhere else');
  });

  test('says so where a message has no roll', async () => {
    const here = await room();
    const { id } = here.find('Ana', 'the campaign begins');
    expect(await here.use('Ana', 'verify roll', { message: id })).toContain('find a roll in that message');
  });

  test('waits for a command that waits', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    dice.lay(4, 4, 3, 3, 2, 1, 1);
    await here.use('Ana', 'check', { what: 'Body (Weapon Skill)', difficulty: '5:1' });
    const { id } = here.find('Ana', '[GM …]');
    expect(await here.use('Ana', 'verify roll', { message: id })).toContain('is still waiting for an answer');
  });

  test('says what a roll outside of any campaign proves', async () => {
    now().playground.world.addChannel({ name: 'no-campaign' });
    const ana = now().playground.person('Ana');
    await ana.command('no-campaign', 'roll', { what: '2d6' });
    await now().turnkeeper.bot.idle();
    const answer = await ana.command('no-campaign', 'verify roll', {});
    const message = answer.kind === 'failed' ? undefined : answer.message();
    expect(message === undefined ? '' : messageText(message)).toContain('a seed of its own');
  });
});

describe('/verify reveal', () => {
  const reveal = async (here: Room) => {
    await here.use('Mia', 'verify reveal');
    return here.press('Mia', 'Make it public');
  };

  test('shows everybody the secret, and the hash of the next', async () => {
    const here = await quiet();
    await here.use('Ana', 'check', check);
    const before = await seedOf(here);
    await reveal(here);
    const seen = here.seen('Ben');
    expect([seen.includes(before?.secret ?? '?'), seen.includes((await seedOf(here))?.hash ?? '?')]).toEqual([
      true,
      true,
    ]);
  });

  test('pressed again shows nothing more', async () => {
    const here = await quiet();
    await here.use('Ana', 'check', check);
    await here.use('Mia', 'verify reveal');
    const message = here.find('Mia', '[Make it public]');
    const presses = [1, 2].map(() => here.heard(here.person('Mia').press(message, 'Make it public')));
    expect((await Promise.all(presses)).filter((said) => said.includes('already public'))).toHaveLength(1);
  });

  test("is the GM's", async () => {
    const here = await quiet();
    await here.use('Ana', 'check', check);
    expect(await here.use('Ana', 'verify reveal')).toContain('Only a GM');
  });

  test('waits for a command that waits, and names it', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    dice.lay(4, 4, 3, 3, 2, 1, 1);
    await here.use('Ana', 'check', { what: 'Body (Weapon Skill)', difficulty: '5:1' });
    expect(await here.use('Mia', 'verify reveal')).toContain("**Kira**'s check is still waiting");
  });

  test('lets everybody check a roll all the way', async () => {
    const here = await quiet();
    await here.use('Ana', 'check', check);
    await reveal(here);
    expect(await here.use('Ben', 'verify roll')).toContain(
      'Proven: every die follows from the public secret',
    );
  });

  test('outlives a restart', async () => {
    const here = await quiet();
    await here.use('Ana', 'check', check);
    await reveal(here);
    await now().restart();
    await here.use('Ana', 'check', check);
    expect(await here.use('Ben', 'verify roll')).toContain('From seed 2, drawn for');
  });
});

describe('typed dice', () => {
  const allowed = async () => {
    const here = await quiet();
    await here.use('Mia', 'campaign settings', { 'typed-dice': true });
    return here;
  };
  const typed = (here: Room, text: string) => here.use('Ana', 'check', { ...check, dice: text });

  test('are not taken where the campaign does not allow them', async () => {
    expect(await typed(await quiet(), '1 2 3')).toContain('I roll the dice in this campaign');
  });

  test('draw a number of the seed like all others', async () => {
    const here = await allowed();
    const needed = Number(/rolls (\d+) d6/u.exec(await typed(here, '1'))?.[1]);
    await typed(here, Array.from({ length: needed }, () => 5).join(' '));
    expect(await numbers(here)).toEqual([1]);
  });

  test('behind one that a GM rules stay as they were typed', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'campaign settings', { 'typed-dice': true });
    const typed = { what: 'Body (Weapon Skill)', difficulty: '5:2', dice: '4 4 3 3 2 1 5' };
    await here.use('Ana', 'check', typed);
    await overrule(here, { die: 1, value: 3 });
    await here.press('Ana', 'Leave the dice');
    expect(await here.use('Ana', 'verify roll')).toMatch(
      /Die 1 \(d6, check\): \*\*3\*\*, ruled[\s\S]*Dice 2 to 7 \(d6, check\): \*\*4 3 3 2 1 5\*\*, typed by hand/u,
    );
  });

  test('that do not fit leave nothing behind', async () => {
    const here = await allowed();
    await typed(here, '1');
    expect(await numbers(here)).toEqual([]);
  });
});

/** All that Ben is told of a room in which he has rolled: by the commands that number or count, without what is each room's own. */
async function toldToBen(secrets: (here: Room) => Promise<unknown>): Promise<readonly string[]> {
  const here = await quiet();
  dice.lay(...Array<number>(40).fill(4));
  await secrets(here);
  const asked = ['verify status', 'verify roll', 'log', 'luck', 'decisions', 'turns show'];
  await here.use('Ben', 'roll', { what: '1d6' });
  dice.clear();
  const told: string[] = [];
  for (const command of asked) told.push(await here.use('Ben', command));
  // The die was laid, not drawn: whether it fits the seed is chance.
  const drawn = /^.*(?:fits? (?:its|the) seed|Die 1 \(d6\)).*$/gmu;
  return told.map((text) =>
    text.replace(drawn, '…').replace(/[0-9a-f]{12,}|\d{15,}|<t:\d+(?::\w)?>|#?room-\d+|Room \d+/gu, '…'),
  );
}

describe('nobody can tell by counting', () => {
  test.for<[string, (here: Room) => Promise<unknown>]>([
    ['a secret check', (here) => here.use('Ana', 'check', { ...check, secret: true })],
    ['a whisper', (here) => here.use('Ana', 'roll', { what: '3d6', 'who-sees': 'whisper' })],
    ['a roll that only the GM sees', (here) => here.use('Ana', 'roll', { what: '3d6', 'who-sees': 'blind' })],
    ['what the GM rolls', (here) => here.use('Mia', 'roll', { what: '9d6', 'who-sees': 'whisper' })],
  ])('of %s', async ([, secrets]) => {
    expect(await toldToBen(secrets)).toEqual(await toldToBen(async () => {}));
  });
});
