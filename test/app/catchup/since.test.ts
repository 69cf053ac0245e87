import { describe, expect, test } from 'vitest';
import { readSince } from '../../../src/app/catchup/since.ts';

// It is noon of Friday, 20 November 2026, in UTC.
const NOW = new Date('2026-11-20T12:00:00Z');

describe('a time that is over', () => {
  test.for([
    ['yesterday', '2026-11-19T00:00:00.000Z'],
    ['3 days', '2026-11-17T12:00:00.000Z'],
    ['2 hours ago', '2026-11-20T10:00:00.000Z'],
    ['Monday', '2026-11-16T00:00:00.000Z'],
    ['Saturday', '2026-11-14T00:00:00.000Z'],
    ['2026-11-01', '2026-11-01T00:00:00.000Z'],
    ['yesterday 18:00', '2026-11-19T18:00:00.000Z'],
  ])('is read: %s', async ([typed = '', expected]) => {
    expect((await readSince(typed, NOW, null))?.toISOString()).toBe(expected);
  });

  test('is meant in the time zone of who says it', async () => {
    const since = await readSince('yesterday', NOW, 'Europe/Berlin');
    expect(since?.toISOString()).toBe('2026-11-18T23:00:00.000Z');
  });

  test.for(['tomorrow', 'in 3 days', 'whenever', '2020-01-01'])('is none: %s', async (typed) => {
    expect(await readSince(typed, NOW, null)).toBeNull();
  });
});
