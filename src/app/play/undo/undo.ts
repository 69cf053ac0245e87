import { here } from '../../caller.ts';
import { hurryQueued } from '../../clock/waits.ts';
import type { CampaignRecord, EncounterRecord, EntryRecord, Ports, StreamRef } from '../../ports.ts';
import { linesOf, turnedLines } from '../../requests/lines.ts';
import { no, type Result, yes } from '../../result.ts';
import { type Table, tableAt } from '../../table.ts';
import type { Acting } from '../act.ts';
import { floorFree } from '../floor.ts';
import { othersFree } from '../others.ts';
import { characterStage, encounterStage, partyStage } from '../stage.ts';
import type { Stage } from '../staged.ts';
import { entriesBeside, stateWrites } from '../writes.ts';
import { agreedBack, allowed, askable, type Whose } from './allowed.ts';
import { entryOf } from './entry.ts';
import { patchesOf, stillPatched } from './patches.ts';
import type { Plan } from './plan.ts';
import { giverOf, marksOf, sharedOf } from './shared.ts';
import { type Extent, toRedo, toUndo, type Way, within } from './steps.ts';
import { type Walked, walked } from './walk.ts';

export type { Extent, Walked, Way, Whose };

/** How many entries of a stream are looked at: what is further back is gone for `/undo`, and stays in the log. */
const LOOK_BACK = 600;

export interface Undone extends Pick<Plan, 'way' | 'steps' | 'stage' | 'after'> {
  readonly entry: EntryRecord; // the new one, which takes back or brings back
  readonly encounter: EncounterRecord | null; // as it is now, where it happened in one
  readonly campaign: CampaignRecord; // as it is now
  readonly requestIds: readonly string[]; // the requests that the steps had answered
}

/** Where something is taken back: a fight, a character outside of fights, or what belongs to the whole party. */
export type Where = Pick<Acting, 'id' | 'encounter'> | 'party';

/** What somebody was shown before they agreed to it: the last of the steps, how many there are, and the newest entry of the stream. */
export interface Agreed {
  readonly last: string;
  readonly count: number;
  readonly newest: number;
}

export const agreedOf = ({ steps, stage }: Plan): Agreed => ({
  last: steps.at(-1)?.id ?? '',
  count: steps.length,
  newest: stage.version,
});

