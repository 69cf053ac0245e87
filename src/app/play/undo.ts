import type { Patch } from 'immer';
import { z } from 'zod';
import type { Json } from '../../engine/json.ts';
import { patched } from '../../engine/undo.ts';
import { here } from '../caller.ts';
import type { EncounterRecord, EntryRecord, Ports, StreamRef } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import type { Acting } from './act.ts';
import { floorFree } from './floor.ts';
import { characterStage, encounterStage, type Stage } from './stage.ts';
import { returnEntries, stateWrites } from './writes.ts';

const patches: z.ZodType<Patch[]> = z.array(
  z.object({
    op: z.enum(['replace', 'remove', 'add']),
    path: z.array(z.union([z.string(), z.number()])),
    value: z.unknown().optional(),
  }),
);

const LOOK_BACK = 200;

export interface Undone {
  readonly entry: EntryRecord; // the new one, which takes back or brings back
  readonly of: EntryRecord;
  readonly stage: Stage;
  readonly encounter: EncounterRecord | null; // as it is now, where it happened in one
}

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

  async undo(table: Table, acting: Acting): Promise<Result<Undone>> {
    return this.#turn(table, acting, 'undo');
  }

  async redo(table: Table, acting: Acting): Promise<Result<Undone>> {
    return this.#turn(table, acting, 'redo');
  }

  async #turn(table: Table, acting: Acting, kind: 'undo' | 'redo'): Promise<Result<Undone>> {
    const { store } = this.#ports;
    const stream: StreamRef =
      acting.encounter === null
        ? { kind: 'character', id: acting.id }
        : { kind: 'encounter', id: acting.encounter.id };
    for (let attempt = 0; attempt < 5; attempt++) {
      const stage = await (acting.encounter === null
        ? characterStage(store, table.system, acting.id, here(table.caller), {})
        : encounterStage(store, table.system, acting.encounter.id));
      if (!stage.ok) return stage;
      const free = floorFree(stage.value, table.caller.userId);
      if (!free.ok) return free;
      const entries = await store.entries({ campaignId: table.campaign.id, stream, limit: LOOK_BACK });
      const of = kind === 'undo' ? toUndo(entries) : toRedo(entries);
      if (of === null) return no(kind === 'undo' ? 'nothingToUndo' : 'nothingToRedo');
      if (of.kind === 'return') return no('undoBehindFight');
      const may = allowed(table, of, entries);
      if (!may.ok) return may;
      const done = await this.#write(table, stage.value, of, kind, entries);
      if (done !== 'conflict') return done;
    }
    return no('tooBusy');
  }

  async #write(
    table: Table,
    stage: Stage,
    of: EntryRecord,
    kind: 'undo' | 'redo',
    entries: readonly EntryRecord[],
  ): Promise<Result<Undone> | 'conflict'> {
    const { store, clock, ids } = this.#ports;
    const [forward, back] = kind === 'undo' ? [of.inverse, of.patches] : [of.patches, of.inverse];
    const after = patched(stage.state, patches.parse(forward));
    const at = clock.now();
    const entry: EntryRecord = {
      ...of,
      id: ids.next(),
      drawn: null, // it rolls nothing
      number: stage.version + 1,
      kind,
      userId: table.caller.userId,
      interactionId: table.caller.interactionId,
      patches: forward,
      inverse: back,
      undoes: of.id,
      undoneBy: null,
      createdAt: at,
    };
    const ends = isEnd(of.intent);
    const change = await stateWrites(store, table, stage, after, {
      endsNow: ends && kind === 'redo',
      startsAgain: ends && kind === 'undo',
      at,
    });
    if (!change.ok) return change;
    const undoing = entries.find((one) => one.id === of.undoneBy);
    const written = await store.commit({
      interactionId: table.caller.interactionId,
      at,
      entries: [entry, ...returnEntries(ids, entry, change.value.part.characters ?? [])],
      ...change.value.part,
      undone: [
        { entryId: of.id, by: kind === 'undo' ? entry.id : null },
        ...(undoing === undefined ? [] : [{ entryId: undoing.id, by: entry.id }]),
      ],
    });
    if (written === 'committed') return yes({ entry, of, stage, encounter: change.value.encounter });
    return written === 'conflict'
      ? 'conflict'
      : no(written === 'duplicate' ? 'alreadyDone' : 'fightElsewhere');
  }
}

/** Entries of commands as they were given, newest first; undoing and redoing are not themselves undone. */
const originals = (entries: readonly EntryRecord[]) =>
  entries.filter((entry) => entry.kind === 'play' || entry.kind === 'return');

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
const isEnd = (intent: Json) => kindOf(intent) === 'end';
