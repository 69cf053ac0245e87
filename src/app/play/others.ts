import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type Intent, intentSchema } from '../../engine/intent.ts';
import type { Json } from '../../engine/json.ts';
import { knownCast } from '../character/cast.ts';
import type { CharacterRecord, CharacterWrite, PendingRecord, Store } from '../ports.ts';
import { type No, no, type Result, yes } from '../result.ts';
import { shutTo } from '../scenes/privacy.ts';
import type { Table } from '../table.ts';
import { floorParams } from './floor.ts';
import { type Other, seenSchema } from './other.ts';
import type { Stage } from './staged.ts';

type At = Pick<Table, 'campaign' | 'system'>;

const contextSchema = z.record(z.string(), seenSchema);

/** Those besides who acts whom a command names. */
export function namedIn(intent: Intent): readonly string[] {
  switch (intent.kind) {
    case 'check':
      return [...new Set([...(intent.against === null ? [] : [intent.against]), ...intent.helpers])];
    case 'attack':
      return [intent.target];
    case 'act':
      return intent.target === null ? [] : [intent.target];
    case 'mission':
    case 'rest':
      return intent.actors;
    default:
      return [];
  }
}

/** The same of a stored intent; nobody where today's version cannot read it. */
export function namedInStored(intent: Json): readonly string[] {
  const read = intentSchema.safeParse(intent);
  return read.success ? namedIn(read.data) : [];
}

/** Whether a command only looks at those it names: at what opposes a check, wherever it is, and at who lends a hand. */
const onlyLooks = ({ kind }: Intent): boolean => kind === 'check';

/** Those of some ids, as they are now, who are characters of the campaign, put away or not; `besides` is who acts. */
export async function othersNamed(
  store: Store,
  { campaign }: At,
  ids: readonly string[],
  besides: string | null,
): Promise<readonly Other[]> {
  const records = await Promise.all(ids.filter((id) => id !== besides).map((id) => store.character(id)));
  return records.flatMap((record) =>
    record === null || record.campaignId !== campaign.id ? [] : [seenNow(record)],
  );
}

/** Those of some ids whom somebody at the table may name: the characters that they know. */
export async function othersKnown(
  store: Store,
  table: Table,
  ids: readonly string[],
  besides: string | null,
): Promise<readonly Other[]> {
  const named = await othersNamed(store, table, ids, besides);
  const known = await knownCast(
    store,
    table,
    named.map(({ record }) => record),
  );
  return named.filter(({ record }) => record.archivedAt === null && known.includes(record));
}

/** All whom somebody could name outside of fights: the characters that they know, but for those in a fight of which they may know. */
export async function othersThere(store: Store, table: Table, besides: string): Promise<readonly Other[]> {
  const all = await store.characters(table.campaign.id, { archived: false });
  const known = (await knownCast(store, table, all)).filter(({ id }) => id !== besides);
  const there = await Promise.all(
    known.map(async ({ encounterId }) =>
      encounterId === null ? true : isShut(store, table, await store.encounter(encounterId)),
    ),
  );
  return known.filter((_, n) => there[n]).map(seenNow);
}

/** Those whom a waiting command named, as they were when it was given. Nobody where its record cannot be read: it is called off then. */
export async function othersSeen(store: Store, context: Json): Promise<readonly Other[]> {
  const read = contextSchema.safeParse(context);
  const seen = Object.entries(read.success ? read.data : {});
  const records = await Promise.all(seen.map(([id]) => store.character(id)));
  return seen.flatMap(([id, was], n) => {
    const record = records[n] ?? null;
    return record === null ? [] : [{ id, seen: was, record }];
  });
}

/** What a waiting command keeps of them. */
export const contextOf = (others: readonly Other[]): Json =>
  Object.fromEntries(others.map(({ id, seen }) => [id, { ...seen }]));

const seenNow = (record: CharacterRecord): Other => {
  const { id, version, schemaVersion, state } = record;
  return { id, seen: { version, schemaVersion, state }, record };
};

/** Whether somebody is no longer as they were when the command was given, or where it could reach them. */
const hasMovedOn = ({ seen, record }: Other): boolean =>
  record.version !== seen.version || record.encounterId !== null || record.archivedAt !== null;

