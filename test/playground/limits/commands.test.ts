import { describe, expect, test } from 'vitest';
import { applicationId, ask, fieldErrors, playground, register } from '../support.ts';

const long = (length: number): string => 'x'.repeat(length);
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const command = (extra: object = {}) => ({ name: 'attack', description: 'Attacks', ...extra });
const option = (name: string, extra: object = {}) => ({ type: 3, name, description: 'An option', ...extra });

const refused: readonly [name: string, command: unknown, expected: string][] = [
  ['no name', { description: 'x' }, '0.name BASE_TYPE_REQUIRED'],
  ['an upper case name', command({ name: 'Attack' }), '0.name APPLICATION_COMMAND_INVALID_NAME'],
  ['a name with a space', command({ name: 'two words' }), '0.name APPLICATION_COMMAND_INVALID_NAME'],
  ['a name with a dot', command({ name: 'a.b' }), '0.name APPLICATION_COMMAND_INVALID_NAME'],
  ['a name over 32', command({ name: long(33) }), '0.name BASE_TYPE_BAD_LENGTH'],
  ['no description', { name: 'attack' }, '0.description BASE_TYPE_REQUIRED'],
  ['a description over 100', command({ description: long(101) }), '0.description BASE_TYPE_BAD_LENGTH'],
  ['26 options', command({ options: times(26, (i) => option(`o${i}`)) }), '0.options BASE_TYPE_MAX_LENGTH'],
  [
    'an option without a description',
    command({ options: [{ type: 3, name: 'a' }] }),
    '0.options.0.description BASE_TYPE_REQUIRED',
  ],
  [
    'an upper case option',
    command({ options: [option('Target')] }),
    '0.options.0.name APPLICATION_COMMAND_INVALID_NAME',
  ],
  [
    'a required option after an optional one',
    command({ options: [option('a'), option('b', { required: true })] }),
    '0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'an option twice',
    command({ options: [option('a'), option('a')] }),
    '0.options.1 APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED',
  ],
  [
    'choices with autocomplete',
    command({ options: [option('a', { autocomplete: true, choices: [{ name: 'x', value: 'x' }] })] }),
    '0.options.0.choices APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
  ],
  [
    '26 choices',
    command({ options: [option('a', { choices: times(26, (i) => ({ name: `${i}`, value: `${i}` })) })] }),
    '0.options.0.choices BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a choice name over 100',
    command({ options: [option('a', { choices: [{ name: long(101), value: 'x' }] })] }),
    '0.options.0.choices.0.name BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a choice value over 100',
    command({ options: [option('a', { choices: [{ name: 'x', value: long(101) }] })] }),
    '0.options.0.choices.0.value BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a choice name twice',
    command({
      options: [
        option('a', {
          choices: [
            { name: 'x', value: '1' },
            { name: 'x', value: '2' },
          ],
        }),
      ],
    }),
    '0.options.0.choices.1 APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS',
  ],
  [
    'a choice of the wrong kind',
    command({ options: [option('a', { type: 4, choices: [{ name: 'x', value: 'one' }] })] }),
    '0.options.0.choices.0.value NUMBER_TYPE_COERCE',
  ],
  [
    'choices of an option that takes none',
    command({ options: [option('a', { type: 5, choices: [{ name: 'x', value: 'x' }] })] }),
    '0.options.0.choices APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID',
  ],
  [
    'subcommands beside options',
    command({ options: [{ type: 1, name: 's', description: 'x' }, option('a')] }),
    '0.options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'a group without subcommands',
    command({ options: [{ type: 2, name: 'g', description: 'x', options: [] }] }),
    '0.options.0.options BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a subcommand in a subcommand',
    command({
      options: [
        { type: 1, name: 's', description: 'x', options: [{ type: 1, name: 't', description: 'x' }] },
      ],
    }),
    '0.options.0.options APPLICATION_COMMAND_OPTIONS_NESTING',
  ],
  [
    'an option type that is none',
    command({ options: [option('a', { type: 12 })] }),
    '0.options.0.type BASE_TYPE_CHOICES',
  ],
  [
    'a text option of more than 6000',
    command({ options: [option('a', { max_length: 6001 })] }),
    '0.options.0.max_length NUMBER_TYPE_MAX',
  ],
  [
    'a smallest number over the greatest',
    command({ options: [option('a', { type: 4, min_value: 3, max_value: 2 })] }),
    '0.options.0.min_value NUMBER_TYPE_MAX',
  ],
  [
    'permissions that are no number',
    command({ default_member_permissions: 'all' }),
    '0.default_member_permissions NUMBER_TYPE_COERCE',
  ],
  [
    'more than 8000 characters',
    command({
      options: times(25, (i) =>
        option(`o${i}`, {
          description: long(100),
          choices: times(3, (j) => ({ name: `${j}${long(98)}`, value: `${j}` })),
        }),
      ),
    }),
    '0 APPLICATION_COMMAND_TOO_LARGE',
  ],
];

