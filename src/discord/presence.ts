import type { Client, Guild, GuildMember } from 'discord.js';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KnownName, People } from '../app/ports.ts';

const PATIENCE_MS = 1000;

/** Who is there, out of what the connection has met: it keeps whoever has used a command lately. */
export class Presence implements People {
  #client: Client<true> | null = null;

  /** From now on asks this connection. */
  meet(client: Client<true>): void {
    this.#client = client;
  }

  async names(guildId: string, wanted: readonly string[]): Promise<readonly KnownName[]> {
    const client = this.#client;
    const guild = client?.guilds.cache.get(guildId);
    if (client === null || guild === undefined) return [];
    const unknown = wanted.filter((id) => !guild.members.cache.has(id));
    const looked = Promise.all(unknown.map((id) => found(guild, id)));
    if (unknown.length > 0) await Promise.race([looked, sleep(PATIENCE_MS, null, { ref: false })]);
    const mine = [client.user.username, client.user.globalName, guild.members.me?.displayName];
    return [
      ...mine.flatMap((name) => (name == null ? [] : [{ userId: null, name }])),
      ...guild.members.cache
        .filter(({ id }) => id !== client.user.id)
        .map(called)
        .flat(),
    ];
  }
}

const called = ({ id, displayName, user }: GuildMember): readonly KnownName[] =>
  [displayName, user.globalName, user.username].flatMap((name) =>
    name === null ? [] : [{ userId: id, name }],
  );

/** Brings a member to the connection's knowledge, if there is such a one. */
async function found(guild: Guild, id: string): Promise<void> {
  if (!/^\d{1,20}$/u.test(id)) return;
  await guild.members.fetch(id).catch(() => null); // gone, or Discord does not answer: then nobody knows
}
