import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  type CommandInteractionOption,
} from 'discord.js';

type Options = readonly APIApplicationCommandOption[] | undefined;
type Given = readonly CommandInteractionOption[] | undefined;

/**
 * Whether what was sent is of a command's shape as it is today. A Discord client that has not been reloaded for long sends that of
 * another day: subcommands and options that there are no more, or without those that are wanted now.
 */
export function fits(options: Options = [], given: Given = []): boolean {
  const wanted = options.filter((option) => 'required' in option && option.required === true);
  const divided = options.some(isSub);
  return (
    given.every((one) => options.some((option) => isOf(option, one))) &&
    wanted.every(({ name }) => given.some((one) => one.name === name)) &&
    (!divided || given.length === 1)
  );
}

function isOf(option: APIApplicationCommandOption, given: CommandInteractionOption): boolean {
  if (option.name !== given.name || option.type !== given.type) return false;
  if (isSub(option)) return fits(option.options, given.options);
  if (!('choices' in option) || option.choices === undefined || option.choices.length === 0) return true;
  return option.choices.some(({ value }) => value === given.value);
}

const isSub = (option: APIApplicationCommandOption) =>
  option.type === ApplicationCommandOptionType.Subcommand ||
  option.type === ApplicationCommandOptionType.SubcommandGroup;
