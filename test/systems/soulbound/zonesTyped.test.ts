import { expect, test } from 'vitest';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { computing } from '../../support/processor.ts';

test('Zones with thousands of blanks in them are read in no time', () => {
  const reading = () => [900, 5900].map((blanks) => soulbound.readSetup(`Gate${' '.repeat(blanks)}[open`));
  expect(computing(reading)).toBeLessThan(50);
});
