// Reads the composer's line: which command, and which part of the text belongs to which option.
import type { APIApplicationCommandBasicOption as Option } from 'discord-api-types/v10';
import type { Leaf } from './leaves.ts';
import type { Picked } from './names.ts';

/** The text of one option. Positions count from the line's start; `from` is where the value begins. */
export interface Part {
  readonly option: Option;
  readonly text: string;
  /** Where the option's name begins, or its value where it was typed without a name. */
  readonly nameFrom: number;
  readonly from: number;
  readonly to: number;
  /** The option was meant by its place, not named. */
  readonly bare: boolean;
}

/** A line that names a command. */
export interface Line {
  readonly leaf: Leaf;
  /** The end of `/name sub`. */
  readonly nameTo: number;
  readonly parts: readonly Part[];
  /** Text before the first option that belongs to none. */
  readonly stray: { readonly text: string; readonly from: number; readonly to: number } | null;
  /** Options named more than once. */
  readonly twice: readonly string[];
}

interface NamedAt {
  readonly option: Option;
  readonly nameFrom: number;
  readonly from: number;
}

/** The leaf a line names, the longest if several fit. */
export function leafOf(text: string, leaves: readonly Leaf[]): Leaf | null {
  if (!text.startsWith('/')) return null;
  const typed = text.slice(1);
  let best: Leaf | null = null;
  for (const leaf of leaves) {
    const fits =
      typed === leaf.name || (typed.startsWith(leaf.name) && /\s/.test(typed.charAt(leaf.name.length)));
    if (fits && leaf.name.length > (best?.name.length ?? -1)) best = leaf;
  }
  return best;
}

function namedOptions(text: string, start: number, leaf: Leaf, known: Picked['choices']): NamedAt[] {
  const byName = new Map(leaf.options.map((option) => [option.name, option]));
  const found: NamedAt[] = [];
  let taken = start;
  for (const match of text.slice(start).matchAll(/(?<=\s)([^\s:]+):/gu)) {
    const option = byName.get(match[1]?.toLowerCase() ?? '');
    const nameFrom = start + match.index;
    if (!option || nameFrom < taken) continue;
    const from = nameFrom + match[0].length;
    found.push({ option, nameFrom, from });
    taken = from + choiceAt(text.slice(from), known.get(option.name) ?? []);
  }
  return found;
}

/** How long a choice is with which the text begins: what is in it names no options, whatever it looks like. */
function choiceAt(text: string, choices: readonly { readonly name: string }[]): number {
  const blank = text.length - text.trimStart().length;
  const begun = choices.filter(({ name }) => text.startsWith(name, blank));
  return Math.max(0, ...begun.map(({ name }) => blank + name.length));
}

/** Blank ends do not count: where a value really begins and ends. */
function trimmed(text: string, from: number, to: number): { text: string; from: number; to: number } {
  const value = text.slice(from, to);
  const lead = value.length - value.trimStart().length;
  const core = value.trim();
  const begin = core === '' ? from : from + lead;
  return { text: core, from: begin, to: begin + core.length };
}

/** The option that text without a name means: the first required one, or the only one. */
function bareOption(leaf: Leaf, given: ReadonlySet<string>): Option | undefined {
  const required = leaf.options.find((option) => option.required && !given.has(option.name));
  if (required) return required;
  const [only, ...others] = leaf.options;
  return only && others.length === 0 && !given.has(only.name) ? only : undefined;
}

/**
 * Takes the composer's line apart. A value runs until the next `name:` of the same command.
 * @param known what was offered or picked, by option: such a choice is one value, with a `name:` in it too
 * @returns null where the line names none of the commands
 */
export function parseLine(
  text: string,
  leaves: readonly Leaf[],
  known: Picked['choices'] = new Map(),
): Line | null {
  const leaf = leafOf(text, leaves);
  if (!leaf) return null;
  const nameTo = leaf.name.length + 1;
  const named = namedOptions(text, nameTo, leaf, known);

  const parts: Part[] = [];
  const twice: string[] = [];
  const given = new Set<string>();
  named.forEach((at, index) => {
    const end = named[index + 1]?.nameFrom ?? text.length;
    if (given.has(at.option.name)) twice.push(at.option.name);
    given.add(at.option.name);
    parts.push({ option: at.option, nameFrom: at.nameFrom, bare: false, ...trimmed(text, at.from, end) });
  });

  const lead = trimmed(text, nameTo, named[0]?.nameFrom ?? text.length);
  if (lead.text === '') return { leaf, nameTo, parts, stray: null, twice };
  const meant = looksNamed(lead.text) ? undefined : bareOption(leaf, given);
  if (!meant) return { leaf, nameTo, parts, stray: lead, twice };
  return {
    leaf,
    nameTo,
    parts: [{ option: meant, nameFrom: lead.from, bare: true, ...lead }, ...parts],
    stray: null,
    twice,
  };
}

/** `targt:Bob` means a name that is not there, so it is not taken for a value; mentions and addresses are values. */
function looksNamed(text: string): boolean {
  return /^[-_\p{L}\p{N}]{1,32}:(?!\/\/)/u.test(text);
}

/** The part the caret stands in, a value's end and the blank behind it included. */
export function partAt(line: Line, caret: number): Part | null {
  let found: Part | null = null;
  for (const part of line.parts) if (caret >= part.from || caret > part.nameFrom) found = part;
  return found;
}
