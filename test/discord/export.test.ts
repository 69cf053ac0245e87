import { readFile } from 'node:fs/promises';
import { Events } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../src/playground/index.ts';
import { onceEach } from '../support/onceEach.ts';
import { play } from '../support/playscript/play.ts';
import type { GameTable } from '../support/table.ts';
import { madeHero } from './support/made.ts';
import { type Room, useTable } from './support/room.ts';

const { room, dice, now } = useTable();

/** The files somebody is given, as text. */
async function exported(
  { playground, turnkeeper }: GameTable,
  channel: string,
  who: string,
  options: OptionValues,
): Promise<string> {
  const answer = await playground.person(who).command(channel, 'export', options);
  await turnkeeper.bot.idle();
  const messages = [answer.message(), ...answer.followups()];
  const files = messages.flatMap((message) => message?.attachments ?? []);
  const texts = await Promise.all(files.map(async ({ url }) => (await fetch(url)).text()));
  return texts.join('\n');
}

const story = ({ table, channel }: Room, who: string, options: OptionValues = {}) =>
  exported(table, channel, who, options);

/** Ana whispers a roll, Ben rolls blind, and Mia rolls openly. */
async function secrets(): Promise<Room> {
  const here = await room();
  dice.lay(3, 3);
  await here.use('Ana', 'roll', { what: '2d6+100', for: 'Anas whisper', 'who-sees': 'whisper' });
  dice.lay(4, 4);
  await here.use('Ben', 'roll', { what: '2d6+200', for: 'Bens blindness', 'who-sees': 'blind' });
  dice.lay(5, 5);
  await here.use('Mia', 'roll', { what: '2d6+300', for: 'Mias weather' });
  return here;
}

const TOLD = ['106', '208', '310'];

describe('a transcript tells of what was rolled', () => {
  test.for([
    ['Ana', {}, ['106', '310']],
    ['Ben', {}, ['310']],
    ['Cleo', {}, ['310']],
    ['Mia', {}, ['310']],
    ['Mia', { for: 'gm' }, ['106', '208', '310']],
  ] as const)('to %s with %o only what they may know', async ([who, options, known]) => {
    const text = await story(await secrets(), who, options);
    const body = text.slice(text.indexOf('<main>'));
    expect(TOLD.filter((total) => body.includes(total))).toEqual(known);
  });

  test('without the words for which a secret roll was, to those who may not know it', async () => {
    expect(await story(await secrets(), 'Cleo')).not.toMatch(/whisper<|Anas|Bens/u);
  });

  test('to the players once it has been revealed', async () => {
    const here = await secrets();
    await here.press('Ana', 'Reveal');
    expect(await story(here, 'Cleo')).toContain('106');
  });
});

/** A playscript's story, for somebody. */
const played = onceEach(
  async (script: string, who: string, options: OptionValues): Promise<string> =>
    storyOf(await readFile(new URL(`../playscripts/${script}`, import.meta.url), 'utf8'), who, options),
);

async function storyOf(source: string, who: string, options: OptionValues): Promise<string> {
  let text = '';
  await play(source, async (table) => {
    text = await exported(table, 'the-table', who, options);
  });
  return text;
}

/** In a fight Ana checks something that only she and the GM know of, and is asked about it. */
const SECRETLY = `campaign soulbound gm=Mia players=Ana:Kira/Blade
Mia> /party set what:Soulfire to:0
Mia> /encounter start zones:Gate
Mia> /encounter next
dice 3 3 3 3 3 3 3
Ana> /check what:Weapon Skill secret:True
Ana> [Look]
Ana> [Leave the dice]
`;

