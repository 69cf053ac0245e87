import { readPilots } from '../autopilot/pilots.ts';
import { here } from '../caller.ts';
import { sceneOf } from '../play/stage.ts';
import type { CampaignRecord, EncounterRecord, Ports, WaitRecord } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import { shutTo } from '../scenes/privacy.ts';
import type { AnySystem, Table } from '../table.ts';
import { stepKey } from './caller.ts';
import type { ClockEffect } from './effect.ts';
import { decisionWaits, idleDue, pilotWait, turnWaits } from './waits.ts';

/** Fights in which nothing happens for long: they rest, whole as they are, until somebody takes them up again. */
export class Rests {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** A month has passed since a fight was last looked at: it rests, unless something has happened in it. */
  async *due(campaign: CampaignRecord, system: AnySystem, wait: WaitRecord): AsyncGenerator<ClockEffect> {
    const { store, clock } = this.#ports;
    const encounter = wait.encounterId === null ? null : await store.encounter(wait.encounterId);
    if (encounter === null || encounter.endedAt !== null || encounter.restingSince !== null) return;
    const stream = { kind: 'encounter', id: encounter.id } as const;
    const [last] = await store.entries({ campaignId: campaign.id, stream, limit: 1 });
    const dueAt = idleDue(last?.createdAt ?? encounter.startedAt);
    const now = clock.now();
    if (dueAt > now) {
      await store.moveWait(wait, { dueAt });
      return;
    }
    const written = await store.commit({
      interactionId: stepKey(wait),
      at: now,
      encounter: {
        type: 'update',
        id: encounter.id,
        expectedVersion: encounter.version,
        set: { restingSince: now },
      },
      waits: [{ type: 'dropOf', encounterId: encounter.id }],
    });
    if (written !== 'committed') return; // somebody has just acted, or another process was faster
    const resting: EncounterRecord = { ...encounter, version: encounter.version + 1, restingSince: now };
    yield { kind: 'rests', campaign, system, encounter: resting };
  }

  /** After a pause a fight has its whole month again. */
  async goOn(campaignId: string): Promise<void> {
    const { store, clock } = this.#ports;
    for (const wait of await store.waits({ campaignId, kind: 'idle' }))
      await store.moveWait(wait, { dueAt: idleDue(clock.now()) });
  }

  /**
   * Takes up the fight that has rested here longest, whole as it was: whoever is waited for is waited for from now on. Refuses
   * where none rests, and where another one runs.
   */
  async resume(table: Table): Promise<Result<EncounterRecord>> {
    const { store, clock } = this.#ports;
    const shut = await shutTo(store, table);
    const resting = (await store.restingEncounters(table.campaign.id)).filter(
      ({ channelId }) => !shut.has(channelId),
    );
    const record = resting.find(({ channelId }) => channelId === here(table.caller));
    if (record === undefined) return no('nothingRests', { channels: resting.map((one) => one.channelId) });
    const at = clock.now();
    const running: EncounterRecord = { ...record, version: record.version + 1, restingSince: null };
    const pending = await store.pendingOf({ kind: 'encounter', id: record.id });
    const turns = await turnWaits(store, table, running, null, sceneOf(table.system, record), at);
    const asked = (pending?.decisions ?? []).map((decision) => ({ ...decision, createdAt: at }));
    const written = await store.commit({
      interactionId: table.caller.interactionId,
      at,
      encounter: {
        type: 'update',
        id: record.id,
        expectedVersion: record.version,
        set: { restingSince: null },
      },
      waits: [
        ...turns,
        ...decisionWaits(table, asked, record.id),
        ...(readPilots(record.pilots) === null ? [] : [pilotWait(table, running, at)]),
      ],
    });
    if (written === 'committed') return yes(running);
    return no(written === 'duplicate' ? 'alreadyDone' : 'fightElsewhere');
  }
}
