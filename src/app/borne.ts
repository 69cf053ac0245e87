import { likeness } from './alike.ts';
import { cast } from './character/cast.ts';
import type { KnownName, People, Store } from './ports.ts';
import { no, type Result, yes } from './result.ts';
import type { Table } from './table.ts';

/** What nobody else is called anywhere, whatever the bot goes by on a server. */
const OURS = likeness('Turnkeeper');

/** Those whom a server is asked for, where it does not know them. */
const MOST_LOOKED_FOR = 25;

type Needs = { readonly people: People; readonly store: Pick<Store, 'characters'> };
type Where = Pick<Table, 'campaign' | 'caller'>;

/** Whose name it is, of these, beside those who may bear it; null where it is free. */
function bearerOf(
  name: string,
  known: readonly KnownName[],
  mayBear: readonly (string | null)[],
): { readonly userId: string | null } | null {
  const key = likeness(name);
  if (key.includes(OURS)) return { userId: null };
  const same = known.filter((one) => likeness(one.name) === key);
  const own = same.some(({ userId }) => userId !== null && mayBear.includes(userId));
  return own ? null : (same.find(({ userId }) => userId === null) ?? same[0] ?? null);
}

/**
 * Whether characters may bear these names. Refuses what the bot, a player of the campaign or somebody else present is called, and what
 * looks like it: whoever speaks under it would be taken for them. People may name characters after themselves.
 */
export async function freeNames(
  { people, store }: Needs,
  { campaign, caller }: Where,
  names: readonly string[],
  ownerId: string | null = caller.userId,
): Promise<Result<true>> {
  const owners = (await cast(store, { campaign })).flatMap((one) => one.ownerId ?? []);
  const players = [...new Set([...campaign.gms, ...owners])].slice(0, MOST_LOOKED_FOR);
  const known = await people.names(campaign.guildId, players);
  for (const name of names) {
    const bearer = bearerOf(name, known, [caller.userId, ownerId]);
    if (bearer === null) continue;
    return bearer.userId === null
      ? no('nameIsMine', { name })
      : no('nameIsSomebodys', { name, who: bearer.userId });
  }
  return yes(true);
}

/** The same for one name, which it gives. */
export async function freeName(
  needs: Needs,
  where: Where,
  name: string,
  ownerId: string | null = where.caller.userId,
): Promise<Result<string>> {
  const free = await freeNames(needs, where, [name], ownerId);
  return free.ok ? yes(name) : free;
}

/** The first of some names, of people unknown, that is the bot's own on a server or looks like it; null where none is. */
export async function namedLikeMe(
  people: People,
  guildId: string,
  names: readonly string[],
): Promise<string | null> {
  const known = (await people.names(guildId, [])).filter(({ userId }) => userId === null);
  return names.find((name) => bearerOf(name, known, []) !== null) ?? null;
}

/**
 * What a character is called where it speaks: where somebody else has come to be called the same since, it is told from them. Asks
 * for nobody whom the server does not know, so that nobody waits.
 */
export async function spokenName(
  { people }: Pick<Needs, 'people'>,
  { campaign, caller }: Where,
  name: string,
  ownerId: string | null,
): Promise<string> {
  const known = await people.names(campaign.guildId, []);
  return bearerOf(name, known, [caller.userId, ownerId]) === null ? name : `${name} (character)`;
}
