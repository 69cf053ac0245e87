import type { Member } from '../../engine/intent.ts';
import type { Json } from '../../engine/json.ts';
import { here } from '../caller.ts';
import { cast } from '../character/cast.ts';
import { findNamed, nameKey, nearest } from '../names.ts';
import type { CharacterRecord, Store } from '../ports.ts';
import { type No, no, type Result, tooMany, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { FIGHT_LIMITS } from './limits.ts';

/** The characters that the players of a campaign play now. */
export async function activeCharacters(store: Store, table: Table): Promise<readonly CharacterRecord[]> {
  const all = await cast(store, table);
  const owners = [...new Set(all.flatMap((one) => (one.kind === 'pc' ? (one.ownerId ?? []) : [])))];
  const actives = await Promise.all(owners.map((owner) => store.activeCharacter(table.campaign.id, owner)));
  return actives.filter(
    (one) => one !== null && one.kind === 'pc' && one.archivedAt === null,
  ) as CharacterRecord[];
}

/**
 * Who is in a fight from its start: all whom players play now, or nobody; where nothing is said, in an open scene the players' characters of
 * its cast.
 */
export async function beginners(
  store: Store,
  table: Table,
  everyone: boolean | null,
): Promise<readonly CharacterRecord[]> {
  if (everyone === false) return [];
  const there = everyone === null ? await castHere(store, table) : [];
  if (there.length > 0) return there;
  const active = await activeCharacters(store, table);
  // Who sits at the table alone plays all sides.
  const isAlone = table.system.unled === true && active.length === 1;
  return isAlone ? (await cast(store, table)).filter(({ kind }) => kind === 'pc') : active;
}

/** The players' characters who are in the open scene where the caller is; nobody where none is. */
export async function castHere(store: Store, table: Table): Promise<readonly CharacterRecord[]> {
  const scene = await store.sceneIn(here(table.caller));
  if (scene === null || scene.closedAt !== null || scene.cast.length === 0) return [];
  const all = await cast(store, table);
  return all.filter(({ id, kind }) => kind === 'pc' && scene.cast.includes(id));
}

/** A character of the campaign as somebody who joins a fight. */
export function asMember(
  { character }: Table['system'],
  record: CharacterRecord,
  side: Member['side'],
  place: string | null = null,
): Member {
  const read = character.read(record.state, record.schemaVersion);
  if (!read.ok) throw new Error(`the stored sheet of ${record.id} cannot be read: ${read.refusal.code}`);
  const { id, name, kind } = record;
  return { id, name, side, sheet: read.value as Json, place, npc: kind === 'npc' };
}

const SIDES = ['foes', 'players'];

/** Those named with commas between; a whole side by its name, whoever will be on it. */
export function whoIs(typed: string | null, players: readonly CharacterRecord[]): Result<readonly string[]> {
  const found: string[] = [];
  for (const name of (typed ?? '').split(',').map((one) => one.trim())) {
    if (name === '') continue;
    const side = SIDES.find((one) => nameKey(one) === nameKey(name));
    const id = side ?? findNamed(name, players)?.id;
    if (id !== undefined) found.push(id);
    else {
      const names = [...SIDES, ...players.map((one) => one.name)];
      return no('noSuchSurprised', { typed: name.slice(0, 100), nearest: nearest(name, names), names });
    }
  }
  return yes(found);
}

/** Somebody who joins a fight, of whom players are to know nothing. */
export const withHidden = (member: Member, hidden: boolean): Member =>
  hidden ? { ...member, hidden } : member;

/** 'Raider' once; 'Raider 1' to 'Raider 3' where there are several, counting on from those that are there. */
export const numbered = (name: string, count: number, taken: readonly string[]): readonly string[] =>
  count === 1 && !taken.includes(name) ? [name] : counted(name, count, taken, String);

/** 'Raider A' and so on, for those who are hidden: a gap in the numbers of the others would tell of them. */
export const lettered = (name: string, count: number, taken: readonly string[]): readonly string[] =>
  counted(name, count, taken, (n) => (n > 26 ? `Z${n - 26}` : String.fromCodePoint(64 + n)));

function counted(
  name: string,
  count: number,
  taken: readonly string[],
  mark: (n: number) => string,
): readonly string[] {
  const names: string[] = [];
  for (let n = 1; names.length < count; n++) {
    const next = `${name} ${mark(n)}`;
    if (!taken.includes(next)) names.push(next);
  }
  return names;
}

/** Why so many more cannot come into a fight: it would hold more than it may. Null where they can. */
export function whyTooMany(system: Table['system'], state: object, members: readonly Member[]): No | null {
  const more = members.length;
  const here = Object.keys(system.charactersIn(state)).length;
  const { there, came } = system.crowd?.(state) ?? { there: here, came: here };
  if (there + more > FIGHT_LIMITS.there.most) return tooMany(FIGHT_LIMITS.there, there + more);
  if (came + more > FIGHT_LIMITS.came.most) return tooMany(FIGHT_LIMITS.came, came + more);
  const bytes = JSON.stringify(state).length + JSON.stringify(members).length;
  return bytes > FIGHT_LIMITS.bytes.most ? tooMany(FIGHT_LIMITS.bytes, bytes) : null;
}
