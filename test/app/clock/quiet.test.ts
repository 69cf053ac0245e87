import { describe, expect, test } from 'vitest';
import { quietUntil } from '../../../src/app/clock/quiet.ts';

const at = (text: string) => new Date(text);
const night = { from: '22:00', to: '08:00' };

describe('quiet hours', () => {
  test.for([
    ['before them it is not', 'Europe/Berlin', '2026-11-20T20:59:00Z', null],
    ['they begin with their first minute', 'Europe/Berlin', '2026-11-20T21:00:00Z', '2026-11-21T07:00:00Z'],
    ['after midnight they go on', 'Europe/Berlin', '2026-11-21T02:00:00Z', '2026-11-21T07:00:00Z'],
    ['they are over at their end', 'Europe/Berlin', '2026-11-21T07:00:00Z', null],
    ['they are in UTC without a zone', null, '2026-11-20T22:30:00Z', '2026-11-21T08:00:00Z'],
    ['elsewhere it is another time', 'America/New_York', '2026-11-21T04:00:00Z', '2026-11-21T13:00:00Z'],
    // The night in which clocks go back has an hour more, the one in which they go on an hour less.
    ['the longest night', 'Europe/Berlin', '2026-10-24T21:00:00Z', '2026-10-25T07:00:00Z'],
    ['the shortest night', 'Europe/Berlin', '2026-03-28T22:00:00Z', '2026-03-29T06:00:00Z'],
  ] as const)('%s', async ([, zone, now, expected]) => {
    const until = await quietUntil({ zone, quiet: night }, at(now));
    expect(until).toEqual(expected === null ? null : at(expected));
  });

  test('by day are over the same day', async () => {
    const quiet = { from: '09:00', to: '17:00' };
    expect(await quietUntil({ zone: null, quiet }, at('2026-11-20T12:00:00Z'))).toEqual(
      at('2026-11-20T17:00:00Z'),
    );
  });

  test('are none where none are set', async () => {
    expect(await quietUntil({ zone: null, quiet: null }, at('2026-11-21T02:00:00Z'))).toBeNull();
  });
});
