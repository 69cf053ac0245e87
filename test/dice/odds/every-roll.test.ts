import { describe, expect, test } from 'vitest';
import { type Distribution, roll } from '../../../src/dice/index.ts';
import { everyRoll } from '../support/every-roll.ts';
import { read, solved } from '../support/read.ts';

/** Results that are the same but for rounding as one. */
const rounded = (chances: Iterable<readonly [number, number]>): ReadonlyMap<number, number> => {
  const all = new Map<number, number>();
  for (const [value, chance] of chances) {
    const near = Math.round(value * 1e6) / 1e6;
    all.set(near, (all.get(near) ?? 0) + chance);
  }
  return all;
};

const told = (odds: Distribution): ReadonlyMap<number, number> =>
  rounded(odds.entries().map(({ value, chance }) => [value, chance]));

/** The most by which a chance differs. */
const farthest = (odds: Distribution, chances: ReadonlyMap<number, number>): number => {
  const one = told(odds);
  const other = rounded(chances);
  const values = [...one.keys(), ...other.keys()];
  return Math.max(...values.map((value) => Math.abs((one.get(value) ?? 0) - (other.get(value) ?? 0))));
};

const MATHS = [
  '7',
  '-3+5',
  '7/2',
  '1d1',
  '1d6',
  '2d6',
  '5d6',
  '3d10',
  '6d3',
  '4dF',
  '4dF.1',
  '2d%',
  '3d{1,1,2,3}',
  '2d{-3,5,100}',
  '2d6+3',
  '2d6+1d8 [cold]-2',
  '1d6-1d8',
  '-2d6',
  '1d6*1d6',
  '2*3d4',
  '(1d6-3)*(1d4-2)',
  '1d6*1000000',
  '1d6*1000000+1d4*1000003',
  '2d6/2',
  '(1d8-4)/3',
  '(1d8-4)//3',
  '100/1d6',
  '1d20/1d4',
  '20//(-1d6)',
  '1d6/3+1d6/3',
  '1d20%3',
  '(1d20-10)%3',
  '1d4^2',
  '2^1d4',
  '1d4**1d3',
  '5d6>=4+1d4',
  '3d6kh2-2d8kl1',
  '1d20+5 >= 15',
  '(1d6) > (1d8)',
  '(1d6) = (1d6)',
  '(2d6) != (1d12)',
  '(1d8) <= (1d6+2)',
  '(1d8) < (1d6/2)',
  'floor(1d6/2)',
  'ceil(1d6/4)',
  'round((1d8-4)/2)',
  'abs(1d6-4)',
  'sign(1d6-4)',
  'sqrt(1d6)',
  'exp(1d4)',
  'log(2d4)',
  'sin(1d6)',
  'cos(1d6-1d6)',
  'tan(1d6)',
  'tan(1d20/7)',
  'max(1d6,1d8)',
  'min(1d6,2d4,1d8)',
  'max(1d6/2,1d4/3)',
  'max(2d6)',
];

const SELECTED = [
  '2d20kh1',
  '2d20kl1',
  '4d6kh3',
  '4d6kl3',
  '5d6kh1',
  '5d6kl1',
  '6d4kh2',
  '4d6dl1',
  '4d6dh1',
  '5d6dh1dl1',
  '5d6dh2dl1',
  '4d6kh3dl2',
  '4d6kh2kl3',
  '4d6kh1kl1',
  '3d6kh9',
  '3d6dl9',
  '4dFkh2',
  '4dF.1kl3',
  '4d{1,1,5,9}kh2',
  '1d6kh1',
  '5d6km1',
  '4d6km1',
  '4d6km2',
  '4d6dm2',
  '5d6dm2',
  '5d6dm1kh3',
  '4d6k>=3',
  '4d6d<3',
  '5d6kh3d<3',
  '5d6kl3k>1',
  '4d6kh3sd',
  '4d6cs>5cf1',
];

const COUNTED = [
  '5d6>=4',
  '5d6>4',
  '5d6<=2',
  '5d6<3',
  '5d6=6',
  '5d6>=1',
  '5d6>=7',
  '4dF>=0',
  '4d6kh2>=5',
  '5d6kl2<=2',
  '5d6dh1dl1>=4',
  '4d6>=5f<=2',
  '4d6>=5f1',
  '5d6kh3>=5f1',
];

const AGAIN = [
  '3d6min3',
  '3d6max4',
  '4d6min2max5kh3',
  '3d6ro1',
  '4d6ro<3kh3',
  '3d6min3ro3',
  '3d6max4ro4>=3',
  '2d6!o',
  '3d4!okh2',
  '3d4!o=2kl2',
  '3d4uo',
  '4d4uo>=3',
  '4d4uokh2',
  '3d6uo>4',
];

const PLACED = [
  '3d6rol1',
  '3d6roh2',
  '4d6roh2kh2',
  '3d6rol1kh2',
  '3d4roh1dl1',
  '3d4eh1',
  '2d4el1',
  '3d3eh2kh2',
  '2d4adv1ro1',
  '3d4i1rol1',
  '2d6roh5',
  '3d4min2rol1',
  '4d4rol2>=3',
  '4d4rol1>=3f1c1',
  '3d6rah1',
  '3d4ral2kh2',
  '2d4rah1ro1',
  '3d4adv1',
  '3d6dis2',
  '3d4adv1>=3',
  '3d4adv2kl1',
  '2d6adv1min3',
  '2d4dis1cs',
  '{2d4adv1}kh1',
  '2d4adv1!o',
  '2d4adv1!o>0',
  '2d4>=3f1c2adv1!o',
  '2d4>=3f1cadv1!o',
  '2d4dis1!!op',
  '2d4adv1!o>=3>=3f1',
  '2d{0,2,5}adv1!o',
  '2d4adv1!o=9',
  '2d4adv1min2!o=2d>3',
];

