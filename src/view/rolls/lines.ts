import { describeRoll, kindsOf, print, type Rolled, type RolledBatch, showNumber } from '../../dice/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';

/** Dice of a roll that are written out before the rest is only counted, and the least of each where there are many rolls. */
const ROOM = 48;
const ONE = 24;
const LEAST = 6;

const foldFor = (rolls: number): number =>
  rolls === 1 ? ONE : Math.max(LEAST, Math.min(ONE, Math.floor(ROOM / rolls)));

/**
 * A batch as lines to read: every roll in one, with its comment; what is repeated is named once, above. Long rolls are
 * folded.
 */
export function linesOf(batch: Pick<RolledBatch, 'rolls'>): readonly string[] {
  const fold = foldFor(batch.rolls.length);
  return written(batch, { fold, escape: escapeMarkdown, strong: (text) => `**${text}**` });
}

/** The same with every die written out. */
export function wholeLinesOf(batch: RolledBatch): readonly string[] {
  return written(batch, { fold: ALL, escape: escapeMarkdown, strong: (text) => `**${text}**` });
}

/** The same for a file, where nothing is formatted. */
export function fileLinesOf(batch: RolledBatch): readonly string[] {
  return written(batch, { fold: ALL, escape: (text) => text, strong: (text) => text });
}

const ALL = Number.POSITIVE_INFINITY;

interface Manner {
  readonly fold: number; // dice of a roll that are written out
  readonly escape: (text: string) => string;
  readonly strong: (text: string) => string;
}

function written(
  { rolls }: Pick<RolledBatch, 'rolls'>,
  { fold, escape: quote, strong }: Manner,
): readonly string[] {
  return rolls.flatMap((roll) => {
    const { line, repetition, comment, rolled } = roll;
    const said = describeRoll(rolled, { fold, escape: quote });
    const remark = comment === null ? '' : ` · ${quote(comment)}`;
    const repeats = rolls.filter((one) => one.line === line).length;
    if (repeats === 1) return [...kindsLine(rolled, quote, strong), `${said}${remark}`];
    const head = quote(print(rolled.expression));
    const bare = said.startsWith(`${head}: `) ? said.slice(head.length + 2) : said;
    return [
      ...(repetition === 0 ? [`${strong(`${repeats} × ${head}`)}${remark}`] : []),
      `${repetition + 1}. ${bare}`,
    ];
  });
}

/** `**7** fire · **5** cold`, where dice of several kinds are added up. */
function kindsLine(rolled: Rolled, quote: Manner['escape'], strong: Manner['strong']): readonly string[] {
  const kinds = kindsOf(rolled);
  if (kinds === null) return [];
  return [kinds.map(({ label, total }) => `${strong(showNumber(total))} ${quote(label)}`).join(' · ')];
}

/** Whether there is more to see than is shown at first. */
export const isFolded = (batch: RolledBatch): boolean =>
  batch.rolls.some(({ rolled }) => rolled.dice.length > foldFor(batch.rolls.length));
