import type { AnySystem } from '../../engine/system.ts';
import { patched } from '../../engine/undo.ts';
import type { Breath } from '../breath.ts';
import { readPatches } from '../play/patches.ts';
import { sceneOf } from '../play/stage.ts';
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
    const before: object | null = after === null ? null : earlier(after, entry);
    if (after === null || before === null) return past;
    past.set(entry.id, { before, after });
    after = before;
    await breath();
  }
  return past;
}

function earlier(state: object, { inverse }: EntryRecord): object | null {
  try {
    return patched(state, readPatches(inverse));
  } catch {
    return null; // what it would change is not there
  }
}
