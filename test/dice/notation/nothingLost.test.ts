import { describe, expect, test } from 'vitest';
import { parseBatch, printBatch } from '../../../src/dice/index.ts';
import { deep, patience } from '../../support/deep.ts';

/*
 * Dice that are typed are rolled or asked about, wherever they stand: among words, behind signs that may be maths or begin a comment,
 * as a game's short word, in parentheses that look like a title.
 */

/** Dice by what is left of them in full: of a d20 with advantage two are rolled. */
const DICE: Readonly<Record<string, RegExp>> = {
  d20: /d20/,
  '2d8': /2d8/,
  sw10: /1d10!!/,
  '4cod': /4d10!/,
  dheart: /1d12/,
  fitd3: /3d6/,
};
const SAID_WITH = ['', ' x 2', ' with disadvantage', ' drop lowest', ' reroll 1s', ' explode on 6', ' fire'];
const BEFORE = ['', 'adv ', 'dis ', 'and ', 'plus ', 'then ', 'fire ', 'with '];
const SIGNS = ['//', ' // ', ' ! ', '#', ' # ', ', ', ' and ', ' plus ', ' ', '+', ' (', '; '];
const FIRST = ['10', '3', '2d6', '2d6+3 fire', '1d20+5', 'attack', '(Attack) 1d20', '10/2', '@str'];

/** Where something is rolled before them, words are a comment behind a `#`, and behind the other signs where one that names something comes first. */
const isComment = (first: string, sign: string, before: string): boolean =>
  /d\d|attack/.test(first) &&
  (sign.trim() === '#' || (/^(?:\/\/|!)$/.test(sign.trim()) && before === 'fire '));

const texts = function* (): Generator<readonly [text: string, left: RegExp]> {
  for (const [written, left] of Object.entries(DICE))
    for (const before of BEFORE)
      for (const behind of SAID_WITH) {
        const dice = before + written + behind;
        for (const sign of SIGNS)
          for (const first of FIRST) {
            if (isComment(first, sign, before)) continue;
            const closed = sign === ' (' ? ')' : '';
            yield [first + sign + dice + closed, left];
          }
        yield [`(${dice}) 5`, left];
        yield [`(${dice}) 2d6`, left];
        yield [`(${dice}) + 2d6`, left];
      }
};

/** What is rolled, without what is only said. */
const rolled = (text: string): string | null => {
  const parsed = parseBatch(text, { names: { str: 3 } });
  if (!parsed.ok) return null;
  return printBatch(parsed.batch.map((line) => ({ ...line, comment: null }))).replace(/\[[^\]]*\]/g, '');
};

/** Of some 37,000 texts those that are tried: every so manieth, by a number that meets each part with each other. */
const STEP = deep(41, 1);

test('no dice are lost in what looks like a comment, a title or words', {
  timeout: patience(120_000),
}, () => {
  const tried = [...texts()].filter((_, place) => place % STEP === 0);
  const lost = tried.filter(([text, left]) => {
    const said = rolled(text);
    return said !== null && !left.test(said);
  });
  expect(lost.map(([text]) => text)).toEqual([]);
});

describe('where words and signs can mean one thing only, it is rolled', () => {
  test.each([
    ['2d6 and sw8', '{2d6, {1d8!!, 1d6!! [wild]}kh1}'],
    ['1d20 then 4cod', '1d20; 4d10!>=10>=8'],
    ['attack +5 with advantage', '2d20kh1+5'],
    ['3#attack adv', '3#2d20kh1'],
    ['10//adv d20', '10//2d20kh1'],
  ])('%s', (text, meant) => {
    const parsed = parseBatch(text);
    expect(parsed.ok && printBatch(parsed.batch)).toBe(meant);
  });
});

describe('elsewhere it is asked about, and what is shown is what no dice know', () => {
  test.each([
    ['3#sw8 with disadvantage', 'with'],
    ['10//adv d20 x 2', 'adv'],
  ])('%s', (text, found) => {
    const parsed = parseBatch(text);
    expect(!parsed.ok && parsed.error).toMatchObject({ params: { found }, at: text.indexOf(found) });
  });
});

describe('a comment with a sign stays one', () => {
  test.each(['2d6 # then 2d8', '3 # goblins', '3 # save me', '4d6 // attack', '2d6 ! I rolled a d20'])(
    '%s',
    (text) => {
      const parsed = parseBatch(text);
      expect(parsed.ok && parsed.batch[0]?.comment).toBe(text.replace(/^.*?(?:#|\/\/|!) /, ''));
    },
  );
});
