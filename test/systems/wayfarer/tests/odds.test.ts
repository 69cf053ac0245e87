import { describe, expect, it } from 'vitest';
import { waysOf } from '../../../../src/systems/wayfarer/tests/lying.ts';
import { chanceOpposed, chanceStatic, type Pool } from '../../../../src/systems/wayfarer/tests/odds.ts';

const pool = (dice: number, more: Partial<Pool> = {}): Pool => ({
  dice,
  bumps: [],
  kickers: [],
  rerolls: 0,
  enemy: 0,
  ...more,
});

describe('the chance of a static test', () => {
  it.each([
    ['one die against 4: 5 or 6', pool(1), [4], 12 / 36],
    ['one die against 6 never (A2)', pool(1), [6], 0],
    ['two dice against 6: one 6', pool(2), [6], 11 / 36],
    ['two dice against 5: one 5 or 6', pool(2), [5], 20 / 36],
    ['two dice against 6/5: two sixes alone', pool(2), [6, 5], 1 / 36],
    ['one die with +1 against 4: 4, 5 or 6', pool(1, { bumps: [1] }), [4], 18 / 36],
    ['one die with -1 against 4: 6 alone', pool(1, { bumps: [-1] }), [4], 6 / 36],
    ['a re-roll of one die', pool(1, { rerolls: 1 }), [4], 1 - (4 / 6) ** 2],
    ['a kicker of 4 beside one die against 4: any die', pool(1, { kickers: [4] }), [4], 1],
  ] as const)('%s', (_, ours, difficulty, chance) => {
    expect(chanceStatic(ours, difficulty)).toBeCloseTo(chance, 12);
  });
});

describe('the chance of an opposed test', () => {
  it.each([
    ['one die against one: 15 of 36, as a draw is no win', pool(1), pool(1), 15 / 36],
    ['two dice against one: the second wins ties', pool(2), pool(1), 161 / 216],
    ['a re-roll for the aggressor', pool(1, { rerolls: 1 }), pool(1), 125 / 216],
  ] as const)('%s', (_, ours, theirs, chance) => {
    expect(chanceOpposed(ours, theirs)).toBeCloseTo(chance, 12);
  });

  it('of one die against one with a re-roll each is as counted by hand', () => {
    // The aggressor rolls again when not ahead, then the defender when behind.
    let won = 0;
    for (let a = 1; a <= 6; a++)
      for (let d = 1; d <= 6; d++)
        for (let again = 1; again <= 6; again++)
          for (let answer = 1; answer <= 6; answer++) {
            if (a > d) {
              // The defender rolls first, then the aggressor where that has put them behind.
              won += Number(a > again || answer > again);
            } else won += Number(again > d && again > answer);
          }
    expect(chanceOpposed(pool(1, { rerolls: 1 }), pool(1, { rerolls: 1 }))).toBeCloseTo(won / 1296, 12);
  });

  it('is not solved for more dice than a test has', () => {
    expect([chanceOpposed(pool(7), pool(1)), chanceStatic(pool(7), [6])]).toEqual([null, null]);
  });

  it('is not solved for six dice each with a re-roll', () => {
    expect(chanceOpposed(pool(6, { rerolls: 1 }), pool(6))).toBeNull();
  });

  it('of six dice against six, without re-rolls, is half of what is no draw', () => {
    const { of } = waysOf(6);
    const drawn = of.reduce((sum, ways) => sum + ways ** 2, 0) / 6 ** 12;
    expect(chanceOpposed(pool(6), pool(6))).toBeCloseTo((1 - drawn) / 2, 12);
  });
});
