// Who is there, by the names that everybody reads, and what is stored about them.
import type { Json } from '../../engine/json.ts';

/** What somebody is called on a server; by which of their names does not matter. */
export interface KnownName {
  readonly userId: string | null; // null: the bot
  readonly name: string;
}

/** The people of servers, as far as the bot has met them. */
export interface People {
  /** The names of the bot, of everybody it knows on a server, and of these, who are looked for where they are not known. */
  names(guildId: string, wanted: readonly string[]): Promise<readonly KnownName[]>;
}

/** Where nobody is known. */
export const NOBODY: People = { names: () => Promise.resolve([]) };

/** A part of what is stored about somebody: a value, or some records of a list. */
export type PersonPart =
  | { readonly key: string; readonly value: Json }
  | { readonly key: string; readonly records: readonly Json[] };
