// The people, channels and roles of the server, and what one types to mean them.
import type { APIChannel, APIRole, APIUser } from 'discord-api-types/v10';
import type { FileUpload, PersonInfo } from '../../protocol.ts';

/** What the values of options may refer to. */
export interface Guild {
  readonly people: readonly PersonInfo[];
  readonly bot: APIUser | null;
  readonly roles: readonly APIRole[];
  readonly channels: readonly APIChannel[];
}

/** Somebody or something one can choose. */
export interface Named {
  readonly id: string;
  readonly name: string;
  /** A second name that is understood as well: a user's login beside the nickname. */
  readonly alias: string;
  /** A sign before the name in the composer. */
  readonly sign: '@' | '#';
}

/** Choices that autocompletion offered or somebody picked, and files chosen, by option name. */
export interface Picked {
  readonly choices: ReadonlyMap<
    string,
    readonly { readonly name: string; readonly value: string | number }[]
  >;
  readonly files: ReadonlyMap<string, FileUpload>;
}

export const nothingPicked: Picked = { choices: new Map(), files: new Map() };

/** What a user is called: nickname, display name, login name. */
export function nameOfUser(user: APIUser, nick?: string | null): string {
  return nick ?? user.global_name ?? user.username;
}

export function usersOf(guild: Guild): readonly Named[] {
  const people = guild.people.map(({ user, nick }) => ({ user, nick }));
  const all = guild.bot ? [...people, { user: guild.bot, nick: null }] : people;
  return all.map(({ user, nick }) => ({
    id: user.id,
    name: nameOfUser(user, nick),
    alias: user.username,
    sign: '@',
  }));
}

export function rolesOf(guild: Guild): readonly Named[] {
  return guild.roles.map((role) => ({
    id: role.id,
    name: role.name.replace(/^@/, ''),
    alias: role.name,
    sign: '@',
  }));
}

/** The channels, or those of the given types. */
export function channelsOf(guild: Guild, types?: readonly number[]): readonly Named[] {
  return guild.channels
    .filter((channel) => !types || types.length === 0 || types.includes(channel.type))
    .map((channel) => ({
      id: channel.id,
      name: channel.name ?? channel.id,
      alias: channel.name ?? '',
      sign: '#',
    }));
}

/** Who is meant by a mention, an id or a name (with or without its sign; capitals do not matter). */
export function find(text: string, all: readonly Named[]): Named | undefined {
  const mention = /^<(?:@[!&]?|#)(\d+)>$/.exec(text);
  const id = mention?.[1] ?? text;
  const name = text.replace(/^[@#]/, '').toLowerCase();
  return (
    all.find((one) => one.id === id) ??
    all.find((one) => one.name.toLowerCase() === name) ??
    all.find((one) => one.alias.toLowerCase() === name)
  );
}
