import { isDeepStrictEqual } from 'node:util';
import type { Patch } from 'immer';
import { z } from 'zod';
import type { Json } from '../../engine/json.ts';
import { patched } from '../../engine/undo.ts';
import { here } from '../caller.ts';
import type { Batch, CampaignRecord, EncounterRecord, EntryRecord, Ports, StreamRef } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import { type Table, tableAt } from '../table.ts';
import type { Acting } from './act.ts';
import { floorFree } from './floor.ts';
import { namedInStored, type Other, othersFree, othersNamed } from './others.ts';
import { readPatches } from './patches.ts';
import { characterStage, encounterStage, partyStage, type Stage } from './stage.ts';
import { entriesBeside, stateWrites } from './writes.ts';

const LOOK_BACK = 200;

export interface Undone {
  readonly entry: EntryRecord; // the new one, which takes back or brings back
  readonly of: EntryRecord;
  readonly stage: Stage;
  readonly after: object;
  readonly encounter: EncounterRecord | null; // as it is now, where it happened in one
  readonly campaign: CampaignRecord; // as it is now
}

/** What would be taken back. */
export type Preview = Pick<Undone, 'of' | 'stage'>;

/** Where something is taken back: a fight, a character outside of fights, or what belongs to the whole party. */
export type Where = Pick<Acting, 'id' | 'encounter'> | 'party';

/**
 * Takes back the newest command of a stream, or brings back the one taken back last. Nothing is deleted: it is an entry of
 * its own, and the dice stay as they fell. A GM may undo anything, a player their own newest command if it showed no dice.
 */
export class Undo {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** The fight that runs where the caller is; for a GM also one that has ended there, if nothing has happened there since. */
  async fightHere(table: Table): Promise<EncounterRecord | null> {
    const { store } = this.#ports;
    const channelId = here(table.caller);
    const running = await store.runningEncounter(channelId);
    if (running !== null || !table.gm) return running;
    const entries = await store.entries({ campaignId: table.campaign.id, limit: LOOK_BACK });
    // What a fight gives back at its end is a part of that end.
    const last = entries.find(
      ({ kind, stream, ...entry }) =>
        entry.channelId === channelId && stream.kind !== 'aside' && kind !== 'return',
    );
    return last?.stream.kind === 'encounter' ? store.encounter(last.stream.id) : null;
  }

  async undo(table: Table, where: Where): Promise<Result<Undone>> {
    return this.#turn(table, where, 'undo');
  }

  async redo(table: Table, where: Where): Promise<Result<Undone>> {
    return this.#turn(table, where, 'redo');
  }

