// What may come next in the composer's line: commands, options, values.
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import { type Candidate, candidates, fitting, ofChoice, plain } from './candidates.ts';
import { type Leaf, leavesBelow } from './leaves.ts';
import type { Guild, Picked } from './names.ts';
import { type Line, type Part, parseLine, partAt } from './parse.ts';
import { best } from './rank.ts';
import { readValue } from './values.ts';
import { limitsOf } from './words.ts';

type Option = APIApplicationCommandBasicOption;

/** One line of the suggestion list. Choosing it puts `insert` in place of the text between `from` and `to`. */
export interface Suggestion {
  readonly kind: 'command' | 'option' | 'value' | 'file';
  readonly label: string;
  readonly detail: string;
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  /** Commands are listed under their first word. */
  readonly group?: string;
  readonly required?: boolean;
  /** For a value: the option and the choice it stands for. */
  readonly choice?: { readonly option: string; readonly name: string; readonly value: string | number };
  /** For a file: the option it is chosen for. */
  readonly fileFor?: string;
}

export interface Completion {
  readonly title: string;
  readonly items: readonly Suggestion[];
  /** The one that Enter takes without an arrow key, or -1: Enter sends. */
  readonly initial: number;
  /** The part whose suggestions have to be asked for. */
  readonly remote: Part | null;
  /** The line so far, where it names a command. */
  readonly line: Line | null;
}

/** The choices the bot has offered for the option being completed. */
export interface Offer {
  readonly choices: readonly APIApplicationCommandOptionChoice[];
  /** Whether they answer what is typed now; older ones are only used as far as they fit it. */
  readonly fresh: boolean;
}

export const noOffer: Offer = { choices: [], fresh: false };

const nothing: Completion = { title: '', items: [], initial: -1, remote: null, line: null };
const most = 25;

function commandCompletion(text: string, caret: number, leaves: readonly Leaf[]): Completion {
  const typed = text.slice(1, caret);
  const fitted = best(
    typed,
    leaves,
    (leaf) => leaf.name,
    (leaf) => leaf.description,
  );
  const found = fitted.length > 0 ? fitted : leavesBelow(text, leaves);
  // Ranked by how well they fit, then gathered under the command's own name, the best command first.
  const order = [...new Set(found.map((leaf) => leaf.path[0]))];
  const grouped = order.flatMap((first) => found.filter((leaf) => leaf.path[0] === first));
  const items = grouped.map((leaf): Suggestion => {
    const first = firstNeeded(leaf.options, new Set());
    return {
      kind: 'command',
      label: `/${leaf.name}`,
      detail: leaf.description,
      group: leaf.path[0] ?? leaf.name,
      from: 0,
      to: Math.max(caret, text.length),
      insert: `/${leaf.name} ${first ? `${first.name}:` : ''}`,
    };
  });
  const whole = grouped.some(
    (leaf) => leaf.name === typed.trimEnd() && !firstNeeded(leaf.options, new Set()),
  );
  return {
    ...nothing,
    title: items.length > 0 ? 'Commands' : 'No such command',
    items,
    initial: items.length > 0 && !whole ? 0 : -1,
  };
}

function firstNeeded(options: readonly Option[], given: ReadonlySet<string>): Option | undefined {
  return options.find((option) => option.required && !given.has(option.name));
}

function givenIn(line: Line): ReadonlySet<string> {
  return new Set(line.parts.map((part) => part.option.name));
}