const TAKEN = [
  '3d4i',
  '3d4i2',
  '3d4i>=3',
  '3d4ikh2',
  '4d3i2dl1dh1',
  '2d6ikh3k>2',
  '2d4i!o',
  '1d10i1!o=10',
  '2d4iro2',
  '3d4iro1kl2',
  '2d{-2,0,3}i',
  '3d4i>=3',
  '3d4i1>=3',
  '2d6!!oi2',
  '2d4min2i2',
];

const REDEEMED = [
  '4d4>=3f1c',
  '4d4>=3f<=2c',
  '5d4kh4>=4f<3c',
  '4d4>=3ds=4f1c',
  '4d4>=3f1c2c',
  '3d6ro1>=5f<=2c',
  '4d3>=2f3c',
];

const GROUPS = [
  '{2d4,1d8}kh1',
  '{2d4,1d8}kl1',
  '{2d4,1d6,1d8}kh2',
  '{2d4,1d6,1d8}km1',
  '{2d4,1d6,1d8}dl1',
  '{2d4,1d6,1d8}dm1',
  '{2d4,1d8}>=5',
  '{2d4,1d8,1d6}>=5f<3',
  '{2d4,1d8,1d6}kh2>=5',
  '{1d4/3,1d6}kh1',
  '{1d4/3,1d6}',
  '{1d6,1d6,1d6}kh2',
  '{2d4,1d8}',
  '{3d4,2d6}d<6',
  '{4d6}kh2',
  '{4d6+2}kh2',
  '{floor(3d6/2)+1}kh2',
  '{2d6+2d4}kh3',
  '{2d6+2d4}kl1',
  '{2d6+2d4}dm2',
  '{2d6-2d4}kh2',
  '{2d6-2d4}kl2',
  '{2d6-1d4+3}dh1',
  '{2d6+2d4}k>=3',
  '{2d4+1d6}>=5',
  '{4d6>=3}kh2',
  '{2d4>=3+2d6}kh2',
  '{2d4>=3f1-2d6}kl2',
  '{2d4!o+1d6}kh2',
  '{2d4!o-1d6}kl2',
  '{2d4-1d6!o}k>2',
  '{{1d4,1d6}kh1,1d8}kl1',
  '{2d4kh1+2,1d6!o}kh1',
];

describe('odds agree with going through every roll', () => {
  test.each([...MATHS, ...SELECTED, ...COUNTED, ...AGAIN, ...PLACED, ...TAKEN, ...REDEEMED, ...GROUPS])(
    '%s',
    (text) => {
      const ast = read(text);
      const { chances } = everyRoll((source) => roll(ast, source).total);
      expect([...told(solved(text))]).toEqual(
        [...rounded(chances)].map(([value, chance]) => [value, expect.closeTo(chance, 12)]),
      );
    },
  );
});

describe('odds of what may go on for ever agree with every roll, followed until it is rare', () => {
  test.each([
    '1d6!',
    '2d6!',
    '2d6!>=5',
    '1d6!<3',
    '1dF!',
    '1d{1,2,6,6}!',
    '3d4!=2',
    '3d4!!',
    '3d4!p',
    '3d4!!p',
    '1d6!p>4',
    '3d4!kh2',
    '3d4!kl2',
    '3d4!kh1',
    '3d4!kh5',
    '2d4!km1',
    '2d4!dm1',
    '2d4!pkh2',
    '2d4!p<3kh2',
    '3d4!!kh2',
    '3d4min2!kh2',
    '3d4min2!',
    '3d4max3!=3kh2',
    '3d4!=2kh2',
    '3d4!=2dl1',
    '3d4!d<2',
    '2d4!>=3>=3',
    '3d4!kh2>=3',
    '3d4!r1',
    '2d4!r1kh2',
    '2d4!ro1kh2',
    '2d4!pro1',
    '2d4!!r5',
    '3d6r1',
    '3d6r<3',
    '4d6r<3kh3',
    '3d6min3r3',
    '3d4!p>3k<=4',
    '3d6u',
    '3d4u',
    '4d6ukh2',
    '4d4u',
    '3d6u>=3',
    '3d6u=1',
    '3d{1,1,2,3,4}u',
    '3d6min3u',
    '3d6r1u',
    '3d6u>=5',
    '{2d4!}kh2',
    '{2d6r1+1d4}kh2',
    '{2d4!+1d6}kh2',
    '{1d6-2d4!p}kl2',
    '{1d4!,1d6!}kh1',
    '2d4i!',
    '2d4adv1!',
    '2d4dis1!p',
    '1d6adv2!!',
    '2d4adv1!>=3',
    '2d4adv1!=2>=3',
    '2d4!pi2',
    '2d4!!kh1i',
    '3d4r=2i2',
    'max(1d4!,1d6r1)',
  ])('%s', (text) => {
    const ast = read(text);
    const { chances, left } = everyRoll((source) => roll(ast, source).total, 5e-5);
    expect(farthest(solved(text), chances)).toBeLessThan(left + 1e-12);
  });
});
