import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord.js';
import { z } from 'zod';
import type { CommandPath } from '../view/help/commands.ts';
import type { View } from '../view/message.ts';

const registered = z.array(z.looseObject({ id: z.string(), name: z.string(), type: z.number().default(1) }));

const SLASH = 1;
const { Subcommand, SubcommandGroup } = ApplicationCommandOptionType;

/** Our commands as a press on their names opens them: by the ids that Discord gave them. */
export class CommandLinks {
  /** All that can be sent, by name; subcommands each by themselves. */
  readonly paths: readonly CommandPath[];
  readonly #ids = new Map<string, string>();

  constructor(commands: Iterable<{ readonly data: Branch & { readonly name: string } }>) {
    this.paths = [...commands].flatMap(({ data }) => leaves(data.name, data));
  }

  /** Takes the ids out of what Discord says it has. */
  learn(told: unknown): void {
    const read = registered.safeParse(told);
    for (const { id, name, type } of read.data ?? []) if (type === SLASH) this.#ids.set(name, id);
  }

  /** A text in which each command that stands alone in code is one to press. One with options stays in code: it is to be pasted. */
  in(text: string): string {
    return text.replace(/`\/([a-z]+(?: [a-z-]+)*)`/gu, (code, path: string) => {
      const id = this.#ids.get(path.split(' ')[0] ?? '');
      return id === undefined || !this.paths.some((one) => one.path === path) ? code : `</${path}:${id}>`;
    });
  }

  /** The same of all words of a message in which they are read as markdown. */
  inView(view: View): View {
    const { content, card } = view;
    return {
      ...view,
      ...(content === undefined ? {} : { content: this.in(content) }),
      ...(card === undefined ? {} : { card: { ...card, text: this.in(card.text) } }),
    };
  }
}

interface Branch {
  readonly description: string;
  readonly options?: readonly APIApplicationCommandOption[] | undefined;
}

/** A command, or each of its subcommands. */
function leaves(path: string, { description, options = [] }: Branch): readonly CommandPath[] {
  const below = options.flatMap((option) =>
    option.type === Subcommand || option.type === SubcommandGroup
      ? leaves(`${path} ${option.name}`, option)
      : [],
  );
  return below.length === 0 ? [{ path, description }] : below;
}
