import { describe, expect, test } from 'vitest';
import { roll, seededDice } from '../../../src/dice/index.ts';
import { deep } from '../../support/deep.ts';
import { fits } from '../support/chi-square.ts';
import { read, solved } from '../support/read.ts';

const rolls = deep(10_000, 1_000_000);

/** Whether many rolls come out as the odds say; results they do not know make it false. */
const agree = (text: string): boolean => {
  const ast = read(text);
  const source = seededDice(`odds of ${text}`);
  const counted = new Map<number, number>();
  for (let game = 0, start = 0; game < rolls; game++) {
    const { total, next } = roll(ast, source, { start });
    counted.set(total, (counted.get(total) ?? 0) + 1);
    start = next;
  }
  const entries = solved(text).entries();
  const counts = entries.map(({ value }) => counted.get(value) ?? 0);
  return (
    counts.reduce((sum, count) => sum + count, 0) === rolls &&
    fits(
      counts,
      entries.map(({ chance }) => chance),
    )
  );
};

describe('odds agree with many rolls', () => {
  test.each([
    '10d10!',
    '8d10r<3kh4',
    '4d6!p',
    '3d6!kh2',
    '10d10',
    '20d6kh10',
    '30d6>=5',
    '12d8dl3dh2',
    '9d20kl4',
    '9d20km3',
    '3d20*2d6',
    '8d10kh4>=8',
    '5d100/7',
    '6d6!kh3',
    '6d6!!kh3',
    '5d10!p>=8kh4',
    '5d6min2!>=5kl3',
    '8d10!>=9',
    '5d6r1!',
    '4d20u',
    '5d10ukh3',
    '5d8uo',
    '{3d6!,2d10,1d20}kh2',
    '{4d6+3d8-2d4}kh5',
    '12d6>=5f1',
    '8d10ro<4kh3+1d6!',
    '10d6k>=4',
  ])('%s', (text) => {
    expect(agree(text)).toBe(true);
  });
});
