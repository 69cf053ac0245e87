import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS, parse, print } from '../../../src/dice/index.ts';
import { deep, seededFrom } from '../../support/deep.ts';
import { expression } from '../support/expressions.ts';
import { read } from '../support/read.ts';

const refusal = (text: string) => {
  const parsed = parse(text);
  if (parsed.ok) throw new Error(`'${text}' reads as ${print(parsed.ast)}`);
  return parsed.error;
};

/** What any of the expressions may turn out to be; whatever else is wrong with one is a mistake in print or parse. */
const MAY_BE_REFUSED: ReadonlySet<string> = new Set([
  'resultTooLarge', // products of products
  'neverEnds',
  'noPower',
  'noRoot',
  'noLogarithm',
  'divisorMayBeZero',
]);

describe('a written roll is read', () => {
  // What is written, and the same in full.
  test.each([
    ['d20', '1d20'],
    ['D20', '1d20'],
    ['3d%', '3d100'],
    ['4dF', '4dF'],
    ['4df', '4dF'],
    ['4d6k3', '4d6kh3'],
    ['4d6kl', '4d6kl1'],
    ['2d20kh', '2d20kh1'],
    ['2D20 KL', '2d20kl1'],
    ['4d6d1', '4d6dl1'],
    ['4d6 dl1', '4d6dl1'],
    ['4d6dh', '4d6dh1'],
    ['5d6dl1dh1', '5d6dl1dh1'],
    ['5d6 >= 4', '5d6>=4'],
    ['5d6≥4', '5d6>=4'],
    ['5d6≤2', '5d6<=2'],
    ['5d6==6', '5d6=6'],
    ['5d6>4', '5d6>4'],
    ['5d6<3', '5d6<3'],
    ['4dF>=-1', '4dF>=-1'],
    ['6d6>=5kh3', '6d6kh3>=5'],
    ['5d6>=4[Body]', '5d6>=4 [Body]'],
    ['2d6 [ fire damage ] [hot]', '2d6 [fire damage] [hot]'],
    ['2d6 + 3', '2d6+3'],
    ['2d6−1', '2d6-1'],
    ['2d6 – 1', '2d6-1'],
    ['2×3÷4', '2*3/4'],
    ['7//2', '7//2'],
    ['(1+2)*3', '(1+2)*3'],
    ['(1*2)+3', '1*2+3'],
    ['1-(2-3)', '1-(2-3)'],
    ['(1-2)-3', '1-2-3'],
    ['1--2', '1-(-2)'],
    ['-(2+3)', '-(2+3)'],
    ['-2*3', '-2*3'],
    ['(2d6+3)[hit]', '(2d6+3) [hit]'],
    ['  d6  ', '1d6'],
    ['007', '7'],
    ['((((1))))', '1'],
  ])('%s', (text, inFull) => {
    expect(print(read(text))).toBe(inFull);
  });

  test('multiplication before addition, else from left to right', () => {
    expect(read('1-2*3-4')).toEqual({
      kind: 'math',
      operator: '-',
      left: {
        kind: 'math',
        operator: '-',
        left: { kind: 'number', value: 1 },
        right: {
          kind: 'math',
          operator: '*',
          left: { kind: 'number', value: 2 },
          right: { kind: 'number', value: 3 },
        },
      },
      right: { kind: 'number', value: 4 },
    });
  });

  test('what is kept comes before what counts, in whatever order it is written', () => {
    expect(read('6d6>=5kh3')).toEqual({
      kind: 'dice',
      count: 6,
      shape: { kind: 'numbered', sides: 6 },
      modifiers: [
        { kind: 'keep', which: { end: 'high', count: 3 } },
        {
          kind: 'success',
          hit: { compare: '>=', value: 5 },
          double: null,
          fail: null,
          cancel: null,
          redeems: false,
        },
      ],
    });
  });

  test('what was printed reads as the same roll', () => {
    fc.assert(
      fc.property(expression, (ast) => {
        const text = print(ast);
        fc.pre(text.length <= LIMITS.characters);
        const parsed = parse(text);
        fc.pre(parsed.ok || !MAY_BE_REFUSED.has(parsed.error.code));
        expect(parsed).toEqual({ ok: true, ast });
      }),
      { numRuns: deep(200, 2000), seed: seededFrom(6) },
    );
  });
});

