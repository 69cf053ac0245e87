import { intentSchema } from '../../engine/intent.ts';
import { readCampaignSettings } from '../campaign/settings.ts';
import { firstCourse } from '../play/course.ts';
import { floorFree } from '../play/floor.ts';
import type { Performer } from '../play/performer.ts';
import { encounterStage } from '../play/stage.ts';
import type { CampaignRecord, Ports, QueuedActRecord, WaitRecord } from '../ports.ts';
import { yes } from '../result.ts';
import type { AnySystem } from '../table.ts';
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
   * Does what somebody wanted done on the turn that is waited for, one after the other. The first that can't be done ends it: its
   * player is told why, and what was to follow is not done either. 'over': the wait has been seen to.
   */
  async *due(
    campaign: CampaignRecord,
    system: AnySystem,
    wait: WaitRecord,
  ): AsyncGenerator<ClockEffect, 'over' | 'goesOn'> {
    const { store, clock } = this.#ports;
    const { encounterId, actorId } = wait;
    if (encounterId === null || actorId === null) return 'goesOn';
    const acts = await store.queuedFor(encounterId, actorId);
    if (acts.length === 0) return 'goesOn';
    const name = (await store.character(actorId))?.name ?? null;
    for (const act of acts) {
      if ((await store.pendingOf({ kind: 'encounter', id: encounterId })) !== null) {
        await store.moveWait(wait, { dueAt: new Date(clock.now().getTime() + RETRY_MS) });
        return 'over';
      }
      const played = await this.#do(campaign, system, act);
      if (played.kind === 'again') continue;
      if (played.kind === 'refused') for (const one of acts) await store.dropQueued(one.id);
      yield { kind: 'queued', campaign, system, wait, name, act, played };
      if (played.kind === 'refused') break;
    }
    const settings = readCampaignSettings(campaign.settings);
    await store.moveWait(wait, { dueAt: nextStepAt(settings.clock, wait) });
    return 'over';
  }

  /** As its player would, if they were there: with what they may do, and no more. */
  #do(campaign: CampaignRecord, system: AnySystem, act: QueuedActRecord) {
    const { store } = this.#ports;
    const seat = clockTable(campaign, system, '', `queue/${act.id}`, act.userId);
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
