import { describe, expect, test } from 'vitest';
import type { OptionValues, Playground } from '../../../src/playground/index.ts';
import { playground, register } from '../support.ts';

const attack = {
  name: 'attack',
  description: 'Attacks somebody',
  options: [
    { type: 3, name: 'target', description: 'Whom', required: true, min_length: 2, max_length: 10 },
    { type: 3, name: 'weapon', description: 'With what', choices: [{ name: 'Axe', value: 'axe' }] },
    { type: 4, name: 'bonus', description: 'More', min_value: -5, max_value: 5 },
    { type: 10, name: 'distance', description: 'How far' },
    { type: 5, name: 'aimed', description: 'Aimed?' },
    { type: 6, name: 'who', description: 'Somebody' },
    { type: 7, name: 'where', description: 'Somewhere', channel_types: [0] },
    { type: 8, name: 'role', description: 'Some role' },
    { type: 11, name: 'sheet', description: 'A file' },
  ],
};
const encounter = {
  name: 'encounter',
  description: 'Fights',
  options: [
    {
      type: 1,
      name: 'start',
      description: 'Begins',
      options: [{ type: 3, name: 'name', description: 'Its name' }],
    },
    {
      type: 2,
      name: 'turn',
      description: 'Turns',
      options: [{ type: 1, name: 'next', description: 'The next' }],
    },
  ],
};

interface Data {
  readonly name: string;
  readonly options?: readonly {
    readonly name: string;
    readonly value?: unknown;
    readonly options?: unknown;
  }[];
  readonly resolved?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

async function place(): Promise<Playground> {
  const made = await playground();
  await register(made, [attack, encounter]);
  return made;
}

/** What the bot gets of a command of Ana's. */
async function sent(command: string, options: OptionValues): Promise<Data> {
  const made = await place();
  const { interaction } = made.person('Ana').command('the-table', command, options);
  return interaction.payload.data as Data;
}

describe('a command is sent with', () => {
  test('its texts and numbers', async () => {
    const data = await sent('attack', { target: 'Bandit', bonus: 3, distance: 1.5, aimed: true });
    expect(data.options).toEqual([
      { name: 'target', type: 3, value: 'Bandit' },
      { name: 'bonus', type: 4, value: 3 },
      { name: 'distance', type: 10, value: 1.5 },
      { name: 'aimed', type: 5, value: true },
    ]);
  });

  test('the value of a choice that was named', async () => {
    expect((await sent('attack', { target: 'Bandit', weapon: 'Axe' })).options?.[1]?.value).toBe('axe');
  });

  test('a person resolved with their membership', async () => {
    const data = await sent('attack', { target: 'Bandit', who: 'Ben' });
    const id = String(data.options?.[1]?.value);
    expect([data.resolved?.users?.[id], data.resolved?.members?.[id]]).toMatchObject([
      { global_name: 'Ben' },
      { roles: [expect.any(String)], permissions: expect.any(String) },
    ]);
  });

  test('a channel and a role resolved', async () => {
    const data = await sent('attack', { target: 'Bandit', where: '#lounge', role: 'GM' });
    expect([
      Object.values(data.resolved?.channels ?? {}),
      Object.values(data.resolved?.roles ?? {}),
    ]).toMatchObject([[{ name: 'lounge' }], [{ name: 'GM' }]]);
  });

  test('a file that can be fetched', async () => {
    const made = await place();
    const { interaction } = made
      .person('Ana')
      .command('the-table', 'attack', { target: 'Bandit', sheet: { name: 'a.json', data: '{"hp":9}' } });
    const { resolved } = interaction.payload.data as Data;
    const [file] = Object.values(resolved?.attachments ?? {}) as { url: string }[];
    expect(await (await fetch(file?.url ?? '')).json()).toEqual({ hp: 9 });
  });

  test.each([
    ['by words', 'encounter start', { name: 'Ambush' }],
    ['nested', 'encounter', { start: { name: 'Ambush' } }],
  ])('its subcommand, given %s', async (_, command, options) => {
    expect((await sent(command, options)).options).toEqual([
      { name: 'start', type: 1, options: [{ name: 'name', type: 3, value: 'Ambush' }] },
    ]);
  });

  test('its subcommand of a group', async () => {
    expect((await sent('encounter turn next', {})).options).toEqual([
      { name: 'turn', type: 2, options: [{ name: 'next', type: 1, options: [] }] },
    ]);
  });
});

describe('the client does not send', () => {
  const refused: readonly [name: string, command: string, options: OptionValues, reason: string][] = [
    ['an unknown command', 'dance', {}, 'There is no command /dance for you here.'],
    ['an unknown option', 'attack', { target: 'Bandit', luck: 1 }, "/attack has no option 'luck'."],
    ['a command without its required option', 'attack', {}, "/attack: the option 'target' is required."],
    ['too short a text', 'attack', { target: 'B' }, "/attack: 'target' needs at least 2 characters."],
    [
      'too long a text',
      'attack',
      { target: 'The Bandit King' },
      "/attack: 'target' may have at most 10 characters.",
    ],
    [
      'a choice that is none',
      'attack',
      { target: 'Bandit', weapon: 'Spoon' },
      "/attack: 'weapon' must be one of: Axe.",
    ],
    [
      'too small a number',
      'attack',
      { target: 'Bandit', bonus: -6 },
      "/attack: 'bonus' must be at least -5.",
    ],
    ['too great a number', 'attack', { target: 'Bandit', bonus: 6 }, "/attack: 'bonus' must be at most 5."],
    [
      'a broken number',
      'attack',
      { target: 'Bandit', bonus: 1.5 },
      "/attack: 'bonus' must be a whole number.",
    ],
    [
      'a person who is nobody',
      'attack',
      { target: 'Bandit', who: 'Zoe' },
      "/attack: 'who' must be a person.",
    ],
    [
      'a channel of another kind',
      'attack',
      { target: 'Bandit', where: 'campaigns' },
      "/attack: 'where' cannot be a channel of that kind.",
    ],
    [
      'a command without its subcommand',
      'encounter',
      {},
      '/encounter needs one of its subcommands: start, turn.',
    ],
    ['an unknown subcommand', 'encounter stop', {}, "/encounter has no subcommand 'stop'."],
  ];

  test.each(refused)('%s', async (_, command, options, reason) => {
    await expect((await place()).person('Ana').command('the-table', command, options)).rejects.toThrow(
      reason,
    );
  });

  test('a command in a channel where one may not write', async () => {
    const made = await place();
    made.world.setOverwrite('the-table', 'Players', { deny: ['SendMessages'] });
    await expect(made.person('Ana').command('the-table', 'attack', { target: 'Bandit' })).rejects.toThrow(
      'You do not have permission to send messages in #the-table.',
    );
  });
});

test('an answer tells by its whole name which command it answers', async () => {
  const made = await place();
  const { interaction } = made.person('Ana').command('the-table', 'encounter turn next');
  expect(interaction.metadata).toMatchObject({ name: 'encounter turn next' });
});