/** Those on a stage whom a command may change. */
export const reachedBy = ({ others }: Pick<Stage, 'others'>, intent: Intent): readonly Other[] =>
  onlyLooks(intent) ? [] : others;

/** Who has moved on since a command was given that may change them, by name; null where it may go on. */
export const movedOn = (stage: Stage, intent: Intent): string | null =>
  reachedBy(stage, intent).find(hasMovedOn)?.record.name ?? null;

/** Refuses where one of those whom a command may change, or who lend a hand, is in a fight: it holds their numbers, and them. */
export async function outOfFights(
  store: Store,
  table: Table,
  stage: Stage,
  intent: Intent,
): Promise<Result<true>> {
  const helpers = intent.kind === 'check' ? intent.helpers : [];
  const wanted = [...reachedBy(stage, intent), ...stage.others.filter(({ id }) => helpers.includes(id))];
  const fighting = wanted.find(({ record }) => record.encounterId !== null);
  return fighting === undefined ? yes(true) : inFight(store, table, fighting.record);
}

/** Why somebody is out of reach who is in a fight. */
async function inFight(store: Store, table: Table, { name, encounterId }: CharacterRecord): Promise<No> {
  const fight = encounterId === null ? null : await store.encounter(encounterId);
  return (await isShut(store, table, fight)) ? no('otherTakenUp', { name }) : no('otherInFight', { name });
}

/** Whether something is done in a private scene into which the caller may not look: nothing of it is told to them then. */
const isShut = async (store: Store, table: Table, done: { readonly channelId: string } | null) =>
  done !== null && (await shutTo(store, table)).has(done.channelId);

/** Refuses where one of those whom a command would change has a command of their own that waits: it has the floor there. */
export async function othersFree(
  store: Store,
  table: Table,
  others: readonly Other[],
): Promise<Result<true>> {
  for (const { id, record } of others) {
    const pending = await store.pendingOf({ kind: 'character', id });
    if (await isShut(store, table, pending)) return no('otherTakenUp', { name: record.name });
    if (pending !== null) return no('floorTaken', floorParams(pending, table));
  }
  return yes(true);
}

/**
 * Refuses where somebody would enter a fight while a command outside of one waits that will change them: the fight holds their numbers,
 * and it could not go on.
 */
export async function mayEnter(
  store: Store,
  table: Table,
  entering: readonly CharacterRecord[],
): Promise<Result<true>> {
  if (entering.length === 0) return yes(true);
  const waiting = await store.pendingsIn(table.campaign.id);
  for (const { id, name } of entering) {
    const pending = waiting.find((one) => changesOutside(one, id)) ?? null;
    if (await isShut(store, table, pending)) return no('otherTakenUp', { name });
    if (pending !== null) return no('floorTaken', { ...floorParams(pending, table), enters: name });
  }
  return yes(true);
}

function changesOutside({ stream, context, intent }: PendingRecord, id: string): boolean {
  if (stream.kind === 'encounter') return false;
  if (stream.kind === 'character' && stream.id === id) return true;
  const [named, read] = [contextSchema.safeParse(context), intentSchema.safeParse(intent)];
  return named.success && read.success && id in named.data && !onlyLooks(read.data);
}

/** What a command writes of the others whom it has changed, at the versions they were seen at. Refuses who is out of its reach. */
export async function otherWrites(
  store: Store,
  table: Table,
  { state, others }: Stage,
  after: object,
): Promise<Result<readonly CharacterWrite[]>> {
  const { system } = table;
  const [before, now] = [system.charactersIn(state), system.charactersIn(after)];
  const changed = others.filter(({ id }) => !isDeepStrictEqual(before[id], now[id]));
  const gone = changed.find(hasMovedOn);
  if (gone !== undefined) {
    const { name, encounterId } = gone.record;
    return encounterId === null ? no('otherMovedOn', { name }) : inFight(store, table, gone.record);
  }
  return yes(
    changed.map(({ id, seen }) => ({
      type: 'update',
      id,
      expectedVersion: seen.version,
      set: { state: now[id] as Json, schemaVersion: system.revision },
    })),
  );
}
