/*
 * The steps of Earthdawn: which dice are rolled at each, all of them exploding. Written as the sides of the dice, the largest first.
 */

/** Steps 1 and 2 are a d4 less something. */
const LOW: readonly string[] = ['1d4! - 2', '1d4! - 1'];

/** Steps 3 to 18, in every edition. */
const COMMON = '4|6|8|10|12|6 6|8 6|8 8|10 8|10 10|12 10|12 12|12 6 6|12 8 6|12 8 8|12 10 8';

/** Steps 19 to 50 of the first edition. */
const FIRST =
  '20 6 6|20 8 6|20 10 6|20 10 8|20 10 10|20 12 10|20 12 8 4|20 12 8 6|20 12 8 8|20 10 10 8|20 12 10 8|20 12 10 8|' +
  '20 10 8 8 6|20 10 10 8 6|20 10 10 8 8|20 10 10 10 8|20 12 10 10 8|20 20 10 8 4|20 20 10 8 6|20 20 10 8 8|20 20 10 10 8|' +
  '20 20 12 10 8|20 20 10 8 6 6|20 20 10 8 8 6|20 20 10 10 8 6|20 20 10 10 10 8|20 20 10 10 10 8|20 20 12 10 10 8|' +
  '20 20 10 10 8 8 4|20 20 10 10 8 8 6|20 20 10 10 8 8 8|20 20 10 10 10 8 8';

/** What the fourth edition adds to its d20s: eleven steps, over and over. */
const FOURTH = '6 6|8 6|8 8|10 8|10 10|12 10|12 12|12 6 6|12 8 6|12 8 8|12 10 8'.split('|');

/** `20 6 6` as a roll: `1d20! + 2d6!`. */
const rolled = (sides: string): string => {
  const dice = Map.groupBy(sides.split(' '), (of) => of);
  return [...dice].map(([of, all]) => `${all.length}d${of}!`).join(' + ');
};

const EARLIER = [...COMMON.split('|'), ...FIRST.split('|')].map(rolled);
const commonOf = (step: number): string | undefined => LOW[step - 1] ?? EARLIER[step - 1 - LOW.length];

/** The dice of a step (1 to 50) of the earlier editions; null where there is none. */
export const earthdawnStep = (step: number): string | null => commonOf(step) ?? null;

const LAST_COMMON = 18;
const LAST_OF_FOURTH = 100;

/** The dice of a step (1 to 100) of the fourth edition; null where there is none. */
export const fourthEditionStep = (step: number): string | null => {
  if (step <= LAST_COMMON) return commonOf(step) ?? null;
  if (step > LAST_OF_FOURTH) return null;
  const above = step - LAST_COMMON - 1;
  const twenties = '20 '.repeat(1 + Math.floor(above / FOURTH.length));
  return rolled(twenties + FOURTH[above % FOURTH.length]);
};
