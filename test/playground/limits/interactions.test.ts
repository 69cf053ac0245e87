import { describe, expect, test } from 'vitest';
import { ask, fieldErrors, playground, register, roll, rolling } from '../support.ts';

const long = (length: number): string => 'x'.repeat(length);
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const input = (id: string, extra: object = {}) => ({
  type: 1,
  components: [{ type: 4, custom_id: id, label: 'Name', style: 1, ...extra }],
});
const modal = (components: readonly unknown[], extra: object = {}) => ({
  custom_id: 'form',
  title: 'A form',
  components,
  ...extra,
});
const label = (component: unknown) => ({ type: 18, label: 'Pick', component });

const refusedModals: readonly [name: string, data: unknown, expected: string][] = [
  [
    'more than five components',
    modal(times(6, (i) => input(`${i}`))),
    'data.components BASE_TYPE_BAD_LENGTH',
  ],
  ['no component', modal([]), 'data.components BASE_TYPE_BAD_LENGTH'],
  ['a title over 45', modal([input('a')], { title: long(46) }), 'data.title BASE_TYPE_BAD_LENGTH'],
  ['no title', modal([input('a')], { title: undefined }), 'data.title BASE_TYPE_REQUIRED'],
  [
    'a custom id over 100',
    modal([input('a')], { custom_id: long(101) }),
    'data.custom_id BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an input id twice',
    modal([input('a'), input('a')]),
    'data.components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'an input label over 45',
    modal([input('a', { label: long(46) })]),
    'data.components.0.components.0.label BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a preset over 4000',
    modal([input('a', { value: long(4001) })]),
    'data.components.0.components.0.value BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an input of more than 4000',
    modal([input('a', { max_length: 4001 })]),
    'data.components.0.components.0.max_length NUMBER_TYPE_MAX',
  ],
  [
    'a placeholder over 100',
    modal([input('a', { placeholder: long(101) })]),
    'data.components.0.components.0.placeholder BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an input style that is none',
    modal([input('a', { style: 3 })]),
    'data.components.0.components.0.style BASE_TYPE_CHOICES',
  ],
  [
    'a button',
    modal([{ type: 1, components: [{ type: 2, style: 1, label: 'a', custom_id: 'a' }] }]),
    'data.components.0.components.0 UNION_TYPE_CHOICES',
  ],
  [
    'a label over 45',
    modal([{ ...label({ type: 4, custom_id: 'a', style: 1 }), label: long(46) }]),
    'data.components.0.label BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a select of 26 in a label',
    modal([
      label({ type: 3, custom_id: 'a', options: times(26, (i) => ({ label: `${i}`, value: `${i}` })) }),
    ]),
    'data.components.0.component.options BASE_TYPE_BAD_LENGTH',
  ],
  [
    'radio buttons of one choice',
    modal([label({ type: 21, custom_id: 'a', options: [{ label: 'a', value: 'a' }] })]),
    'data.components.0.component.options BASE_TYPE_BAD_LENGTH',
  ],
  [
    'eleven check boxes',
    modal([
      label({ type: 22, custom_id: 'a', options: times(11, (i) => ({ label: `${i}`, value: `${i}` })) }),
    ]),
    'data.components.0.component.options BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a radio button whose note is over 100',
    modal([
      label({
        type: 21,
        custom_id: 'a',
        options: times(2, (i) => ({ label: `${i}`, value: `${i}`, description: long(101 * i) })),
      }),
    ]),
    'data.components.0.component.options.1.description BASE_TYPE_MAX_LENGTH',
  ],
  [
    'two radio buttons marked',
    modal([
      label({
        type: 21,
        custom_id: 'a',
        options: times(2, (i) => ({ label: `${i}`, value: `${i}`, default: true })),
      }),
    ]),
    'data.components.0.component.options SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ],
];

describe('a modal is refused with', () => {
  test.each(refusedModals)('%s', async (_, data, expected) => {
    const { answer } = await rolling(await playground());
    expect(fieldErrors(await answer({ type: 9, data }))).toEqual([expected]);
  });
});

test('a modal of five inputs is taken', async () => {
  const { answer } = await rolling(await playground());
  expect((await answer({ type: 9, data: modal(times(5, (i) => input(`${i}`))) })).status).toBe(204);
});

describe('a first answer is refused', () => {
  const refused: readonly [name: string, body: unknown, expected: string][] = [
    ['of type 4 without data', { type: 4 }, 'data BASE_TYPE_REQUIRED'],
    ['without a type', {}, 'type BASE_TYPE_REQUIRED'],
    ['of an unknown type', { type: 77 }, 'type BASE_TYPE_CHOICES'],
    ['of choices to a command', { type: 8, data: { choices: [] } }, 'type BASE_TYPE_CHOICES'],
    ['of an update to a command', { type: 7, data: { content: 'x' } }, 'type BASE_TYPE_CHOICES'],
    ['of a deferred update to a command', { type: 6 }, 'type BASE_TYPE_CHOICES'],
  ];

  test.each(refused)('%s', async (_, body, expected) => {
    const { answer } = await rolling(await playground());
    expect(fieldErrors(await answer(body))).toEqual([expected]);
  });

  test('with an empty message', async () => {
    const { answer } = await rolling(await playground());
    expect((await answer({ type: 4, data: {} })).body).toMatchObject({ code: 50006 });
  });

  test('and a better one is still taken', async () => {
    const { answer } = await rolling(await playground());
    await answer({ type: 4 });
    expect((await answer({ type: 4, data: { content: 'x' } })).status).toBe(204);
  });
});

/** Ana completes /roll's option; nobody has answered yet. */
async function completing() {
  const place = await playground();
  await register(place, [roll]);
  const sent = place.next('interaction');
  const choices = place.person('Ana').complete('the-table', 'roll', { dice: '2' }, 'dice');
  const { id, token } = await sent;
  const answer = (body: unknown) => ask(place, 'POST', `/interactions/${id}/${token}/callback`, body);
  return { choices, answer };
}

describe('autocomplete', () => {
  const refused: readonly [name: string, body: unknown, expected: string][] = [
    [
      'more than 25 choices',
      { type: 8, data: { choices: times(26, (i) => ({ name: `${i}`, value: `${i}` })) } },
      'data.choices BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a value over 100',
      { type: 8, data: { choices: [{ name: 'x', value: long(101) }] } },
      'data.choices.0.value BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a name over 100',
      { type: 8, data: { choices: [{ name: long(101), value: 'x' }] } },
      'data.choices.0.name BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a number for a text',
      { type: 8, data: { choices: [{ name: 'x', value: 5 }] } },
      'data.choices.0.value STRING_TYPE_CONVERT',
    ],
    ['a deferral', { type: 5 }, 'type BASE_TYPE_CHOICES'],
    ['a message', { type: 4, data: { content: 'x' } }, 'type BASE_TYPE_CHOICES'],
  ];

  test.each(refused)('refuses %s', async (_, body, expected) => {
    const { choices, answer } = await completing();
    const refusal = await answer(body);
    await answer({ type: 8, data: { choices: [] } });
    await choices;
    expect(fieldErrors(refusal)).toEqual([expected]);
  });

  test('shows up to 25 choices', async () => {
    const { choices, answer } = await completing();
    await answer({ type: 8, data: { choices: times(25, (i) => ({ name: `${i}`, value: `${i}` })) } });
    expect(await choices).toHaveLength(25);
  });
});
