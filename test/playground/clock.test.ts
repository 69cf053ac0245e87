import { expect, test } from 'vitest';
import { manualClock } from '../../src/playground/index.ts';

test('a manual clock stands still', () => {
  const clock = manualClock(1000);
  expect([clock.now(), clock.now()]).toEqual([1000, 1000]);
});

test('a manual clock runs what is due, in order and at its moment', () => {
  const clock = manualClock(0);
  const ran: string[] = [];
  clock.after(20, () => ran.push(`second at ${clock.now()}`));
  clock.after(10, () => ran.push(`first at ${clock.now()}`));
  clock.after(31, () => ran.push('too late'));
  clock.advance(30);
  expect(ran).toEqual(['first at 10', 'second at 20']);
});

test('a manual clock runs what becomes due on the way', () => {
  const clock = manualClock(0);
  const ran: number[] = [];
  clock.after(10, () => clock.after(5, () => ran.push(clock.now())));
  clock.advance(20);
  expect(ran).toEqual([15]);
});

test('a manual clock forgets what was called off', () => {
  const clock = manualClock(0);
  const ran: string[] = [];
  clock.after(10, () => ran.push('never'))();
  clock.advance(20);
  expect(ran).toEqual([]);
});
