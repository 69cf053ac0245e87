import type { Made } from '../../../engine/creation.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { type LanguageId, languages } from '../content/languages.ts';
import type { Hero } from './schema.ts';

/** How somebody learns a language. */
export interface Learning {
  /** They live where it is commonly spoken. */
  readonly there: boolean;
  /** Somebody fluent teaches them. */
  readonly teacher: boolean;
}

const knows = ({ languages: { fluent, conversational } }: Hero, id: LanguageId): boolean =>
  fluent.includes(id) || conversational.includes(id);

/** Whether somebody knows the language that this is a dialect of, or a dialect of this one. */
function knowsKin(hero: Hero, id: LanguageId): boolean {
  const parent: string | null = rowOf(languages, id).dialectOf;
  return languages.some((row) => (row.id === parent || row.dialectOf === id) && knows(hero, row.id));
}

/** Months of practice: 3 for a dialect of what one knows, 9 for what is new, half of either where it is commonly spoken. */
export function monthsToLearn(hero: Hero, id: LanguageId, { there }: Pick<Learning, 'there'>): number {
  const months = knowsKin(hero, id) ? 3 : 9;
  return there && rowOf(languages, id).spoken !== '' ? months / 2 : months;
}

/** Why somebody cannot learn a language: they speak it fluently, or only somebody fluent could teach it. */
export function whyNotLearnLanguage(hero: Hero, id: LanguageId, { teacher }: Learning): Refusal | null {
  const { name, secret } = rowOf(languages, id);
  if (hero.languages.fluent.includes(id)) return refusal('fluentAlready', { language: name });
  return secret && !teacher ? refusal('needsTeacher', { language: name }) : null;
}

/** Learns a language well enough to get by; who gets by becomes fluent (a reading: the book names one time for learning). */
export function learnLanguage(hero: Hero, id: LanguageId, how: Learning): Made<Hero> {
  const why = whyNotLearnLanguage(hero, id, how);
  if (why !== null) return { ok: false, refusal: why };
  const { fluent, conversational } = hero.languages;
  const next = conversational.includes(id)
    ? { fluent: [...fluent, id], conversational: conversational.filter((one) => one !== id) }
    : { fluent, conversational: [...conversational, id] };
  return { ok: true, value: { ...hero, languages: next } };
}
