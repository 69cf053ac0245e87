import { describe, expect, test } from 'vitest';
import { explainUnsolved, oddsOrSample } from '../../../src/dice/index.ts';
import { read } from '../support/read.ts';

describe('why odds are not exact', () => {
  test.each([
    ['5d6!u', 'What some of these dice do depends on the others in a way that is not worked out exactly.'],
    ['999d6!', 'This roll may well use up all the dice that one roll may have, so it has no exact odds.'],
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
