import { describe, expect, test } from 'vitest';
import { isWithin, readPeriod } from '../../../src/app/transcript/period.ts';

const read = (from: string | null, to: string | null) => {
  const period = readPeriod({ from, to });
  return period.ok ? period.value : period.refusal.code;
};

describe('a period', () => {
  test('without days has neither beginning nor end', () => {
    expect(read(null, null)).toEqual({ from: null, to: null });
  });

  test('lasts to the end of its last day', () => {
    expect(read('2026-11-20', '2026-11-20')).toEqual({
      from: new Date('2026-11-20T00:00:00.000Z'),
      to: new Date('2026-11-20T23:59:59.999Z'),
    });
  });

  test.for(['yesterday', '2026-13-01', '2026-02-30', '20.11.2026', ''])('does not begin on "%s"', (typed) => {
    expect(read(typed, null)).toBe('notADay');
  });

  test('does not end before it begins', () => {
    expect(read('2026-11-20', '2026-11-19')).toBe('endsBefore');
  });

  test.for([
    ['2026-11-19T23:59:59Z', false],
    ['2026-11-20T00:00:00Z', true],
    ['2026-11-21T00:00:00Z', false],
  ] as const)('has %s in it: %s', ([at, inside]) => {
    const period = readPeriod({ from: '2026-11-20', to: '2026-11-20' });
    expect(period.ok && isWithin(period.value, new Date(at))).toBe(inside);
  });
});
