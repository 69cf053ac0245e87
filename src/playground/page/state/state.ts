// All the page knows, as one immutable value.
import type { APIChannel, APIMessage, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { PersonInfo } from '../../protocol.ts';
import type { Leaf } from '../command/leaves.ts';
import type { Guild } from '../command/names.ts';
import { isDirect } from './channels.ts';

/** Something sent to the bot that it has not acknowledged yet, or never did. */
export interface Interaction {
  readonly nonce: string;
  readonly kind: 'command' | 'component';
  readonly channel: string;
  /** What was done, as one would say it: `/roll` or the button's label. */
  readonly label: string;
  /** A command's line, to try it again. */
  readonly line?: string;
  readonly message?: string;
  readonly customId?: string;
  /** Why it failed; undefined while it is under way. */
  readonly failure?: string;
}

/** A form the bot asks to be filled in. */
export interface OpenModal {
  readonly nonce: string;
  readonly modal: APIModalInteractionResponseCallbackData;
  readonly sending: boolean;
  readonly failure?: string;
}

export interface Unread {
  readonly messages: number;
  readonly pings: number;
}

export interface State {
  readonly connection: 'connecting' | 'open' | 'lost';
  /** Why the server will not have whoever the address names. */
  readonly refusal: string | null;
  /** Null until the server's first word. */
  readonly me: PersonInfo | null;
  readonly guildName: string;
  readonly guild: Guild;
  readonly leaves: readonly Leaf[];
  /** The commands of a message's own menu. */
  readonly menu: readonly { readonly id: string; readonly name: string }[];
  readonly channels: ReadonlyMap<string, APIChannel>;
  /** Each channel's messages so far, oldest first. */
  readonly messages: ReadonlyMap<string, readonly APIMessage[]>;
  /** The channels whose history has arrived on this connection. */
  readonly loaded: ReadonlySet<string>;
  readonly unread: ReadonlyMap<string, Unread>;
  readonly current: string | null;
  readonly interactions: ReadonlyMap<string, Interaction>;
  readonly modal: OpenModal | null;
  /** The newest thing a screen reader should say. */
  readonly announcement: string;
  /** Failures that belong to nothing on the page. */
  readonly notice: string | null;
}

export const emptyState: State = {
  connection: 'connecting',
  refusal: null,
  me: null,
  guildName: 'Playground',
  guild: { people: [], bot: null, roles: [], channels: [] },
  leaves: [],
  menu: [],
  channels: new Map(),
  messages: new Map(),
  loaded: new Set(),
  unread: new Map(),
  current: null,
  interactions: new Map(),
  modal: null,
  announcement: '',
  notice: null,
};

/** The commands of the channel that is shown: with the bot alone, not all can be used. */
export function usableLeaves({ leaves, channels, current }: State): readonly Leaf[] {
  const channel = channels.get(current ?? '');
  return channel && isDirect(channel) ? leaves.filter((leaf) => leaf.direct) : leaves;
}

/** A copy of a map with one entry set, or taken out where the value is undefined. */
export function withEntry<K, V>(map: ReadonlyMap<K, V>, key: K, value: V | undefined): ReadonlyMap<K, V> {
  const copy = new Map(map);
  if (value === undefined) copy.delete(key);
  else copy.set(key, value);
  return copy;
}
