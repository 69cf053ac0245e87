import { LIMITS } from './limits.ts';
import type { ParseError } from './problem.ts';

/** How many characters may be read in search of a suggestion: a few milliseconds. */
const EFFORT = 3_000;

/**
 * The nearest roll that would work, or nothing: the first candidate that can be read, the likeliest
 * mistakes first. `reads` says whether a text is a roll.
 */
export const repair = (
  text: string,
  error: ParseError,
  reads: (candidate: string) => boolean,
): string | undefined => {
  const tried = new Set([text.trim()]);
  let effort = EFFORT;
  for (const candidate of candidates(text, error)) {
    const tidy = candidate.trim();
    if (tried.has(tidy)) continue;
    tried.add(tidy);
    effort -= tidy.length;
    if (effort < 0) return undefined;
    if (reads(tidy)) return tidy;
  }
  return undefined;
};

function* candidates(text: string, error: ParseError): Generator<string> {
  switch (error.code) {
    case 'unexpected':
    case 'unfinished':
    case 'unclosed':
      yield* slips(text);
      yield* singleEdits(text, error.at);
      yield* beginnings(text, error.at);
      return;
    case 'notWhole':
      yield text.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number))));
      return;
    case 'tooManyDecimals':
      yield text.replace(/\d*\.\d+/g, (number) => String(Number(Number(number).toFixed(LIMITS.decimals))));
      return;
    case 'tooManyDice':
      yield text.replace(/\d+(?=d)/gi, (count) => String(Math.min(Number(count), LIMITS.dice)));
      yield text.replace(/^(\s*)\d+\s*#/, '$1');
      return;
    case 'tooManySides':
      yield text.replace(/(?<=d)\d+/gi, (sides) => String(Math.min(Number(sides), LIMITS.sides)));
      return;
    case 'tooManyRepeats':
      yield text.replace(/\d+(?=\s*#)/g, (count) => String(Math.min(Number(count), LIMITS.repeats)));
      return;
    case 'noRepeats':
      yield text.replace(/(?<!\d)0+\s*#/g, '');
      return;
    case 'noDice':
      yield text.replace(/(?<!\d)0+(?=d)/gi, '1');
      return;
    case 'selectsNone':
      yield text.replace(/([kd][hlm]?)0+(?!\d)/gi, '$11');
      return;
    case 'twoTargets':
      yield text.replace(/([<>=]+\s*\d+)(\s*[<>=]+\s*\d+)+/g, '$1');
      return;
    case 'nothingRedeemed':
      yield text.replace(/(?<![a-z])c(?![a-z\d<>=])/i, 'f1c');
      return;
    case 'twice':
      yield text.replace(/!{3,}/g, '!!');
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
      yield text.replace(/&\s*/g, '').replace(/^\s*[*/]/, '');
      yield `1d20; ${text}`;
      return;
    case 'empty':
    case 'tooLong':
    case 'tooManyFaces':
    case 'tooDeep':
    case 'noSides':
    case 'numberTooLarge':
    case 'resultTooLarge':
    case 'notConstant':
    case 'noPower':
    case 'untoldAlias':
    case 'noRoot':
    case 'noLogarithm':
    case 'oneNumber':
    case 'divisorMayBeZero':
      return;
  }
}

/** The same once, or on the one face that is meant when nothing is said. */
function* onceOnly(text: string, modifier: 'explode' | 'reroll' | 'unique'): Generator<string> {
  switch (modifier) {
    case 'explode':
      yield text.replace(/!+(?!o)/gi, '$&o');
      return;
    case 'reroll':
      yield text.replace(/rr?(?=[hl]\d)|rr?(?![o\da-z])/gi, 'ro');
      return;
    case 'unique':
      yield text.replace(/u(?!o)/gi, 'uo');
      return;
  }
}

type Slip = readonly [pattern: RegExp, meant: string | ((...groups: string[]) => string)];

const end = (word: string): string => (/^(l|worst)/i.test(word) ? 'l' : 'h');

/** What people write, and what they mean. Where several fit one text, all are also tried together. */
const SLIPS: readonly Slip[] = [
  // Words: '4d6 drop the lowest', '1d20 with advantage', 'roll 2d6'.
  [
    /\s*\bkeep(?:\s+the)?(?:\s*(highest|high|best|lowest|low|worst))?(?:\s*(\d+))?(?:\s*(highest|high|best|lowest|low|worst)\b)?/gi,
    (_all, before = '', count = '', after = '') => `k${end(before || after || 'h')}${count || 1}`,
  ],
  [
    /\s*\bdrop(?:\s+the)?(?:\s*(highest|high|best|lowest|low|worst))?(?:\s*(\d+))?(?:\s*(highest|high|best|lowest|low|worst)\b)?/gi,
    (_all, before = '', count = '', after = '') => `d${end(before || after || 'l')}${count || 1}`,
  ],
  [/\b[12]?d20\s*(?:with\s+)?adv\p{L}*\b/giu, '2d20kh1'],
  [/\b[12]?d20\s*(?:with\s+)?dis(?:adv\p{L}*)?\b/giu, '2d20kl1'],
  [/^\s*[/!]?\s*\p{L}{1,20}:?\s+(?=[\dd(])/iu, ''],
  [/\s*\b(?:vs|versus|dc|dn|tn|t)\.?\s*(\d+)/gi, '>=$1'],
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
  [/(?:!|(?<=d\d+)\s*x)\s*(?=\d)/gi, '!='],
  // Signs.
  [/=>/g, '>='],
  [/=</g, '<='],
  [/[+*/]*\s*\+\s*\++/g, '+'],
  [/\s*[,&;]\s*/g, '+'],
  [/^\s*[+*/]+/, ''],
  [/(?:[-+*/<>=]|\s)+$/, ''],
  [/(\d)\s*\(/g, '$1*('],
  [/\)\s*([\dd(])/gi, ')*$1'],
  [/(?<=[\dF%])\s+(?=[\dd])/gi, '+'],
  // A drop without a number, a die without sides.
  [/(d\d+)d(?![\dhl])/gi, '$1dl1'],
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
    yield start.replace(/\s+(\p{L}[^[\]()\d+*/<>=]*?)(?=\s*(?:$|[-+*/)<>=]))/gu, ' [$1]');
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
      kept += open.pop() ?? '';
      continue;
    }
    kept += character;
  }
  return kept + open.reverse().join('');
};

/** One character away, two swapped, or one sign more, near the place where the reading stopped. */
function* singleEdits(text: string, at: number): Generator<string> {
  for (const place of [at, at - 1, at - 2, at + 1]) {
    if (place < 0 || place > text.length) continue;
    const before = text.slice(0, place);
    // Without its neighbour between them two numbers would become one that nobody wrote.
    if (!(/\d$/.test(before) && /^.\d/s.test(text.slice(place)))) yield before + text.slice(place + 1);
    yield before + text.slice(place + 1, place + 2) + text.slice(place, place + 1) + text.slice(place + 2);
    yield `${before}+${text.slice(place)}`;
  }
}

/** The longest beginnings that may stand alone. */
function* beginnings(text: string, at: number): Generator<string> {
  for (let to = at; to > 0; to--) yield text.slice(0, to);
}