describe('a command is refused with', () => {
  test.each(refused)('%s', async (_, body, expected) => {
    const answered = await register(await playground(), [body]);
    expect({ status: answered.status, errors: fieldErrors(answered) }).toEqual({
      status: 400,
      errors: [expected],
    });
  });
});

describe('a set of commands is refused with', () => {
  test('a name twice', async () => {
    const answered = await register(await playground(), [command(), command()]);
    expect(fieldErrors(answered)).toEqual(['1 APPLICATION_COMMANDS_DUPLICATE_NAME']);
  });

  test('more than a hundred', async () => {
    const answered = await register(
      await playground(),
      times(101, (i) => command({ name: `c${i}` })),
    );
    expect(answered).toMatchObject({ status: 400, body: { code: 30032 } });
  });
});

test.each(['attack', 'angriff-zwei', "o'neill", 'würfeln', 'हमला', '攻撃', 'x_1'])(
  '/%s is a name',
  async (name) => {
    expect((await register(await playground(), [command({ name })])).status).toBe(200);
  },
);

test('the hundred-and-first command alone is refused with 30032', async () => {
  const place = await playground();
  await register(
    place,
    times(100, (i) => command({ name: `c${i}` })),
  );
  const answered = await ask(place, 'POST', `/applications/${applicationId(place)}/commands`, command());
  expect(answered.body).toMatchObject({
    code: 30032,
    message: 'Maximum number of application commands reached (100)',
  });
});

interface Registered {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

describe('the registry', () => {
  const path = (place: Awaited<ReturnType<typeof playground>>) =>
    `/applications/${applicationId(place)}/commands`;

  test('gives commands ids, and keeps them for names that stay', async () => {
    const place = await playground();
    const first = await ask<Registered[]>(place, 'PUT', path(place), [command()]);
    const second = await ask<Registered[]>(place, 'PUT', path(place), [command({ description: 'New' })]);
    expect(second.body[0]).toMatchObject({ id: first.body[0]?.id, description: 'New' });
  });

  test('creates with 201 and replaces a command of the same name with 200', async () => {
    const place = await playground();
    const first = await ask(place, 'POST', path(place), command());
    const second = await ask(place, 'POST', path(place), command());
    expect([first.status, second.status]).toEqual([201, 200]);
  });

  test('edits one command', async () => {
    const place = await playground();
    const { body } = await ask<Registered>(place, 'POST', path(place), command());
    const edited = await ask<Registered>(place, 'PATCH', `${path(place)}/${body.id}`, {
      description: 'Hits',
    });
    expect(edited.body).toMatchObject({ id: body.id, name: 'attack', description: 'Hits' });
  });

  test('forgets a deleted command', async () => {
    const place = await playground();
    const { body } = await ask<Registered>(place, 'POST', path(place), command());
    await ask(place, 'DELETE', `${path(place)}/${body.id}`);
    expect((await ask(place, 'GET', `${path(place)}/${body.id}`)).body).toMatchObject({ code: 10063 });
  });

  test('refuses another application', async () => {
    const answered = await ask(await playground(), 'GET', '/applications/1/commands');
    expect(answered).toMatchObject({ status: 403, body: { code: 20012 } });
  });
});
