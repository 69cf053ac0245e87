// The value an option's text stands for, or one sentence on what is wrong with it.
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10';
import type { FileUpload } from '../../protocol.ts';
import { channelsOf, find, type Guild, type Named, type Picked, rolesOf, usersOf } from './names.ts';

export type Value =
  | { readonly ok: true; readonly value: string | number | boolean; readonly file?: FileUpload }
  | { readonly ok: false; readonly problem: string };

type Option = APIApplicationCommandBasicOption;
type Choices = readonly APIApplicationCommandOptionChoice[];

const good = (value: string | number | boolean): Value => ({ ok: true, value });
const bad = (problem: string): Value => ({ ok: false, problem });

function byName<T extends { readonly name: string }>(text: string, choices: readonly T[]): T | undefined {
  const wanted = text.toLowerCase();
  return (
    choices.find((choice) => choice.name === text) ??
    choices.find((choice) => choice.name.toLowerCase() === wanted)
  );
}

function oneOf(option: Option, choices: Choices): Value {
  const names = choices.map((choice) => choice.name);
  const shown = names.length > 6 ? `${names.slice(0, 6).join(', ')}, …` : names.join(', ');
  return bad(`${option.name} is one of: ${shown}.`);
}

function textValue(option: Option & { type: ApplicationCommandOptionType.String }, text: string): Value {
  const least = option.min_length ?? 0;
  const most = option.max_length ?? 6000;
  if (text.length < least) return bad(`${option.name} needs at least ${least} characters.`);
  if (text.length > most)
    return bad(`${option.name} takes at most ${most} characters, this has ${text.length}.`);
  return good(text);
}

function numberValue(
  option: Option & { type: ApplicationCommandOptionType.Integer | ApplicationCommandOptionType.Number },
  text: string,
): Value {
  const whole = option.type === ApplicationCommandOptionType.Integer;
  const plain = text.replace('−', '-');
  if (whole && !/^[-+]?\d+$/.test(plain)) return bad(`${option.name} is a whole number, such as 3.`);
  if (!whole && !/^[-+]?(\d+(\.\d*)?|\.\d+)$/.test(plain))
    return bad(`${option.name} is a number, such as 1.5.`);
  const value = Number(plain);
  if (!Number.isFinite(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return bad(`${option.name} is too large.`);
  const { min_value: least, max_value: most } = option;
  if (least !== undefined && value < least) return bad(`${option.name} is at least ${least}.`);
  if (most !== undefined && value > most) return bad(`${option.name} is at most ${most}.`);
  return good(value);
}

function named(option: Option, text: string, all: readonly Named[], what: string): Value {
  const found = find(text, all);
  return found
    ? good(found.id)
    : bad(`There's no ${what} called ${text.replace(/^[@#]/, '')} for ${option.name}.`);
}

const yes = new Set(['true', 'yes', 'on', 'y']);
const no = new Set(['false', 'no', 'off', 'n']);

/** What an option's text stands for. `picked` knows the choices offered so far and the files chosen. */
export function readValue(option: Option, text: string, guild: Guild, picked: Picked): Value {
  if (text === '') return bad(`${option.name} is empty.`);
  switch (option.type) {
    case ApplicationCommandOptionType.String:
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number: {
      const offered = byName(text, picked.choices.get(option.name) ?? []);
      if (offered) return good(offered.value);
      const choices: Choices = option.choices ?? [];
      if (choices.length > 0) {
        const chosen = byName(text, choices);
        return chosen ? good(chosen.value) : oneOf(option, choices);
      }
      return option.type === ApplicationCommandOptionType.String
        ? textValue(option, text)
        : numberValue(option, text);
    }
    case ApplicationCommandOptionType.Boolean: {
      const word = text.toLowerCase();
      if (yes.has(word)) return good(true);
      return no.has(word) ? good(false) : bad(`${option.name} is true or false.`);
    }
    case ApplicationCommandOptionType.User:
      return named(option, text, usersOf(guild), 'person');
    case ApplicationCommandOptionType.Channel:
      return named(option, text, channelsOf(guild, option.channel_types), 'fitting channel');
    case ApplicationCommandOptionType.Role:
      return named(option, text, rolesOf(guild), 'role');
    case ApplicationCommandOptionType.Mentionable:
      return named(option, text, [...usersOf(guild), ...rolesOf(guild)], 'person or role');
    case ApplicationCommandOptionType.Attachment: {
      const file = picked.files.get(option.name);
      return file ? { ok: true, value: file.name, file } : bad(`Choose a file for ${option.name}.`);
    }
  }
}
