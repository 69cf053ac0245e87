import { expect, test } from 'vitest';
import { whyNoSheet } from '../../../src/app/character/sizeOf.ts';

test.each([
  [{ notes: 'x'.repeat(64 * 1024) }, 'bytes'],
  [{ conditions: Array.from({ length: 4000 }, () => 0) }, undefined],
  [{ conditions: JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) }, undefined],
])('What is more than any sheet is refused by its limit', (sheet, unit) => {
  const { code, params } = whyNoSheet(sheet)?.refusal ?? {};
  expect([code, params?.unit]).toEqual(['limit', unit]);
});
