import { readdir } from 'node:fs/promises';
import type { Command } from './command.ts';

/** All commands of a folder: each file's default export. The file is named like its command. */
export async function loadCommands(folder: URL): Promise<ReadonlyMap<string, Command>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
  const commands = await Promise.all(
    files.map(async (file): Promise<[string, Command]> => {
      const { default: command }: { default: Command } = await import(new URL(file, folder).href);
      if (`${command.data.name}.ts` !== file)
        throw new Error(`${file} holds the command /${command.data.name}`);
      return [command.data.name, command];
    }),
  );
  return new Map(commands);
}
