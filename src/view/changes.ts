import type { Change } from '../engine/changes.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { shortenMarked } from './limits.ts';

/** What differs, a line for each whom it concerns: '**Kira** · Toughness 4/10 → 10/10 · Prone → –'. */
export function changeLines(changes: readonly Change[]): readonly string[] {
  const whose = [...new Set(changes.map(({ who }) => who))];
  return whose.map((who) => {
    const own = changes
      .filter((change) => change.who === who)
      .map(({ what, before, after }) => `${what === '' ? '' : `${what} `}${before} → ${after}`);
    return shortenMarked(`**${who === null ? 'The fight' : escapeMarkdown(who)}** · ${own.join(' · ')}`, 700);
  });
}

/** The same as a list. */
export const changeList = (changes: readonly Change[]): readonly string[] =>
  changeLines(changes).map((line) => `- ${line}`);