describe('a wrong roll is refused with the place', () => {
  test.each([
    ['', 'empty', 0],
    ['  ', 'empty', 0],
    ['2d6 3', 'unexpected', 4],
    ['4d6k3h', 'unexpected', 5],
    ['4d6 keep 3', 'unexpected', 4],
    ['hello', 'unexpected', 0],
    ['2d6)', 'unexpected', 3],
    ['2d', 'unfinished', 2],
    ['2d6+', 'unfinished', 4],
    ['(2d6+', 'unfinished', 5],
    ['(2d6', 'unclosed', 0],
    ['2*((2d6)+1', 'unclosed', 2],
    ['2d6 [fire', 'unclosed', 4],
    ['1+0d6', 'noDice', 2],
    ['1+1d0', 'noSides', 2],
    ['4d6k0', 'selectsNone', 0],
    ['5d6>4<2', 'twoTargets', 0],
    ['(1.5)d6', 'notWhole', 0],
    ['4d6min2.5', 'notWhole', 0],
    ['10/(1d6-3)', 'divisorMayBeZero', 2],
    ['10//0', 'divisorMayBeZero', 2],
    ['2+sqrt(1d6-2)', 'noRoot', 2],
    ['2+log(1d6-1)', 'noLogarithm', 2],
    ['2+exp(1d100)', 'resultTooLarge', 2],
    ['2+sin(1d6, 1d6)', 'oneNumber', 2],
  ])('%s', (text, code, at) => {
    expect(refusal(text)).toMatchObject({ code, at });
  });

  test('with the whole first word or sign that does not fit', () => {
    expect(['2d6 fireball!', '2d6 12x', '2d6 👍🏽', '2d6 مرحبا'].map((text) => refusal(text).params)).toEqual(
      [{ found: 'fireball' }, { found: '12' }, { found: '👍' }, { found: 'مرحبا' }],
    );
  });
});

describe('a roll beyond a limit is refused with the limit', () => {
  test.each([
    ['1001d6', 'tooManyDice', { limit: 1000, given: 1001 }],
    ['600d6+600d6', 'tooManyDice', { limit: 1000, given: 1200 }],
    ['1d1000001', 'tooManySides', { limit: 1_000_000, given: 1_000_001 }],
    ['1000000001', 'numberTooLarge', { limit: 1_000_000_000, given: 1_000_000_001 }],
    ['1d6>=1000000001', 'numberTooLarge', { limit: 1_000_000_000, given: 1_000_000_001 }],
    ['4d6k1000000001', 'numberTooLarge', { limit: 1_000_000_000, given: 1_000_000_001 }],
    ['1000000*1000000*1001', 'resultTooLarge', { limit: 1e15 }],
    [`${'1+'.repeat(250)}1`, 'tooLong', { limit: 500, given: 501 }],
  ])('%.30s', (text, code, params) => {
    expect(refusal(text)).toMatchObject({ code, params });
  });

  test.each([
    '1000d6',
    '500d6+500d6',
    '1d1000000',
    '1000000000',
    '1000000*1000000*1000',
    `${'1+'.repeat(249)}11`,
  ])('%.30s is still allowed', (text) => {
    expect(parse(text).ok).toBe(true);
  });
});

describe('any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(fc.constantFrom(...'0123456789ddddkhlfF%+-*/()[]<>=. ,rx!{}#&@é😀'), { maxLength: 40 })
      .map((characters) => characters.join('')),
  );

  test('is read or refused, and what is suggested can be read', () => {
    fc.assert(
      fc.property(text, (written) => {
        const parsed = parse(written);
        if (parsed.ok || parsed.error.suggestion === undefined) return;
        expect(parse(parsed.error.suggestion).ok).toBe(true);
      }),
      { numRuns: deep(300, 5000), seed: seededFrom(3) },
    );
  });

  test('a refusal points into the text or right behind it', () => {
    fc.assert(
      fc.property(text, (written) => {
        const parsed = parse(written);
        expect(parsed.ok || (parsed.error.at >= 0 && parsed.error.at <= written.length)).toBe(true);
      }),
      { numRuns: deep(200, 2000), seed: seededFrom(4) },
    );
  });
});
