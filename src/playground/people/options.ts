// Command options: what a person typed, checked as the Discord client checks it, and as the bot receives it.
import type { APIApplicationCommandOption } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { Command } from '../interactions/commandBook.ts';
import type { FileUpload, TypedOption } from '../protocol.ts';
import { keepFile } from '../world/files.ts';
import type { Channel } from '../world/state.ts';
import { into, type Resolved, resolveReference } from './references.ts';
import { Refused } from './refused.ts';

/** The data of the interaction: options as the bot gets them, and what they refer to. */
export interface CommandData {
  readonly options: readonly SentOption[];
  readonly resolved: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface SentOption {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly focused?: boolean;
  readonly options?: readonly SentOption[];
}

const kinds: Readonly<Record<number, string>> = {
  3: 'text',
  4: 'a whole number',
  5: 'true or false',
  6: 'a person',
  7: 'a channel',
  8: 'a role',
  9: 'a person or role',
  10: 'a number',
  11: 'a file',
};

interface Typing {
  readonly core: Core;
  readonly command: Command;
  readonly channel: Channel;
  readonly personId: string;
  /** While completing, required options may be missing and values are not complete. */
  readonly completing: boolean;
  readonly resolved: Resolved;
}

/** Checks typed options against the command's definition. Throws `Refused` where the client would not send them. */
export function commandData(
  core: Core,
  command: Command,
  personId: string,
  channel: Channel,
  typed: readonly TypedOption[],
  completing = false,
): CommandData {
  const typing: Typing = { core, command, channel, personId, completing, resolved: {} };
  const options = level(typing, command.options ?? [], typed, `/${command.name}`);
  return { options, resolved: typing.resolved };
}

function level(
  typing: Typing,
  defined: readonly APIApplicationCommandOption[],
  typed: readonly TypedOption[],
  path: string,
): SentOption[] {
  const first = defined[0];
  if (first && (first.type === 1 || first.type === 2)) return [subcommand(typing, defined, typed, path)];
  const seen = new Set<string>();
  const sent = typed.map((option) => {
    const definition = defined.find((entry) => entry.name === option.name);
    if (!definition) throw new Refused(`${path} has no option '${option.name}'.`);
    if (seen.has(option.name)) throw new Refused(`${path}: '${option.name}' is given twice.`);
    seen.add(option.name);
    return value(typing, definition, option, path);
  });
  if (!typing.completing)
    for (const definition of defined)
      if ('required' in definition && definition.required && !seen.has(definition.name))
        throw new Refused(`${path}: the option '${definition.name}' is required.`);
  return sent;
}

function subcommand(
  typing: Typing,
  defined: readonly APIApplicationCommandOption[],
  typed: readonly TypedOption[],
  path: string,
): SentOption {
  const option = typed[0];
  const definition = option && defined.find((entry) => entry.name === option.name);
  if (typed.length !== 1 || !option || !definition || (definition.type !== 1 && definition.type !== 2)) {
    const names = defined.map((entry) => entry.name).join(', ');
    throw new Refused(`${path} needs one of its subcommands: ${names}.`);
  }
  const options = level(typing, definition.options ?? [], option.options ?? [], `${path} ${option.name}`);
  return { name: option.name, type: definition.type, options };
}

function value(
  typing: Typing,
  definition: APIApplicationCommandOption,
  option: TypedOption,
  path: string,
): SentOption {
  const label = `${path}: '${option.name}'`;
  const wrongKind = () => new Refused(`${label} must be ${kinds[definition.type] ?? 'something else'}.`);
  const sent = (result: string | number | boolean): SentOption => ({
    name: option.name,
    type: definition.type,
    value: result,
    ...(typing.completing && option.focused ? { focused: true } : {}),
  });
  if (typing.completing && option.focused) return sent(option.value ?? '');
  switch (definition.type) {
    case 3: {
      if (typeof option.value !== 'string') throw wrongKind();
      const text = chosen(definition.choices, option.value, label) ?? option.value;
      const length = [...String(text)].length;
      const max = definition.max_length ?? 6000;
      if (length < (definition.min_length ?? 0))
        throw new Refused(`${label} needs at least ${definition.min_length} characters.`);
      if (length > max) throw new Refused(`${label} may have at most ${max} characters.`);
      if (length === 0 && definition.required)
        throw new Refused(`${path}: the option '${option.name}' is required.`);
      return sent(text);
    }
    case 4:
    case 10: {
      const text = chosen(definition.choices, option.value ?? '', label) ?? option.value;
      const number = typeof text === 'string' && text.trim() !== '' ? Number(text) : text;
      if (typeof number !== 'number' || !Number.isFinite(number)) throw wrongKind();
      if (definition.type === 4 && !Number.isSafeInteger(number)) throw wrongKind();
      if (definition.min_value !== undefined && number < definition.min_value)
        throw new Refused(`${label} must be at least ${definition.min_value}.`);
      if (definition.max_value !== undefined && number > definition.max_value)
        throw new Refused(`${label} must be at most ${definition.max_value}.`);
      return sent(number);
    }
    case 5: {
      if (typeof option.value !== 'boolean') throw wrongKind();
      return sent(option.value);
    }
    case 11: {
      if (!option.file) throw wrongKind();
      return sent(attach(typing, option.file));
    }
    case 6:
    case 7:
    case 8:
    case 9: {
      const id = typeof option.value === 'string' ? refer(typing, definition.type, option.value) : undefined;
      if (id === undefined) throw wrongKind();
      const types = definition.type === 7 ? definition.channel_types : undefined;
      const kind = typing.core.world.channels.get(id)?.type;
      if (types && kind !== undefined && !types.includes(kind as (typeof types)[number]))
        throw new Refused(`${label} cannot be a channel of that kind.`);
      return sent(id);
    }
    default:
      throw wrongKind();
  }
}

function chosen<T extends string | number>(
  choices: readonly { readonly name: string; readonly value: T }[] | undefined,
  given: string | number | boolean,
  label: string,
): T | undefined {
  if (!choices || choices.length === 0) return undefined;
  const choice = choices.find((entry) => entry.value === given || entry.name === given);
  if (choice) return choice.value;
  throw new Refused(`${label} must be one of: ${choices.map((entry) => entry.name).join(', ')}.`);
}

function attach(typing: Typing, file: FileUpload): string {
  const { core, channel } = typing;
  const id = core.ids.next();
  const bytes = Buffer.from(file.base64, 'base64');
  if (bytes.length > 10 * 1024 * 1024) throw new Refused('Your file is too large: 10 MB is the limit.');
  const kept = keepFile(core.files, core.origin(), { id, channelId: channel.id }, { ...file, bytes });
  into(typing.resolved, 'attachments', id, { ...kept, ephemeral: true });
  return id;
}

function refer(typing: Typing, type: number, given: string): string | undefined {
  return resolveReference(typing.core, typing.channel, typing.personId, type, given, typing.resolved);
}
