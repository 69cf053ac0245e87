import type { AnySystem } from '../../engine/system.ts';
import type { Breath } from '../breath.ts';
import { sceneOf } from '../play/stage.ts';
import { stepped } from '../play/undo/walk.ts';
import type { EncounterRecord, EntryRecord } from '../ports.ts';

/** A fight as it was before and after one of its entries. */
export interface Then {
  readonly before: object;
  readonly after: object;
}

/**
 * A fight as it was at each of its entries (oldest first), by their ids: from what it is now back through what each has
 * changed. Where something cannot be led back any further (a record of an older revision), what is before it is missing.
 */
export async function pastOf(
  system: AnySystem,
  encounter: EncounterRecord,
  entries: readonly EntryRecord[],
  breath: Breath,
): Promise<ReadonlyMap<string, Then>> {
  const past = new Map<string, Then>();
  let after: object | null = sceneOf(system, encounter);
  for (const entry of entries.toReversed()) {
    const before: object | null = after === null ? null : stepped(system, after, entry, 'back');
    if (after === null || before === null) return past;
    past.set(entry.id, { before, after });
    after = before;
    await breath();
  }
  return past;
}
