import { expect, test } from 'vitest';
import { mostOf } from '../../src/engine/limitWords.ts';

test.each([
  [{ most: 999, of: 'seeds' }, '999 seeds'],
  [{ most: 1_000_000, of: 'sides' }, '1,000,000 sides'],
  [{ most: 9.5 * 1024 * 1024, unit: 'bytes' as const }, '9.5 MB'],
  [{ most: 2000 * 1024 * 1024, unit: 'bytes' as const }, '2,000 MB'],
])('How much there may be is said as people write it: %o', (limit, said) => {
  expect(mostOf(limit)).toBe(said);
});
