import { describe, expect, test } from 'vitest';
import { roll } from '../../../src/dice/index.ts';
import { read } from '../support/read.ts';
import { rollOf } from '../support/roll-of.ts';

type Cases = readonly (readonly [text: string, faces: readonly number[], total: number])[];

const comes = (cases: Cases) =>
  test.each(cases)('%s of %j comes to %f', (text, faces, total) => {
    expect(rollOf(text, ...faces).total).toBe(total);
  });

/** Each die: what it shows, counts as and adds, and what became of it. */
const fatesOf = (text: string, ...faces: number[]) =>
  rollOf(text, ...faces).dice.map(({ value, counts, score, fates }) => [
    value,
    counts,
    score,
    fates.join(' '),
  ]);

describe('dice of every shape', () => {
  comes([
    ['d%', [100], 100],
    ['4dF.2', [1, 2, 3, 3], 1],
    ['3dF.1', [1, 2, 6], 0],
    ['3dF.1', [3, 5, 6], 1],
    ['3d{1,1,2,3}', [1, 2, 4], 5],
    ['2d{-1, 0, 5}', [1, 3], 4],
    ['(4-2)d(2*3)', [6, 5], 11],
    ['(7//2)d6', [1, 2, 3], 6],
    ['(floor(7/2))d(10%4)', [1, 2, 1], 4],
  ]);
});

describe('keep and drop', () => {
  comes([
    ['5d6km3', [1, 2, 3, 4, 6], 9],
    ['4d6km1', [1, 2, 4, 6], 2], // of two in the middle the lower one
    ['5d6dm1', [1, 2, 3, 4, 6], 13],
    ['5d6k>3', [1, 2, 3, 4, 6], 10],
    ['5d6k<=2', [1, 2, 3, 4, 6], 3],
    ['5d6d<3', [1, 2, 3, 4, 6], 13],
    ['5d6p3', [1, 2, 3, 3, 6], 9],
    ['5d6p<3', [1, 2, 3, 3, 6], 12],
    ['5d6ph1', [1, 2, 3, 3, 6], 9],
    ['5d6pl2', [1, 2, 3, 3, 6], 12],
    ['3d10k1dh1', [7, 1, 2], 0],
    ['3d10k1d1', [6, 1, 9], 9],
    ['4d10dh1dl2', [5, 3, 7, 8], 7],
    ['3d10 d1', [4, 2, 9], 13],
  ]);
});

describe('advantage and disadvantage', () => {
  comes([
    ['4d6adv1', [1, 2, 3, 4, 5], 14],
    ['4d6dis1', [1, 2, 3, 4, 5], 10],
    ['4d6dis2', [6, 1, 2, 3, 4, 5], 10],
    ['2d6adv2dis1', [3, 1, 2], 5],
    ['2d6adv1dis1', [3, 1], 4],
    ['2d6adv0', [3, 1], 4],
    ['2d6 ie6 adv1', [6, 2, 1, 5], 13], // the dice that go do so before any explodes
    ['2d6dis1!', [6, 2, 1], 3],
    ['2d6adv1r1', [1, 1, 3, 4], 7],
    ['2d6adv1kl1', [1, 5, 3], 3],
    ['3d6adv1>=4', [4, 1, 5, 2], 2],
    ['{2d6adv1+1d8}kh1', [1, 5, 3, 4], 5],
  ]);
});

describe('implosions', () => {
  comes([
    ['4d6i1', [1, 3, 4, 5, 2], 11],
    ['2d6i', [1, 1, 6, 5], -9],
    ['3d10i3', [3, 2, 9, 4, 5], 5],
    ['2d6i>=5', [6, 2, 3], 5],
    ['1d10i1e10', [10, 5], 15],
    ['1d10e10i1', [1, 7], -6],
    ['2d6!i2', [6, 2, 4, 1], 5], // what explodes is rolled after them
    ['4d6i1kh2', [1, 3, 4, 5, 6], 3], // dropped dice take away all the same
    ['3d6i1>=4', [1, 4, 5], 2], // successes are counted: none is rolled
    ['{3d6i1+1d4}kh2', [1, 2, 3, 6, 4], 1],
    ['{2d6i1, 3}kh1', [1, 6, 5], 3],
    ['2dFi', [1, 3, 2], 0],
    ['1d6i1r1', [1, 3, 4], 1],
  ]);
});

