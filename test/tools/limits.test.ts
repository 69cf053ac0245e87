import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { overLimit } from '../../src/engine/limit.ts';
import { refusalText } from '../../src/view/refusals.ts';
import { allLimits, limitsPage } from '../../tools/limits.ts';

const all = await allLimits();
const page = new URL('../../docs/limits.md', import.meta.url);

test('docs/limits.md says what the code says (npm run limits writes it)', async () => {
  expect(readFileSync(page, 'utf8')).toBe(await limitsPage());
});

test('No limit stands in the table twice', () => {
  const named = all.map((limit) => `${limit.of} ${limit.in}`);
  expect(named.filter((name, n) => named.indexOf(name) !== n)).toEqual([]);
});

test.each(all)('A limit says what to do instead, in a sentence: $of in $in', (limit) => {
  expect(refusalText(overLimit(limit), null)).toMatch(
    /^\p{Lu}[^.]* can (?:have|take) at most [\d,.]+ [^.]+\. [`\p{Lu}].*[.:`]$/u,
  );
});
