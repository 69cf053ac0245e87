import { expect, test } from 'vitest';
import { customId, readCustomId } from '../../src/discord/customId.ts';

test('what was written is read', () => {
  expect(readCustomId(customId('decide', 'abc', 'best'))).toEqual({
    action: 'decide',
    about: ['abc', 'best'],
  });
});

test.for(['', '|', 'x'.repeat(101), 'a|b|c|d|e|f|g|h|i'])('%j is none of ours', (id) => {
  expect(readCustomId(id)).toBeNull();
});

test('a part with a separator is a bug', () => {
  expect(() => customId('decide', 'a|b')).toThrow('not a custom id');
});
