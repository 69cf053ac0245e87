import type { Made } from '../../engine/creation.ts';
import type { Json } from '../../engine/json.ts';
import type { AnySystem } from '../../engine/system.ts';
import type { CharacterRecord, EncounterRecord, Store, StreamRef } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import type { Other } from './other.ts';
import { othersSeen } from './others.ts';
import { withParty, withPartyBegun } from './party.ts';
import { sceneOf } from './sceneOf.ts';
import type { Stage } from './staged.ts';

export { keepScene, sceneOf } from './sceneOf.ts';

type At = Pick<Table, 'campaign' | 'system'>;

/** The characters of others who are on a stage, as they were seen; refuses a sheet that cannot be read. */
function sheetsOf(
  system: AnySystem,
  others: readonly Other[],
): Result<{ readonly characters: Record<string, object>; readonly npcs: string[] }> {
  const characters: Record<string, object> = {};
  const npcs: string[] = [];
  for (const other of others) {
    const read = sheetOf(system, other.seen);
    if (!read.ok) return read;
    characters[other.id] = read.value;
    if (other.record.kind === 'npc') npcs.push(other.id);
  }
  return yes({ characters, npcs });
}

/** The scene of one character outside a fight, with those others who are named. */
export async function characterStage(
  store: Store,
  at: At,
  id: string,
  channelId: string,
  others: readonly Other[] = [],
): Promise<Result<Stage>> {
  const record = await store.character(id);
  if (record === null || record.archivedAt !== null) return no('characterGone');
  if (record.encounterId !== null) return no('movedMeanwhile');
  const { system } = at;
  const stream: StreamRef = { kind: 'character', id };
  const there = sheetsOf(system, others);
  if (!there.ok) return there;
  const own = sheetOf(system, record);
  if (!own.ok) return own;
  const characters = { ...there.value.characters, [id]: own.value };
  const npcs = [...(record.kind === 'npc' ? [id] : []), ...there.value.npcs];
  return yes({
    stream,
    version: record.version,
    state: await withPartyBegun(store, at, system.scene(characters, npcs)),
    pending: await store.pendingOf(stream),
    channelId,
    encounter: null,
    character: record,
    others,
  });
}

// Sheets read from a record: read once, as long as the record is in use.
const sheets = new WeakMap<object, Made<object>>();

function sheetOf(
  system: AnySystem,
  { state, schemaVersion }: Pick<CharacterRecord, 'state' | 'schemaVersion'>,
): Made<object> {
  const known = isObject(state) ? sheets.get(state) : undefined;
  if (known !== undefined) return known;
  const read = system.character.read(state, schemaVersion);
  if (isObject(state)) sheets.set(state, read);
  return read;
}

const isObject = (json: Json): json is Exclude<Json, null | boolean | number | string> =>
  typeof json === 'object' && json !== null;

/** The scene of an encounter with the campaign's party as it is now. */
export const sceneAt = (at: At, record: EncounterRecord): object => withParty(at, sceneOf(at.system, record));

export async function encounterStage(store: Store, at: At, id: string): Promise<Result<Stage>> {
  const record = await store.encounter(id);
  if (record === null) return no('encounterGone');
  const stream: StreamRef = { kind: 'encounter', id };
  return yes({
    stream,
    version: record.version,
    state: sceneAt(at, record),
    pending: await store.pendingOf(stream),
    channelId: record.channelId,
    encounter: record,
    character: null,
    others: [],
  });
}

/**
 * What belongs to a campaign's whole party, with those characters whom a command about it names. Refuses where the system has
 * nothing of the kind.
 */
export async function partyStage(
  store: Store,
  at: At,
  channelId: string,
  others: readonly Other[] = [],
): Promise<Result<Stage>> {
  const { campaign, system } = at;
  if (system.party === undefined) return no('noParty', { system: system.name });
  const there = sheetsOf(system, others);
  if (!there.ok) return there;
  const { characters, npcs } = there.value;
  const stream: StreamRef = { kind: 'party', id: campaign.id };
  return yes({
    stream,
    version: campaign.party.version,
    state: await withPartyBegun(store, at, system.scene(characters, npcs)),
    pending: await store.pendingOf(stream),
    channelId,
    encounter: null,
    character: null,
    others,
  });
}

/** Opens the stream of a waiting command again, whichever it is; `context` is what its record keeps of others. */
export async function stageOf(
  store: Store,
  at: At,
  stream: StreamRef,
  channelId: string,
  context: Json,
): Promise<Result<Stage>> {
  switch (stream.kind) {
    case 'encounter':
      return encounterStage(store, at, stream.id);
    case 'character': {
      const stage = await characterStage(store, at, stream.id, channelId, await othersSeen(store, context));
      // Nobody enters a fight with an open question; older versions let them, and it can be answered when they are out of it.
      return !stage.ok && stage.refusal.code === 'movedMeanwhile' ? no('asksAfterFight') : stage;
    }
    case 'party':
      return partyStage(store, at, channelId, await othersSeen(store, context));
    case 'aside':
      return no('encounterGone');
  }
}
