import { describe, expect, test } from 'vitest';
import type { TurnClock } from '../../../src/app/campaign/settings.ts';
import { endsAt, nextStepAt, stepsOf } from '../../../src/app/clock/steps.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const after = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);
const clock: TurnClock = { nudge: 12, again: 24, end: 48, ending: 'skip' };

describe('a clock', () => {
  test('has its steps in their order', () => {
    expect(stepsOf(clock).map(({ kind }) => kind)).toEqual(['nudge', 'again', 'end']);
  });

  test('leaves out what is not set', () => {
    expect(stepsOf({ ...clock, again: null }).map(({ kind }) => kind)).toEqual(['nudge', 'end']);
  });

  test.for([
    ['the first, from when waiting began', 0, NOON, after(12)],
    ['the second, from the first', 1, after(12), after(24)],
    ['the end, from the second', 2, after(24), after(48)],
    ['the second with all of its time, where the first came late', 1, after(40), after(52)],
    ['nothing after its end', 3, after(48), null],
  ] as const)('next has %s', ([, step, stepAt, expected]) => {
    expect(nextStepAt(clock, { step, stepAt })).toEqual(expected);
  });

  test.for([
    ['48 hours after waiting began', clock, 0, NOON, after(48)],
    ['36 hours after the first reminder', clock, 1, after(20), after(56)],
    ['never, where it has no end', { ...clock, end: null }, 0, NOON, null],
    ['never, where the end has come', clock, 3, after(48), null],
  ] as const)("ends somebody's time %s", ([, of, step, stepAt, expected]) => {
    expect(endsAt(of, { step, stepAt })).toEqual(expected);
  });
});