describe('a fight', () => {
  test('has a map at the beginning of every round', async () => {
    const text = await played('soulbound/hide-search.play', 'Mia', {});
    expect([...text.matchAll(/<h4>Round \d+<\/h4><figure><svg/gu)]).toHaveLength(2);
  });

  test('says what was decided, in the words in which it was asked', async () => {
    expect(await played('soulbound/hide-search.play', 'Mia', {})).toMatch(
      /answered: .* → <strong>Leave the dice/u,
    );
  });

  test.for([
    ['Mia', {}, false],
    ['Ana', {}, true],
    ['Mia', { for: 'gm' }, true],
  ] as const)('tells %s with %o of what was asked in secret: %s', async ([who, options, told]) => {
    expect((await storyOf(SECRETLY, who, options)).includes('Leave the dice')).toBe(told);
  });

  test('says what has become of whom', async () => {
    expect(await played('soulbound/hide-search.play', 'Mia', {})).toContain(
      '<strong>Tiz</strong> · now hidden',
    );
  });

  test('on squares is drawn on squares', async () => {
    const text = await played('zafir/concealment.play', 'Mia', {});
    expect(text).toMatch(/<svg role="img" aria-label="A map of 24 by 6 tiles\./u);
  });

  test('strikes what was taken back', async () => {
    expect(await played('soulbound/undo.play', 'Mia', {})).toContain('struck');
  });

  test('tells once what was taken back', async () => {
    const page = await played('soulbound/undo.play', 'Mia', {});
    const told = page
      .slice(page.indexOf('<main>'))
      .replaceAll(/<[^>]*>/gu, '')
      .split('Kira moves from Gate to Yard.');
    expect({ tookBack: page.includes('undid'), told: told.length - 1 }).toEqual({
      tookBack: true,
      told: 1,
    });
  });

  test('has what comes after it under a heading of its own', async () => {
    const page = await storyOf(
      'campaign soulbound gm=Mia players=Ana:Kira/Blade\nMia> /encounter start zones:Gate\nMia> /encounter next\nMia> /encounter end\nat +10m\nAna> /rest kind:breather\n',
      'Mia',
      {},
    );
    expect(page).toMatch(/The fight is over.*<\/section><h3>After the fight<\/h3>.*takes a breather/su);
  });

  test('says of nobody that it is their turn: that stands above it', async () => {
    const page = await played('soulbound/hold.play', 'Mia', {});
    expect(page.slice(page.indexOf('<main>'))).not.toMatch(/<strong>\w+<\/strong> is up\./u);
  });

  test('tells in whose turn something was taken back', async () => {
    expect(await played('soulbound/hold.play', 'Mia', {})).toMatch(
      /<bdi>Tiz<\/bdi><\/b> <\/header>(?:(?!<article).)*undid/su,
    );
  });

  test('has the turn of who acts where a side acts together', async () => {
    const page = await played('zafir/let-them-act.play', 'Mia', {});
    const heads = [...page.matchAll(/<\/time> <b><bdi>([^<]+)/gu)].map(([, name]) => name);
    expect(heads).toEqual(['Mia', 'Mia', 'Ghul', 'Ghul 1']); // what follows is of the next round
  });

  test('is one paragraph a turn', async () => {
    const page = await played('soulbound/hold.play', 'Mia', {});
    const turns = [
      ...page.matchAll(/<h4>Round|<header><time[^>]*>[^<]*<\/time> <b><bdi>([^<]+)<\/bdi><\/b> <\/header>/gu),
    ];
    const names = turns.map(([round, name = round]) => name);
    expect({ some: names.length > 0, twice: names.filter((name, n) => name === names[n - 1]) }).toEqual({
      some: true,
      twice: [],
    });
  });

  test.for([
    [{}, false],
    [{ for: 'gm' }, true],
  ] as const)('with %o tells what a GM has set up in secret: %s', async ([options, told]) => {
    expect((await played('soulbound/npc-hidden.play', 'Mia', options)).includes('6 → 9')).toBe(told);
  });
});

/** Kira speaks, Tiz rolls, and Kira speaks again. */
async function talk(): Promise<Room> {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.hero('Ben', 'Tiz');
  await here.use('Ana', 'say', { text: 'Who <goes> there?' });
  dice.lay(3, 4);
  await here.use('Ben', 'roll', { what: '2d6+100' });
  await here.use('Ana', 'say', { text: 'Show yourself!' });
  return here;
}

/** The cellar, a scene with Kira and Tiz, in which Kira whispers. */
async function cellar(options: OptionValues = {}): Promise<Room> {
  const here = await talk();
  await here.use('Ana', 'scene open', { name: 'The cellar', cast: 'Kira, Tiz', ...options });
  const said = here.find('Ana', 'opens: <#').embeds[0]?.description ?? '';
  const [, thread = ''] = /opens: <#(\d+)>/u.exec(said) ?? [];
  await here.heard(here.person('Ana').command(thread, 'say', { text: 'It is dark.' }));
  return here;
}

describe('what was said with /say', () => {
  test.for([{}, { format: 'markdown' }])('stands where it was said (%o)', async (options) => {
    expect(await story(await talk(), 'Ben', options)).toMatch(
      /Kira.*Who \S*goes\S* there\?.*107.*Kira.*Show yourself!/su,
    );
  });

  test('is enough for a story', async () => {
    const here = await room();
    await here.hero('Ana', 'Kira');
    await here.use('Ana', 'say', { text: 'Alone.' });
    expect(await story(here, 'Ana')).toContain('Alone.');
  });

  test('has the words that it has now', async () => {
    const here = await talk();
    const form = await here.person('Ana').press(here.find('Ana', '[Edit]'), 'Edit');
    await here.heard(here.person('Ana').submit(form, { text: 'Come out!' }));
    const text = await story(here, 'Ben');
    expect([text.includes('Show yourself!'), text.includes('Come out!')]).toEqual([false, true]);
  });

  test('is left out where somebody has deleted it', async () => {
    const here = await talk();
    here.person('Mia').delete(here.find('Mia', 'Show yourself!'));
    expect(await story(here, 'Ben')).not.toMatch(/Show yourself!|of \/say/u);
  });

  test('is there where the bot had to say it itself', async () => {
    const here = await room();
    now().playground.world.denyBot(['ManageWebhooks'], here.channel);
    await here.hero('Ana', 'Kira');
    await here.use('Ana', 'say', { text: 'Without a webhook.' });
    expect(await story(here, 'Ana')).toMatch(/<bdi>Kira<\/bdi>.*<p dir="auto">Without a webhook\.</su);
  });

  test('is asked of Discord a hundred at a time', async () => {
    const here = await talk();
    const pages = () =>
      now().playground.requests.filter(
        ({ method, route }) => method === 'GET' && route === '/channels/:channel/messages',
      ).length;
    const before = pages();
    await story(here, 'Ben');
    expect(pages() - before).toBe(1);
  });

  test('in a scene names the scene', async () => {
    expect(await story(await cellar(), 'Cleo')).toMatch(/<bdi>The cellar<.*It is dark\./su);
  });

  test.for([
    ['Ana', {}, true],
    ['Ben', {}, true],
    ['Cleo', {}, false],
    ['Mia', {}, false],
    ['Mia', { for: 'gm' }, true],
  ] as const)('in a private scene is for those in it: for %s with %o: %s', async ([who, options, told]) => {
    const text = await story(await cellar({ private: true }), who, options);
    expect([text.includes('It is dark.'), text.includes('The cellar')]).toEqual([told, told]);
  });

  test.for([
    ['Ana', true],
    ['Ben', false],
    ['Mia', false],
  ] as const)('is not for who may not read there, nor for all then: for %s: %s', async ([who, told]) => {
    const here = await talk();
    const { world } = now().playground;
    world.setOverwrite(here.channel, here.person('Ben').id, { deny: ['ReadMessageHistory'] });
    expect((await story(here, who)).includes('Show yourself!')).toBe(told);
  });

  test('is missing where the bot may not read, and the story says so', async () => {
    const here = await talk();
    now().playground.world.denyBot(['ReadMessageHistory'], here.channel);
    expect(await story(here, 'Ben')).toContain(
      `posts made with /say in #${here.channel}. I can&#39;t read there`,
    );
  });

  test('is missing where the channel is hidden from the bot, and nobody is told its false name', async () => {
    const here = await talk();
    now().playground.world.denyBot(['ViewChannel'], here.channel);
    const text = await story(here, 'Ben');
    expect([
      text.includes('posts made with /say in this channel. I can&#39;t read there'),
      text.includes('Show yourself!'),
      text.includes('___hidden___'),
    ]).toEqual([true, false, false]);
  });

  test('is not for who may no longer read there, though the bot has heard of no change', async () => {
    const here = await talk();
    const { client } = now().turnkeeper.bot;
    const { id } = now().playground.world.channel(here.channel);
    await story(here, 'Ben');
    // What the bot remembers of the channel is of yesterday, as after a connection that was lost.
    const remembered = await client.channels.fetch(id);
    const told = new Promise((resolve) => client.once(Events.ChannelUpdate, resolve));
    now().playground.world.setOverwrite(here.channel, here.person('Ben').id, {
      deny: ['ReadMessageHistory'],
    });
    await told;
    if (remembered !== null && 'permissionOverwrites' in remembered)
      remembered.permissionOverwrites.cache.clear();
    expect(await story(here, 'Ben')).not.toContain('Show yourself!');
  });

  test('is missing where its webhook is gone and nobody tells its words, and the story says so', async () => {
    const here = await talk();
    const hook = here.find('Mia', 'Show yourself!').webhook_id;
    await now().turnkeeper.bot.client.rest.delete(`/webhooks/${hook}`);
    expect(await story(here, 'Ben')).toContain('2 posts made with /say');
  });
});

const FOES = { soulbound: 'Raider', zafir: 'Ghul' } as const;

const SPEAKERS = {
  soulbound: (here: Room) => here.hero('Ana', 'Kira'),
  zafir: (here: Room) => madeHero(here, 'Ana', 'Kira'),
} as const;

describe.each(['soulbound', 'zafir'] as const)('what a character said in %s', (system) => {
  test.each([
    ['html', '<s>(attack Raidre)</s> <em>not done</em>'],
    ['markdown', String.raw`~~(attack Raidre)~~ *not done*`],
  ] as const)('is struck through where it was not done: as %s', async (format, words) => {
    const here = await room(system);
    await SPEAKERS[system](here);
    await here.use('Ana', 'say', { text: 'Take that! {attack Raidre}' });
    expect(await story(here, 'Mia', { format })).toContain(words);
  });

  test.each([
    ['html', '<em>(attack FOE)</em> <em>on my turn</em>'],
    ['markdown', '*(attack FOE)* *on my turn*'],
  ] as const)('says what was kept in line for its turn: as %s', async (format, words) => {
    const here = await room(system);
    await SPEAKERS[system](here);
    await here.use('Mia', 'encounter start', { zones: system === 'zafir' ? '12x8' : 'Yard' });
    await here.use('Mia', 'encounter add', { who: FOES[system] });
    await here.use('Mia', 'encounter next');
    await here.use('Mia', 'encounter next');
    await here.use('Ana', 'say', { text: `I wait. {attack ${FOES[system]}}` });
    expect(await story(here, 'Mia', { format })).toContain(words.replace('FOE', FOES[system]));
  });
});
