import { expect, test } from 'vitest';
import { readCustomId } from '../../src/discord/customId.ts';

test('an action and what it is about are read', () => {
  expect(readCustomId('decide|abc|best')).toEqual({ action: 'decide', about: ['abc', 'best'] });
});

test.for(['', '|', 'x'.repeat(101), 'a|b|c|d|e|f|g|h|i'])('%j is none of ours', (id) => {
  expect(readCustomId(id)).toBeNull();
});
