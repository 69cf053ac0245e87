import type { Change } from '../engine/changes.ts';
import { escapeMarkdown } from '../engine/text.ts';
import { shortenMarked } from './limits.ts';

const NOTHING = '–';

/** What differs, a line for each whom it concerns: '**Kira** · Toughness 4/10 → 10/10 · no longer Prone'. */
export function changeLines(changes: readonly Change[]): readonly string[] {
  const whose = [...new Set(changes.map(({ who }) => who))];
  return whose.map((who) => {
    const own = changes.filter((change) => change.who === who).map(changeWords);
    return shortenMarked(`**${who === null ? 'The fight' : escapeMarkdown(who)}** · ${own.join(' · ')}`, 700);
  });
}

/** What has no label is a word that holds, or has held: 'now Prone', 'no longer Prone'. */
function changeWords({ what, before, after }: Change): string {
  if (what === '' && before === '') return `now ${after}`;
  if (what === '' && after === '') return `no longer ${before}`;
  const isNumber = [before, after].every((value) => /^[\d/+−-]*$/u.test(value));
  const label = what === '' ? '' : `${what}${isNumber ? '' : ':'} `;
  return `${label}${before || NOTHING} → ${after || NOTHING}`;
}

/** The same as a list. */
export const changeList = (changes: readonly Change[]): readonly string[] =>
  changeLines(changes).map((line) => `- ${line}`);
