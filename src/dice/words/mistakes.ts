import type { Condition } from '../notation/ast.ts';
import type { ParseError, Problem } from '../notation/problem.ts';
import { figures } from './numbers.ts';

/** A sentence about what is wrong with a written roll and, where there is one, the roll that would work. */
export const explainParseError = (error: ParseError): string => {
  const sentence = explainProblem(error, error.at + 1);
  if (error.suggestion !== undefined) return `${sentence} Did you mean \`${error.suggestion}\`?`;
  if (error.code !== 'unexpected' && error.code !== 'unfinished') return sentence;
  return `${sentence} ${(error.code === 'unexpected' && hintFor(error.params.found)) || 'Rolls look like `2d6+3` or `4d6kh3`.'}`;
};

/** How to write what a word seems to ask for. */
const hintFor = (found: string): string | undefined => HINTS.find(([word]) => word.test(found))?.[1];

const HINTS: readonly (readonly [word: RegExp, hint: string])[] = [
  [/^(?:adv|dis)/i, 'Advantage is `2d20kh1`, disadvantage `2d20kl1`.'],
  [/^keep|^kep|^k$/i, 'To keep the highest three, write `4d6kh3`.'],
  [/^drop|^drp/i, 'To drop the lowest, write `4d6dl1`.'],
  [/^re?roll/i, 'To roll ones again once, write `4d6ro=1`.'],
  [/^explod/i, 'To explode on the highest face, write `4d6!`.'],
  [/^(?:vs|versus|dc|dn|tn)$/i, 'Against a target, write `1d20+5 >= 15`.'],
];

const TOLD = {
  min: 'count low numbers',
  max: 'count high numbers',
  implode: 'implode',
  explode: 'explode',
  reroll: 'be rolled again',
  unique: 'be unique',
  sort: 'be sorted',
} as const;

const ENDLESS = {
  explode:
    'Every face of these dice explodes, which would never end: leave one out, or write `!o` to explode once.',
  reroll:
    'Every face of these dice is rolled again, which would never end: leave one out, or write `ro` for once.',
  unique: 'There are more dice than different faces, so they can never all differ: write `uo` to try once.',
} as const;

const NEVER = {
  count: (dice: number) =>
    dice === 1 ? 'there would never be a success' : 'none of these dice would ever count',
  explode: () => 'nothing would explode',
  reroll: () => 'nothing would be rolled again',
} as const;

/** What a die shows where it meets a condition: '7 or more'. */
const conditionWords = ({ compare, value }: Condition): string => {
  const number = figures(value);
  switch (compare) {
    case '>=':
      return `${number} or more`;
    case '<=':
      return `${number} or less`;
    case '>':
      return `more than ${number}`;
    case '<':
      return `less than ${number}`;
    case '=':
      return number;
    case '!=':
      return `anything but ${number}`;
  }
};

const FLAGS = {
  p: "You don't type who sees a roll: choose it with `who-sees:`, and leave out the `p`.",
  s: 'Dice are always shown, many of them folded: leave out the `s`.',
  nr: 'The result is always shown beside the dice: leave out the `nr`.',
} as const;

const explainProblem = (problem: Problem, place: number): string => {
  switch (problem.code) {
    case 'empty':
      return "There's nothing to roll: write dice such as `2d6+3`.";
    case 'unexpected':
      return `I can't read "${problem.params.found}" (character ${place}) as part of a roll.`;
    case 'unfinished':
      return 'The roll breaks off: something is missing at its end.';
    case 'unclosed':
      return `The "${problem.params.bracket}" (character ${place}) is never closed.`;
    case 'tooLong':
      return `A roll can have ${figures(problem.params.limit)} characters; this one has ${figures(problem.params.given)}.`;
    case 'tooManyDice':
      return `A roll can have ${figures(problem.params.limit)} dice; this one has ${figures(problem.params.given)}.`;
    case 'tooManySides':
      return `A die can have ${figures(problem.params.limit)} sides; this one has ${figures(problem.params.given)}.`;
    case 'tooDeep':
      return `You can nest groups ${figures(problem.params.limit)} deep; these go ${figures(problem.params.given)} deep.`;
    case 'numberTooLarge':
      return `Numbers can go up to ${figures(problem.params.limit)}; this one is ${figures(problem.params.given)}.`;
    case 'resultTooLarge':
      return `The result could pass ${figures(problem.params.limit)}, which is as far as I count.`;
    case 'noDice':
      return 'Roll at least one die.';
    case 'noSides':
      return 'A die needs at least one side.';
    case 'selectsNone':
      return `There's nothing to ${problem.params.selects}: say how many dice, at least one.`;
    case 'twoTargets':
      return 'These dice have two targets: give them one.';
    case 'tooManyFaces':
      return `Your own die can have ${figures(problem.params.limit)} faces; this one has ${figures(problem.params.given)}.`;
    case 'tooManyRepeats':
      return `At most ${figures(problem.params.limit)} rolls go at once; these are ${figures(problem.params.given)}.`;
    case 'tooManyDecimals':
      return `Numbers can have ${figures(problem.params.limit)} digits after the point.`;
    case 'noRepeats':
      return 'Roll it at least once: `1#`.';
    case 'noTarget':
      return `There are ${problem.params.counts} to count, but no successes: add a target such as \`>=8\`.`;
    case 'nothingRedeemed':
      return 'A `c` alone takes failures away, and none are counted: say which dice fail, such as `f1`.';
    case 'twice':
      return `You tell these dice twice to ${TOLD[problem.params.modifier]}: once is enough.`;
    case 'neverEnds':
      return ENDLESS[problem.params.modifier];
    case 'notConstant':
      return "The number of dice, their sides and the target must be plain numbers: don't put dice in there.";
    case 'noPower':
      return "This power might have no result: a negative number needs a whole exponent, and zero can't have a negative one.";
    case 'noRoot':
      return 'This could be the root of a negative number, which has none.';
    case 'noLogarithm':
      return 'This could be the logarithm of zero or less, which has none.';
    case 'oneNumber':
      return `${problem.params.name} takes one number.`;
    case 'unknownName':
      return problem.params.nearest === ''
        ? `I don't know a value called "@${problem.params.name}".`
        : `I don't know a value called "@${problem.params.name}"; the nearest is "@${problem.params.nearest}".`;
    case 'nothingShared':
      return '`&` repeats the first of several rolls, so put one before it: `1d20; &+5`.';
    case 'untoldAlias': {
      const { alias, game, why } = problem.params;
      return `I can't roll "${alias}" of ${game}: ${why}.`;
    }
    case 'neverMet': {
      const { die, when, dice, does } = problem.params;
      return `A ${die} never shows ${conditionWords(when)}, so ${NEVER[does](dice)}.`;
    }
    case 'alwaysMet': {
      const { die, when, dice } = problem.params;
      return `Every face of a ${die} is ${conditionWords(when)}, so this always counts ${dice === 1 ? 'its one die' : `all ${figures(dice)} dice`}.`;
    }
    case 'signedDie': {
      const { die, end } = problem.params;
      const way = end === 'higher' ? 'advantage' : 'disadvantage';
      const sign = end === 'higher' ? 'plus' : 'minus';
      return `Here \`${die}\` is one die with a ${sign} in front, not ${way}: for that, roll two and keep the ${end}.`;
    }
    case 'flag':
      return FLAGS[problem.params.flag];
    case 'notWhole':
      return `Dice, sides and faces come in whole numbers, and ${figures(problem.params.number)} isn't one.`;
    case 'divisorMayBeZero':
      return `The part after the "/" (character ${place}) could be zero, and I can't divide by zero.`;
  }
};
