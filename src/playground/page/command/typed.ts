// From a line to what is sent: the options nested as Discord nests them.
import type { TypedOption } from '../../protocol.ts';
import { type Leaf, leavesBelow } from './leaves.ts';
import type { Guild, Picked } from './names.ts';
import type { Line, Part } from './parse.ts';
import { readValue } from './values.ts';

export type Ready =
  | { readonly ok: true; readonly command: string; readonly options: readonly TypedOption[] }
  | { readonly ok: false; readonly problem: string };

function nested(line: Line, options: readonly TypedOption[]): readonly TypedOption[] {
  return line.leaf.nesting.reduceRight<readonly TypedOption[]>(
    (inner, { name, type }) => [{ name, type, options: inner }],
    options,
  );
}

function strayProblem(line: Line, text: string): string {
  const { leaf } = line;
  const names = leaf.options.map((option) => option.name);
  if (names.length === 0) return `/${leaf.name} takes no options.`;
  const wrong = /^([^\s:]+):/.exec(text)?.[1];
  const list = names.join(', ');
  return wrong
    ? `${wrong} isn't an option of /${leaf.name}: it has ${list}.`
    : `Say which option that is: ${list} (such as ${names[0]}:${text.split(/\s/)[0] ?? ''}).`;
}

/** Why a line names no command, and what to type instead. */
export function whyNoCommand(text: string, leaves: readonly Leaf[]): string {
  const below = leavesBelow(text, leaves).map(({ path: [, ...rest] }) => rest.join(' '));
  const [first = text] = text.split(/\s/);
  return below.length === 0
    ? `There's no command ${first} here. Type / to see them all.`
    : `${first} needs one of these next: ${below.join(', ')}.`;
}

/** The command a line stands for, or the first thing that is wrong with it, in one sentence. */
export function commandOf(line: Line, guild: Guild, picked: Picked): Ready {
  const problem = (text: string): Ready => ({ ok: false, problem: text });
  if (line.stray) return problem(strayProblem(line, line.stray.text));
  const twice = line.twice[0];
  if (twice) return problem(`${twice} is there twice: give it once.`);

  const options: TypedOption[] = [];
  for (const option of line.leaf.options) {
    const part = line.parts.find((one) => one.option.name === option.name);
    const needed = option.required === true;
    if (!part || (part.text === '' && needed)) {
      if (needed) return problem(`${option.name} is needed.`);
      continue;
    }
    if (part.text === '') return problem(`${option.name} is empty: give a value or take it out.`);
    const value = readValue(option, part.text, guild, picked);
    if (!value.ok) return problem(value.problem);
    const file = value.file ? { file: value.file } : {};
    options.push({ name: option.name, type: option.type, value: value.value, ...file });
  }
  return { ok: true, command: line.leaf.commandId, options: nested(line, options) };
}

/** The options as they stand while one is being completed: unfinished others are left out. */
export function optionsForCompletion(
  line: Line,
  focused: Part,
  guild: Guild,
  picked: Picked,
): readonly TypedOption[] {
  const options = line.parts.flatMap((part): readonly TypedOption[] => {
    const { name, type } = part.option;
    if (part.option.name === focused.option.name) return [{ name, type, value: focused.text, focused: true }];
    const value = readValue(part.option, part.text, guild, picked);
    return value.ok ? [{ name, type, value: value.value }] : [];
  });
  return nested(line, options);
}
