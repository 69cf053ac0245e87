import { readdir, readFile } from 'node:fs/promises';
import { ApplicationCommandOptionType } from 'discord.js';
import { expect, test } from 'vitest';
import { loadCommands } from '../../src/discord/loader.ts';
import { helpTopics } from '../../src/view/help/topics.ts';

// What is printed can be pasted and sent: commands, subcommands, options and choices are those that are registered.

const root = new URL('../../', import.meta.url);
const commands = await loadCommands(new URL('commands/', root));

interface Option {
  readonly name: string;
  readonly type: number;
  readonly options?: readonly Option[];
  readonly choices?: readonly { readonly name: string }[];
}

const isBranch = ({ type }: Option) =>
  type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup;

/** What is wrong with a command as it is printed: '/undo what:turn'; null where all of it is registered. */
function wrongWith(printed: string): string | null {
  const [, name = '', rest = ''] = /^\/([a-z-]+)(.*)$/su.exec(printed) ?? [];
  const command = commands.get(name);
  if (command === undefined) return `no command /${name}`;
  let options: readonly Option[] = command.data.options ?? [];
  let words = rest;
  for (;;) {
    const [whole, word = ''] = /^\s+([a-z-]+)(?![\w:-])/u.exec(words) ?? [''];
    const branch = whole === '' ? undefined : options.find((one) => one.name === word && isBranch(one));
    if (branch === undefined) break;
    options = branch.options ?? [];
    words = words.slice(whole.length);
  }
  const typed = [...words.matchAll(/(?:^|\s)([a-z][a-z-]*):(.*?)(?=\s[a-z][a-z-]*:|$)/gsu)];
  for (const [, option = '', value = ''] of typed) {
    const found = options.find((one) => one.name === option);
    if (found === undefined) return `${printed}: no option ${option}`;
    const said = value.trim();
    if (found.choices !== undefined && said !== '' && said !== '…')
      if (!found.choices.some((choice) => choice.name.toLowerCase() === said.toLowerCase()))
        return `${printed}: ${option} has no choice "${said}"`;
  }
  return null;
}

/** Commands in code, and options in code of their own (`what:turn`), which go with the command before them in the line, where it has them. */
function inCode(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    let command = '';
    return [...line.matchAll(/\\?`([^`\n]*?)\\?`/gu)].flatMap(([, code = '']) => {
      if (code.startsWith('/')) command = /^\/[a-z-]+(?: [a-z-]+(?![\w:-]))*/u.exec(code)?.[0] ?? '';
      if (/^\/[a-z]/u.test(code)) return [code];
      return wrongWith(`${command} ${code.replace(/:.*$/su, ':')}`) === null && /^[a-z-]+:/u.test(code)
        ? [`${command} ${code}`]
        : [];
    });
  });
}

async function pages(folder: string): Promise<readonly URL[]> {
  const entries = await readdir(new URL(folder, root), { recursive: true });
  return entries.filter((name) => name.endsWith('.md')).map((name) => new URL(`${folder}${name}`, root));
}

test('every command that docs and help print can be sent as it stands', async () => {
  const files = [new URL('README.md', root), ...(await pages('docs/'))];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const help = helpTopics.flatMap(({ lines }) => lines);
  const wrong = [...texts, ...help].flatMap(inCode).flatMap((printed) => wrongWith(printed) ?? []);
  expect([...new Set(wrong)]).toEqual([]);
});
