import { ALIASES, UNTOLD } from './aliases.ts';

/*
 * Where the short words of games stand in what somebody wrote.
 */

const ALL = [...ALIASES, ...UNTOLD].map(({ written }) => `(?:${written.source})`).join('|');

/** One anywhere, or part of another word. */
export const ANY = new RegExp(ALL, 'iu');

const APART = new RegExp(`(?<![\\p{L}\\d])(?:${ALL})(?![\\p{L}\\d])`, 'giu');
const FIRST = new RegExp(`^\\s*(?:${ALL})(?![\\p{L}\\d])`, 'iu');

/** Those that are names and words of people's, too. */
const SAID: ReadonlySet<string> = new Set('attack skill save age wit conan sil ms mm cd dh dp gb'.split(' '));

/** Whether there is one that can be nothing else: `sw8`, `dheart`, but not `save`. */
export const holdsShortWord = (words: string): boolean =>
  ANY.test(words) && (words.match(APART) ?? []).some((one) => !SAID.has(one.toLowerCase()));

/** What stands behind one at the beginning; null where none does. */
export const behindShortWord = (words: string): string | null => {
  const first = FIRST.exec(words)?.[0];
  return first === undefined ? null : words.slice(first.length);
};
