// A post as somebody writes it: words, and in them rolls `[[1d20+3]]` and deeds `{attack Bandit with Longbow}`.
import { nearest } from '../names.ts';

export const VERBS = ['attack', 'check', 'act'] as const;
export type Verb = (typeof VERBS)[number];

export interface RollPart {
  readonly kind: 'roll';
  readonly source: string; // as it was written, brackets and all
  readonly roll: string;
  readonly label: string | null;
}

export interface DeedPart {
  readonly kind: 'deed';
  readonly source: string;
  readonly verb: Verb;
  readonly rest: string;
}

/** Braces around what is no deed, but begins with nearly one. */
export interface SlipPart {
  readonly kind: 'slip';
  readonly source: string;
  readonly nearest: Verb;
}

export type Part = { readonly kind: 'words'; readonly text: string } | RollPart | DeedPart | SlipPart;

// Twice as long as a roll may be, label and all, so that one that is too long is refused, and no row of brackets takes long.
const MARKED = /\[\[((?:(?!\[\[).){1,1000}?)\]\](?!\])|\{([^{}\n]+)\}/gu;

/** Takes a post apart, in the order in which it stands. Braces around anything else are words like any. */
export function partsOf(post: string): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const found of post.matchAll(MARKED)) {
    const [source, roll, deed] = found;
    const part = roll !== undefined ? rollPart(source, roll) : deedPart(source, deed ?? '');
    if (part === null) continue;
    if (found.index > at) parts.push({ kind: 'words', text: post.slice(at, found.index) });
    parts.push(part);
    at = found.index + source.length;
  }
  if (at < post.length) parts.push({ kind: 'words', text: post.slice(at) });
  return parts;
}

/** `attack: 4d6>=4` says before the colon what the roll is for. */
function rollPart(source: string, inside: string): Part | null {
  if (inside.trim() === '') return null;
  const [, label, roll] = /^([^:]{1,100}):\s(.+)$/su.exec(inside.trim()) ?? [];
  return label === undefined || roll === undefined
    ? { kind: 'roll', source, roll: inside.trim(), label: null }
    : { kind: 'roll', source, roll: roll.trim(), label: label.trim() };
}

function deedPart(source: string, inside: string): Part | null {
  const [, first = '', rest = ''] = /^\s*(\p{L}+):?\s*(.*)$/su.exec(inside) ?? [];
  const verb = VERBS.find((one) => one === first.toLowerCase());
  if (rest.trim() === '') return null;
  if (verb !== undefined) return { kind: 'deed', source, verb, rest: rest.trim() };
  const near = VERBS.find((one) => one === nearest(first, VERBS));
  return near === undefined ? null : { kind: 'slip', source, nearest: near };
}

const HIDDEN = /^(?:secret|secretly|hidden|blind|whisper|whispered|private)$/iu;

/** Whether somebody wants hidden what would be rolled: that is not done in the open. */
export const wantsHidden = (part: RollPart | DeedPart): boolean =>
  (part.kind === 'roll' ? (part.label ?? '').split(/\s+/u) : part.rest.split(/\s+/u)).some((word) =>
    HIDDEN.test(word),
  );

/** Words behind a word: 'Bandit with Longbow' before and behind 'with'. The last one counts. */
export function splitAt(text: string, word: 'with' | 'against'): readonly [string, string | null] {
  const [, before, behind] = new RegExp(`^(.*\\S)\\s+${word}\\s+(\\S.*)$`, 'isu').exec(text) ?? [];
  return before === undefined || behind === undefined ? [text, null] : [before, behind];
}

/** Every way to read a name and what stands behind it, the longest name first: 'Run Hall', then 'Run' and 'Hall'. */
export function namesFirst(text: string): readonly (readonly [name: string, rest: string | null])[] {
  const words = text.split(/\s+/u);
  return words.map((_, index) => {
    const end = words.length - index;
    return [words.slice(0, end).join(' '), end === words.length ? null : words.slice(end).join(' ')];
  });
}
