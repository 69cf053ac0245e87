import type { CampaignRecord, EncounterRecord, Ports, WaitRecord } from '../ports.ts';
import type { AnySystem } from '../table.ts';
import { stepKey } from './caller.ts';
import type { ClockEffect } from './effect.ts';
import { idleDue } from './waits.ts';

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
}
