import { expect, test } from 'vitest';
import {
  bounds,
  type DiceSource,
  describeRoll,
  doubt,
  type Expression,
  explainParseError,
  oddsOrSample,
  parseBatch,
  printBatch,
  rollBatch,
  seededDice,
} from '../../../src/dice/index.ts';
import { deep, patience, seeded } from '../../support/deep.ts';
import { computing } from '../../support/processor.ts';

const INPUTS = deep(10_000, 300_000);
const TOLD = deep(1_000, 30_000);
const LONGEST = 50; // milliseconds

const dice = seededDice(seeded('fuzz'));
let drawn = 0;
const pick = <T>(from: readonly T[]): T => from[dice.die(drawn++, from.length) - 1] as T;
const chance = (one: number): boolean => dice.die(drawn++, one) === 1;
const times = (most: number): number => dice.die(drawn++, most + 1) - 1;

const COUNTS = ['', '1', '2', '3', '4', '5', '6', '10', '(2+1)', '(@str)'];
const SHAPES = ['d4', 'd6', 'd8', 'd10', 'd12', 'd20', 'd100', 'd%', 'dF', 'dF.1', 'd{1,1,2,3}', 'd(2*3)'];
const MODIFIERS = [
  'min2 max5 mi3 ma4',
  '! !! !p !!p !o !>4 !=5 e e6 ie ie5 ra6 eh1 el2 rah1',
  'i i2 adv1 dis2',
  'r r2 r<3 ro ro<2 rr1 rr<3 rg5 ir1 irg6 rol1 roh2',
  'u uo u=2',
  'k1 k3 kh2 kl1 km2 k>3 d1 dl2 dh1 d<3 p1 ph1 p>4',
  't7 tl3 t7ds10 t7f1 t5c=2 t7dsf1c2 t6f1c',
  'cs cs20 cs>18 cf cf1 b1',
  's sa sd',
].map((all) => all.split(' '));
const GROUPED = ['', 'k1', 'kl1', 'dh1', '>=5', '<3f>9', 'sd', 'k>4'];
const OPERATORS = ['+', '-', '*', ' + ', ' - ', '×', '−', '/', '//', '%', '>=', '<', ' == ', ' != '];
const ODDITIES = [
  'roll 2d6',
  'adv d20',
  '(Attack) attack !',
  '3#sw8',
  '4cod',
  'age',
  'tdh4',
  'wng dn3 4d6',
  'vtm7h2',
  'p 1d6',
  'ed15',
  '1001d6',
  '0d6',
  '(1d4)d6',
  '1d0',
  '2^9',
  '(1d6)**2',
  '1d1!',
  '5d3u',
  '10/(1d6-3)',
  '@nobody',
  '&',
  '1.5',
  '3#1d6',
  '0.1234567',
];
const LABELS = [
  '[fire]',
  ' [a b]',
  ' # why',
  ' // because',
  ' ! oh',
  '/* x */',
  ' at the orc',
  ' I hit',
  ' kep 3',
  ' fire, 1d8 cold',
  ' fire and 2d6+1 cold',
  ' adv',
  ' with disadvantage',
  ' drop lowest x6',
  ' reroll 1s and 2s',
  ' explode on 6',
  ' x 2',
  ' (attack)',
  ' !',
  '; &+1',
  '; 1d6',
];
const SOUP = Array.from('0123456789ddddkhlrotfcsmibupeFxXé😀%+-*/^()[]{}<>=.!,;&@#~ \n\t');

const rolled = (): string => {
  let text = pick(COUNTS) + pick(SHAPES);
  for (const some of MODIFIERS) if (chance(12)) text += pick(some);
  return text;
};

const term = (deep: number): string => {
  if (chance(300)) return pick(ODDITIES);
  if (deep > 0 && chance(8)) return `(${sum(deep - 1)})`;
  if (deep > 0 && chance(10))
    return `{${sum(deep - 1)}${chance(2) ? `, ${sum(deep - 1)}` : ''}}${pick(GROUPED)}`;
  if (deep > 0 && chance(12))
    return `${pick(['floor', 'ceil', 'abs', 'max', 'min', 'round', 'sin', 'cos', 'tan', 'log', 'exp', 'sqrt'])}(${sum(deep - 1)})`;
  return chance(4) ? String(1 + times(30)) : rolled();
};

const sum = (deep: number): string => {
  let text = term(deep);
  while (chance(3)) text += pick(OPERATORS) + term(deep);
  return text;
};

/** A text like a roll, one with a slip in it, or none at all. */
const input = (): string => {
  if (chance(200)) return Array.from({ length: times(25) }, () => pick(SOUP)).join('');
  const text = chance(6) ? sum(2) + pick(LABELS) : sum(2);
  if (!chance(60)) return text;
  const at = times(text.length);
  return text.slice(0, at) + pick(SOUP) + text.slice(at + times(2));
};

const answer = (text: string, source: DiceSource): string => {
  const parsed = parseBatch(text, { names: { str: 3 } });
  if (!parsed.ok) return explainParseError(parsed.error);
  for (const { expression } of parsed.batch) bounds(expression);
  doubt(text, parsed.batch);
  const { rolls } = rollBatch(parsed.batch, source);
  return printBatch(parsed.batch) + rolls.map(({ rolled }) => describeRoll(rolled)).join('\n');
};

test(`of ${INPUTS} inputs none crashes, and none takes ${LONGEST} ms`, { timeout: patience(600_000) }, () => {
  const source = seededDice(seeded('fuzzed rolls'));
  const slow: string[] = [];
  for (let made = 0; made < INPUTS; made++) {
    const text = input();
    // The same again where something else held the machine up.
    if (!quick(text, source) && !quick(text, source) && !quick(text, source)) slow.push(text);
  }
  expect(slow).toEqual([]);
});

const quick = (text: string, source: DiceSource): boolean => computing(() => answer(text, source)) < LONGEST;

test(`of the rolls of ${TOLD} inputs none takes ${LONGEST} ms for what may come of it`, {
  timeout: patience(600_000),
}, () => {
  const soon = (expression: Expression): boolean => computing(() => oddsOrSample(expression)) < LONGEST;
  const slow: string[] = [];
  for (let made = 0; made < TOLD; made++) {
    const text = input();
    const parsed = parseBatch(text, { names: { str: 3 } });
    const all = parsed.ok ? parsed.batch.map(({ expression }) => expression) : [];
    if (!all.every((one) => soon(one) || soon(one) || soon(one))) slow.push(text);
  }
  expect(slow).toEqual([]);
});
