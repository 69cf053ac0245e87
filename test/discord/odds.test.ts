import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../src/playground/index.ts';
import { type Room, useTable } from './support/room.ts';

// Odds, chances and luck as Discord shows them: pictures with their words, and what is offered.

const { dice, room } = useTable();

async function answer(here: Room, who: string, command: string, options: OptionValues = {}) {
  const given = await here.person(who).command(here.channel, command, options);
  await here.table.turnkeeper.bot.idle();
  const message = given.message();
  if (message === undefined) throw new Error('no answer');
  return message;
}

const pictures = ({ attachments }: APIMessage) =>
  attachments.map(({ filename, content_type, width, description }) => ({
    filename,
    content_type,
    width,
    described: (description ?? '').length > 20,
  }));

const EPHEMERAL = 64;
const isSecret = ({ flags }: APIMessage) => ((flags ?? 0) & EPHEMERAL) !== 0;

describe('odds', () => {
  test('come with a picture that is described', async () => {
    const message = await answer(await room(), 'Ana', 'odds', { a: '4d6kh3', target: 12 });
    expect(pictures(message)).toMatchObject([{ filename: 'odds.png', described: true }]);
  });

  test('come without it to who wants plain text', async () => {
    const here = await room();
    await here.use('Cleo', 'settings', { text: 'on' });
    const message = await answer(here, 'Cleo', 'odds', { a: '4d6kh3' });
    await here.use('Cleo', 'settings', { text: 'off' });
    expect(pictures(message)).toEqual([]);
  });

  test('of dice are for everybody', async () => {
    expect(isSecret(await answer(await room(), 'Ana', 'odds', { a: '2d6' }))).toBe(false);
  });

  test('of what is to come are for who asks', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    expect(isSecret(await answer(here, 'Ana', 'odds', { check: 'Athletics' }))).toBe(true);
  });

  test('of dice are told where nothing is played', async () => {
    const here = await room();
    const given = await here.person('Ana').command('lounge', 'odds', { a: '2d6', target: 9 });
    expect(JSON.stringify(given.message()?.embeds)).toContain('9 or more: 27.8%');
  });

  test('without a question need a campaign', async () => {
    const here = await room();
    const given = await here.person('Ana').command('lounge', 'odds', {});
    expect(JSON.stringify(given.message()?.embeds)).toContain("There's no campaign in this channel");
  });

  test('offer the checks of the character', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    const offered = await here.person('Ana').complete(here.channel, 'odds', { check: 'athl' }, 'check');
    expect(offered.map(({ name }) => name)[0]).toContain('Body (Athletics)');
  });

  test('offer those who can be attacked', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Mia', 'encounter start');
    await here.use('Mia', 'encounter add', { who: 'Raider' });
    await here.use('Mia', 'encounter next');
    const offered = await here.person('Ana').complete(here.channel, 'odds', { attack: '' }, 'attack');
    expect(offered.map(({ name }) => name).join()).toContain('Raider');
  });

  test.each([
    ['weapon with dice', { a: '2d6', weapon: 'Longsword' }],
    ['difficulty with an attack', { attack: 'Kira', difficulty: '4:1' }],
    ['a target alone', { target: 3 }],
  ])('of %s are no question', async (_name, options) => {
    expect(await (await room()).use('Ana', 'odds', options)).toContain('Ask about one thing at a time');
  });
});

describe('luck', () => {
  test('comes with a picture that is described', async () => {
    const here = await room();
    await here.use('Ana', 'roll', { what: '30d6' });
    expect(pictures(await answer(here, 'Ana', 'luck'))).toMatchObject([
      { filename: 'luck.png', described: true },
    ]);
  });

  test('leaves out what was typed', async () => {
    const here = await room();
    await here.use('Mia', 'campaign settings', { 'typed-dice': true });
    await here.use('Ana', 'roll', { what: '2d6', dice: '6 6' });
    expect(await here.use('Ana', 'luck')).toContain("haven't rolled any dice");
  });

  test('counts the dice of a check as they fell, before any Focus', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira', { skills: { athletics: { training: 1, focus: 1 } } });
    dice.lay(3, 3, 3, 2, 2, 1);
    await here.use('Ana', 'check', { what: 'Athletics', difficulty: '4:1' });
    await here.press('Ana', '3 → 4');
    expect(await here.use('Ana', 'luck')).toContain('**6 d6** averaged **2.33**');
  });

  test('is of one campaign', async () => {
    const [here, there] = [await room(), await room()];
    await here.use('Ana', 'roll', { what: '30d6' });
    expect(await there.use('Ana', 'luck')).toContain("haven't rolled any dice");
  });

  test('of a secret check is known to its player, and left out for all', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    dice.lay(6, 5, 4, 3, 2, 1);
    await here.use('Ana', 'check', { what: 'Athletics', difficulty: '4:1', secret: true });
    const said = [await here.use('Ana', 'luck'), await here.use('Ana', 'luck', { show: true })];
    expect(said.map((text) => text.includes('6 d6'))).toEqual([true, false]);
  });

  test("of another player is the GM's to see", async () => {
    const here = await room();
    await here.use('Ana', 'roll', { what: '30d6' });
    const ana = here.person('Ana').id;
    expect(await here.use('Mia', 'luck', { who: `<@${ana}>` })).toContain('30 d6');
  });
});
