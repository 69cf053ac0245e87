import { expect, test } from 'vitest';
import { CLOCK, mention, mentionFirst } from '../../src/view/people.ts';

test('the clock has a capital only where a sentence begins with it', () => {
  expect([mention(CLOCK), mentionFirst(CLOCK)]).toEqual(['the clock', 'The clock']);
});

test('a person is mentioned the same anywhere', () => {
  expect(mentionFirst('1')).toBe(mention('1'));
});
