import type { Json } from '../../engine/json.ts';
import type { AnySystem } from '../../engine/system.ts';
import type { CharacterRecord, EncounterRecord, PendingRecord, Store, StreamRef } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { withParty, withPartyBegun } from './party.ts';

type At = Pick<Table, 'campaign' | 'system'>;

/** A stream opened for one command: the scene it holds, and who else is on it. */
export interface Stage {
  readonly stream: StreamRef;
  readonly version: number;
  readonly state: object;
  readonly pending: PendingRecord | null;
  readonly channelId: string;
  readonly encounter: EncounterRecord | null;
  readonly character: CharacterRecord | null;
  readonly context: Json; // characters that are looked at and not changed, as they were when the command was given
}

type Cast = { readonly [id: string]: Json };

/** The scene of one character outside a fight. `context` are others that the command looks at. */
export async function characterStage(
  store: Store,
  at: At,
  id: string,
  channelId: string,
  context: Cast,
): Promise<Result<Stage>> {
  const record = await store.character(id);
  if (record === null || record.archivedAt !== null) return no('characterGone');
  if (record.encounterId !== null) return no('movedMeanwhile');
  const { system } = at;
  const stream: StreamRef = { kind: 'character', id };
  const characters: Record<string, object> = {};
  const npcs = record.kind === 'npc' ? [id] : [];
  for (const [key, raw] of Object.entries(context)) {
    const read = system.character.read(raw, system.revision);
    if (!read.ok) return read;
    characters[key] = read.value;
    if ((await store.character(key))?.kind === 'npc') npcs.push(key);
  }
  const own = system.character.read(record.state, record.schemaVersion);
  if (!own.ok) return own;
  characters[id] = own.value;
  return yes({
    stream,
    version: record.version,
    state: await withPartyBegun(store, at, system.scene(characters, npcs)),
    pending: await store.pendingOf(stream),
    channelId,
    encounter: null,
    character: record,
    context,
  });
}

// Scenes read from a record, and those just written: read once, as long as the record is in use.
const scenes = new WeakMap<object, object>();

/** The scene of an encounter. The same record gives the same scene. */
export function sceneOf(system: AnySystem, record: EncounterRecord): object {
  const { state } = record;
  if (typeof state !== 'object' || state === null) return system.upcast(state, record.schemaVersion);
  const known = scenes.get(state);
  if (known !== undefined) return known;
  const scene = system.upcast(state, record.schemaVersion);
  scenes.set(state, scene);
  return scene;
}

/** The scene of an encounter with the campaign's party as it is now. */
export const sceneAt = (at: At, record: EncounterRecord): object => withParty(at, sceneOf(at.system, record));

/** Says that a state about to be stored is a scene of today's shape. */
export function keepScene(state: object): void {
  scenes.set(state, state);
}

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
    context: {},
  });
}

/** What belongs to a campaign's whole party, by itself. Refuses where the system has nothing of the kind. */
export async function partyStage(store: Store, at: At, channelId: string): Promise<Result<Stage>> {
  const { campaign, system } = at;
  if (system.party === undefined) return no('noParty', { system: system.name });
  const stream: StreamRef = { kind: 'party', id: campaign.id };
  return yes({
    stream,
    version: campaign.party.version,
    state: await withPartyBegun(store, at, system.scene({})),
    pending: await store.pendingOf(stream),
    channelId,
    encounter: null,
    character: null,
    context: {},
  });
}

/** Opens a stream again, whichever it is. */
export function stageOf(
  store: Store,
  at: At,
  stream: StreamRef,
  channelId: string,
  context: Json,
): Promise<Result<Stage>> {
  switch (stream.kind) {
    case 'encounter':
      return encounterStage(store, at, stream.id);
    case 'character':
      return characterStage(store, at, stream.id, channelId, isCast(context) ? context : {});
    case 'party':
      return partyStage(store, at, channelId);
    case 'aside':
      return Promise.resolve(no('encounterGone'));
  }
}

function isCast(json: Json): json is Cast {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
