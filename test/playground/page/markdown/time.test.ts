import { describe, expect, test } from 'vitest';
import { formatTime, relative } from '../../../../src/playground/page/markdown/time.ts';

const minute = 60_000;

describe('a relative time', () => {
  test.each([
    [2 * 60 * minute, 'in 2 hours'],
    [-3 * minute, '3 minutes ago'],
    [24 * 60 * minute, 'tomorrow'],
    [0, 'now'],
  ])('%i milliseconds away', (away, words) => {
    expect(relative(away, 0)).toBe(words);
  });
});

test('a time beyond all calendars is said to be unknown', () => {
  expect(formatTime(1e17, 'F', 0)).toBe('an unknown time');
});
