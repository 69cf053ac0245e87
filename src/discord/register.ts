import { createHash } from 'node:crypto';
import { ApplicationCommandType, InteractionContextType, type REST, Routes } from 'discord.js';
import type { Store } from '../app/ports.ts';
import type { Command } from './command.ts';

/**
 * Tells Discord our commands, if they are not those it was told last time. Registered for one server when `guildId` is
 * given (seen at once), else everywhere. Gives whether anything was sent.
 */
export async function registerCommands(
  rest: REST,
  store: Pick<Store, 'fact' | 'setFact'>,
  applicationId: string,
  guildId: string | undefined,
  commands: Iterable<Command>,
): Promise<boolean> {
  const body = [...commands].flatMap((command) => [command.data, ...menuOf(command)]);
  const key = `commands:${applicationId}:${guildId ?? 'everywhere'}`;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  if ((await store.fact(key)) === hash) return false;
  const route =
    guildId === undefined
      ? Routes.applicationCommands(applicationId)
      : Routes.applicationGuildCommands(applicationId, guildId);
  await rest.put(route, { body });
  await store.setFact(key, hash);
  return true;
}

const menuOf = ({ menu = {} }: Command) =>
  Object.keys(menu).map((name) => ({
    type: ApplicationCommandType.Message,
    name,
    contexts: [InteractionContextType.Guild],
  }));
