import type { Ports, WaitRecord } from '../ports.ts';

/**
 * A wait as it is now: a turn in which its player has done something since the last step is waited for from then on; one that stands
 * still because somebody else is to decide waits from now on. The same wait where neither is so.
 */
export async function sinceLastAct(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  wait: WaitRecord,
): Promise<WaitRecord> {
  if (wait.kind !== 'turn' || wait.encounterId === null) return wait;
  const stream = { kind: 'encounter', id: wait.encounterId } as const;
  if ((await store.pendingOf(stream)) !== null) return { ...wait, stepAt: clock.now() };
  const owner = wait.ownerId === null ? {} : { userId: wait.ownerId };
  const [last] = await store.entries({ campaignId: wait.campaignId, stream, limit: 1, ...owner });
  if (last === undefined || last.createdAt <= wait.stepAt) return wait;
  return { ...wait, step: 0, stepAt: last.createdAt };
}
