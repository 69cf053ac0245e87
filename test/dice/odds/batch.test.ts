import { describe, expect, test } from 'vitest';
import { type Distribution, oddsOfBatch, parseBatch } from '../../../src/dice/index.ts';
import { solved } from '../support/read.ts';

const lines = (text: string) => {
  const parsed = parseBatch(text);
  if (!parsed.ok) throw new Error(`'${text}' is no batch: ${parsed.error.code}`);
  return oddsOfBatch(parsed.batch);
};

const entriesOf = (distribution: Distribution | undefined) =>
  distribution?.entries().map(({ value, chance }) => ({ value, chance: expect.closeTo(chance, 12) }));

describe('the odds of a batch', () => {
  test('are one for each line', () => {
    expect(lines('1d20; 2d6; 3#1d4')).toHaveLength(3);
  });

  test('are those of the first roll for &', () => {
    expect(lines('1d20; &+5')[1]?.distribution.entries()).toEqual(entriesOf(solved('1d20+5')));
  });

  test('are those of independent dice beside &', () => {
    expect(lines('2d6; 1d4+&')[1]?.distribution.entries()).toEqual(entriesOf(solved('1d4+2d6')));
  });

  test('take & for the same number wherever it stands', () => {
    expect(lines('1d6; &+&')[1]?.distribution.entries()).toEqual(entriesOf(solved('2*1d6')));
  });

  test('take & for the first roll of the batch, not the one before', () => {
    expect(lines('1d20; 1d4; &')[2]?.distribution.entries()).toEqual(entriesOf(solved('1d20')));
  });

  test('are sampled with the first roll where that cannot be solved', () => {
    const [first, second] = lines('5d6!u; &-&');
    expect([first?.exact, second?.exact, second?.distribution.entries()]).toEqual([
      false,
      false,
      [{ value: 0, chance: 1 }],
    ]);
  });

  test('leave no room for explosions that the written dice need', () => {
    expect(lines('20#49d6!')[0]).toMatchObject({ exact: false, why: { code: 'cutShort' } });
  });
});
