import { describe, expect, it } from 'vitest';
import { compare, passes, uncontestedSixes } from '../../../../src/systems/wayfarer/tests/results.ts';

describe('the comparison phase (L201)', () => {
  it.each([
    ['the higher highest die wins', [6, 1, 1], [5, 5, 5], 'ahead'],
    ['the lower highest die loses', [4], [5], 'behind'],
    ['tied dice are set aside, and the next decide', [6, 2, 1], [6, 3, 1], 'behind'],
    ['the order in which dice lie says nothing', [1, 6, 3], [6, 2, 2], 'ahead'],
    ['all tied is a draw', [5, 2], [2, 5], 'draw'],
    ['dice left when the other side has none are ahead (A1)', [5, 1], [5], 'ahead'],
    ['and behind for the side that has none (A1)', [5], [5, 1], 'behind'],
    ['more dice do not make up for a lower highest one', [4, 4, 4], [5], 'behind'],
  ] as const)('%s', (_, ours, theirs, standing) => {
    expect(compare(ours, theirs)).toBe(standing);
  });

  it('gives the two sides opposite results', () => {
    expect([compare([6, 3], [6, 2]), compare([6, 2], [6, 3])]).toEqual(['ahead', 'behind']);
  });
});

describe('a static test (L178, L206)', () => {
  it.each([
    ['one die against 4 needs a 5: a draw fails', [4], [4], false],
    ['one die against 4 passes with a 5', [5], [4], true],
    ['one die never passes against 6 (A2)', [6], [6], false],
    ['two dice against 6 need one 6 (A2)', [6, 1], [6], true],
    ['two dice tie 5 with one, and the other is ahead', [5, 1], [5], true],
    ['against 6/5, 6 and 5 only draw', [6, 5], [6, 5], false],
    ['against 6/5, 6 and 6 pass', [6, 6], [6, 5], true],
    ['against 6/5, three dice pass with 6, 5 and anything', [6, 5, 1], [6, 5], true],
    ['against 6/6, two dice never pass', [6, 6], [6, 6], false],
  ] as const)('%s', (_, results, difficulty, passed) => {
    expect(passes(results, difficulty)).toBe(passed);
  });
});

describe('uncontested sixes (A13)', () => {
  it('are those that no 6 of the other side ties', () => {
    expect(uncontestedSixes([6, 6, 3], [6, 2])).toBe(1);
  });

  it('are none where all are tied', () => {
    expect(uncontestedSixes([6, 5], [6, 6])).toBe(0);
  });
});
