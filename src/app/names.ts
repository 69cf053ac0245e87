import { distance } from 'fastest-levenshtein';

/** Two names are the same when they differ in case, in spaces or in how their letters are encoded. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLocaleLowerCase('en');
}

// Characters that turn text round, hide or have no look of their own. (Joiners stay: some scripts and emoji need them.)
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\u00AD\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const READABLE = /[\p{L}\p{N}\p{S}]/u;

export const NAME_LIMIT = 40;

/** A name as it is kept: one line, at most 40 characters. Null where nothing readable is left. */
export function cleanName(raw: string): string | null {
  const name = raw.normalize('NFC').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();
  return !READABLE.test(name) || [...name].length > NAME_LIMIT ? null : name;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

/** The one that is meant: by id, by name, or by the only name that begins so. Null where none or several are. */
export function findNamed<T extends Named>(typed: string, among: readonly T[]): T | null {
  const key = nameKey(typed);
  const exact = among.find((one) => one.id === typed) ?? among.find((one) => nameKey(one.name) === key);
  if (exact !== undefined) return exact;
  const beginning = key === '' ? [] : among.filter((one) => nameKey(one.name).startsWith(key));
  return beginning.length === 1 ? (beginning[0] ?? null) : null;
}

/** The name that was probably meant, if one is close enough to say so. */
export function nearest(typed: string, names: readonly string[]): string | null {
  const key = nameKey(typed);
  let best: string | null = null;
  let least = Math.max(1, Math.floor(key.length / 3)) + 1;
  for (const name of names) {
    const far = distance(key, nameKey(name));
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
