import { behindShortWord, holdsShortWord } from './games/shortWords.ts';
import { holdsPhrase } from './plain/phrases.ts';
import { isModifier, isName, isRule, isSpoken, isTelling } from './plain/words.ts';

/*
 * Where words behind a roll are a comment without a sign, as Avrae has them: `4d6kh3 attack with sword`. What might be meant as
 * dice, as more maths or as a modifier must not be lost in one: that is read as what it is, or is a mistake.
 */

/** The first word up to a gap or the end, with the mark that may end it; or a picture. */
const FIRST =
  /^(?:([\p{L}\p{M}'’-]*\p{L})[,.:!?…]*(?=\s|$)|\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}\u200d]*)/u;

/** More dice, maths or a sign of the notation. */
const ROLLED = /[-+*/×÷−–]\s*(?:\d|[dD]\d|[@(&])|[<>=≥≤≠[\]{}#@]/u;

/** Dice in the middle of words. */
const DICE = /(?<![\p{L}\d])\d{0,4}d(?:\d|%|f(?!\p{L}))/iu;

/** Dice that somebody talks about: 'I rolled a d20', but not 'and a d4'. */
const TALK =
  /(?<!\b(?:and|plus|with|add|or|then)\s)\b(?:an?|the|my|your|his|her|their|this|that)\s+d\d{1,7}\b/giu;

/** Whether words have dice among them that are meant to be rolled, or a game's short word for some. */
export const holdsDice = (words: string): boolean =>
  DICE.test(words.replace(TALK, '')) || holdsShortWord(words);

/** What can be said of a roll: behind which sign, and whether anything else of the line is rolled. */
export interface Remark {
  readonly words: string;
  readonly sign: '#' | '//' | '!' | 'title';
  readonly rolls: boolean;
}

/**
 * Whether a remark only says something. A title is in parentheses, as maths are, and `//` and `!` are signs of maths and dice as well: dice in
 * a title may be meant to be rolled, and behind these signs unless a word that names something comes first. Where the line has no other dice, they are
 * behind every sign: `3#sw8`.
 */
export const onlySays = ({ words, sign, rolls }: Remark): boolean => {
  if (sign === 'title') return !holdsDice(words);
  if (!rolls) return !(holdsDice(words) || asksForRoll(words));
  return sign === '#' || beginsWithName(words) || !holdsDice(words);
};

const beginsWithName = (words: string): boolean => {
  const first = /^\s*([\p{L}\p{M}'’-]+)(?=[\s,.:!?…])/u.exec(words)?.[1];
  return (
    first !== undefined && isName(first) && !/^(?:and|then|or|add)$/i.test(first) && !holdsShortWord(first)
  );
};

/** A short word that people say too, alone or told what to do: 'attack', 'attack with advantage'. */
const asksForRoll = (words: string): boolean => {
  const behind = behindShortWord(words)?.trim();
  return behind !== undefined && (behind === '' || /^[-+*]/.test(behind) || holdsPhrase(behind));
};

/**
 * Whether what stands at `at`, behind a gap, is a comment up to the end of its line rather than modifiers: several words, or one
 * that is like no modifier.
 */
export const isComment = (text: string, at: number): boolean => {
  const end = text.slice(at).search(/[;\r\n]|$/);
  const rest = text.slice(at, at + end).trimEnd();
  const found = FIRST.exec(rest);
  if (found === null || ROLLED.test(rest) || holdsDice(rest) || holdsPhrase(rest)) return false;
  const word = found[1];
  if (word === undefined) return true;
  const after = rest.slice(word.length).trim();
  if (isModifier(word)) return word === 'I' && /^\p{L}{2}/u.test(after);
  if (word.toLowerCase() === 'with' ? isRule(after) || isTelling(after) : isTelling(word)) return false;
  // 'kep 3': one word with a number is sooner a slip than something to say.
  if (/^\d+$/.test(after)) return false;
  return isSpoken(word) && !(after === '' && word.length < 3 && /^[a-z]*$/i.test(word));
};
