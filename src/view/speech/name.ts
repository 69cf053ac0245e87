import { shorten } from '../limits.ts';

const MOST = 80;

/** Letters that look like those they stand for: a name with a word in it that Discord refuses reads the same with them. */
const ALIKE: Readonly<Record<string, string>> = { c: 'с', C: 'С', e: 'е', E: 'Е' };
const alike = (letter: string): string => ALIKE[letter] ?? letter;

/**
 * A name as Discord takes it of a webhook: at most 80 characters, without 'discord' or 'clyde' in it, and neither 'everyone' nor 'here'.
 */
export function webhookName(name: string): string {
  const short = shorten(name.trim(), MOST);
  const kept = short
    .replace(
      /(dis)(c)(ord)/giu,
      (_all, before: string, c: string, behind: string) => before + alike(c) + behind,
    )
    .replace(/(c)(lyde)/giu, (_all, c: string, behind: string) => alike(c) + behind);
  return /^(?:everyone|here)$/iu.test(kept) ? kept.replace(/e$/iu, alike) : kept;
}
