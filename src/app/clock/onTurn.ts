import type { Viewer } from '../../engine/event.ts';
import { intentSchema } from '../../engine/intent.ts';
import { readCampaignSettings } from '../campaign/settings.ts';
import { firstCourse } from '../play/course.ts';
import { floorFree } from '../play/floor.ts';
import { knowsMore } from '../play/openly.ts';
import type { Performer } from '../play/performer.ts';
import { encounterStage, sceneOf } from '../play/stage.ts';
import { ableToAct, playerIn } from '../play/turns.ts';
import type { CampaignRecord, Ports, QueuedActRecord, WaitRecord } from '../ports.ts';
import { queuedKey } from '../queue/queue.ts';
import { yes } from '../result.ts';
import type { AnySystem } from '../table.ts';
import { nameInFight } from '../waiting/openName.ts';
import { clockTable } from './caller.ts';
import type { ClockEffect } from './effect.ts';
import { nextStepAt } from './steps.ts';

/** While somebody else is to decide first: how long until it is tried again. */
const RETRY_MS = 300_000;

/** What players want done on their turns, done when these begin. */
export class OnTurn {
  readonly #ports: Ports;
  readonly #performer: Performer;

  constructor(ports: Ports, performer: Performer) {
    this.#ports = ports;
    this.#performer = performer;
  }

  /**
   * Does what is wanted done on the turn that is waited for, one after the other: where the GM is waited for, of all whom they play.
   * The first that can't be done ends it: who wanted it is told why, and what was to follow is not done either. 'over': the wait has
   * been seen to.
   */
  async *due(
    campaign: CampaignRecord,
    system: AnySystem,
    wait: WaitRecord,
  ): AsyncGenerator<ClockEffect, 'over' | 'goesOn'> {
    const { store, clock } = this.#ports;
    const { encounterId } = wait;
    if (encounterId === null) return 'goesOn';
    const acts = await this.#queued(system, wait, encounterId);
    if (acts.length === 0) return 'goesOn';
    for (const act of acts) {
      if ((await store.pendingOf({ kind: 'encounter', id: encounterId })) !== null) {
        await store.moveWait(wait, { dueAt: new Date(clock.now().getTime() + RETRY_MS) });
        return 'over';
      }
      const played = await this.#do(campaign, system, act);
      if (played.kind === 'again') continue;
      if (played.kind === 'refused') for (const one of acts) await store.dropQueued(one.id);
      yield { ...(await this.#known(campaign, system, wait, act)), kind: 'queued', act, played };
      if (played.kind === 'refused') break;
    }
    const settings = readCampaignSettings(campaign.settings);
    await store.moveWait(wait, { dueAt: nextStepAt(settings.clock, wait) });
    return 'over';
  }

  /** What is wanted of those whose turn it is: whoever is waited for, or all who can act now and are the GM's. */
  async #queued(
    system: AnySystem,
    { actorId, campaignId }: WaitRecord,
    encounterId: string,
  ): Promise<readonly QueuedActRecord[]> {
    const { store } = this.#ports;
    if (actorId !== null) return store.queuedFor(encounterId, actorId);
    const all = await store.queuedFor(encounterId);
    const encounter = all.length === 0 ? null : await store.encounter(encounterId);
    if (encounter === null) return [];
    const scene = sceneOf(system, encounter);
    const playedBy = playerIn(system, await store.characters(campaignId, { archived: false }));
    const able = ableToAct(system, scene).filter((id) => playedBy(scene, id) === null);
    return all.filter((act) => able.includes(act.actorId));
  }

  /** What everybody may know of an act that is due: whose it is, and whether its words can be said before all. */
  async #known(
    campaign: CampaignRecord,
    system: AnySystem,
    wait: WaitRecord,
    { actorId, userId }: QueuedActRecord,
  ) {
    const { store } = this.#ports;
    const encounter = await store.encounter(wait.encounterId ?? '');
    const own = await store.characters(campaign.id, { ownerId: userId, archived: false });
    const viewer = { gm: wait.ownerId === null, characters: own.map(({ id }) => id) };
    const called = (by?: Viewer) => (encounter === null ? null : nameInFight(system, encounter, actorId, by));
    const name = called();
    const open =
      name !== null && encounter !== null && !knowsMore(system, sceneOf(system, encounter), viewer);
    return { campaign, system, wait, name, ownName: called(viewer), open };
  }

  /** As its player would, if they were there: with what they may do, and no more. */
  #do(campaign: CampaignRecord, system: AnySystem, act: QueuedActRecord) {
    const { store } = this.#ports;
    const seat = clockTable(campaign, system, '', queuedKey(act.id), act.userId);
    const table = { ...seat, gm: false };
    return this.#performer.perform(
      table,
      (now) => encounterStage(store, now, act.encounterId),
      (stage) => {
        const free = floorFree(stage, table);
        return free.ok ? yes(firstCourse(intentSchema.parse(act.intent), act.userId, act.actorId)) : free;
      },
      { unqueue: act.id },
    );
  }
}
