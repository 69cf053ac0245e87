import { describe, expect, test } from 'vitest';
import { explainParseError, explainUnsolved, odds, parseBatch } from '../../../src/dice/index.ts';
import { read } from '../support/read.ts';

describe('a mistake in words', () => {
  test.each([
    ['', "There's nothing to roll: write dice such as `2d6+3`."],
    ['4d6k3h', 'I can\'t read "h" (character 6) as part of a roll. Did you mean `4d6kh3`?'],
    ['2d', 'The roll breaks off: something is missing at its end. Did you mean `2d6`?'],
    ['(2d6', 'The "(" (character 1) is never closed. Did you mean `(2d6)`?'],
    [`${'1+'.repeat(250)}1`, 'A roll can have 500 characters; this one has 501.'],
    ['1001d6', 'A roll can have 1,000 dice; this one has 1,001.'],
    ['1d2000000', 'A die can have 1,000,000 sides; this one has 2,000,000.'],
    ['2000000000', 'Numbers can go up to 1,000,000,000; this one is 2,000,000,000.'],
    ['1000000*1000000*1001', 'The result could pass 1,000,000,000,000,000, which is as far as I count.'],
    ['0d6', 'Roll at least one die.'],
    ['1d0', 'A die needs at least one side.'],
    ['4d6k0', "There's nothing to keep: say how many dice, at least one."],
    ['5d6>4<2', 'These dice have two targets: give them one.'],
    ['1d6.5', 'I can\'t read "." (character 4) as part of a roll. Rolls look like `2d6+3` or `4d6kh3`.'],
    [
      '2d6 kep 3',
      'I can\'t read "kep" (character 5) as part of a roll. To keep the highest three, write `4d6kh3`.',
    ],
    ['9/(1d6-3)', 'The part after the "/" (character 2) could be zero, and I can\'t divide by zero.'],
    ['1d2{', 'I can\'t read "{" (character 4) as part of a roll. Did you mean `1d2`?'],
    ['{2d6, 1d8', 'The "{" (character 1) is never closed. Did you mean `{2d6, 1d8}`?'],
    ['21#1d6', 'At most 20 rolls go at once; these are 21.'],
    ['0#1d6', 'Roll it at least once: `1#`.'],
    [
      '5d6f1',
      'There are failures to count, but no successes: add a target such as `>=8`. Did you mean `5d6>=6f1`?',
    ],
    [
      '4d10>=8c',
      'A `c` alone takes failures away, and none are counted: say which dice fail, such as `f1`. Did you mean `4d10>=8f1c`?',
    ],
    ['2d6r<2ro>5', 'You tell these dice twice to be rolled again: once is enough.'],
    [
      '1d6!>0',
      'Every face of these dice explodes, which would never end: leave one out, or write `!o` to explode once. Did you mean `1d6!o>0`?',
    ],
    [
      '1d6r>0',
      'Every face of these dice is rolled again, which would never end: leave one out, or write `ro` for once. Did you mean `1d6ro>0`?',
    ],
    [
      '5d3u',
      'There are more dice than different faces, so they can never all differ: write `uo` to try once. Did you mean `5d3uo`?',
    ],
    [
      '(1d4)d6',
      "The number of dice, their sides and the target must be plain numbers: don't put dice in there.",
    ],
    ['1.1234567', 'Numbers can have 6 digits after the point.'],
    [
      '(1d6-4)^0.5',
      "This power might have no result: a negative number needs a whole exponent, and zero can't have a negative one.",
    ],
    ['sqrt(1d6-4)', 'This could be the root of a negative number, which has none.'],
    [
      'vtm7h2',
      'I can\'t roll "vtm7h2" of Vampire 5: tens count in pairs, so that one die is worth what another shows.',
    ],
    ['p 4d6', "You don't type who sees a roll: choose it with `who-sees:`, and leave out the `p`."],
    ['s 4d6', 'Dice are always shown, many of them folded: leave out the `s`. Did you mean `4d6`?'],
    ['nr 4d6', 'The result is always shown beside the dice: leave out the `nr`. Did you mean `4d6`?'],
    ['log(1d6-1)', 'This could be the logarithm of zero or less, which has none.'],
    ['floor(1, 2)', 'floor takes one number.'],
    [
      '1d20+@strenght',
      'I don\'t know a value called "@strenght"; the nearest is "@strength". Did you mean `1d20+@strength`?',
    ],
    ['1d20+@x', 'I don\'t know a value called "@x".'],
    [
      '&+5',
      '`&` repeats the first of several rolls, so put one before it: `1d20; &+5`. Did you mean `1d20; &+5`?',
    ],
  ])('%.30s', (text, words) => {
    const parsed = parseBatch(text, { names: { strength: 3 } });
    expect(parsed.ok || explainParseError(parsed.error)).toBe(words);
  });
});

describe('odds that are not there, in words', () => {
  test.each([
    ['1000d200', 'Exact odds for this roll would take too long: try fewer dice.'],
    ['3d1000000', 'This roll has more than 200,000 different results, too many for exact odds.'],
  ])('%s', (text, words) => {
    const answer = odds(read(text));
    expect(answer.ok || explainUnsolved(answer)).toBe(words);
  });
});
