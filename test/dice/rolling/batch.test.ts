import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Batch,
  type DiceSource,
  LIMITS,
  parse,
  parseBatch,
  print,
  printBatch,
  rollBatch,
  scriptedDice,
} from '../../../src/dice/index.ts';
import { onlySays } from '../../../src/dice/notation/comments.ts';
import { countDice } from '../../../src/dice/notation/count.ts';
import { deep, seededFrom } from '../../support/deep.ts';
import { expression } from '../support/expressions.ts';

const readBatch = (text: string, names?: Record<string, number>): Batch => {
  const parsed = parseBatch(text, names === undefined ? {} : { names });
  if (!parsed.ok) throw new Error(`'${text}': ${parsed.error.code}`);
  return parsed.batch;
};

const refusal = (text: string) => {
  const parsed = parseBatch(text);
  if (parsed.ok) throw new Error(`'${text}' reads as ${printBatch(parsed.batch)}`);
  return parsed.error;
};

const totalsOf = (text: string, ...faces: number[]) =>
  rollBatch(readBatch(text), scriptedDice(faces)).rolls.map(({ rolled }) => rolled.total);

describe('all that may be written at once is read', () => {
  test.each([
    ['6#4d6kh3', '6#4d6kh3'],
    ['6# 4d6kh3 # the six scores', '6#4d6kh3 # the six scores'],
    ['6 4d6k3', '6#4d6kh3'],
    ['1d20; &+5', '1d20; &+5'],
    ['2d6;1d8;', '2d6; 1d8'],
    ['4d6 // Drop the lowest two', '4d6 # Drop the lowest two'],
    ['2d10 // Ice damage 2d10', '2d10 # Ice damage 2d10'],
    ['2d10 // 2', '2d10//2'],
    ['4d6 ! Hello World!', '4d6 # Hello World!'],
    ['4d6! kh3', '4d6!kh3'],
    ['4d6 ! kill the dragon', '4d6 # kill the dragon'],
    ['4d6+2 ! Hello', '4d6+2 # Hello'],
    ['1d20 # to hit; 2d6 # damage', '1d20 # to hit; 2d6 # damage'],
    ['(Attack) 1d20+5', '1d20+5 # Attack'],
    ['(Attack) 1d20+5 # with the axe', '1d20+5 # Attack: with the axe'],
    ['(d20+5)*2', '(1d20+5)*2'],
    ['5 # five', '5 # five'],
    ['4d6 #', '4d6'],
  ])('%s', (text, inFull) => {
    expect(printBatch(readBatch(text))).toBe(inFull);
  });

  test.each(['6#4d6kh3 # scores', '1d20; &+5 # again; 3#&-1d4', '2#{2d8, 1d10+2}kh1 # best'])(
    '%s, and again from what was printed',
    (text) => {
      const batch = readBatch(text);
      expect(readBatch(printBatch(batch))).toEqual(batch);
    },
  );
});

test('what was printed of any batch reads as the same batch', () => {
  const line = fc
    .record({
      repeat: fc.integer({ min: 1, max: 4 }),
      expression: expression.filter((ast) => parse(print(ast)).ok),
      comment: fc.option(
        fc.stringMatching(/^[a-z!#/][a-z0-9 !]{0,8}[a-z0-9]$/).map((text) => text.replace(/ +/g, ' ')),
      ),
    })
    // Behind what rolls no dice, dice are to be rolled: no batch has them there as its comment.
    .filter(({ expression: of, comment: words }) =>
      words === null ? true : onlySays({ words, sign: '#', rolls: countDice(of) > 0 }),
    );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (batch) => {
      const text = printBatch(batch);
      fc.pre(text.length <= LIMITS.characters);
      expect(parseBatch(text)).toEqual({ ok: true, batch, loose: false });
    }),
    { numRuns: deep(100, 500), seed: seededFrom(11) },
  );
});

describe('a batch comes to', () => {
  test('a total for each roll and repeat', () => {
    expect(totalsOf('2#2d6; 1d8', 1, 2, 3, 4, 8)).toEqual([3, 7, 8]);
  });

  test('what & makes of the first', () => {
    expect(totalsOf('2#1d20; &+5; &*2', 7, 9)).toEqual([7, 9, 12, 14]);
  });

  test('dice that are numbered through', () => {
    const { rolls, dice, next } = rollBatch(readBatch('2#1d6; 1d8!'), scriptedDice([1, 2, 8, 3]), {
      start: 4,
    });
    expect([rolls.map((one) => one.rolled.next), dice.map((die) => die.index), next]).toEqual([
      [5, 6, 8],
      [4, 5, 6, 7],
      8,
    ]);
  });

  test('rolls that know their line, their repeat and their comment', () => {
    const { rolls } = rollBatch(readBatch('2#1d6 # a; 1d6'), scriptedDice([1, 2, 3]));
    expect(rolls.map(({ line, repetition, comment }) => [line, repetition, comment])).toEqual([
      [0, 0, 'a'],
      [0, 1, 'a'],
      [1, 0, null],
    ]);
  });

  test('no more dice than one roll may have, however many explode', () => {
    const sixes: DiceSource = { die: (_index, sides) => sides, card: () => '' };
    const { dice, rolls } = rollBatch(readBatch('2#10d6!'), sixes);
    expect([dice.length, rolls.map((one) => one.rolled.cut)]).toEqual([1000, [true, true]]);
  });
});

describe('a batch is refused', () => {
  test.each([
    ['21#1d6', 'tooManyRepeats', { limit: 20, given: 21 }],
    ['15#1d6; 6#1d6', 'tooManyRepeats', { limit: 20, given: 21 }],
    ['0#1d6', 'noRepeats', {}],
    ['20#51d6', 'tooManyDice', { limit: 1000, given: 1020 }],
    ['&+5', 'nothingShared', {}],
    ['1d6; ; 1d8', 'unexpected', { found: ';' }],
    ['', 'empty', {}],
  ])('%s', (text, code, params) => {
    expect(refusal(text)).toMatchObject({ code, params });
  });
});

describe('names', () => {
  const names = { strength: 3, 'Sleight of Hand': -1, body: 4 };

  test.each([
    ['1d20+@strength', '1d20+3 [strength]'],
    ['1d20+@Strength', '1d20+3 [Strength]'],
    ['1d20+@sleight_of_hand', '1d20+(-1) [sleight_of_hand]'],
    ['1d20+@[sleight of hand]', '1d20+(-1) [sleight of hand]'],
    ['(@body)d6>=4', '4d6>=4'],
    ['(@body+1)d6', '5d6'],
    ['5d6>=@body', '5d6>=4'],
  ])('%s', (text, inFull) => {
    expect(printBatch(readBatch(text, names))).toBe(inFull);
  });

  test('that nobody knows are refused with the nearest', () => {
    const parsed = parseBatch('1d20+@strenght', { names });
    expect(parsed.ok || parsed.error).toEqual({
      code: 'unknownName',
      params: { name: 'strenght', nearest: 'strength' },
      at: 5,
      suggestion: '1d20+@strength',
    });
  });
});
