import { describe, expect, test } from 'vitest';
import { Pace } from '../../../src/discord/posting/pace.ts';

const RATE = { most: 4, within: 5_000 };

/** A pace by which something was done at these moments. */
function taken(...times: readonly number[]): Pace {
  const pace = new Pace(RATE);
  for (const at of times) pace.take(at);
  return pace;
}

describe('a pace', () => {
  test('lets a burst through', () => {
    expect(taken(0, 0, 0).wait(0)).toBe(0);
  });

  test('makes what follows a burst wait for its end', () => {
    expect(taken(0, 10, 20, 30).wait(1_000)).toBe(4_000);
  });

  test('counts within any span, not since a fixed moment', () => {
    expect(taken(0, 4_000, 4_000, 4_000, 5_000).wait(5_000)).toBe(4_000);
  });

  test('lets at most one a second through on average, and never five within five seconds', () => {
    const pace = new Pace(RATE);
    const done: number[] = [];
    for (let at = 0; at < 60_000; at += 100)
      if (pace.wait(at) === 0) {
        pace.take(at);
        done.push(at);
      }
    const within = (from: number) => done.filter((at) => at >= from && at < from + 5_000).length;
    expect([done.length <= 60, Math.max(...done.map(within))]).toEqual([true, 4]);
  });

  test('never waits longer than its span where the clock is put back', () => {
    expect(taken(90_000, 90_000, 90_000, 90_000).wait(0)).toBe(5_000);
  });
});
