import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sweepMemory } from '../src/sweep.ts';

test('a sweep collects what nobody holds', async () => {
  const dropped = new WeakRef({ held: 'by nobody' });
  await setImmediate(); // what was just made is held until the turn ends
  await sweepMemory();
  expect(dropped.deref()).toBeUndefined();
});
