import type { APIApplicationCommand } from 'discord-api-types/v10';

export type Command = APIApplicationCommand;

/** The bot's registered commands: global ones, and each server's own. */
export class CommandBook {
  readonly #global = new Map<string, Command>();
  readonly #guilds = new Map<string, Map<string, Command>>();

  scope(guildId: string | null): Map<string, Command> {
    if (guildId === null) return this.#global;
    let map = this.#guilds.get(guildId);
    if (!map) {
      map = new Map();
      this.#guilds.set(guildId, map);
    }
    return map;
  }

  find(id: string): Command | undefined {
    const global = this.#global.get(id);
    if (global) return global;
    for (const map of this.#guilds.values()) {
      const found = map.get(id);
      if (found) return found;
    }
    return undefined;
  }
}
