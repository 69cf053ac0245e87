import type { ParseError } from './problem.ts';

/** Says what kind of mistake it is that the reading stopped at `stop`. */
export const misread = (text: string, stop: number): ParseError => {
  const at = startOfWord(text, stop);
  if (text[at] === '[' && !text.includes(']', at)) return { code: 'unclosed', params: { bracket: '[' }, at };
  if (at < text.length) return { code: 'unexpected', params: { found: firstPiece(text.slice(at)) }, at };
  const open = openBracket(text);
  // '(2d6+' lacks a number before it lacks the bracket.
  if (open !== undefined && /[\w%)\]}]\s*$/.test(text) && !/d\s*$/i.test(text))
    return { code: 'unclosed', params: { bracket: open.bracket }, at: open.at };
  return { code: 'unfinished', params: {}, at };
};

/** In the middle of a word ('k' may begin a keep, 'eep' may not follow) it is the word that is wrong. */
const startOfWord = (text: string, stop: number): number => {
  let start = stop;
  while (start > 0 && /\p{L}/u.test(text[start - 1] ?? '')) start--;
  const before = stop - start;
  const goesOn = /^[\p{L}\d]/u.test(text.slice(stop));
  const standsAlone = before > 2 && !/[\p{L}\d)\]}%]/u.test(text[start - 1] ?? '');
  return goesOn || standsAlone ? start : stop;
};

/** The first word, number or sign of a text, cut where it is long. */
const firstPiece = (text: string): string => {
  const piece = /^(\p{L}+|\d+|\P{C}\p{M}*|.)/u.exec(text)?.[0] ?? text;
  const characters = Array.from(piece);
  return characters.length > 20 ? `${characters.slice(0, 20).join('')}…` : piece;
};

/** The innermost bracket that nothing closes. */
const openBracket = (text: string): { readonly bracket: '(' | '{'; readonly at: number } | undefined => {
  const open: { readonly bracket: '(' | '{'; readonly at: number }[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '(' || sign === '{') open.push({ bracket: sign, at });
    else if (sign === ')' || sign === '}') open.pop();
  }
  return open.at(-1);
};
