import { bareName, nameKey, nearest } from '../engine/names.ts';
import { TEXT_LIMITS } from './limits.ts';

/** The name of a number as it is looked up in a roll: `@WeaponSkill`, `@weapon_skill` and `@wéapon-skill` are the same. */
export { foldName as valueKey } from '../dice/index.ts';
export { nameKey, nearest };

// Characters that turn text round, hide or have no look of their own. (Joiners stay: some scripts and emoji need them.)
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\u00AD\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const READABLE = /[\p{L}\p{N}\p{S}]/u;

/** A name as it is kept: one line, at most 40 characters. Null where nothing readable is left. */
export const cleanName = (raw: string): string | null => cleanText(raw, TEXT_LIMITS.name.most);

/** Any words as they are kept: one line, at most so many characters. Null where nothing readable is left. */
export function cleanText(raw: string, most: number): string | null {
  const text = raw.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '').trim();
  return !READABLE.test(text) || [...text].length > most ? null : text;
}

export interface Named {
  readonly id: string;
  readonly name: string;
  readonly also?: readonly string[]; // what it is called besides
}

/**
 * The one that is meant: by id, by name, by its words alone, by what it is called besides, by the only name that begins so, or by the only one that
 * has such a word in it. Null where none or several are.
 */
export function findNamed<T extends Named>(typed: string, among: readonly T[]): T | null {
  const key = nameKey(typed);
  if (key === '') return null;
  const words = bareName(typed);
  const exact =
    among.find((one) => one.id === typed) ??
    among.find((one) => nameKey(one.name) === key) ??
    among.find((one) => words !== '' && bareName(one.name) === words) ??
    among.find((one) => words !== '' && one.also?.some((name) => bareName(name) === words));
  if (exact !== undefined) return exact;
  const beginning = only(among, (one) => nameKey(one.name).startsWith(key));
  return (
    beginning ?? (words === '' ? null : only(among, (one) => ` ${bareName(one.name)}`.includes(` ${words}`)))
  );
}

/** As `findNamed`; where several have such a word in them, the first: for lists that begin with what is usual. */
export function usualNamed<T extends Named>(typed: string, among: readonly T[]): T | null {
  const words = bareName(typed);
  if (words === '') return null;
  return (
    findNamed(typed, among) ?? among.find((one) => ` ${bareName(one.name)} `.includes(` ${words} `)) ?? null
  );
}

function only<T>(among: readonly T[], fits: (one: T) => boolean): T | null {
  const found = among.filter(fits);
  return found.length === 1 ? (found[0] ?? null) : null;
}
