import { describe, expect, test } from 'vitest';
import { isByItself, rowOf } from '../../../src/app/autopilot/inRow.ts';
import { PILOT_USER } from '../../../src/app/autopilot/pilots.ts';

const drawnIn = (interactionId: string) => ({ seedId: 'seed', number: 1, interactionId });

describe('a step', () => {
  test('of one press belongs to it, also where somebody has answered in it since', () => {
    const first = { userId: 'mia', drawn: drawnIn('press/act0'), interactionId: 'press/act0' };
    const answered = { userId: 'mia', drawn: drawnIn('press/act1'), interactionId: 'ben presses' };
    expect([rowOf(first), rowOf(answered), isByItself(answered)]).toEqual(['press', 'press', true]);
  });

  test('that a GM has ordered belongs to its press, and was not chosen by itself', () => {
    const ordered = { userId: 'mia', drawn: drawnIn('press/order3'), interactionId: 'press/order3' };
    expect([rowOf(ordered), isByItself(ordered)]).toEqual(['press', false]);
  });

  test('of a run belongs to the run', () => {
    const step = { userId: PILOT_USER, drawn: null, interactionId: 'autopilot/fight/3' };
    expect([rowOf(step), isByItself(step)]).toEqual([PILOT_USER, true]);
  });

  test("of somebody's own stands alone", () => {
    expect(rowOf({ userId: 'ana', drawn: drawnIn('press'), interactionId: 'press' })).toBe(null);
  });
});