describe('the highest and lowest of them', () => {
  comes([
    ['3d6rol1', [4, 1, 3, 6], 13],
    ['3d6roh2', [4, 6, 1, 2, 3], 6],
    ['2d6rol9', [4, 1, 2, 3], 5],
    ['3d6eh1', [4, 1, 3, 2], 10], // the new die is not the highest
    ['3d6eh1', [4, 1, 3, 5, 6, 6], 25], // as high as one that did is not higher
    ['2d6eh2', [4, 1, 3, 2, 1], 11],
    ['1d6eh2', [4, 3, 2], 9],
    ['3d6el1', [4, 2, 3, 1, 5], 15],
    ['3d6rah1', [4, 1, 6, 6], 17],
    ['3d6ral2', [4, 1, 6, 1], 12],
    ['4d6eh1kh2', [4, 1, 3, 2, 5, 6, 1], 11],
  ]);
});

describe('explosions', () => {
  comes([
    ['2d6!', [4, 6, 6, 2], 18],
    ['2d6!>4', [5, 1, 6, 2], 14],
    ['2d6!=5', [5, 6, 2], 13],
    ['2d6!<>4', [4, 5, 4], 13],
    ['2d6!o', [6, 1, 6], 13],
    ['2d6!!', [4, 6, 6, 2], 18],
    ['2d6!!kh1', [4, 6, 6, 2], 14], // those that belong together are kept together
    ['2d6!kh1', [6, 4, 3], 6],
    ['2d6!p', [6, 1, 6, 6, 4], 20],
    ['2d6!!p', [6, 1, 6, 6, 4], 20],
    ['1d6!op', [6, 6], 11],
    ['4d6e6kh3', [5, 6, 1, 2, 6, 3], 17],
    ['3d6 e', [6, 2, 3, 6], 17],
    ['3d6 ie5', [5, 2, 3, 6, 1], 17],
    ['3d6ra6', [6, 6, 1, 4], 17],
    ['3d6!=1!=6', [1, 6, 3, 2, 2], 14],
    ['4dF!', [3, 1, 2, 2, 3, 1], 0],
    ['2d6min5!', [1, 6, 2], 13],
    ['2d6min6!', [1, 2, 3, 4], 19], // a die is looked at after min and max
  ]);
});

describe('rerolls', () => {
  comes([
    ['2d6r', [1, 4, 1, 3], 7],
    ['2d6ro', [1, 4, 1], 5],
    ['2d6r<3', [2, 4, 1, 3], 7],
    ['2d6ro<3', [2, 4, 1], 5],
    ['2d6r=5', [5, 2, 5, 4], 6],
    ['2d6r<2r>5', [1, 6, 6, 3, 4], 7],
    ['4d6r2', [1, 2, 3, 4, 1, 5], 13],
    ['2d6ir2', [1, 3, 2, 4], 7],
    ['2d6rg5', [5, 1, 6], 7],
    ['2d6irg5', [5, 1, 6, 2], 3],
    ['2d6rr1', [1, 3, 1, 4], 7],
    ['2d6ro1', [1, 3, 1], 4],
    ['2d6rr<3', [2, 3, 1, 4], 7],
    ['1d6min3r<4', [1, 2, 5], 5], // what is rolled anew is not limited
    ['1d6!r=3', [6, 3, 2], 8],
    ['2d6!!r>10', [6, 1, 6, 1, 2], 3], // all that belongs together is rolled anew
  ]);
});

describe('min, max and unique', () => {
  comes([
    ['4d6min3', [1, 4, 3, 2], 13],
    ['4d6max3', [5, 4, 3, 2], 11],
    ['4d6mi2', [1, 1, 4, 5], 13],
    ['4d6ma5', [6, 1, 4, 5], 15],
    ['4d6min2max5', [1, 6, 3, 3], 13],
    ['3d6u', [2, 2, 3, 2, 4], 9],
    ['3d6uo', [2, 2, 3, 2], 7],
    ['3d6u=2', [2, 2, 2, 3, 3], 8],
    ['3d6u<3', [5, 5, 2], 12],
  ]);
});

describe('successes', () => {
  comes([
    ['4d6>4f<3', [2, 5, 4, 5], 1],
    ['4d6f<3>4', [2, 5, 4, 5], 1],
    ['4d6>=3f>=3', [2, 5, 4, 5], 3], // a success is not a failure too
    ['3d10>=8f1', [1, 1, 9], -1],
    ['6d10t7', [7, 8, 6, 10, 1, 2], 3],
    ['4d10tl3', [3, 4, 1, 10], 2],
    ['5d10t8 f1', [8, 9, 1, 1, 5], 0],
    ['5d10t7ds10', [10, 9, 7, 6, 1], 4],
    ['3d10t7ds', [10, 9, 6], 4],
    ['3d10tl6ds2', [2, 1, 5], 5],
    ['3d10>=7ds=7', [7, 8, 6], 3],
    ['3d10>=7ds=1', [7, 8, 1], 4],
    ['4d10>=8c1', [1, 9, 9, 1], 0],
    ['4d10>=8c1', [1, 9, 1, 1], 0],
    ['4d10>=8f1c2', [1, 1, 2, 9], -1],
    ['3d6<>3', [3, 2, 3], 1],
    ['10d10!>=8', [8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 7], 24], // the comparison belongs to the explosion
    ['3d10>=8!', [10, 1, 8, 9], 3],
    ['2d6>3!<4', [5, 2, 4], 2],
    ['4d6k1>3', [6, 5, 4, 1], 1],
    ['4d6>=5', [5, 6, 1, 2], 2],
    ['4d6>=(2+3)', [5, 6, 1, 4], 2],
  ]);
});

