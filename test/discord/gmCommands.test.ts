import { type APIApplicationCommandOption, ApplicationCommandOptionType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { loadCommands } from '../../src/discord/loader.ts';
import { useTable } from './support/room.ts';

// Who may send a command is said where it is chosen: what a player is refused because only GMs may ends with '(GM)'.

const { room } = useTable();
const { Subcommand, SubcommandGroup, String: Text, Integer, Number: Figure } = ApplicationCommandOptionType;

interface Sent {
  readonly path: string;
  readonly description: string;
  readonly options: Record<string, string | number>;
}

type Branch = { readonly description: string; readonly options?: readonly APIApplicationCommandOption[] };

/** What an option that must be given takes at least: its first choice, its smallest number, a word. */
function least(option: APIApplicationCommandOption): string | number | null {
  if (option.type === Text) return option.choices?.[0]?.value ?? 'Kira';
  if (option.type === Integer || option.type === Figure)
    return option.choices?.[0]?.value ?? option.min_value ?? 1;
  return null;
}

/** A command, or each of its subcommands, with the least that it takes; none that needs a file or a person. */
function sent(path: string, { description, options = [] }: Branch): readonly Sent[] {
  const below = options.flatMap((option) =>
    option.type === Subcommand || option.type === SubcommandGroup
      ? sent(`${path} ${option.name}`, option)
      : [],
  );
  if (below.length > 0) return below;
  const given = options
    .filter(({ required }) => required === true)
    .map((one) => [one.name, least(one)] as const);
  if (given.some(([, value]) => value === null)) return [];
  return [
    {
      path,
      description,
      options: Object.fromEntries(given.flatMap(([k, v]) => (v === null ? [] : [[k, v]]))),
    },
  ];
}

const commands = [...(await loadCommands(new URL('../../commands/', import.meta.url))).values()];
const all = commands.flatMap(({ data }) => sent(data.name, data));

describe.each(['soulbound', 'zafir'])("a GM's command", (system) => {
  test(`says so in its description, under the rules of ${system}`, { timeout: 60_000 }, async () => {
    const here = await room(system);
    const closed: string[] = [];
    const unsaid: string[] = [];
    for (const { path, description, options } of all) {
      if (!(await here.use('Ana', path, options)).includes('Only a GM')) continue;
      closed.push(path);
      if (!description.endsWith('(GM)')) unsaid.push(`/${path}: ${description}`);
    }
    expect({ unsaid, isTried: closed.length > 20 }).toEqual({ unsaid: [], isTried: true });
  });
});
