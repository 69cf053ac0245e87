import type { Batch } from './ast.ts';
import { losesNothing } from './kept.ts';
import { inPlainWords } from './plain/inPlainWords.ts';
import { isName, spelled } from './plain/words.ts';
import type { ParseError } from './problem.ts';

/** How many characters may be read in search of a suggestion: a few milliseconds. */
const EFFORT = 3_000;

/**
 * The nearest roll that would work, or nothing: the first candidate that can be read and keeps all that was written, the likeliest
 * mistakes first. `reads` gives what a text is as a roll, null where it is none.
 */
export const repair = (
  text: string,
  error: ParseError,
  reads: (candidate: string) => Batch | null,
): string | undefined => {
  const tried = new Set([text.trim()]);
  let effort = EFFORT;
  for (const candidate of candidates(text, error)) {
    const tidy = candidate.trim();
    if (tried.has(tidy)) continue;
    tried.add(tidy);
    effort -= tidy.length;
    if (effort < 0) return undefined;
    const batch = reads(tidy);
    if (batch !== null && losesNothing(text, tidy, batch)) return tidy;
  }
  return undefined;
};

/** Beyond a limit, or where something has no meaning, only another number would help: that is nobody's to guess. */
function* candidates(text: string, error: ParseError): Generator<string> {
  switch (error.code) {
    case 'unexpected':
    case 'unfinished':
    case 'unclosed': {
      for (const words of [inPlainWords(text), inPlainWords(spelled(text))]) if (words !== null) yield words;
      yield* slips(text);
      yield* singleEdits(text, error.at);
      yield* beginnings(text, error.at);
      return;
    }
    case 'nothingRedeemed':
      yield text.replace(/(?<![a-z])c(?![a-z\d<>=])/i, 'f1c');
      return;
    case 'neverEnds':
      yield* onceOnly(text, error.params.modifier);
      return;
    case 'noTarget':
      yield text.replace(/(?<!c)(f|c|ds)(?=[\d<>=]|\s*$)/i, '>=6$1');
      return;
    case 'unknownName':
      if (error.params.nearest !== '')
        yield text.slice(0, error.at) +
          text.slice(error.at).replace(/@(\[[^\]]*\]|[\p{L}\d_]+)/u, `@${error.params.nearest}`);
      return;
    case 'flag':
      // Somebody who asked for a roll that nobody sees must not be offered one that all do.
      if (error.params.flag !== 'p')
        yield text.slice(0, error.at) + text.slice(error.at).replace(/^((?:s|nr|ul)\s+)+/i, '');
      return;
    case 'nothingShared':
      yield `1d20; ${text}`;
      return;
    default:
  }
}

/** The same once, or on the one face that is meant when nothing is said. */
function* onceOnly(text: string, modifier: 'explode' | 'reroll' | 'unique'): Generator<string> {
  switch (modifier) {
    case 'explode':
      yield text.replace(/!+(?!o)/gi, '$&o');
      return;
    case 'reroll':
      yield text.replace(/(?<!r)r(?![ro\da-z])/gi, 'ro');
      return;
    case 'unique':
      yield text.replace(/u(?!o)/gi, 'uo');
      return;
  }
}

type Slip = readonly [pattern: RegExp, meant: string | ((...groups: string[]) => string)];

