import type { APIMessage } from 'discord-api-types/v10';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OptionValues } from '../../src/playground/index.ts';
import { topicNames } from '../../src/view/help/menu.ts';
import { madeHero } from './support/made.ts';
import { type Room, useTable } from './support/room.ts';

// What the embed says, its plain-text twin says, too: the same words in the same order.

const { dice, now, room } = useTable();
let here: Room;

beforeAll(async () => {
  here = await room();
  await here.hero('Ana', 'Kira');
  await here.hero('Ben', 'Tiz');
  await here.use('Ana', 'roll', { what: '4d6kh3 + 2 [fire]' });
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard - Hall' });
  // A long fight: its words are longer than a message may be.
  await here.use('Mia', 'encounter add', { who: 'Raider', count: 20 });
  await here.use('Mia', 'encounter add', { who: 'Raider', count: 20, name: 'A raider from beyond the sea' });
  for (let n = 0; n < 12; n += 1)
    await here.use('Mia', 'condition add', { condition: 'Prone', who: `Raider ${n + 1}` });
  await here.use('Mia', 'encounter next');
});

/** The words of messages without their form, and without bars, which draw what the figures beside them say. */
const bare = (messages: readonly APIMessage[]): string =>
  messages
    .flatMap(({ content, embeds }) => [
      content,
      ...embeds.flatMap(({ title, description, fields = [], footer }) => [
        title,
        description,
        ...fields.flatMap(({ name, value }) => [`${name}:`, value]),
        footer?.text,
      ]),
    ])
    .join(' ')
    .replace(/-# |[*_\\\u200b▰▱]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

async function both(
  who: string,
  ask: () => Promise<readonly APIMessage[]>,
): Promise<readonly [string, string]> {
  await here.use(who, 'settings', { text: 'off' });
  const asEmbed = bare(await ask());
  await here.use(who, 'settings', { text: 'on' });
  const answer = await ask();
  await here.use(who, 'settings', { text: 'off' });
  expect(answer.flatMap(({ embeds }) => embeds)).toEqual([]);
  return [asEmbed, bare(answer)];
}

describe('the plain-text twin says all that the embed says:', () => {
  const commands: readonly (readonly [string, string, OptionValues])[] = [
    ...topicNames.map(({ id }) => ['Ana', 'help', { topic: id }] as const),
    ['Ana', 'character sheet', {}],
    ['Mia', 'character list', {}],
    ['Ana', 'campaign info', {}],
    ['Mia', 'encounter status', {}],
    ['Mia', 'log', {}],
    ['Ana', 'odds', { a: '4d6kh3', b: '3d6', target: 12 }],
    ['Ana', 'odds', { check: 'Athletics' }],
    ['Ana', 'odds', {}],
    ['Ana', 'luck', {}],
    ['Ana', 'privacy delete', {}],
    ['Ana', 'character sheet', { name: 'Nobody' }],
    ['Mia', 'encounter add', { who: 'Dragon' }],
  ];
  test.for(commands)('%s> /%s %j', async ([who, command, options]) => {
    const [embed, words] = await both(who, async () => {
      const answer = await here.person(who).command(here.channel, command, options);
      await now().turnkeeper.bot.idle();
      return [answer.message(), ...answer.followups()].filter((message) => message !== undefined);
    });
    expect(words).toBe(embed);
  });

  test.for(['Why?', 'Odds', 'Attack', 'More…'])('[%s]', async (label) => {
    const [embed, words] = await both('Mia', async () => {
      const answer = await here.person('Mia').press(here.find('Mia', `[${label}]`), label);
      await now().turnkeeper.bot.idle();
      return [answer.message(), ...answer.followups()].filter((message) => message !== undefined);
    });
    expect(words).toBe(embed);
  });

  test("a GM's direct message of an X-card", async () => {
    const [embed, words] = await both('Mia', async () => {
      await here.use('Ana', 'safety x-card', { what: 'clowns' });
      const { id } = now().playground.world.directChannel(now().playground.person('Mia').id);
      return here.messages('Mia', id).slice(-1);
    });
    expect(words).toBe(embed);
  });

  test('the tracker and a question, where the campaign is set so', async () => {
    dice.lay(6, 5, 4, 3, 2, 1, 1);
    await here.use('Mia', 'campaign settings', { text: true });
    await here.use('Ana', 'check', { what: 'Weapon Skill', difficulty: '4:5' });
    await here.use('Mia', 'condition add', { condition: 'Prone', who: 'Kira' });
    const embeds = here
      .messages()
      .slice(-2)
      .flatMap((message) => message.embeds);
    expect(embeds).toEqual([]);
  });
});

describe('a fight of Zafir, where the campaign is set to plain text', () => {
  test('has no embed and no picture, from its first message to its last', async () => {
    const zafir = await room('zafir');
    await madeHero(zafir, 'Ana', 'Kira');
    await zafir.use('Ana', 'character edit', { what: 'Abilities', to: 'Dodge' });
    await zafir.use('Mia', 'campaign settings', { text: true });
    const before = new Set(['Mia', 'Ana'].flatMap((who) => zafir.messages(who).map(({ id }) => id)));
    await zafir.use('Mia', 'content import', { pack: 'Sunken Foundry' });
    await zafir.use('Mia', 'map change', { text: 'empty 8x3; B2 players; D2 enemies' });
    await zafir.use('Mia', 'encounter start');
    await zafir.use('Mia', 'encounter add', { who: 'Rust Ghul', count: 2, side: 'foes' });
    await zafir.press('Mia', 'Begin');
    for (const label of ['More…', 'Map', 'Move', '↑', 'Done']) await zafir.press('Ana', label);
    await zafir.press('Mia', 'Act…');
    dice.lay(6, 6, 6, 6, 6, 6, 6, 1);
    await zafir.use('Mia', 'attack', { target: 'Kira', as: 'Rust Ghul 1' });
    for (const label of ['Do nothing', 'Why?', 'X-card']) await zafir.press('Ana', label);
    await zafir.use('Mia', 'encounter end');
    const said = ['Mia', 'Ana'].flatMap((who) => zafir.messages(who)).filter(({ id }) => !before.has(id));
    expect(said.filter(({ embeds, attachments }) => embeds.length + attachments.length > 0)).toEqual([]);
  });
});
