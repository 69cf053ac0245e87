import { describe, expect, test } from 'vitest';
import { parse } from '../../../src/dice/index.ts';
import { computing } from '../../support/processor.ts';

const suggestionFor = (text: string): string | undefined => {
  const parsed = parse(text);
  return parsed.ok ? undefined : parsed.error.suggestion;
};

describe('the nearest roll that would work', () => {
  test.each([
    // The letters in another order, or a word for them.
    ['4d6k3h', '4d6kh3'],
    ['4d6d1l', '4d6dl1'],
    ['4d6h3', '4d6kh3'],
    ['4d6l1', '4d6kl1'],
    ['4d6 keep 3', '4d6kh3'],
    ['4d6 keep the highest 3', '4d6kh3'],
    ['4d6 drop lowest', '4d6dl1'],
    ['4d6 drop the 2 highest', '4d6dh2'],
    ['4d6d', '4d6dl1'],
    ['d20 adv', '2d20kh1'],
    ['1d20 with disadvantage', '2d20kl1'],
    // Other hands and languages.
    ['2w6', '2d6'],
    ['W20', 'd20'],
    ['2 d 6', '2d6'],
    ['2dd6', '2d6'],
    ['1d2o', '1d20'],
    ['ld6', '1d6'],
    ['/roll 2d6+3', '2d6+3'],
    // Explosions.
    ['4d6x', '4d6!'],
    ['4d6x6', '4d6!=6'],
    ['10d10!8', '10d10!=8'],
    ['1d6!>0', '1d6!o>0'],
    ['5d3u', '5d3uo'],
    ['1d6r>0', '1d6ro>0'],
    // Brackets.
    ['{2d6, 1d8', '{2d6, 1d8}'],
    ['{2d6, 1d8)kh1', '{2d6, 1d8}kh1'],
    ['floor(1d6/2', 'floor(1d6/2)'],
    ['2d20 with advantage', '2d20kh1'],
    ['4d6ds', '4d6>=6ds'],
    // Targets.
    ['5d6=>4', '5d6>=4'],
    ['5d6=<4', '5d6<=4'],
    ['5d6 4+', '5d6>=4'],
    ['5d6 vs 4', '5d6>=4'],
    ['5d6 DN 4', '5d6>=4'],
    // Something missing or too much.
    ['2d', '2d6'],
    ['d', 'd20'],
    ['2d6+', '2d6'],
    ['*2d6', '2d6'],
    ['2d6+*3', '2d6+3'],
    ['2d6, 1d8', '{2d6, 1d8}'],
    ['2d6 3', '2d6+3'],
    ['2d6 d8', '2d6+d8'],
    ['2(1d6)', '2*(1d6)'],
    ['(2d6', '(2d6)'],
    ['2d6)', '2d6'],
    ['2d6 [fire', '2d6 [fire]'],
    // Words that are labels.
    ['2d6 fire', '2d6 [fire]'],
    ['2d6 fire + 1d8 cold', '2d6 [fire]+1d8 [cold]'],
  ])('%s → %s', (text, nearest) => {
    expect(suggestionFor(text)).toBe(nearest);
  });

  test.each(['hello', '1d0', '', '10/0', '😀', '('])("'%s' resembles no roll", (text) => {
    expect(suggestionFor(text)).toBeUndefined();
  });

  test.each(['1001d6', '1d1000001', '(1.5)d6', '0d6', '4d6k0', '0.1234567*1d6', '2d6rrl1'])(
    'is not guessed where another number would have to be taken: %s',
    (text) => {
      expect(suggestionFor(text)).toBeUndefined();
    },
  );

  test.each(['5d6>4<2', '5d6>=', '3d6!!!', '4d6 hk', '3 attacks', '1d6.5'])(
    'loses nothing that was written, or there is none: %s',
    (text) => {
      expect(suggestionFor(text)).toBeUndefined();
    },
  );
});

test.each(['(', '-', '1d6 a ', 'd ', '1+('])("a long '%s…' is given up on quickly", (piece) => {
  const text = piece.repeat(Math.floor(499 / piece.length));
  const times = Array.from({ length: 5 }, () => computing(() => parse(`${text}!`)));
  expect(Math.min(...times)).toBeLessThan(50);
});
