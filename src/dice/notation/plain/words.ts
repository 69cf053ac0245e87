import { distance } from 'fastest-levenshtein';

/*
 * Which words tell what to do with dice, and which only say what a roll is for. What might be a rule never becomes a comment.
 */

/** Words that change a roll wherever they stand among others. */
const RULES: ReadonlySet<string> = new Set(
  (
    'keep kept keeping drop dropped dropping reroll rerolls rerolling explode explodes exploding implode implodes imploding ' +
    'plus minus times adv advantage dis disadv disadvantage vs versus dc dn tn x'
  ).split(' '),
);

/** Words that do so right behind dice. */
const TELLING: ReadonlySet<string> = new Set([
  ...RULES,
  ...'highest high best lowest low worst middle min max minimum maximum with target d w times'.split(' '),
]);

/** Of these a misspelt one is taken for what it was meant to be. */
const LONG = [
  'advantage',
  'disadvantage',
  'highest',
  'lowest',
  'explode',
  'explodes',
  'exploding',
  'reroll',
  'rerolling',
];

/** Every modifier that letters alone can write. */
const MODIFIER = /^(?:k[hlm]?|d[hlms]|r[ora]?|uo?|s[ad]?|c[sf]?|ie?|e|b)$/;

/** Short words that people say, and no dice know. */
const SMALL: ReadonlySet<string> = new Set(
  'a an as at be by do for go he i if in is it me my no of on or so the to up us we'.split(' '),
);

const isMisspelt = (word: string): boolean => LONG.some((long) => distance(long, word) <= 1);

/** Whether a word changes a roll wherever it stands. */
export const isRule = (word: string): boolean => RULES.has(word.toLowerCase());

/** Whether a word right behind dice may be meant as part of them. */
export const isTelling = (word: string): boolean => {
  const small = word.toLowerCase();
  return TELLING.has(small) || MODIFIER.test(small) || isMisspelt(small);
};

/** Whether letters spell one of the modifiers. */
export const isModifier = (word: string): boolean => MODIFIER.test(word.toLowerCase());

/** Whether a word is one that people say: with a vowel where its letters are Latin, and not as short as a slip of the thumb. */
export const isSpoken = (word: string): boolean => {
  const small = word.toLowerCase();
  if (SMALL.has(small) || /[^a-z'’-]/u.test(small)) return true;
  return small.length > 2 && /[aeiouy]/.test(small);
};

/** Whether a word can be what a roll is for. */
export const isName = (word: string): boolean => isSpoken(word) && !isTelling(word);

/** A text with each misspelt long word as it was meant to be. */
export const spelled = (text: string): string =>
  text.replace(
    /\p{L}{5,14}/gu,
    (word) => LONG.find((long) => distance(long, word.toLowerCase()) === 1) ?? word,
  );
