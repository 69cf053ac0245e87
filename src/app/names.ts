import { distance } from 'fastest-levenshtein';

/** Two names are the same when they differ in case, in spaces or in how their letters are encoded. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('en');
}

/** The name of a number as it is looked up in a roll: `@WeaponSkill`, `@weapon_skill` and `@wéapon-skill` are the same. */
export { foldName as valueKey } from '../dice/index.ts';

// Characters that turn text round, hide or have no look of their own. (Joiners stay: some scripts and emoji need them.)
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\u00AD\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const READABLE = /[\p{L}\p{N}\p{S}]/u;

export const NAME_LIMIT = 40;

/** A name as it is kept: one line, at most 40 characters. Null where nothing readable is left. */
export function cleanName(raw: string): string | null {
  const name = raw.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  return !READABLE.test(name) || [...name].length > NAME_LIMIT ? null : name;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** A name without the signs between its words: 'Body (Might)' is 'body might'. */
const bare = (name: string): string => nameKey(name.replace(/[^\p{L}\p{N}]+/gu, ' '));

/**
 * The one that is meant: by id, by name, by its words alone, by the only name that begins so, or by the only one that
 * has such a word in it. Null where none or several are.
 */
export function findNamed<T extends Named>(typed: string, among: readonly T[]): T | null {
  const key = nameKey(typed);
  if (key === '') return null;
  const words = bare(typed);
  const exact =
    among.find((one) => one.id === typed) ??
    among.find((one) => nameKey(one.name) === key) ??
    among.find((one) => words !== '' && bare(one.name) === words);
  if (exact !== undefined) return exact;
  const beginning = only(among, (one) => nameKey(one.name).startsWith(key));
  return (
    beginning ?? (words === '' ? null : only(among, (one) => ` ${bare(one.name)}`.includes(` ${words}`)))
  );
}

/** As `findNamed`; where several have such a word in them, the first: for lists that begin with what is usual. */
export function usualNamed<T extends Named>(typed: string, among: readonly T[]): T | null {
  const words = bare(typed);
  if (words === '') return null;
  return findNamed(typed, among) ?? among.find((one) => ` ${bare(one.name)} `.includes(` ${words} `)) ?? null;
}

function only<T>(among: readonly T[], fits: (one: T) => boolean): T | null {
  const found = among.filter(fits);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The name that was probably meant, if one is close enough to say so; else one with a word in it that is. */
export function nearest(typed: string, names: readonly string[]): string | null {
  const key = nameKey(typed);
  const whole = nearestBy(key, names, (name) => [nameKey(name)]);
  return whole ?? (key.includes(' ') ? null : nearestBy(key, names, (name) => bare(name).split(' ')));
}

function nearestBy(
  key: string,
  names: readonly string[],
  keysOf: (name: string) => readonly string[],
): string | null {
  let best: string | null = null;
  let least = Math.min(Math.max(1, Math.floor(key.length / 2)), 3) + 1; // two letters swapped are two apart
  for (const name of names) {
    const far = Math.min(...keysOf(name).map((one) => distance(key, one)));
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
