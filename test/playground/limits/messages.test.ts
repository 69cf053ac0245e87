import { describe, expect, test } from 'vitest';
import {
  type Answered,
  ask,
  button,
  channelId,
  fieldErrors,
  form,
  playground,
  post,
  register,
  roll,
  row,
} from '../support.ts';

const V2 = 1 << 15;
const long = (length: number): string => 'x'.repeat(length);
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const text = (content: string): unknown => ({ type: 10, content });
const select = (extra: object = {}): unknown => ({
  type: 3,
  custom_id: 'choice',
  options: [{ label: 'One', value: '1' }],
  ...extra,
});

/** What breaks a limit, and what Discord answers: the field errors, or the error code. */
const refused: readonly [name: string, body: unknown, expected: string | number][] = [
  ['content over 2000', { content: long(2001) }, 'content BASE_TYPE_MAX_LENGTH'],
  ['an empty message', { content: '' }, 50006],
  ['a blank message', { content: ' \n ' }, 50006],
  ['legacy components alone', { components: [row(button('a'))] }, 50006],
  [
    'embed text over 6000 in all',
    { embeds: [{ description: long(4000) }, { description: long(2001) }] },
    'embeds MAX_EMBED_SIZE_EXCEEDED',
  ],
  ['an empty embed', { embeds: [{}] }, 'embeds.0.description BASE_TYPE_REQUIRED'],
  [
    'an empty field value',
    { embeds: [{ fields: [{ name: 'HP', value: '' }] }] },
    'embeds.0.fields.0.value BASE_TYPE_REQUIRED',
  ],
  [
    'a blank field name',
    { embeds: [{ fields: [{ name: ' ', value: '9' }] }] },
    'embeds.0.fields.0.name BASE_TYPE_REQUIRED',
  ],
  ['an embed title over 256', { embeds: [{ title: long(257) }] }, 'embeds.0.title BASE_TYPE_MAX_LENGTH'],
  [
    'an embed description over 4096',
    { embeds: [{ description: long(4097) }] },
    'embeds.0.description BASE_TYPE_MAX_LENGTH',
  ],
  [
    '26 embed fields',
    { embeds: [{ fields: times(26, (i) => ({ name: `${i}`, value: '1' })) }] },
    'embeds.0.fields BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a field name over 256',
    { embeds: [{ fields: [{ name: long(257), value: '1' }] }] },
    'embeds.0.fields.0.name BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a field value over 1024',
    { embeds: [{ fields: [{ name: 'n', value: long(1025) }] }] },
    'embeds.0.fields.0.value BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an embed footer over 2048',
    { embeds: [{ title: 't', footer: { text: long(2049) } }] },
    'embeds.0.footer.text BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an embed author over 256',
    { embeds: [{ author: { name: long(257) } }] },
    'embeds.0.author.name BASE_TYPE_MAX_LENGTH',
  ],
  ['eleven embeds', { embeds: times(11, (i) => ({ title: `${i}` })) }, 'embeds BASE_TYPE_MAX_LENGTH'],
  [
    'an embed colour out of range',
    { embeds: [{ title: 't', color: 0x1000000 }] },
    'embeds.0.color NUMBER_TYPE_MAX',
  ],
  [
    'an embed address that is none',
    { embeds: [{ title: 't', url: 'not a url' }] },
    'embeds.0.url URL_TYPE_INVALID_URL',
  ],
  [
    'an embed address of a strange scheme',
    { embeds: [{ title: 't', url: 'javascript:alert(1)' }] },
    'embeds.0.url URL_TYPE_INVALID_SCHEME',
  ],
  [
    'an embed moment that is none',
    { embeds: [{ title: 't', timestamp: 'soon' }] },
    'embeds.0.timestamp DATE_TIME_TYPE_PARSE',
  ],
  [
    'six action rows',
    { content: 'x', components: times(6, (i) => row(button(`${i}`))) },
    'components BASE_TYPE_MAX_LENGTH',
  ],
  [
    'six buttons in a row',
    { content: 'x', components: [row(...times(6, (i) => button(`${i}`)))] },
    'components.0.components.5 COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  ['an empty row', { content: 'x', components: [row()] }, 'components.0.components BASE_TYPE_BAD_LENGTH'],
  [
    'a custom id twice',
    { content: 'x', components: [row(button('a')), row(button('a'))] },
    'components.1.components.0.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a custom id over 100',
    { content: 'x', components: [row(button(long(101), { label: 'a' }))] },
    'components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a button without an id',
    { content: 'x', components: [row({ type: 2, style: 1, label: 'a' })] },
    'components.0.components.0 BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  ],
  [
    'a link button without an address',
    { content: 'x', components: [row({ type: 2, style: 5, label: 'a' })] },
    'components.0.components.0 BUTTON_COMPONENT_URL_REQUIRED',
  ],
  [
    'a button with an id and an address',
    {
      content: 'x',
      components: [row({ type: 2, style: 5, label: 'a', custom_id: 'a', url: 'https://example.org' })],
    },
    'components.0.components.0 BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  ],
  [
    'a button without a label',
    { content: 'x', components: [row(button('a', { label: undefined }))] },
    'components.0.components.0.label BASE_TYPE_REQUIRED',
  ],
  [
    'a button label over 80',
    { content: 'x', components: [row(button('a', { label: long(81) }))] },
    'components.0.components.0.label BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a button style that is none',
    { content: 'x', components: [row(button('a', { style: 9 }))] },
    'components.0.components.0.style BASE_TYPE_CHOICES',
  ],
  [
    'a select and a button in one row',
    { content: 'x', components: [row(button('a'), select())] },
    'components.0.components.1 COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'a select of 26',
    {
      content: 'x',
      components: [row(select({ options: times(26, (i) => ({ label: `${i}`, value: `${i}` })) }))],
    },
    'components.0.components.0.options BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a select of none',
    { content: 'x', components: [row(select({ options: [] }))] },
    'components.0.components.0.options BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an option label over 100',
    { content: 'x', components: [row(select({ options: [{ label: long(101), value: '1' }] }))] },
    'components.0.components.0.options.0.label BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an option value over 100',
    { content: 'x', components: [row(select({ options: [{ label: '1', value: long(101) }] }))] },
    'components.0.components.0.options.0.value BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an option description over 100',
    {
      content: 'x',
      components: [row(select({ options: [{ label: '1', value: '1', description: long(101) }] }))],
    },
    'components.0.components.0.options.0.description BASE_TYPE_MAX_LENGTH',
  ],
  [
    'an option value twice',
    {
      content: 'x',
      components: [
        row(
          select({
            options: [
              { label: '1', value: '1' },
              { label: '2', value: '1' },
            ],
          }),
        ),
      ],
    },
    'components.0.components.0.options.1.value SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'more chosen than a select takes',
    {
      content: 'x',
      components: [
        row(
          select({
            options: [
              { label: '1', value: '1', default: true },
              { label: '2', value: '2', default: true },
            ],
          }),
        ),
      ],
    },
    'components.0.components.0.options SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
  ],
  [
    'a placeholder over 150',
    { content: 'x', components: [row(select({ placeholder: long(151) }))] },
    'components.0.components.0.placeholder BASE_TYPE_MAX_LENGTH',
  ],
  [
    'V2 components without the flag',
    { content: 'x', components: [text('hello')] },
    'components.0 UNION_TYPE_CHOICES',
  ],
  [
    'the V2 flag with content',
    { flags: V2, content: 'x', components: [text('hello')] },
    'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'the V2 flag with embeds',
    { flags: V2, embeds: [{ title: 'x' }], components: [text('hello')] },
    'embeds MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'V2 text over 4000 in all',
    { flags: V2, components: [text(long(2500)), { type: 17, components: [text(long(1501))] }] },
    'components COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  [
    '41 V2 components, nested ones counted',
    {
      flags: V2,
      components: times(8, (i) => ({ type: 17, components: times(i === 0 ? 5 : 4, () => text('x')) })),
    },
    'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
  [
    'a container in a container',
    { flags: V2, components: [{ type: 17, components: [{ type: 17, components: [text('x')] }] }] },
    'components.0.components.0 UNION_TYPE_CHOICES',
  ],
  [
    'a section without its accessory',
    { flags: V2, components: [{ type: 9, components: [text('x')] }] },
    'components.0.accessory BASE_TYPE_REQUIRED',
  ],
  [
    'a section of four texts',
    { flags: V2, components: [{ type: 9, components: times(4, () => text('x')), accessory: button('a') }] },
    'components.0.components BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a gallery of eleven',
    {
      flags: V2,
      components: [{ type: 12, items: times(11, () => ({ media: { url: 'https://example.org/a.png' } })) }],
    },
    'components.0.items BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a file that was not sent',
    { flags: V2, components: [{ type: 13, file: { url: 'attachment://map.png' } }] },
    'components.0.file.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  [
    'parse and users at once',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'parse and roles at once',
    { content: 'x', allowed_mentions: { parse: ['roles'], roles: ['1'] } },
    'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'an unknown kind of mention',
    { content: 'x', allowed_mentions: { parse: ['all'] } },
    'allowed_mentions.parse.0 BASE_TYPE_CHOICES',
  ],
  [
    'a note about a file that was not sent',
    { content: 'x', attachments: [{ id: 0 }] },
    'attachments.0.id ATTACHMENT_NOT_FOUND',
  ],
  ['a nonce over 25', { content: 'x', nonce: long(26) }, 'nonce NONCE_TYPE_TOO_LONG'],
  ['content that is no text', { content: 7 }, 'content STRING_TYPE_CONVERT'],
  ['embeds that are no list', { embeds: {} }, 'embeds LIST_TYPE_CONVERT'],
];

function expectRefusal(answered: Answered, expected: string | number): void {
  if (typeof expected === 'number') expect(answered).toMatchObject({ status: 400, body: { code: expected } });
  else
    expect({ code: answered.body.code, errors: fieldErrors(answered) }).toEqual({
      code: 50035,
      errors: [expected],
    });
}

describe('Discord refuses', () => {
  test.each(refused)('%s', async (_, body, expected) => {
    expectRefusal(await post(await playground(), body), expected);
  });
});

const atTheLimit: readonly [name: string, body: unknown][] = [
  ['content of 2000', { content: long(2000) }],
  ['content of 2000 characters outside of the basic plane', { content: '🎲'.repeat(2000) }],
  ['embed text of 6000 in all', { embeds: [{ description: long(4000) }, { description: long(2000) }] }],
  [
    '25 fields of 256 and 1024, as far as 6000 goes',
    { embeds: [{ fields: times(4, () => ({ name: long(256), value: long(1024) })) }] },
  ],
  ['ten embeds', { embeds: times(10, (i) => ({ title: `${i}` })) }],
  [
    'five rows of five buttons',
    { content: 'x', components: times(5, (i) => row(...times(5, (j) => button(`${i}-${j}`)))) },
  ],
  [
    'a select of 25',
    {
      content: 'x',
      components: [row(select({ options: times(25, (i) => ({ label: long(100), value: `${i}` })) }))],
    },
  ],
  [
    'an emoji for a label',
    { content: 'x', components: [row(button('a', { label: undefined, emoji: { name: '🎲' } }))] },
  ],
  ['V2 text of 4000', { flags: V2, components: [text(long(4000))] }],
  [
    '40 V2 components',
    { flags: V2, components: times(8, () => ({ type: 17, components: times(4, () => text('x')) })) },
  ],
  ['users by id beside parsed roles', { content: 'x', allowed_mentions: { parse: ['roles'], users: ['1'] } }],
];

describe('Discord takes', () => {
  test.each(atTheLimit)('%s', async (_, body) => {
    expect((await post(await playground(), body)).status).toBe(200);
  });
});

describe('content over 2000 is refused on every route:', () => {
  const tooLong = { content: long(2001) };

  test('an edit', async () => {
    const place = await playground();
    const { body } = await post(place, { content: 'x' });
    const edited = await ask(place, 'PATCH', `/channels/${body.channel_id}/messages/${body.id}`, tooLong);
    expectRefusal(edited, 'content BASE_TYPE_MAX_LENGTH');
  });

  test('a forum post', async () => {
    const place = await playground();
    const path = `/channels/${channelId(place, 'campaigns')}/threads`;
    expectRefusal(
      await ask(place, 'POST', path, { name: 'x', message: tooLong }),
      'message.content BASE_TYPE_MAX_LENGTH',
    );
  });

  test('a webhook', async () => {
    const place = await playground();
    const { body } = await ask<{ id: string; token: string }>(
      place,
      'POST',
      `/channels/${channelId(place)}/webhooks`,
      { name: 'Kira' },
    );
    expectRefusal(
      await ask(place, 'POST', `/webhooks/${body.id}/${body.token}`, tooLong),
      'content BASE_TYPE_MAX_LENGTH',
    );
  });

  test('an answer to an interaction', async () => {
    const place = await playground();
    await register(place, [roll]);
    const { interaction } = place.person('Ana').command('the-table', 'roll', { dice: '1' });
    const path = `/interactions/${interaction.id}/${interaction.token}/callback`;
    expectRefusal(
      await ask(place, 'POST', path, { type: 4, data: tooLong }),
      'data.content BASE_TYPE_MAX_LENGTH',
    );
  });
});

describe('files', () => {
  const files = (count: number, size = 1) => times(count, (i) => ({ name: `${i}.txt`, data: long(size) }));

  test('ten are taken', async () => {
    const answered = await post(await playground(), form({}, files(10)));
    expect(answered.body.attachments).toHaveLength(10);
  });

  test('eleven are refused', async () => {
    expectRefusal(await post(await playground(), form({}, files(11))), 'attachments BASE_TYPE_MAX_LENGTH');
  });

  test('more than 10 MiB are refused with 40005', async () => {
    const answered = await post(await playground(), form({}, files(1, 10 * 1024 * 1024 + 1)));
    expect(answered).toMatchObject({
      status: 413,
      body: { code: 40005, message: 'Request entity too large' },
    });
  });

  test('an alt text over 1024 is refused', async () => {
    const note = { attachments: [{ id: 0, description: long(1025) }] };
    expectRefusal(
      await post(await playground(), form(note, files(1))),
      'attachments.0.description BASE_TYPE_MAX_LENGTH',
    );
  });
});

test('all that is wrong is told at once', async () => {
  const answered = await post(await playground(), { content: long(2001), embeds: [{ title: long(257) }] });
  expect(answered.body).toMatchObject({
    message: 'Invalid Form Body',
    errors: {
      content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Must be 2000 or fewer in length.' }] },
      embeds: { 0: { title: { _errors: [{ message: 'Must be 256 or fewer in length.' }] } } },
    },
  });
});
