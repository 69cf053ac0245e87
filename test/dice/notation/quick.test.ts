import { describe, expect, test } from 'vitest';
import { print, seededDice } from '../../../src/dice/index.ts';
import { Builder } from '../../../src/dice/notation/build.ts';
import { readQuickly } from '../../../src/dice/notation/quick.ts';
import * as grammar from '../../../src/generated/dice-grammar.js';
import { deep, patience, seeded } from '../../support/deep.ts';

/** What the grammar makes of a text: a roll, or null where it is none or means nothing. */
const byGrammar = (text: string) => {
  const build = new Builder({});
  try {
    const ast = grammar.parse(text, { build, startRule: 'Roll' });
    return build.problems.length === 0 ? ast : null;
  } catch (thrown) {
    if (thrown instanceof grammar.SyntaxError) return null;
    throw thrown;
  }
};

describe('what people type most is read quickly', () => {
  test.each([
    ['2d6+3', '2d6+3'],
    ['4d6kh3 + 2', '4d6kh3+2'],
    ['d20', '1d20'],
    ['10d10!>=8+2', '10d10!>=8+2'],
    ['5d6>=4', '5d6>=4'],
    ['{2d8,1d10+2}kh1', '{2d8, 1d10+2}kh1'],
    ['2*3d6-1', '2*3d6-1'],
    ['2d20KH', '2d20kh1'],
  ])('%s', (text, meant) => {
    const ast = readQuickly(text);
    expect(ast && print(ast)).toBe(meant);
  });
});

describe('the grammar looks at', () => {
  test.each([
    '2d6 fire',
    '1d20>1d20',
    '4d6 k3',
    '2d6!!',
    '4d6r2',
    '1.5+1d6',
    '(2d6)',
    'd%',
    '6#4d6',
    '2d6ds6',
    '4d6kl',
    '4d6!=',
  ])('%s, and reads the same where it is read quickly', (text) => {
    const ast = readQuickly(text);
    expect(ast === null || print(ast) === print(byGrammar(text) ?? ast)).toBe(true);
  });
});

const TEXTS = deep(20_000, 300_000);
const dice = seededDice(seeded('quick'));
let drawn = 0;
const pick = <T>(from: readonly T[]): T => from[dice.die(drawn++, from.length) - 1] as T;
const PIECES = [
  ...'0123456789dddkkhlm!><=+-*{}, '.split(''),
  ...[
    'd6',
    'd20',
    '2d6',
    '4d6',
    'kh3',
    'dl1',
    'k1',
    'd1',
    '!>5',
    '>=4',
    '<3',
    '>',
    ' + ',
    '{2d6,',
    '1d8}',
    'kl',
    'dh',
    '10',
    's',
    'r',
    '.',
    't',
    'f1',
    'ds',
  ],
];

test(`${TEXTS} texts are read quickly as the grammar reads them, or not at all`, {
  timeout: patience(60_000),
}, () => {
  const differing: string[] = [];
  for (let made = 0; made < TEXTS; made++) {
    let text = '';
    for (let length = 1 + dice.die(drawn++, 7); length > 0; length--) text += pick(PIECES);
    const quick = readQuickly(text);
    if (quick !== null && JSON.stringify(quick) !== JSON.stringify(byGrammar(text))) differing.push(text);
  }
  expect(differing).toEqual([]);
});
