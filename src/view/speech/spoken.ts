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

/** What became of the parts of a post that were not done at once. */
export interface NotDone {
  readonly refused: ReadonlySet<SaidPart>;
  readonly kept: ReadonlyMap<SaidPart, KeptUntil>;
}

/** What something said in a post waits for: the turn of whoever speaks, an open question, or the end of another's turn. */
export type KeptUntil = 'turn' | 'answer' | 'after';

/** Everybody reads it: whom it waits for is said to its owner alone. */
const WHEN: Readonly<Record<KeptUntil, string>> = {
  turn: 'on my turn',
  answer: 'right after the answer',
  after: 'right after this turn',
};

const ALL_DONE: NotDone = { refused: new Set(), kept: new Map() };

/**
 * A post as it is said, what was not done struck through. Where that would be too long for one message: with no more than the strokes, else as it was
 * written, so that no word of it is lost.
 */
export function spokenText(
  post: string,
  parts: readonly SaidPart[],
  made: Made,
  notDone: NotDone = ALL_DONE,
): string {
  const all = (brief: boolean) => parts.map((part) => partWords(part, made, notDone, brief)).join('');
  const fits = [all(false), all(true)].find(({ length }) => length <= limits.content);
  return fits ?? shorten(post, limits.content);
}

function partWords(part: SaidPart, made: Made, { refused, kept }: NotDone, brief: boolean): string {
  if (part.kind === 'words') return part.text;
  const inside =
    part.kind === 'roll'
      ? escapeMarkdown(part.source)
      : `(${escapeMarkdown(part.source.slice(1, -1).trim())})`;
  if (refused.has(part)) return `~~${inside}~~${brief ? '' : ' *not done*'}`;
  const until = brief ? undefined : kept.get(part);
  if (part.kind === 'deed') return `*${inside}*${until === undefined ? '' : ` *${WHEN[until]}*`}`;
  const roll = made.get(part);
  if (part.kind !== 'roll' || roll === undefined || brief) return part.source;
  return rolledWords(part.label, roll.notation, roll.rolled);
}