/**
 * Takes back the newest commands of a stream, or brings back those taken back last: all of them in one step, or none. Nothing is
 * deleted: it is one entry of its own, however many it takes back, and the dice stay as they fell. A GM may undo anything, a
 * player their own newest commands that showed no dice.
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
    const entries = await store.entries({ campaignId: table.campaign.id, limit: 200 });
    // What a fight gives back at its end is a part of that end.
    const last = entries.find(
      ({ kind, stream, ...entry }) =>
        entry.channelId === channelId && stream.kind !== 'aside' && kind !== 'return',
    );
    return last?.stream.kind === 'encounter' ? store.encounter(last.stream.id) : null;
  }

  /** What would be taken back or brought back now; refuses as doing it would. */
  async plan(
    seated: Table,
    where: Where,
    way: Way,
    extent: Extent,
    who: Whose = 'caller',
  ): Promise<Result<Plan>> {
    return this.#find(await tableAt(this.#ports.store, seated, 0), where, way, extent, who);
  }

  /** The same up to a step that is named, wherever it was taken. Refuses one of another campaign. */
  async planTo(table: Table, way: Way, entryId: string, who: Whose = 'caller'): Promise<Result<Plan>> {
    const last = await this.#ports.store.entry(entryId);
    const where = last?.campaignId === table.campaign.id ? await this.#whereOf(last.stream) : null;
    return where === null ? no('entryGone') : this.plan(table, where, way, { by: 'entry', id: entryId }, who);
  }

  /**
   * Takes back, or brings back, what was planned, wherever that is; refuses where something has happened there since. Another process that
   * writes first is seen to, and all is decided anew.
   */
  async agreed(table: Table, way: Way, shown: Agreed): Promise<Result<Undone>> {
    return this.#attempt(table, async (now) => {
      const last = await this.#ports.store.entry(shown.last);
      if (last === null || last.campaignId !== now.campaign.id) return no('entryGone');
      const where = await this.#whereOf(last.stream);
      if (where === null) return no('undoMovedOn');
      const found = await this.#find(now, where, way, { by: 'entry', id: last.id });
      // A step that is no longer there to be taken has been taken meanwhile.
      if (!found.ok) return found.refusal.code === 'noStepBack' ? no('undoMovedOn') : found;
      const { count, newest } = agreedOf(found.value);
      return count === shown.count && newest === shown.newest ? found : no('undoMovedOn');
    });
  }

  /** The steps that the caller may take back (or bring back) here, in that order, with the states around them. */
  async offered(table: Table, where: Where, way: Way): Promise<Result<readonly Walked[]>> {
    const opened = await this.#steps(table, where, way);
    if (!opened.ok) return opened;
    const { stage, steps, entries } = opened.value;
    const may: EntryRecord[] = [];
    for (const step of steps) {
      if (step.kind !== 'play' || !allowed(table, [step], way, entries).ok) break;
      may.push(step);
    }
    return yes([...walked(table.system, stage.state, may.slice(0, OFFERED), way === 'undo' ? 'back' : 'on')]);
  }

  async #whereOf(stream: StreamRef): Promise<Where | null> {
    if (stream.kind === 'party') return 'party';
    if (stream.kind === 'character') return { id: stream.id, encounter: null };
    const encounter = await this.#ports.store.encounter(stream.id);
    return encounter === null ? null : { id: encounter.id, encounter };
  }

  async #attempt(seated: Table, find: (table: Table) => Promise<Result<Plan>>): Promise<Result<Undone>> {
    for (let attempt = 0; attempt < 5; attempt++) {
      const table = await tableAt(this.#ports.store, seated, attempt);
      const found = await find(table);
      if (!found.ok) return found;
      const done = await this.#write(table, found.value);
      if (done !== 'conflict') return done;
    }
    return no('tooBusy');
  }

  async #steps(
    table: Table,
    where: Where,
    way: Way,
  ): Promise<Result<Pick<Plan, 'stage' | 'steps' | 'entries'>>> {
    const stage = await this.#stage(table, where);
    if (!stage.ok) return stage;
    const since = stage.value.encounter?.restingSince ?? null;
    if (since !== null) return no('fightRests', { since: since.getTime() / 1000 });
    const free = floorFree(stage.value, table);
    if (!free.ok) return free;
    const { stream } = stage.value;
    const entries = await this.#ports.store.entries({
      campaignId: table.campaign.id,
      stream,
      limit: LOOK_BACK,
    });
    const steps = way === 'undo' ? toUndo(entries) : toRedo(entries);
    return yes({ stage: stage.value, steps, entries });
  }

  async #find(
    table: Table,
    where: Where,
    way: Way,
    wanted: Extent,
    who: Whose = 'caller',
  ): Promise<Result<Plan>> {
    const opened = await this.#steps(table, where, way);
    if (!opened.ok) return opened;
    const { stage, entries } = opened.value;
    const agreedTo = way === 'undo' ? agreedBack(table, opened.value.steps) : null;
    // What all have agreed to is taken back whole, with the agreement.
    const extent =
      agreedTo !== null && wanted.by === 'step' ? ({ by: 'entry', id: agreedTo } as const) : wanted;
    const found = within(table.system, stage.state, opened.value.steps, way, extent);
    if (!found.ok) return found;
    const steps = found.value;
    const elsewhere = await this.#elsewhere(steps);
    if (!elsewhere.ok) return elsewhere;
    const isAgreed = agreedTo !== null && steps.at(-1)?.id === agreedTo;
    const may = isAgreed ? yes(true) : who === 'all' ? askable(steps) : allowed(table, steps, way, entries);
    if (!may.ok) return may;
    const all = await this.#withOthers(table, stage, steps);
    if (!all.ok) return all;
    const [on, back] = patchesOf(steps, way);
    if (steps.some(({ fromFile }) => fromFile)) {
      const led = [...walked(table.system, all.value.stage.state, steps, way === 'undo' ? 'back' : 'on')];
      if (led.length < steps.length) return no('undoLeadsNowhere');
    }
    const after = stillPatched(table, all.value.stage.state, on, back);
    return after === null
      ? no('partyMovedOn')
      : yes({ way, steps, entries, after, agreed: isAgreed, ...all.value });
  }

  #stage(table: Table, where: Where): Promise<Result<Stage>> {
    const { store } = this.#ports;
    if (where === 'party') return partyStage(store, table, here(table.caller));
    return where.encounter === null
      ? characterStage(store, table, where.id, here(table.caller))
      : encounterStage(store, table, where.encounter.id);
  }

  /** Refuses what is not this stream's own: it is taken back where it was done. */
  async #elsewhere(steps: readonly EntryRecord[]): Promise<Result<true>> {
    const of = steps.find(({ kind }) => kind === 'return' || kind === 'shared');
    if (of === undefined) return yes(true);
    if (of.kind === 'return') return no('undoBehindFight');
    const giver = giverOf(of);
    const record = giver === null ? null : await this.#ports.store.character(giver);
    return no('undoByOther', { name: record?.name ?? null });
  }

  /** A stage with those others on it whom steps have changed besides. */
  async #withOthers(
    table: Table,
    stage: Stage,
    steps: readonly EntryRecord[],
  ): Promise<Result<Pick<Plan, 'stage' | 'shared'>>> {
    const { store } = this.#ports;
    if (stage.encounter !== null) return yes({ stage, shared: [] });
    const found = await sharedOf(store, table, steps, stage.character?.id ?? null, LOOK_BACK);
    if (!found.ok) return found;
    const shared = found.value;
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

  async #write(table: Table, plan: Plan): Promise<Result<Undone> | 'conflict'> {
    const { store, clock, ids } = this.#ports;
    const { way, steps, stage, after, shared, entries } = plan;
    const at = clock.now();
    const entry = entryOf(plan, { id: ids.next(), caller: table.caller, at });
    const change = await stateWrites(store, table, stage, after, at, true);
    if (!change.ok) return change;
    const besides = entriesBeside(ids, entry, change.value.part.characters ?? []).map((one) => {
      const found = shared.find(({ other }) => other.id === one.stream.id);
      return { found, entry: { ...one, undoes: found?.firsts.at(-1)?.id ?? one.undoes } };
    });
    const lines = await linesOf(store, steps);
    const written = await store.commit({
      interactionId: table.caller.interactionId,
      at,
      ...turnedLines(lines, way),
      entries: [entry, ...besides.map((one) => one.entry)],
      ...change.value.part,
      undone: [
        ...marksOf(entry.id, steps, entries, way),
        ...besides.flatMap(({ found, entry: one }) =>
          found === undefined ? [] : marksOf(one.id, found.firsts, found.entries, way),
        ),
      ],
    });
    if (written === 'committed') {
      const { encounter, campaign } = change.value;
      if (encounter !== null) await hurryQueued(store, encounter.id, at, 'soon');
      const requestIds = [...new Set(lines.map(({ request }) => request.id))];
      return yes({ way, entry, steps, stage, after, encounter, campaign, requestIds });
    }
    return written === 'conflict'
      ? 'conflict'
      : no(written === 'duplicate' ? 'alreadyDone' : 'fightElsewhere');
  }
}

const OFFERED = 60;
