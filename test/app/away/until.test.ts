import { describe, expect, test } from 'vitest';
import { readUntil } from '../../../src/app/away/until.ts';

// A Friday, noon in UTC.
const NOW = new Date('2026-11-20T12:00:00Z');

describe('until when somebody is away', () => {
  test.for([
    ['Monday', null, '2026-11-23T23:59:00Z'],
    ['Friday', null, '2026-11-27T23:59:00Z'], // said on a Friday: the next one
    ['tomorrow 18:00', null, '2026-11-21T18:00:00Z'],
    ['tomorrow 18:00', 'Europe/Berlin', '2026-11-21T17:00:00Z'],
    ['3 days', null, '2026-11-23T23:59:00Z'], // the third of them whole
    ['a week', null, '2026-11-27T23:59:00Z'],
    ['2026-12-24', 'America/New_York', '2026-12-25T04:59:00Z'],
    ['yesterday', null, null],
    ['in five years', null, null],
    ['soon', null, null],
    ['', null, null],
  ] as const)('%s (%s)', async ([typed, zone, expected]) => {
    const until = await readUntil(typed, NOW, zone);
    expect(until).toEqual(expected === null ? null : new Date(expected));
  });
});