  async #turn(seated: Table, where: Where, kind: 'undo' | 'redo'): Promise<Result<Undone>> {
    const { store } = this.#ports;
    for (let attempt = 0; attempt < 5; attempt++) {
      const table = await tableAt(store, seated, attempt);
      const found = await this.#find(table, where, kind);
      if (!found.ok) return found;
      const { opened, of, entries } = found.value;
      const done = await this.#write(table, opened, of, kind, entries);
      if (done !== 'conflict') return done;
    }
    return no('tooBusy');
  }

  /** What would be taken back now, and from where; refuses as taking it back would. */
  async preview(seated: Table, where: Where): Promise<Result<Preview>> {
    const table = await tableAt(this.#ports.store, seated, 0);
    const found = await this.#find(table, where, 'undo');
    return found.ok ? yes({ of: found.value.of, stage: found.value.opened.stage }) : found;
  }

  async #find(table: Table, where: Where, kind: 'undo' | 'redo'): Promise<Result<Found>> {
    const stage = await this.#stage(table, where);
    if (!stage.ok) return stage;
    const free = floorFree(stage.value, table);
    if (!free.ok) return free;
    const { stream } = stage.value;
    const entries = await this.#ports.store.entries({
      campaignId: table.campaign.id,
      stream,
      limit: LOOK_BACK,
    });
    const of = kind === 'undo' ? toUndo(entries) : toRedo(entries);
    if (of === null) return no(kind === 'undo' ? 'nothingToUndo' : 'nothingToRedo');
    const elsewhere = await this.#elsewhere(of);
    if (!elsewhere.ok) return elsewhere;
    const may = allowed(table, of, entries);
    if (!may.ok) return may;
    const opened = await this.#withOthers(table, stage.value, of);
    return opened.ok ? yes({ opened: opened.value, of, entries }) : opened;
  }

  #stage(table: Table, where: Where): Promise<Result<Stage>> {
    const { store } = this.#ports;
    if (where === 'party') return partyStage(store, table, here(table.caller));
    return where.encounter === null
      ? characterStage(store, table, where.id, here(table.caller))
      : encounterStage(store, table, where.encounter.id);
  }

  /** Refuses what is not this stream's own: it is taken back where it was done. */
  async #elsewhere(of: EntryRecord): Promise<Result<true>> {
    if (of.kind === 'return') return no('undoBehindFight');
    if (of.kind !== 'shared') return yes(true);
    const by = sharedSchema.safeParse(of.intent);
    const record = by.success ? await this.#ports.store.character(by.data.by) : null;
    return no('undoByOther', { name: record?.name ?? null });
  }

  /**
   * A stage with those others on it whom an entry has changed besides. Refuses where something has happened to one of them
   * since, or is about to.
   */
  async #withOthers(table: Table, stage: Stage, of: EntryRecord): Promise<Result<Opened>> {
    const { store } = this.#ports;
    if (stage.encounter !== null) return yes({ stage, shared: [] });
    const shared: Shared[] = [];
    for (const other of await othersNamed(
      store,
      table,
      namedInStored(of.intent),
      stage.character?.id ?? null,
    )) {
      const stream: StreamRef = { kind: 'character', id: other.id };
      const entries = await store.entries({ campaignId: table.campaign.id, stream, limit: LOOK_BACK });
      const ofIt = entries.filter((one) => isSharedOf(one, of));
      const first = ofIt.find((one) => one.undoes === null);
      if (first === undefined) continue; // only looked at
      const newest = ofIt.find((one) => one.number === other.record.version);
      if (newest === undefined || other.record.archivedAt !== null)
        return no('otherMovedOn', { name: other.record.name });
      shared.push({ other, first, newest });
    }
    if (shared.length === 0) return yes({ stage, shared });
    const others = shared.map(({ other }) => other);
    const free = await othersFree(store, table, others);
    if (!free.ok) return free;
    const { channelId, character } = stage;
    const opened =
      character === null
        ? await partyStage(store, table, channelId, others)
        : await characterStage(store, table, character.id, channelId, others);
    return opened.ok ? yes({ stage: opened.value, shared }) : opened;
  }

  async #write(
    table: Table,
    { stage, shared }: Opened,
    of: EntryRecord,
    kind: 'undo' | 'redo',
    entries: readonly EntryRecord[],
  ): Promise<Result<Undone> | 'conflict'> {
    const { store, clock, ids } = this.#ports;
    const [forward, back] = kind === 'undo' ? [of.inverse, of.patches] : [of.patches, of.inverse];
    const after = stillPatched(table, stage.state, readPatches(forward), readPatches(back));
    if (after === null) return no('partyMovedOn');
    const at = clock.now();
    const entry: EntryRecord = {
      ...of,
      id: ids.next(),
      channelId: stage.channelId,
      drawn: null, // it rolls nothing
      number: stage.version + 1,
      kind,
      userId: table.caller.userId,
      interactionId: table.caller.interactionId,
      patches: forward,
      inverse: back,
      undoes: of.id,
      undoneBy: null,
      messageId: null,
      earlierMessages: [],
      createdAt: at,
    };
    const change = await stateWrites(store, table, stage, after, at);
    if (!change.ok) return change;
    const undoing = entries.find((one) => one.id === of.undoneBy);
    const beside = entriesBeside(ids, entry, change.value.part.characters ?? []).map((one) => {
      const { first } = shared.find(({ other }) => other.id === one.stream.id) ?? {};
      return first === undefined ? one : { ...one, undoes: first.id };
    });
    const written = await store.commit({
      interactionId: table.caller.interactionId,
      at,
      entries: [entry, ...beside],
      ...change.value.part,
      undone: [
        { entryId: of.id, by: kind === 'undo' ? entry.id : null },
        ...(undoing === undefined ? [] : [{ entryId: undoing.id, by: entry.id }]),
        ...beside.flatMap((one) => marksOf(one, shared, kind)),
      ],
    });
    if (written === 'committed') {
      const { encounter, campaign } = change.value;
      return yes({ entry, of, stage, after, encounter, campaign });
    }
    return written === 'conflict'
      ? 'conflict'
      : no(written === 'duplicate' ? 'alreadyDone' : 'fightElsewhere');
  }
}

