import { behaviourOf } from '../../engine/autopilot/behaviourOf.ts';
import { playsByPost, readCampaignSettings } from '../campaign/settings.ts';
import { awakeOf } from '../clock/quiet.ts';
import { clockTable } from '../clock/caller.ts';
import type { Ran } from '../clock/effect.ts';
import { firstCourse } from '../play/course.ts';
import { floorFree } from '../play/floor.ts';
import type { Performer } from '../play/performer.ts';
import type { Played } from '../play/played.ts';
import { encounterStage, sceneOf } from '../play/stage.ts';
import { actorOf } from '../play/undo/begins.ts';
import { ableToAct, playerIn } from '../play/turns.ts';
import type { CampaignRecord, EncounterRecord, Ports, WaitRecord } from '../ports.ts';
import { no, yes } from '../result.ts';
import type { AnySystem } from '../table.ts';
import { chosenStep } from './chosen.ts';
import { hurtBy } from './hurtBy.ts';
import { nextByThemselves } from './keep.ts';
import { AUTOPILOT_LIMITS, PAUSE_MS, STEPS_AT_ONCE } from './limits.ts';
import { howOf, isSparing, type Pilots, PILOT_USER, readPilots, saidBehaviour } from './pilots.ts';

interface Here {
  readonly campaign: CampaignRecord;
  readonly system: AnySystem;
}

/** Runs: those who act by themselves act one after the other, until somebody who is played is up or asked. */
export class Runs {
  readonly #ports: Ports;
  readonly #performer: Performer;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#performer = performer;
  }

  /** Goes on with a run for some steps. What is left comes a little later, so that one fight never keeps others waiting. */
  async *due(campaign: CampaignRecord, system: AnySystem, wait: WaitRecord): AsyncGenerator<Ran> {
    const { store, clock } = this.#ports;
    const here = { campaign, system };
    const pace = playsByPost(readCampaignSettings(campaign.settings)) ? 'byPost' : 'live';
    const played: Ran['played'][number][] = [];
    let asks = false;
    for (;;) {
      const came = await this.#goOn(here, wait, STEPS_AT_ONCE[pace] - played.length);
      played.push(...came.played);
      if (came.end === 'later') {
        await store.moveWait(wait, { dueAt: new Date(clock.now().getTime() + PAUSE_MS) });
        break;
      }
      await store.moveWait(wait, { dueAt: null });
      asks = came.end === 'asks';
      // Somebody may have done something since it was last looked at.
      if (came.end !== 'overtaken' && came.played.length === 0) break;
    }
    if (!asks && played.length === 0) return;
    const gms = asks ? await awakeOf(store, campaign.gms, clock.now()) : null;
    yield { kind: 'ran', campaign, system, wait, played, asks: gms };
  }

  async #goOn(
    here: Here,
    { encounterId }: WaitRecord,
    most: number,
  ): Promise<{ readonly played: Ran['played']; readonly end: 'rest' | 'later' | 'asks' | 'overtaken' }> {
    const played: Ran['played'][number][] = [];
    for (;;) {
      const next = await this.#next(here, encounterId ?? '');
      if (next === null) return { played, end: 'rest' };
      if (next === 'asks') return { played, end: 'asks' };
      if (played.filter((one) => !isPassing(one)).length >= most) return { played, end: 'later' };
      const done = await this.#step(here, next);
      if (done.kind === 'refused') {
        const now = await this.#ports.store.encounter(next.record.id);
        if (now?.version !== next.record.version) return { played, end: 'overtaken' };
        await this.#hold(next.record, next.pilots);
        return { played, end: 'asks' };
      }
      if (done.kind !== 'done' && done.kind !== 'waiting') return { played, end: 'rest' };
      played.push(done);
      if (done.kind === 'waiting') return { played, end: 'rest' };
    }
  }

  /** Who acts next; null: nobody does by themselves; 'asks': it has gone on for so long that somebody is to say whether it should. */
  async #next(here: Here, encounterId: string): Promise<Next | 'asks' | null> {
    const { store } = this.#ports;
    const record = await store.encounter(encounterId);
    const pilots = record === null ? null : readPilots(record.pilots);
    const rules = here.system.autopilot;
    if (record === null || record.endedAt !== null || record.restingSince !== null) return null;
    if (pilots?.state !== 'on' || rules === undefined) return null;
    if ((await store.pendingOf({ kind: 'encounter', id: record.id })) !== null) return null;
    const scene = sceneOf(here.system, record);
    if (rules.decided(scene)) return null;
    const [actor] = await nextByThemselves(store, here, pilots, scene);
    if (actor === undefined) return null;
    if (here.system.round(scene) - pilots.round < AUTOPILOT_LIMITS.rounds.most)
      return { record, pilots, actor };
    await this.#hold(record, pilots);
    return 'asks';
  }

  /** It waits to hear whether to go on. */
  async #hold(record: EncounterRecord, pilots: Pilots): Promise<void> {
    const { store, clock } = this.#ports;
    await store.commit({
      interactionId: `${PILOT_USER}/${record.id}/${record.version}/asks`,
      at: clock.now(),
      encounter: {
        type: 'update',
        id: record.id,
        expectedVersion: record.version,
        set: { pilots: { ...pilots, state: 'asks' } },
      },
    });
  }

  /** One step, chosen on the very scene that it is done in: whoever is faster, of several processes, does it. */
  async #step({ campaign, system }: Here, { record, actor, pilots }: Next): Promise<Played> {
    const { store } = this.#ports;
    const rules = system.autopilot;
    const by = rules === undefined ? null : await hurtBy(store, rules, record, actor);
    const playedBy = playerIn(system, await store.characters(campaign.id, { archived: false }));
    const key = `${PILOT_USER}/${record.id}/${record.version}`;
    const table = clockTable(campaign, system, record.channelId, key, PILOT_USER);
    return this.#performer.perform(
      table,
      (now) => encounterStage(store, now, record.id),
      async (stage) => {
        const { state, encounter } = stage;
        const free = floorFree(stage, table);
        if (!free.ok) return free;
        if (encounter === null || encounter.version !== record.version) return no('turnOver');
        const player = playedBy(state, actor);
        const way = howOf(pilots, actor, player);
        if (rules === undefined || way === null || !ableToAct(system, state).includes(actor))
          return no('turnOver');
        const behaviour = behaviourOf(rules, state, actor, saidBehaviour(way));
        const spares = isSparing(pilots, actor, player, readCampaignSettings(campaign.settings).clock.ending);
        const pilot = { actor, behaviour, hurtBy: by, asGm: true, spares };
        const { intent } = await chosenStep(system, rules, state, pilot);
        return yes(firstCourse(intent, PILOT_USER, null));
      },
    );
  }
}

/** Whether a turn only passes on: that of somebody unseen takes no time. */
const isPassing = (played: Ran['played'][number]): boolean =>
  played.kind === 'done' && actorOf(played.entry.intent) === null;

interface Next {
  readonly record: EncounterRecord;
  readonly pilots: Pilots;
  readonly actor: string;
}
