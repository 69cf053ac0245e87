import type { Core } from '../core.ts';
import type { Fields } from '../limits/form.ts';
import { allIntents, Intent } from './intents.ts';

const guildsAShard = 2500;

/** What a bot says of itself: which events it wants, and which part of its servers. */
export interface Identity {
  readonly intents: number;
  readonly index: number;
  readonly count: number;
  readonly guilds: readonly string[];
}

/** Reads what a bot identifies itself with, or says with which code to hang up. */
export function readIdentify(
  core: Core,
  data: Fields,
): Identity | { readonly close: number; readonly reason: string } {
  const { intents } = data;
  if (typeof intents !== 'number' || (intents & ~allIntents) !== 0)
    return { close: 4013, reason: 'Invalid intent(s).' };
  if (isDisallowed(core, intents)) return { close: 4014, reason: 'Disallowed intent(s).' };
  const [index = 0, count = 1] = Array.isArray(data.shard) ? data.shard.map(Number) : [0, 1];
  if (!(index >= 0 && count >= 1 && index < count)) return { close: 4010, reason: 'Invalid shard.' };
  const guilds = [...core.world.guilds.values()]
    .filter(
      ({ id, members }) =>
        members.has(core.world.botId) && Number((BigInt(id) >> 22n) % BigInt(count)) === index,
    )
    .map(({ id }) => id);
  if (guilds.length > guildsAShard) return { close: 4011, reason: 'Sharding required.' };
  return { intents, index, count, guilds };
}

function isDisallowed({ privileged }: Core, intents: number): boolean {
  const { members, presences, messageContent } = privileged;
  return (
    (!members && (intents & Intent.guildMembers) !== 0) ||
    (!presences && (intents & Intent.guildPresences) !== 0) ||
    (!messageContent && (intents & Intent.messageContent) !== 0)
  );
}
