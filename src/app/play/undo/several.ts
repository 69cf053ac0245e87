import { type Viewer, visibleTo } from '../../../engine/event.ts';
import type { EntryRecord, Json } from '../../ports.ts';
import { eventsOf } from '../known.ts';

/** What an entry is for that takes back or brings back several steps in one. */
export const severalOf = (steps: readonly Pick<EntryRecord, 'id'>[]): Json => ({
  kind: 'several',
  of: steps.map(({ id }) => id),
});

/** The steps that an entry took back or brought back in one; none where it was only one. */
const severalIn = (intent: Json): readonly string[] => {
  if (typeof intent !== 'object' || intent === null || !('of' in intent)) return [];
  const { of } = intent;
  return Array.isArray(of) ? of.filter((id) => typeof id === 'string') : [];
};

/** Of how many steps an entry tells somebody that it took them back or brought them back in one; 0 where it was only one. */
export async function severalTold(
  { intent }: Pick<EntryRecord, 'intent'>,
  viewer: Viewer,
  read: (id: string) => Promise<EntryRecord | null>,
): Promise<number> {
  const steps = await Promise.all(severalIn(intent).map(read));
  return steps.filter((step) => step !== null && eventsOf(step).some((event) => visibleTo(event, viewer)))
    .length;
}
