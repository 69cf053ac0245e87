import type { AutopilotRules } from '../../engine/autopilot/rules.ts';
import { breathing } from '../breath.ts';
import { eventsOf } from '../play/known.ts';
import type { EncounterRecord, Store } from '../ports.ts';

/** So many of a fight's latest steps are looked through: who hurt one long ago is forgiven. */
const STEPS = 60;

/** Who has hurt somebody last, by the log of their fight up to some entry; null: nobody lately. What was taken back never happened. */
export async function hurtBy(
  store: Pick<Store, 'entries'>,
  rules: Pick<AutopilotRules<object>, 'harm'>,
  { id, campaignId }: EncounterRecord,
  actor: string,
  before = Number.POSITIVE_INFINITY,
): Promise<string | null> {
  const stream = { kind: 'encounter', id } as const;
  const latest = await store.entries({ campaignId, stream, limit: STEPS });
  const breath = breathing();
  for (const entry of latest) {
    await breath();
    if (entry.undoneBy !== null || entry.number >= before) continue;
    const harm = eventsOf(entry)
      .flatMap((event) => rules.harm(event) ?? [])
      .findLast(({ target }) => target === actor);
    if (harm !== undefined) return harm.by;
  }
  return null;
}
