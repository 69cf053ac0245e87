// The values one can choose from.
import {
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
  type APIApplicationCommandBasicOption as Option,
} from 'discord-api-types/v10';
import { channelsOf, type Guild, type Named, type Picked, rolesOf, usersOf } from './names.ts';
import { best } from './rank.ts';

/** A value that may be meant. */
export interface Candidate {
  readonly label: string;
  readonly detail: string;
  readonly choice?: { readonly name: string; readonly value: string | number };
}

export function ofChoice(choice: APIApplicationCommandOptionChoice): Candidate {
  const { name, value } = choice;
  return { label: name, detail: '', choice: { name, value } };
}

function ofNamed(named: Named): Candidate {
  const alias = named.alias === named.name ? '' : named.alias;
  return { label: `${named.sign}${named.name}`, detail: alias };
}

/** The values an option can have, as far as the page knows them. */
export function candidates(option: Option, guild: Guild, picked: Picked): readonly Candidate[] {
  switch (option.type) {
    case ApplicationCommandOptionType.String:
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return (option.choices ?? []).map(ofChoice);
    case ApplicationCommandOptionType.Boolean:
      return [
        { label: 'true', detail: '' },
        { label: 'false', detail: '' },
      ];
    case ApplicationCommandOptionType.User:
      return usersOf(guild).map(ofNamed);
    case ApplicationCommandOptionType.Channel:
      return channelsOf(guild, option.channel_types).map(ofNamed);
    case ApplicationCommandOptionType.Role:
      return rolesOf(guild).map(ofNamed);
    case ApplicationCommandOptionType.Mentionable:
      return [...usersOf(guild), ...rolesOf(guild)].map(ofNamed);
    case ApplicationCommandOptionType.Attachment:
      return [
        { label: picked.files.has(option.name) ? 'Choose another file…' : 'Choose a file…', detail: '' },
      ];
  }
}

/** Those that fit what was typed; a sign before a name does not count. */
export function fitting(typed: string, all: readonly Candidate[]): readonly Candidate[] {
  return best(
    typed,
    all,
    (one) => one.label.replace(/^[@#]/, ''),
    (one) => one.detail,
    /^[@#]/,
  );
}

/** A name as it is compared: without its sign, capitals do not matter. */
export function plain(text: string): string {
  return text.replace(/^[@#]/, '').toLowerCase();
}
