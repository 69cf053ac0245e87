import { ComponentType, SelectMenuDefaultValueType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { ownAddress, safeLink } from '../../../../src/playground/page/address.ts';
import { fieldColumns } from '../../../../src/playground/page/message/fields.ts';
import { continues } from '../../../../src/playground/page/message/grouping.ts';
import { choicesOf } from '../../../../src/playground/page/message/select-choices.ts';
import { sizeOf } from '../../../../src/playground/page/message/size.ts';
import { guild, message, user } from '../support.ts';

const page = { origin: 'http://localhost:3000', hostname: 'localhost' };

describe('addresses', () => {
  test('of this server under its other name are its own', () => {
    expect(ownAddress('http://127.0.0.1:3000/files/a.png?x=1', page)).toBe('/files/a.png?x=1');
  });

  test('of other servers are not loaded', () => {
    expect(ownAddress('https://cdn.discordapp.com/embed/avatars/0.png', page)).toBeNull();
  });

  test('that are programs are not linked', () => {
    expect(safeLink('javascript:alert(1)')).toBeNull();
  });
});

test.each([
  [12, '12 bytes'],
  [1536, '1.5 KB'],
  [3 * 1024 * 1024, '3.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words);
});

test('inline fields stand three in a row, what is left shares one', () => {
  const fields = [true, true, true, true, true, false, true].map((inline) => ({ inline }));
  expect(fieldColumns(fields)).toEqual([3, 3, 3, 2, 2, 1, 1]);
});

describe('a message goes on where the one before stopped', () => {
  const first = message('1');

  test('if the same author wrote it soon after', () => {
    expect(continues(message('2', { timestamp: '2026-01-01T12:05:00.000Z' }), first)).toBe(true);
  });

  test('not if it was much later', () => {
    expect(continues(message('2', { timestamp: '2026-01-01T12:08:00.000Z' }), first)).toBe(false);
  });

  test('not if somebody else wrote it', () => {
    expect(continues(message('2', { author: user('4', 'zoe') }), first)).toBe(false);
  });

  test('not if the same webhook speaks under another name', () => {
    expect(continues(message('2', { author: { ...first.author, username: 'Tiz' } }), first)).toBe(false);
  });

  test('not if only one of them is for one reader', () => {
    expect(continues(message('2', { flags: 64 }), first)).toBe(false);
  });
});

test('a select of people offers the people and the bot, those chosen beforehand marked', () => {
  const shown = choicesOf(guild, {
    type: ComponentType.UserSelect,
    custom_id: 'who',
    default_values: [{ id: '3', type: SelectMenuDefaultValueType.User }],
  });
  expect(shown.map((choice) => [choice.label, choice.chosen])).toEqual([
    ['@Ana Kira', false],
    ['@ben', true],
    ['@turnkeeper', false],
  ]);
});
