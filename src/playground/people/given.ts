// Options by name, as tests and playscripts give them, to what the composer of the page would send.
import type { APIApplicationCommandOption } from 'discord-api-types/v10';
import type { Command } from '../interactions/commandBook.ts';
import type { FileUpload, TypedOption } from '../protocol.ts';
import { Refused } from './refused.ts';

/** A file as tests give it. */
export interface GivenFile {
  readonly name: string;
  readonly type?: string;
  readonly data: string | Uint8Array;
}

export type OptionValue = string | number | boolean | GivenFile | { readonly id: string };
export interface OptionValues {
  readonly [name: string]: OptionValue | OptionValues | undefined;
}

function isFile(given: unknown): given is GivenFile {
  return typeof given === 'object' && given !== null && 'data' in given && 'name' in given;
}

function hasId(given: unknown): given is { readonly id: string } {
  return typeof given === 'object' && given !== null && 'id' in given && typeof given.id === 'string';
}

/** Options by name, as tests and playscripts give them, to what the composer would send. `path` are subcommand names. */
export function typedOptions(
  command: Command,
  path: readonly string[],
  values: OptionValues,
  focused?: string,
): TypedOption[] {
  const build = (
    defined: readonly APIApplicationCommandOption[],
    rest: readonly string[],
    given: OptionValues,
    where: string,
  ): TypedOption[] => {
    const [name, ...more] = rest;
    if (name !== undefined) {
      const next = defined.find((entry) => entry.name === name);
      const inner = next && (next.type === 1 || next.type === 2) ? (next.options ?? []) : undefined;
      if (!next || !inner) throw new Refused(`${where} has no subcommand '${name}'.`);
      return [{ name, type: next.type, options: build(inner, more, given, `${where} ${name}`) }];
    }
    return Object.entries(given).flatMap(([key, entry]): TypedOption[] => {
      if (entry === undefined) return [];
      const definition = defined.find((option) => option.name === key);
      if (!definition) throw new Refused(`${where} has no option '${key}'.`);
      const base = { name: key, type: definition.type, ...(key === focused ? { focused: true } : {}) };
      if (definition.type === 1 || definition.type === 2)
        return [
          { ...base, options: build(definition.options ?? [], [], entry as OptionValues, `${where} ${key}`) },
        ];
      if (isFile(entry)) return [{ ...base, file: fileUpload(entry) }];
      if (hasId(entry)) return [{ ...base, value: entry.id }];
      if (typeof entry === 'object') throw new Refused(`${where}: '${key}' is no subcommand.`);
      return [{ ...base, value: entry }];
    });
  };
  return build(command.options ?? [], path, values, `/${command.name}`);
}

export function fileUpload(file: GivenFile): FileUpload {
  const base64 = Buffer.from(file.data).toString('base64');
  return { name: file.name, type: file.type ?? 'application/octet-stream', base64 };
}