describe('groups', () => {
  comes([
    ['{2d8,1d10+2}kh1', [3, 4, 9], 11],
    ['{2d8,1d10+2}kl1', [3, 4, 9], 7],
    ['{4d10, 5d6, 2d10}k2', [8, 1, 4, 1, 1, 5, 1, 5, 3, 6, 3], 29],
    ['{4d10, 5d6, 2d10}d2', [8, 1, 4, 1, 1, 5, 1, 5, 3, 6, 3], 15],
    ['{5+d10, 3d4*2}k1', [8, 3, 2, 2], 14],
    ['{3d8*2, 20/2d10, 2d10-d4}', [3, 1, 6, 7, 3, 8, 5, 1], 34],
    ['{4d10*(2+5d6)}k2', [8, 1, 4, 1, 1, 6, 1, 5, 3], 64],
    ['{4d6+2d8-3d30}d3', [1, 5, 3, 2, 7, 4, 2, 14, 7], -2],
    ['{4d6+2d8}kh3', [1, 5, 3, 2, 8, 4], 17],
    ['{3d20+5}>40', [11, 7, 19], 1],
    ['{3d10+5}>30f<15', [5, 3, 1], -1],
    ['{4d6+2d8, 3d20+3, 5d10+1}>40f<30', [4, 3, 3, 2, 2, 6, 17, 5, 20, 7, 9, 6, 10, 8], 1],
    ['{1d6, 1d6, 1d6}>=3ds6c1', [6, 3, 1], 2],
    ['{4d6+4}sd', [4, 3, 5, 1], 17],
    ['(1d4 + 1, 3, 2d6kl1)kh1', [2, 2, 5], 3],
    ['(1, 2, 3, 4, 5)k<3', [], 3],
    ['(1, 2, 3, 4, 5)kh2', [], 9],
    ['(1, 2, 3, 4, 5)p3', [], 12],
    ['(1, 2, 3, 4, 5)ph1pl1', [], 9],
    ['(2,)', [], 2],
    ['(4d6)kh3', [1, 5, 3, 2], 10],
    ['((10d6kh5)kl2)kh1', [1, 2, 3, 4, 5, 6, 6, 6, 6, 6], 6],
    ['{{2d6, 1d8}kh1 + 1d4}kh1', [3, 4, 1, 2], 9], // the dice of a group of several are its own
    ['{2d6!!}kh1', [6, 5, 3], 9],
    ['{2d6r<3}kh1', [1, 4, 5], 5],
    ['{5d6>=4+1}kh2', [1, 6, 5, 4, 3], 3],
    ['-{2d6, 8}kl1', [3, 4], -7],
  ]);
});

describe('maths', () => {
  comes([
    ['2**3', [], 8],
    ['2^3^2', [], 512],
    ['-2^2', [], -4],
    ['2^-1', [], 0.5],
    ['pow(1d4, 2)', [3], 9],
    ['7%3', [], 1],
    ['-7%3', [], 2],
    ['1d15%2', [7], 1],
    ['round(-2.5)', [], -3],
    ['round(2.5)', [], 3],
    ['floor(-7/2)', [], -4],
    ['ceil(7/2)', [], 4],
    ['abs(1d6-6)', [2], 4],
    ['sign(1d6-6)', [2], -1],
    ['sqrt(16)', [], 4],
    ['min(4d6, 2d10)', [3, 4, 1, 5, 10, 6], 13],
    ['max(1d6, 1d8, 3)', [2, 7], 7],
    ['+5', [], 5],
    ['--1', [], 1],
    ['1+2==2', [], 0],
    ['1+(2==2)', [], 2],
    ['3!=2', [], 1],
    ['1d20+5>=15', [9], 0],
    ['1d20+5>=15', [10], 1],
    ['1d20 > 1d20', [10, 9], 1],
    ['1<2', [], 1],
    ['.5+.25', [], 0.75],
    ['2d6 // 3', [4, 4], 2],
  ]);
});

