import { isDeepStrictEqual } from 'node:util';
import type { Patch } from 'immer';
import { z } from 'zod';
import type { Json } from '../../engine/json.ts';
import { patched } from '../../engine/undo.ts';
import { here } from '../caller.ts';
import type { CampaignRecord, EncounterRecord, EntryRecord, Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import { type Table, tableAt } from '../table.ts';
import type { Acting } from './act.ts';
import { floorFree } from './floor.ts';
import { characterStage, encounterStage, partyStage, type Stage } from './stage.ts';
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
  readonly after: object;
  readonly encounter: EncounterRecord | null; // as it is now, where it happened in one
  readonly campaign: CampaignRecord; // as it is now
}

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
      const stage = await this.#stage(table, where);
      if (!stage.ok) return stage;
      const free = floorFree(stage.value, table);
      if (!free.ok) return free;
      const { stream } = stage.value;
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

  #stage(table: Table, where: Where): Promise<Result<Stage>> {
    const { store } = this.#ports;
    if (where === 'party') return partyStage(store, table, here(table.caller));
    return where.encounter === null
      ? characterStage(store, table, where.id, here(table.caller), {})
      : encounterStage(store, table, where.encounter.id);
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
    const after = stillPatched(table, stage.state, patches.parse(forward), patches.parse(back));
    if (after === null) return no('partyMovedOn');
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
    const change = await stateWrites(store, table, stage, after, at);
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
    if (written === 'committed') {
      const { encounter, campaign } = change.value;
      return yes({ entry, of, stage, after, encounter, campaign });
    }
    return written === 'conflict'
      ? 'conflict'
      : no(written === 'duplicate' ? 'alreadyDone' : 'fightElsewhere');
  }
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
