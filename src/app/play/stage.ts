import { z } from 'zod';
import type { Made } from '../../engine/creation.ts';
import type { Json } from '../../engine/json.ts';
import type { AnySystem } from '../../engine/system.ts';
import { fromTheStart } from '../autopilot/pilots.ts';
import type { CharacterRecord, EncounterRecord, PendingRecord, Store, StreamRef } from '../ports.ts';
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
  const stream: StreamRef = { kind: 'encounter', id };
  if (record === null) {
    const pending = await store.pendingOf(stream);
    return pending === null || !isBegin(pending.intent)
      ? no('encounterGone')
      : askedBefore(store, at, pending);
  }
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

const isBegin = (intent: Json): boolean =>
  typeof intent === 'object' && intent !== null && 'kind' in intent && intent.kind === 'begin';

const beginSchema = z.object({
  members: z.array(
    z.object({ id: z.string(), npc: z.boolean().optional(), fleeting: z.boolean().optional() }),
  ),
});

/** Those in a fight that begins whom nobody took: they live in it alone, and act by themselves. */
function takenByNobody(intent: Json): readonly string[] {
  const read = beginSchema.safeParse(intent);
  const members = read.success ? read.data.members : [];
  return members.filter(({ npc, fleeting }) => npc === true && fleeting === true).map(({ id }) => id);
}

/** A fight that is stored nowhere yet, because its beginning waits for an answer. Refuses where another has begun there meanwhile. */
async function askedBefore(store: Store, at: At, pending: PendingRecord): Promise<Result<Stage>> {
  const { stream, channelId, createdAt } = pending;
  if ((await store.runningEncounter(channelId)) !== null) return no('encounterRunning');
  const encounter = unborn(at, { id: stream.id, channelId, at: createdAt });
  const free = takenByNobody(pending.intent);
  const pilots = free.length === 0 || at.system.autopilot === undefined ? null : fromTheStart(free);
  return yes({ ...(await unbornStage(store, at, { ...encounter, pilots })), pending });
}

/** A fight before it begins. */
export const unborn = (
  { campaign, system }: At,
  { id, channelId, at }: { readonly id: string; readonly channelId: string; readonly at: Date },
): EncounterRecord => ({
  id,
  campaignId: campaign.id,
  channelId,
  version: 0,
  schemaVersion: system.revision,
  state: null,
  startedAt: at,
  endedAt: null,
  pilots: null,
  restingSince: null,
  trackerMessageId: null,
  trackerVersion: -1,
});

/** The stage on which a fight begins. */
export async function unbornStage(store: Store, at: At, encounter: EncounterRecord): Promise<Stage> {
  return {
    stream: { kind: 'encounter', id: encounter.id },
    version: 0,
    state: await withPartyBegun(store, at, at.system.scene({})),
    pending: null,
    channelId: encounter.channelId,
    encounter,
    character: null,
    others: [],
  };
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
