import { expect, test } from 'vitest';
import { soulbound } from '../../../src/systems/soulbound/index.ts';

test('Zones with thousands of blanks in them are read in no time', () => {
  const before = performance.now();
  soulbound.readSetup(`Gate${' '.repeat(900)}[open`);
  soulbound.readSetup(`Gate${' '.repeat(5900)}[open`);
  expect(performance.now() - before).toBeLessThan(50);
});
