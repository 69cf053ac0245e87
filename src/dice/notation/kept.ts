import type { Batch } from './ast.ts';
import { countDice } from './count.ts';

/*
 * What a suggestion has to keep of what somebody wrote: each number, all dice, each comparison and mark. It may add what was missing.
 */

/** Whether nothing of a text is lost or changed in a suggestion. `batch` is what the suggestion is as a roll. */
export const losesNothing = (text: string, suggestion: string, batch: Batch): boolean => {
  const written = tidied(text);
  return (
    rolls(batch) &&
    holdsAll(numbersIn(suggestion), numbersIn(written)) &&
    holdsAll(diceIn(suggestion), diceIn(written)) &&
    holdsAll(signsIn(suggestion), signsIn(written))
  );
};

/** Dice, or a value that they may hang on. A bare number is no answer to anything. */
const rolls = (batch: Batch): boolean =>
  batch.every(({ expression }) => countDice(expression) > 0) || shares(batch);

const shares = (batch: Batch): boolean =>
  batch.length > 1 && batch.some(({ expression }) => countDice(expression) > 0);

/** Letters that are typed for digits, and other languages' dice. */
const tidied = (text: string): string =>
  // A d20 that is rolled twice for advantage is kept in it.
  (ADVANTAGE.test(text) ? text.replace(/(?<![\p{L}\d])[12]?(?=d20(?!\d))/iu, '2') : text)
    .replace(/(?<=\d)o|(?<=\dd)o/gi, '0')
    .replace(/(?<![a-z\d])l(?=d\d)/gi, '1')
    .replace(/(?<=\d)\s*w\s*(?=\d)|(?<![a-z])w(?=\d)/gi, 'd')
    .replace(/(?<=\d)\s+d\s*(?=\d)|(?<=\d)d\s+(?=\d)/gi, 'd')
    .replace(/d{2,}(?=\d)/gi, 'd');

const ADVANTAGE = /\b(?:dis)?adv\p{L}*|\bdis\b/iu;

const numbersIn = (text: string): readonly string[] =>
  (text.match(/\d+(?:\.\d+)?|\.\d+/g) ?? []).map((number) => String(Number(number)));

const diceIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\p{L}\d%)\]}])(\d*)d(\d+|%|f(?!\p{L}))/giu)].map(([, count = '', sides = '']) =>
    `${count === '' ? '' : Number(count)}d${sides.toLowerCase()}`.replace(/^1d/, 'd'),
  );

/** Marks and comparisons of the notation, each by itself. */
const signsIn = (text: string): readonly string[] =>
  (text.match(/[!<>=≥≤≠@]/g) ?? []).flatMap((sign) => EXPANDED[sign] ?? sign);

const EXPANDED: Readonly<Record<string, readonly string[]>> = {
  '≥': ['>', '='],
  '≤': ['<', '='],
  '≠': ['≠'],
};

/** Whether a list holds another, as often as it stands there. */
const holdsAll = (all: readonly string[], needed: readonly string[]): boolean => {
  const left = [...all];
  return needed.every((one) => {
    const at = left.indexOf(one);
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
};
