import { describe, expect, test } from 'vitest';
import { Lately } from '../../../src/dice/notation/lately.ts';

describe('what was read lately', () => {
  test('is found by its text', () => {
    const lately = new Lately<number>();
    lately.keep('2d6', 1);
    expect(lately.find('2d6')).toBe(1);
  });

  test('is not found by another', () => {
    const lately = new Lately<number>();
    lately.keep('2d6', 1);
    expect(lately.find('2d8')).toBeUndefined();
  });

  test('stays beside a text that comes next, whatever place that has', () => {
    const gone = Array.from({ length: 2_000 }, (_, n) => {
      const lately = new Lately<number>();
      lately.keep('1d20+5', 1);
      lately.keep(`1d20+${n + 6}`, 2);
      return lately.find('1d20+5');
    }).filter((found) => found !== 1);
    expect(gone).toEqual([]);
  });

  test('is hundreds of texts', () => {
    const lately = new Lately<number>();
    for (let n = 0; n < 10_000; n++) lately.keep(`1d20+${n}`, n);
    const found = Array.from({ length: 10_000 }, (_, n) => lately.find(`1d20+${n}`)).filter(
      (known) => known !== undefined,
    );
    expect(found.length).toBeGreaterThan(300);
  });

  test('and never more', () => {
    const lately = new Lately<number>();
    for (let n = 0; n < 10_000; n++) lately.keep(`1d20+${n}`, n);
    const found = Array.from({ length: 10_000 }, (_, n) => lately.find(`1d20+${n}`)).filter(
      (known) => known !== undefined,
    );
    expect(found.length).toBeLessThanOrEqual(512);
  });
});
