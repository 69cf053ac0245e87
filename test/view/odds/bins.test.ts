import { describe, expect, test } from 'vitest';
import { odds, parse } from '../../../src/dice/index.ts';
import { binsOf } from '../../../src/view/odds/bins.ts';
import { binName, figure, percent } from '../../../src/view/odds/figures.ts';

function of(notation: string) {
  const parsed = parse(notation);
  if (!parsed.ok) throw new Error(notation);
  const answer = odds(parsed.ast);
  if (!answer.ok) throw new Error(answer.code);
  return answer.distribution;
}

const names = (most: number, target: number | null, ...notations: readonly string[]) =>
  binsOf(notations.map(of), most, target).bins.map((bin) => binName(bin));

describe('results in bins', () => {
  test('stand alone where they are few', () => {
    expect(names(20, null, '1d6*10')).toEqual(['10', '20', '30', '40', '50', '60']);
  });

  test('are the same for all that are compared', () => {
    expect(names(20, null, '1d4', '1d6')).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('are put together where they are many', () => {
    expect(names(11, null, '1d20')).toEqual(
      '1 to 2,3 to 4,5 to 6,7 to 8,9 to 10,11 to 12,13 to 14,15 to 16,17 to 18,19 to 20'.split(','),
    );
  });

  test('are as wide as people count', () => {
    expect(names(20, null, '1d100')).toEqual(
      Array.from({ length: 10 }, (_, n) => `${n * 10 + 1} to ${n * 10 + 10}`),
    );
  });

  test('begin one at the target', () => {
    expect(names(11, 12, '1d20')).toContain('12 to 13');
  });

  test('name no result that there is not', () => {
    expect(names(11, 12, '1d20').at(0)).toBe('1');
  });

  test.each(['10d20', '100d6', '4d6!', '1d100', '1d6*1000+3d20', '2d20-30', '1d100/7'])(
    'hold nearly all there is of %s',
    (notation) => {
      const { bins, whole } = binsOf([of(notation)], 20, null);
      const all = bins.reduce((sum, bin) => sum + (bin.chances[0] ?? 0), 0);
      expect([bins.length <= 20, all > (whole ? 1 - 1e-9 : 0.97)]).toEqual([true, true]);
    },
  );
});

describe('figures', () => {
  test.each([
    [0, '0%'],
    [1e-9, 'under 0.1%'],
    [0.625, '62.5%'],
    [0.9999999, 'over 99.9%'],
    [1, '100%'],
  ])('%d is %s', (chance, said) => {
    expect(percent(chance)).toBe(said);
  });

  test('have at most two decimals, and no minus before nothing', () => {
    expect([figure(1 / 3), figure(-2.5), figure(-0.001)]).toEqual(['0.33', '−2.5', '0']);
  });
});