describe('a die tells what became of it', () => {
  test('that exploded, and its further die', () => {
    expect(fatesOf('1d6!', 6, 2)).toEqual([
      [6, 6, 6, 'kept exploded'],
      [2, 2, 2, 'kept'],
    ]);
  });

  test('that carries what exploded from it', () => {
    expect(fatesOf('1d6!!', 6, 6, 2)).toEqual([
      [6, 14, 14, 'kept exploded'],
      [6, 6, 0, 'joined exploded'],
      [2, 2, 0, 'joined'],
    ]);
  });

  test('that penetrated', () => {
    expect(fatesOf('1d6!p', 6, 6, 1)).toEqual([
      [6, 6, 6, 'kept exploded'],
      [6, 5, 5, 'kept penetrated exploded'],
      [1, 0, 0, 'kept penetrated'],
    ]);
  });

  test('that was rolled again', () => {
    expect(fatesOf('1d6r', 1, 4)).toEqual([
      [1, 1, 0, 'rerolled'],
      [4, 4, 4, 'kept'],
    ]);
  });

  test('where a new die came from', () => {
    expect(rollOf('2d6r', 3, 1, 1, 5).dice.map((die) => die.from)).toEqual([undefined, undefined, 1, 2]);
  });

  test('that min or max changed', () => {
    expect(fatesOf('2d6min2max5', 1, 6)).toEqual([
      [1, 2, 2, 'kept raised'],
      [6, 5, 5, 'kept lowered'],
    ]);
  });

  test('that counts twice, or against', () => {
    expect(fatesOf('5d10>=8ds10f1c2', 10, 8, 1, 2, 5)).toEqual([
      [10, 10, 2, 'kept double'],
      [8, 8, 1, 'kept success'],
      [1, 1, -1, 'kept failure'],
      [2, 2, -1, 'kept cancel'],
      [5, 5, 0, 'kept miss'],
    ]);
  });

  test('that is critical', () => {
    expect(fatesOf('3d20cs>=19cf', 19, 1, 10)).toEqual([
      [19, 19, 19, 'kept criticalSuccess'],
      [1, 1, 1, 'kept criticalFailure'],
      [10, 10, 10, 'kept'],
    ]);
  });

  test('that its whole group was left out', () => {
    expect(fatesOf('{1d6!, 10}kh1', 6, 2)).toEqual([
      [6, 6, 0, 'dropped exploded'],
      [2, 2, 0, 'dropped'],
    ]);
  });
});

describe('a die that was redeemed, sidelined or taken away', () => {
  test('by the highest faces, as many as there are', () => {
    expect(fatesOf('5d10t8f1c', 10, 1, 1, 9, 3)).toEqual([
      [10, 10, 1, 'kept success'],
      [1, 1, 0, 'kept failure redeemed'],
      [1, 1, -1, 'kept failure'],
      [9, 9, 1, 'kept success'],
      [3, 3, 0, 'kept miss'],
    ]);
  });

  test('for advantage', () => {
    expect(fatesOf('2d6adv1!', 6, 2, 1, 4)).toEqual([
      [6, 6, 6, 'kept exploded'],
      [2, 2, 2, 'kept'],
      [1, 1, 0, 'dropped'],
      [4, 4, 4, 'kept'],
    ]);
  });

  test('for one that imploded', () => {
    expect(fatesOf('2d6i1', 1, 5, 3)).toEqual([
      [1, 1, 1, 'kept imploded'],
      [5, 5, 5, 'kept'],
      [3, -3, -3, 'kept subtracted'],
    ]);
  });
});

describe('dice are shown', () => {
  const shown = (text: string, ...faces: number[]) => {
    const { part } = rollOf(text, ...faces);
    return part.kind === 'dice' ? part.dice.map((die) => die.value) : [];
  };

  test('with what exploded beside the die it came from', () => {
    expect(shown('3d6!', 6, 1, 2, 5)).toEqual([6, 5, 1, 2]);
  });

  test('sorted where asked for', () => {
    expect([shown('3d6s', 6, 1, 2), shown('3d6sd', 1, 6, 2)]).toEqual([
      [1, 2, 6],
      [6, 2, 1],
    ]);
  });
});

describe('explosions end with the dice that one roll may have', () => {
  test.each(['2d6!', '500d6!!+1d6!', '2d6r>=2'])('%s', (text) => {
    const rolled = roll(read(text), { die: (_index, sides) => sides, card: () => '' });
    expect([rolled.dice.length, rolled.cut]).toEqual([1000, true]);
  });
});
