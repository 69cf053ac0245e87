import { DiceRoll, NumberGenerator } from '@dice-roller/rpg-dice-roller';
import { afterEach, expect, test } from 'vitest';
import { parse, roll, seededDice } from '../../../src/dice/index.ts';
import { ranges, scripts } from '../support/tables.ts';

const { generator } = NumberGenerator;
const { integer } = generator;
afterEach(() => {
  generator.integer = integer;
});

/*
 * What the library's guide shows, in other numbers.
 */
ranges([
  ['d6', 1, 6],
  ['4d10', 4, 40],
  ['4d%', 4, 400],
  ['dF', -1, 1],
  ['dF.2', -1, 1],
  ['dF.1', -1, 1],
  ['4dF', -4, 4],
  ['4d6min3', 12, 24],
  ['d6min3', 3, 6],
  ['4d6max3', 4, 12],
  ['d6r', 2, 6],
  ['d6ro', 1, 6],
  ['4d10r<=3', 16, 40],
  ['2d10u', 2, 20],
  ['10d12uo<=2', 10, 120],
  ['4d10kh2', 2, 20],
  ['4d10kl1', 1, 10],
  ['6d8k3', 3, 24],
  ['4d10dl2', 2, 20],
  ['4d10dh1', 3, 30],
  ['4d10dh1dl2', 1, 10],
  ['3d10k1dh1', 0, 0],
  ['5d10>=8', 0, 5],
  ['4d3>1', 0, 4],
  ['6d10<=4', 0, 6],
  ['4d6>4f<3', -4, 4],
  ['4d10cs>7', 4, 40],
  ['4d10cf<3', 4, 40],
  ['4d6sa', 4, 24],
  ['{4d10, 5d6, 2d10}k2', 9, 70],
  ['{4d6+2d8, 3d20+3, 5d10+1}>40', 0, 2],
  ['{4d6+2d8, 3d20+3, 5d10+1}>40f<30', -3, 2],
  ['3d20^4', 81, 12_960_000],
  ['3d20**2', 9, 3600],
  ['d15%2', 0, 1],
  ['(4-2)d10', 2, 20],
  ['3d(2*6)', 3, 36],
  ['1d6+2*3', 7, 12],
  ['(1d6+2)*3', 9, 24],
  ['min(4d6, 2d10)', 2, 20],
  ['abs(4d10-25)', 0, 21],
  ['sign(1d6-3)', -1, 1],
  ['sqrt(4d4)', 2, 4],
  ['pow(1d6, 2)', 1, 36],
  ['exp(1d2-1)', 1, Math.E],
  ['log(1d4)', 0, Math.log(4)],
  ['cos(1d5-1)', -1, 1],
  ['sin(1d3)', Math.sin(3), 1],
  ['tan(1d3)', Math.tan(2), Math.tan(1)],
  ['tan(1d6/4)', Math.tan(0.25), Math.tan(1.5)],
  ['4d6 /* Ice damage */', 4, 24],
  ['2d10 [ Fire damage ]', 2, 20],
]);

scripts([
  ['2d6!', [3, 6, 6, 2], 17],
  ['2d6!!', [3, 6, 6, 2], 17],
  ['2d6!=5', [5, 1, 5, 2], 13],
  ['4d10!<=3', [9, 8, 7, 2, 3, 9], 38],
  ['2d6!p', [6, 2, 6, 6, 3], 20],
  ['2d6!!p>4', [5, 1, 6, 2], 12],
  ['2d6r=5', [5, 2, 5, 1], 3],
  ['2d6ro>4', [5, 3, 6], 9],
  ['4d6u=5', [5, 5, 5, 2, 1, 1], 9],
  ['2d6>3!', [6, 2, 4], 2],
  ['2d6>3!<4', [2, 5, 6], 2],
  ['5d10!k2', [10, 3, 4, 5, 6, 9], 19],
  ['round(4d10/3)', [3, 6, 1, 1], 4],
  ['ceil(4d10/3)', [3, 6, 1, 1], 4],
  ['floor(4d10/3)', [3, 6, 1, 1], 3],
]);

