// A command as it is typed: `/campaign create` is one leaf of the command `campaign`.
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
} from 'discord-api-types/v10';

/** One thing that can be typed after a slash. */
export interface Leaf {
  readonly commandId: string;
  /** The command's name, then the group's and the subcommand's. */
  readonly path: readonly string[];
  /** The path with spaces between, as typed after the slash. */
  readonly name: string;
  readonly description: string;
  /** Whether it can be used in a direct conversation with the bot, too. */
  readonly direct: boolean;
  /** The groups and subcommands on the way, with their option types: how the wire nests them. */
  readonly nesting: readonly { readonly name: string; readonly type: number }[];
  readonly options: readonly APIApplicationCommandBasicOption[];
}

type Nested = Extract<
  APIApplicationCommandOption,
  { type: ApplicationCommandOptionType.Subcommand | ApplicationCommandOptionType.SubcommandGroup }
>;

function isNested(option: APIApplicationCommandOption): option is Nested {
  return (
    option.type === ApplicationCommandOptionType.Subcommand ||
    option.type === ApplicationCommandOptionType.SubcommandGroup
  );
}

function below(parent: Leaf, options: readonly APIApplicationCommandOption[]): Leaf[] {
  const nested = options.filter(isNested);
  if (nested.length === 0) {
    return [{ ...parent, options: options.filter((option) => !isNested(option)) }];
  }
  return nested.flatMap((option) =>
    below(
      {
        ...parent,
        path: [...parent.path, option.name],
        name: `${parent.name} ${option.name}`,
        description: option.description,
        nesting: [...parent.nesting, { name: option.name, type: option.type }],
      },
      option.options ?? [],
    ),
  );
}

/** Everything that can be typed after a slash, in alphabetical order; subcommands of one command stay together. */
export function leavesOf(commands: readonly APIApplicationCommand[]): readonly Leaf[] {
  return commands
    .filter((command) => command.type === ApplicationCommandType.ChatInput)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap((command) =>
      below(
        {
          commandId: command.id,
          path: [command.name],
          name: command.name,
          description: command.description,
          direct: command.contexts?.includes(InteractionContextType.BotDM) ?? command.dm_permission !== false,
          nesting: [],
          options: [],
        },
        command.options ?? [],
      ),
    );
}

/** What a line's first word can go on with, where it is a command that needs another word: of '/hp 3' '/hp damage' and the others. */
export function leavesBelow(text: string, leaves: readonly Leaf[]): readonly Leaf[] {
  const [first = ''] = text.slice(1).split(/\s/);
  return leaves.filter(({ path }) => path.length > 1 && path[0] === first.toLowerCase());
}

/** The commands that stand in a message's own menu. */
export const menuOf = (commands: readonly APIApplicationCommand[]) =>
  commands
    .filter((command) => command.type === ApplicationCommandType.Message)
    .map(({ id, name }) => ({ id, name }));
