import { describeRoll, print, type Rolled, type RolledBatch, showNumber } from '../../dice/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';

/** One roll of a batch. */
export type BatchRoll = RolledBatch['rolls'][number];

/** '13', '2 successes'. */
export const totalOf = ({ total, counts }: Pick<Rolled, 'total' | 'counts'>): string =>
  counts === 'points' ? showNumber(total) : `${showNumber(total)} ${total === 1 ? 'success' : 'successes'}`;

/** Dice of a roll that are written out before the rest is only counted, and the least of each where there are many rolls. */
const ROOM = 48;
const ONE = 24;
const LEAST = 6;

const foldFor = (rolls: number): number =>
  rolls === 1 ? ONE : Math.max(LEAST, Math.min(ONE, Math.floor(ROOM / rolls)));

/**
 * A batch as lines to read: every roll in one, with its comment; what is repeated is named once, above. `whole` writes
 * out every die; else long rolls are folded.
 */
export function linesOf(batch: RolledBatch, whole = false): readonly string[] {
  const fold = whole ? Number.POSITIVE_INFINITY : foldFor(batch.rolls.length);
  const said = (rolled: Rolled) => describeRoll(rolled, { fold, escape: escapeMarkdown });
  const lines: string[] = [];
  for (const roll of batch.rolls) {
    const repeats = batch.rolls.filter(({ line }) => line === roll.line).length;
    if (repeats === 1) lines.push(`${said(roll.rolled)}${remark(roll)}`);
    else {
      const head = escapeMarkdown(print(roll.rolled.expression));
      if (roll.repetition === batch.rolls.find(({ line }) => line === roll.line)?.repetition)
        lines.push(`**${repeats} × ${head}**${remark(roll)}`);
      const text = said(roll.rolled);
      const nth = batch.rolls.filter(({ line }) => line === roll.line).indexOf(roll) + 1;
      lines.push(`${nth}. ${text.startsWith(`${head}: `) ? text.slice(head.length + 2) : text}`);
    }
  }
  return lines;
}

const remark = ({ comment }: BatchRoll): string => (comment === null ? '' : ` · ${escapeMarkdown(comment)}`);

/** Whether there is more to see than is shown at first. */
export const isFolded = (batch: RolledBatch): boolean =>
  batch.rolls.some(({ rolled }) => rolled.dice.length > foldFor(batch.rolls.length));