/** What people write, and what they mean. Where several fit one text, all are also tried together. */
const SLIPS: readonly Slip[] = [
  // A misspelt word; the right ones are read.
  [/^(.*?)\b[12]?d20\s*(?:with\s+)?adv\p{L}*/iu, '$12d20kh1'],
  [/^(.*?)\b[12]?d20\s*(?:with\s+)?dis(?:adv\p{L}*)?\b/iu, '$12d20kl1'],
  // '4d6 3 goblins': a number that nothing joins to the dice, and words.
  [
    /^(.*[\d)])\s+(\d{1,6}(?:\s+\p{L}+)+)$/u,
    (all, dice = '', words = '') => (words.split(/\s+/).slice(1).every(isName) ? `${dice} # ${words}` : all),
  ],
  // Dice Maiden's advantage of other dice: one more, and the worst dropped.
  [/^(.*d\d+)\s+(adv|dis)\p{L}*$/iu, '$1$21'],
  [/\s*\b(?:vs|versus|dc|dn|tn|t)\.?\s*(\d+)/gi, '>=$1'],
  [/^(.*\S)\s*\b(?:vs|versus|dc|dn|tn)\.?\s*(\d+)\s*$/iu, '($1)>=$2'],
  // '5d6 4+', as wargames write a target.
  [/\s+(\d+)\+(?=\s*(?:$|\[|\)))/g, '>=$1'],
  // Letters in the wrong place, missing or of another language.
  [/([kd])(\d+)([hl])(?!\d)/gi, '$1$3$2'],
  [/(\d)([hl])(\d)/gi, '$1k$2$3'],
  [/(\d)\s*w\s*(\d)/gi, '$1d$2'],
  [/(?<![a-z])w(\d)/gi, 'd$1'],
  [/d{2,}/gi, 'd'],
  [/(?<![d\d])(\d+)\s+d\s*(\d)/gi, '$1d$2'],
  [/d\s+(\d)/gi, 'd$1'],
  [/(?<=\d)o|(?<=\dd)o/gi, '0'],
  [/(?<![a-z\d])l(?=d\d)/gi, '1'],
  // An explosion as other tables write it: '4d6x', '4d6!6'.
  [/(?<=d\d+)\s*x\s*(?!\d)/gi, '!'],
  [/(?:!|(?<=d\d+)x)(?=\d)/gi, '!='],
  [/^(.*d\d+)\s+x(\d{1,2})$/i, '$2#$1'],
  [/^(.*[^a-z\s])\s*x\s*(\d+)$/i, '($1)*$2'],
  // Signs.
  [/=>/g, '>='],
  [/=</g, '<='],
  [/[+*/]*\s*\+\s*\++/g, '+'],
  [/\s*[,&;]\s*/g, '+'],
  [/^\s*[+*/]+/, ''],
  [/(?:[-+*/]|\s)+$/, ''],
  [/(\d)\s*\(/g, '$1*('],
  [/\)\s*([\dd(])/gi, ')*$1'],
  [/(?<=[\d%]|dF)\s+(?=\d|d[\d%])/gi, '+'],
  // A drop without a number, a die without sides.
  [/(d\d+)d(?![\da-z])/gi, '$1dl1'],
  [/(?<![\d)a-z])d(?![\da-z%({])/gi, 'd20'],
  [/(\d)d(?![\da-z%({])/gi, '$1d6'],
];

function* slips(text: string): Generator<string> {
  let all = text;
  for (const [pattern, meant] of SLIPS) {
    yield swap(text, pattern, meant);
    all = swap(all, pattern, meant);
    yield all;
  }
  for (const start of new Set([text, all])) {
    yield balanced(start);
    // What is no dice is probably a name: '2d6 fire'.
    yield start.replace(/\s+(\p{L}[^[\]()\d+*/<>=]*?)(?=\s*(?:$|[-+*/)<>=]))/gu, (all, name: string) =>
      name.split(/\s+/).every(isName) ? ` [${name}]` : all,
    );
  }
}

const swap = (text: string, pattern: RegExp, meant: Slip[1]): string =>
  typeof meant === 'string' ? text.replace(pattern, meant) : text.replace(pattern, meant);

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']' };

/** Closes what is open and takes away what closes nothing. */
const balanced = (text: string): string => {
  let kept = '';
  const open: string[] = []; // what is to come, the innermost last
  for (const character of text) {
    const inLabel = open.at(-1) === ']';
    if (character === open.at(-1)) open.pop();
    else if (inLabel) {
      // Whatever it is, it is part of the label.
    } else if (character in CLOSERS) open.push(CLOSERS[character] ?? '');
    else if (character === ']') continue;
    else if (character === ')' || character === '}') {
      // One bracket for the other closes all the same.
      kept += open.pop() ?? ' ';
      continue;
    }
    kept += character;
  }
  return kept + open.reverse().join('');
};

/** One sign away, two swapped, or a plus more, near the place where the reading stopped: never a letter or a digit. */
function* singleEdits(text: string, at: number): Generator<string> {
  for (const place of [at, at - 1, at - 2, at + 1]) {
    if (place < 0 || place > text.length) continue;
    const before = text.slice(0, place);
    const sign = text.slice(place, place + 1);
    const next = text.slice(place + 1, place + 2);
    // Without its neighbour between them two numbers, or two words, would become one that nobody wrote.
    const after = text.slice(place + 1);
    const joins =
      (/[\d.]$/.test(before) && /^[\d.]/.test(after)) || (/\p{L}$/u.test(before) && /^\p{L}/u.test(after));
    if (SIGN.test(sign) && !joins) yield before + after;
    if (SIGN.test(sign) && SIGN.test(next)) yield before + next + sign + text.slice(place + 2);
    if (/[\d)\]}%]\s*$/.test(before) && /^\s*[\dd(@]/i.test(text.slice(place)) && !/\d$/.test(before))
      yield `${before}+${text.slice(place)}`;
  }
}

const SIGN = /^[-+*/()[\]{},;:?~$"'|\\_^%=<>&\s]$/;

/** The longest beginnings that may stand alone: behind them nothing but signs. */
function* beginnings(text: string, at: number): Generator<string> {
  for (let to = at; to > 0 && !/[\p{L}\d]/u.test(text.slice(to)); to--) yield text.slice(0, to);
}