/*
 * The library itself, given the same dice.
 */
const dice = seededDice('the library too');
let drawn = 0;
const pick = <T>(from: readonly T[]): T => from[dice.die(drawn++, from.length) - 1] as T;
const among = (from: number, to: number): number => from - 1 + dice.die(drawn++, to - from + 1);
const perhaps = (one: number, make: () => string): string => (dice.die(drawn++, one) === 1 ? make() : '');
const condition = (): string => `${pick(['=', '<', '>', '<=', '>=', '<>'])}${among(2, 5)}`;

/** Dice with modifiers in any order: one that takes a condition has its own, so that none takes the target's. */
const rolled = (): string => {
  const count = among(1, 6);
  const modifiers = [
    perhaps(6, () => `min${among(1, 3)}`),
    perhaps(6, () => `max${among(4, 6)}`),
    perhaps(3, () => `${pick(['!', '!!', '!p', '!!p'])}${pick(['=6', '>4', '<2', '=3'])}`),
    perhaps(4, () => `${pick(['r', 'ro'])}${pick(['=1', '<3', '>5', '=4'])}`),
    perhaps(8, () => `uo${condition()}`),
    perhaps(3, () => `k${pick(['', 'h', 'l'])}${among(1, count)}`),
    perhaps(4, () => `d${pick(['', 'h', 'l'])}${among(1, count)}`),
    perhaps(4, () => `${condition()}${perhaps(2, () => `f${condition()}`)}`),
    perhaps(8, () => `cs${condition()}`),
    perhaps(8, () => `cf${condition()}`),
    perhaps(8, () => pick(['s', 'sa', 'sd'])),
  ];
  return `${count}d${pick(['6', '8', '10', '(2*4)'])}${modifiers.join('')}`;
};

const ROUNDED = ['floor', 'ceil', 'round', 'abs', 'sign', 'sin', 'cos', '10*sin', '10*cos'];

const sum = (deep: number): string => {
  let text = term(deep);
  for (let more = among(0, 2); more > 0; more--) text += pick(['+', '-', '*']) + term(deep);
  return text;
};

const term = (deep: number): string => {
  const kind = among(1, 10);
  if (kind === 1) return String(among(1, 20));
  if (kind === 2) return `${among(1, 4)}${pick(['dF', 'dF.1', 'd%'])}`;
  if (deep > 0 && kind === 3) return `(${sum(deep - 1)})`;
  if (deep > 0 && kind === 4) return `${pick(ROUNDED)}((${sum(deep - 1)})/3)`;
  if (deep > 0 && kind === 5)
    return `{${sum(0)}, ${sum(0)}}${pick(['', 'k1', 'kl1', 'dh1', '>6', '>6f<3', 'sd'])}`;
  if (deep > 0 && kind === 6)
    return `{${among(2, 4)}d6+${among(1, 3)}d8}${pick(['', 'k2', 'kl1', 'd2', '>9f<5'])}`;
  return rolled();
};

test('thousands of rolls come to the same here and there', () => {
  const differing: string[] = [];
  for (let made = 0; made < 4000; made++) {
    const text = sum(1);
    const source = seededDice(`roll ${made}`);
    let next = 0;
    generator.integer = (min, max) => source.die(next++, max - min + 1) + min - 1;
    const theirs = new DiceRoll(text).total;
    const parsed = parse(text);
    const ours = parsed.ok ? Math.round(roll(parsed.ast, source).total * 100) / 100 : parsed.error.code;
    if (ours !== theirs && !(Math.abs(Number(ours) - theirs) < 0.02))
      differing.push(`${text}: ${ours}, not ${theirs}`);
  }
  expect(differing).toEqual([]);
});
