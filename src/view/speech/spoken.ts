// What is said of a post: its words, with what has become of its rolls and deeds at their places.
import { type RolledBatch, showResult } from '../../dice/index.ts';
import { limits, shorten } from '../limits.ts';
import { escapeMarkdown } from '../text.ts';

/** A part of a post, as the words need it. */
export type SaidPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'roll'; readonly source: string; readonly label: string | null }
  | { readonly kind: 'deed' | 'slip'; readonly source: string };

/** The rolls that have been made, by the part that asked for them. */
export type Made = ReadonlyMap<SaidPart, { readonly notation: string; readonly rolled: RolledBatch }>;

const inCode = (text: string): string => `\`${text.replaceAll('`', '´')}\``;

/** A roll at its place: what was rolled, and what it came to. */
export function rolledWords(label: string | null, notation: string, rolled: RolledBatch): string {
  const totals = rolled.rolls.map((one) => showResult(one.rolled)).join(', ');
  return `${inCode(label === null ? notation : `${label}: ${notation}`)} → **${totals}**`;
}

/** What looks like the result of a roll. */
export const resultsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`[^`\n]+` → \*\*[^*\n]+\*\*/gu)].map(([all]) => all);

/** A post as it is said; as it was written where that would be too long for one message. */
export function spokenText(post: string, parts: readonly SaidPart[], made: Made): string {
  const said = parts
    .map((part) => {
      const roll = made.get(part);
      if (part.kind === 'words') return part.text;
      if (part.kind === 'deed') return `*(${escapeMarkdown(part.source.slice(1, -1).trim())})*`;
      if (part.kind !== 'roll' || roll === undefined) return part.source;
      return rolledWords(part.label, roll.notation, roll.rolled);
    })
    .join('');
  return said.length <= limits.content ? said : shorten(post, limits.content);
}