/** What a command has meant for somebody else whom it names: its entry on their stream, and the newest of it there. */
interface Shared {
  readonly other: Other;
  readonly first: EntryRecord;
  readonly newest: EntryRecord; // the first one, or what took it back or brought it back last
}

/** A stage on which something is taken back, with the others whom it concerns. */
interface Opened {
  readonly stage: Stage;
  readonly shared: readonly Shared[];
}

/** What is to be taken back or brought back, with the stage that it happens on. */
interface Found {
  readonly opened: Opened;
  readonly of: EntryRecord;
  readonly entries: readonly EntryRecord[];
}

const sharedSchema = z.object({ kind: z.literal('shared'), of: z.string(), by: z.string() });

function isSharedOf(entry: EntryRecord, of: EntryRecord): boolean {
  const read = sharedSchema.safeParse(entry.intent);
  return read.success && read.data.of === of.id;
}

/** Which entries on the stream of somebody else a new one there takes back or brings back. */
function marksOf(
  entry: EntryRecord,
  shared: readonly Shared[],
  kind: 'undo' | 'redo',
): NonNullable<Batch['undone']> {
  const found = shared.find(({ first }) => first.id === entry.undoes);
  if (found === undefined) return [];
  const { first, newest } = found;
  if (kind === 'undo') return [{ entryId: first.id, by: entry.id }];
  return [
    { entryId: first.id, by: null },
    ...(newest.id === first.id ? [] : [{ entryId: newest.id, by: entry.id }]),
  ];
}

/**
 * A state with a command taken back (or done again). A fight or a character is as that command left it, for what came
 * after it has been taken back before; the party is not: null where somebody else has changed since what this would overwrite.
 */
function stillPatched(
  { system }: Pick<Table, 'system'>,
  state: object,
  forward: readonly Patch[],
  back: readonly Patch[],
): object | null {
  const rules = system.party;
  if (rules === undefined) return patched(state, forward);
  try {
    const after = patched(state, forward);
    const again = patched(after, back);
    return isDeepStrictEqual(rules.of(again), rules.of(state)) ? after : null;
  } catch {
    return null; // something on the way to what they would change is gone
  }
}

/** Entries of commands as they were given, here or elsewhere, newest first; undoing and redoing are not themselves undone. */
const originals = (entries: readonly EntryRecord[]) =>
  entries.filter(
    ({ kind, undoes }) => kind === 'play' || kind === 'return' || (kind === 'shared' && undoes === null),
  );

function toUndo(entries: readonly EntryRecord[]): EntryRecord | null {
  const newest = originals(entries).find((entry) => entry.undoneBy === null);
  return newest === undefined || isBegin(newest.intent) ? null : newest;
}

/** What was taken back last; a command that was given after something was taken back leaves that behind for good. */
function toRedo(entries: readonly EntryRecord[]): EntryRecord | null {
  const all = originals(entries);
  const newest = all[0]?.number ?? 0;
  const takenBack = all.filter((entry) => {
    const undoing = entries.find((one) => one.id === entry.undoneBy);
    return undoing !== undefined && undoing.number > newest;
  });
  return takenBack.at(-1) ?? null;
}

function allowed(table: Table, of: EntryRecord, entries: readonly EntryRecord[]): Result<true> {
  if (table.gm) return yes(true);
  if (of.userId !== table.caller.userId) return no('undoNotYours');
  if (of.revealsDice) return no('undoDice');
  const undoing = entries.find((entry) => entry.id === of.undoneBy);
  return undoing !== undefined && undoing.userId !== table.caller.userId ? no('undoNotYours') : yes(true);
}

const kindOf = (intent: Json) =>
  typeof intent === 'object' && intent !== null && 'kind' in intent ? intent.kind : null;
const isBegin = (intent: Json) => kindOf(intent) === 'begin';
