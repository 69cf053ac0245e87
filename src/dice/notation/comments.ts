import { distance } from 'fastest-levenshtein';

/*
 * Where words behind a roll are a comment without a sign, as Avrae has them: `4d6kh3 attack with sword`. What might be meant as
 * dice, as more maths or as a modifier must not be lost in one: that stays a mistake, and has its suggestion.
 */

/** Words that tell what to do with dice: modifiers in the making. */
const TELLING: ReadonlySet<string> = new Set(
  (
    'keep kept drop dropped highest high best lowest low worst middle reroll rerolls rerolling explode explodes exploding implode ' +
    'implodes imploding min max minimum maximum plus minus times adv advantage dis disadv disadvantage vs versus dc dn tn target x d w'
  ).split(' '),
);

/** Of these a misspelt one is taken for what it was meant to be. */
const LONG = ['advantage', 'disadvantage', 'highest', 'lowest', 'explode', 'reroll'];

/** Every modifier that letters alone can write. */
const MODIFIER = /^(?:k[hlm]?|d[hlms]|r[ora]?|uo?|s[ad]?|c[sf]?|ie?|e|b)$/;

/** The first word up to a gap or the end, with the mark that may end it. */
const FIRST = /^([\p{L}\p{M}'’-]*\p{L})[,.:!?…]*(?=\s|$)/u;

/** More dice, maths or a sign of the notation. */
const ROLLED = /[-+*/×÷−–]\s*(?:\d|[dD]\d|[@(&])|[<>=≥≤≠[\]{}#@]/u;

/**
 * Whether what stands at `at`, behind a gap, is a comment up to the end of its line rather than modifiers: several words, or one
 * that is like no modifier.
 */
export const isComment = (text: string, at: number): boolean => {
  const end = text.slice(at).search(/[;\r\n]|$/);
  const rest = text.slice(at, at + end).trimEnd();
  const word = FIRST.exec(rest)?.[1];
  if (word === undefined || ROLLED.test(rest)) return false;
  const small = word.toLowerCase();
  const after = rest.slice(word.length).trim();
  if (MODIFIER.test(small)) return word === 'I' && /^\p{L}{2}/u.test(after);
  if (TELLING.has(small) || (small === 'with' && TELLING.has(after.toLowerCase()))) return false;
  if (LONG.some((long) => distance(long, small) <= 1)) return false;
  // 'kep 3', 'ih': one short word, or one with a number, is sooner a slip than something to say.
  if (/^\d+$/.test(after) || (after === '' && small.length < 3)) return false;
  // Of Latin letters a word has a vowel.
  return /[^a-z'’-]/u.test(small) || /[aeiouy]/.test(small);
};
