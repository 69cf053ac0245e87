// An option's kind of value, in words.
import {
  ApplicationCommandOptionType,
  type APIApplicationCommandBasicOption as Option,
} from 'discord-api-types/v10';

const typeWords: Readonly<Record<Option['type'], string>> = {
  [ApplicationCommandOptionType.String]: 'text',
  [ApplicationCommandOptionType.Integer]: 'whole number',
  [ApplicationCommandOptionType.Boolean]: 'true or false',
  [ApplicationCommandOptionType.User]: 'a person',
  [ApplicationCommandOptionType.Channel]: 'a channel',
  [ApplicationCommandOptionType.Role]: 'a role',
  [ApplicationCommandOptionType.Mentionable]: 'a person or role',
  [ApplicationCommandOptionType.Number]: 'number',
  [ApplicationCommandOptionType.Attachment]: 'a file',
};

/** What kind of value an option takes, in words. */
export function typeOf(option: Option): string {
  return typeWords[option.type];
}

/** The kind of value with its limits, as 'whole number, −5 to 5'. */
export function limitsOf(option: Option): string {
  const word = typeOf(option);
  const [least, largest] =
    'min_value' in option || 'max_value' in option
      ? [option.min_value, option.max_value]
      : [undefined, undefined];
  if (least !== undefined && largest !== undefined) return `${word}, ${least} to ${largest}`;
  if (least !== undefined) return `${word}, at least ${least}`;
  return largest === undefined ? word : `${word}, at most ${largest}`;
}
