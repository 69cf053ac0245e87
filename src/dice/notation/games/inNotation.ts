import { saidIn, writtenLine } from '../line.ts';
import type { Problem } from '../problem.ts';
import { ALIASES, type Alias, UNTOLD } from './aliases.ts';
import { ANY } from './shortWords.ts';

/** What Dice Maiden writes and the grammar does not read, in words that it does; or what is wrong with it. */
export type InNotation =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly at: number; readonly problem: Problem };

/**
 * A text with every game's alias in it written out and the flags in front of it taken away; null where there is neither. Aliases stand where
 * a roll may begin, not in labels and comments.
 */
export const inNotation = (text: string): InNotation | null => {
  if (!ANY.test(text) && !FLAG.test(text)) return null;
  let from = 0;
  const written: string[] = [];
  for (const line of text.split(';')) {
    const { repeat, title, head, comment } = writtenLine(line);
    const at = from + repeat.length + title.length;
    const flag = flagIn(head);
    if (flag !== undefined) return { ok: false, at: at + flag.at, problem: flag.problem };
    const untold = untoldIn(head);
    if (untold !== undefined) return { ok: false, at: at + untold.at, problem: untold.problem };
    const out = writtenOut(head.replace(FLAGS, '$1'));
    // A mark behind a short word is an empty comment: what the word stands for explodes as its game has it.
    const said = out !== head && saidIn(comment) === '' ? '' : comment;
    written.push(repeat + title + out + said);
    from += line.length + 1;
  }
  const whole = written.join(';');
  return whole === text ? null : { ok: true, text: whole };
};

/** Where a roll may begin: at the beginning, behind a repeat, a sign or a bracket. */
const BEGINS = /(?<=(?:^|[-+*/×÷−–%^(,{<>=]|^\s*\d+\s)\s*)/u.source;
const pattern = (of: RegExp, flags: string) => new RegExp(`${BEGINS}(?:${of.source})(?![\\p{L}\\d])`, flags);

const TOLD = ALIASES.map((alias) => ({ alias, pattern: pattern(alias.written, 'giu') }));
const NOT_TOLD = UNTOLD.map((untold) => ({ untold, pattern: pattern(untold.written, 'iu') }));

const inLabel = (head: string, at: number): boolean => head.lastIndexOf('[', at) > head.lastIndexOf(']', at);

/** `3 sw8`: so many times, each by itself. */
const REPEATED = /^(\s*\d+)\s+(?=[^\s#])/u;

const writtenOut = (head: string): string => {
  const out = expanded(head);
  return out === head ? head : out.replace(REPEATED, '$1#');
};

const expanded = (head: string): string =>
  TOLD.reduce(
    (text, { alias, pattern }) =>
      text.replace(pattern, (found: string, ...rest: (string | number | undefined)[]) => {
        const at = rest.findIndex((one) => typeof one === 'number');
        const meant = meaning(alias, rest.slice(0, at) as (string | undefined)[]);
        if (meant === null || inLabel(text, Number(rest[at]))) return found;
        if (found.trim() === text.trim()) return meant;
        // Beside others several rolls are none, and a sum needs its parentheses.
        return /[#;]/.test(meant) ? found : meant.includes(' ') ? `(${meant})` : meant;
      }),
    head,
  );

const meaning = ({ meant }: Alias, groups: readonly (string | undefined)[]): string | null =>
  meant(...groups.map((group) => (group ?? '').toLowerCase()));

const untoldIn = (head: string): { readonly at: number; readonly problem: Problem } | undefined => {
  for (const { untold, pattern } of NOT_TOLD) {
    const found = pattern.exec(head);
    if (found === null || inLabel(head, found.index)) continue;
    const { game, why } = untold;
    return { at: found.index, problem: { code: 'untoldAlias', params: { alias: found[0], game, why } } };
  }
  return undefined;
};

/** Dice Maiden's flags, behind a repeat: `p s 4d6`. */
const FLAGS = /^(\s*(?:\d+\s+)?)((?:(?:p|s|nr|ul)\s+)+)(?=\S)/iu;

/** One of them anywhere. */
const FLAG = /(?<![\p{L}\d])(?:p|s|nr|ul)\s/iu;

/** A flag that asks for something else than is always done. */
const flagIn = (head: string): { readonly at: number; readonly problem: Problem } | undefined => {
  const [, before = '', flags = ''] = FLAGS.exec(head) ?? [];
  const words = flags.toLowerCase().trim().split(/\s+/);
  for (const flag of ['p', 's', 'nr'] as const)
    if (words.includes(flag)) return { at: before.length, problem: { code: 'flag', params: { flag } } };
  return undefined;
};
