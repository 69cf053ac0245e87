import { describe, expect, test } from 'vitest';
import { explainUnsolved, oddsOrSample } from '../../../src/dice/index.ts';
import { read } from '../support/read.ts';

describe('why odds are not exact', () => {
  test.each([
    ['5d6!u', "Some of these dice depend on the others in a way I can't work out exactly."],
    ['999d6!', 'This roll may well reach the limit of dice for one roll, so it has no exact odds.'],
  ])('%s', (text, words) => {
    const estimate = oddsOrSample(read(text));
    expect(estimate.exact || explainUnsolved(estimate.why)).toBe(words);
  });

  test('& alone', () => {
    const estimate = oddsOrSample({ kind: 'shared' });
    expect(estimate.exact || explainUnsolved(estimate.why)).toBe(
      '& stands for the first roll of several: alone it has no odds.',
    );
  });

  test('maths without a result', () => {
    const root = {
      kind: 'call',
      name: 'sqrt',
      of: [{ kind: 'negate', of: { kind: 'number', value: 1 } }],
    } as const;
    const estimate = oddsOrSample(root);
    expect(estimate.exact || explainUnsolved(estimate.why)).toBe(
      'Some maths of this roll may have no result, so it has no exact odds.',
    );
  });
});