function optionCompletion(line: Line, typed: string, from: number, to: number): Completion {
  const given = givenIn(line);
  const left = line.leaf.options
    .filter((option) => !given.has(option.name))
    .toSorted((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
  const found = best(
    typed,
    left,
    (option) => option.name,
    (option) => option.description,
  );
  const items = found.map(
    (option): Suggestion => ({
      kind: 'option',
      label: option.name,
      detail: option.description,
      required: option.required === true,
      from,
      to,
      insert: `${option.name}:`,
    }),
  );
  const complete = typed === '' && !firstNeeded(line.leaf.options, given);
  return {
    ...nothing,
    line,
    title: `/${line.leaf.name}: options`,
    items,
    initial: items.length > 0 && !complete ? 0 : -1,
  };
}

function isRemote(option: Option): boolean {
  return 'autocomplete' in option && option.autocomplete === true;
}

/** Ends a value: a blank, and the next option that is still needed where the line ends here. */
function ending(line: Line, part: Part, text: string): string {
  if (text.slice(part.to).trim() !== '') return '';
  const given = new Set([...givenIn(line), part.option.name]);
  const next = firstNeeded(line.leaf.options, given);
  return next ? ` ${next.name}:` : ' ';
}

function valueSuggestion(line: Line, part: Part, text: string, candidate: Candidate): Suggestion {
  const isFile = part.option.type === ApplicationCommandOptionType.Attachment;
  const name = part.bare ? `${part.option.name}:` : '';
  const tail = ending(line, part, text);
  return {
    kind: isFile ? 'file' : 'value',
    label: candidate.label,
    detail: candidate.detail,
    from: part.from,
    to: tail === '' ? part.to : text.length,
    insert: isFile ? '' : `${name}${candidate.label}${tail}`,
    ...(candidate.choice ? { choice: { option: part.option.name, ...candidate.choice } } : {}),
    ...(isFile ? { fileFor: part.option.name } : {}),
  };
}

function valueCompletion(
  line: Line,
  part: Part,
  text: string,
  guild: Guild,
  picked: Picked,
  offer: Offer,
): Completion {
  const remote = isRemote(part.option);
  const isFile = part.option.type === ApplicationCommandOptionType.Attachment;
  const all = remote ? offer.choices.map(ofChoice) : candidates(part.option, guild, picked);
  const found = isFile || (remote && offer.fresh) ? all : fitting(part.text, all);
  const items = found.slice(0, most).map((one) => valueSuggestion(line, part, text, one));
  const exact = items.some((item) => plain(item.label) === plain(part.text));
  const chosenFile = isFile && picked.files.has(part.option.name) && part.text !== '';
  const optionalAndEmpty = part.text === '' && !part.option.required && remote;
  return {
    title: `${part.option.name}: ${part.option.description} (${limitsOf(part.option)})`,
    items,
    initial: items.length === 0 || exact || chosenFile || optionalAndEmpty ? -1 : 0,
    remote: remote ? part : null,
    line,
  };
}

/** What may come next where the caret stands. */
export function complete(
  text: string,
  caret: number,
  leaves: readonly Leaf[],
  guild: Guild,
  picked: Picked,
  offer: Offer,
): Completion {
  if (!text.startsWith('/')) return nothing;
  const line = parseLine(text, leaves, picked.choices);
  if (!line || caret <= line.nameTo) return { ...commandCompletion(text, caret, leaves), line };
  if (line.stray && caret >= line.stray.from) return strayCompletion(line, line.stray, caret);
  const part = partAt(line, caret);
  if (!part) return { ...optionCompletion(line, '', caret, caret), line };

  const values = valueCompletion(line, part, text, guild, picked, offer);
  if (caret < part.to) return values;
  // After a value and a blank, a word may be the next option's name as well as more of the value.
  const word = /(?:^|\s)(\S*)$/.exec(text.slice(part.from, caret))?.[1] ?? '';
  if (part.bare && part.text === word) return orOptionNames(values, line, word, caret, false);
  if (part.text === '' || !/\s\S*$/.test(text.slice(part.from, caret))) return values;
  const before = part.text.slice(0, word === '' ? undefined : -word.length).trim();
  const settled = isSettled(part.option, before, guild, picked);
  if (word === '' && (settled || values.items.length === 0)) return optionCompletion(line, '', caret, caret);
  return orOptionNames(values, line, word, caret, settled);
}

/** Whether a value is whole: more words could only spoil it. Free text never is. */
function isSettled(option: Option, value: string, guild: Guild, picked: Picked): boolean {
  const anyText = option.type === ApplicationCommandOptionType.String && (option.choices ?? []).length === 0;
  const known =
    picked.choices.get(option.name)?.some((choice) => plain(choice.name) === plain(value)) ?? false;
  return known || (!anyText && readValue(option, value, guild, picked).ok);
}

/** Adds the options whose names begin with a word; they come alone where the value before is whole. */
function orOptionNames(
  values: Completion,
  line: Line,
  word: string,
  to: number,
  settled: boolean,
): Completion {
  if (word === '') return values;
  const unnamed = { ...line, parts: line.parts.filter((part) => !part.bare) };
  const options = optionCompletion(unnamed, word, to - word.length, to);
  const begun = options.items.filter((item) => item.label.startsWith(word.toLowerCase()));
  if (begun.length === 0) return values;
  if (settled) return { ...options, items: begun, line, initial: 0 };
  return { ...values, items: [...values.items, ...begun] };
}

function strayCompletion(
  line: Line,
  stray: { text: string; from: number; to: number },
  caret: number,
): Completion {
  const word = /(\S*)$/.exec(stray.text.slice(0, caret - stray.from))?.[1] ?? '';
  return optionCompletion(line, word.replace(/:.*$/, ''), caret - word.length, caret);
}
