import type { AnySystem } from '../../../engine/system.ts';
import { patched } from '../../../engine/undo.ts';
import type { EntryRecord, Json } from '../../ports.ts';
import { readPatches } from '../patches.ts';
import { isScene } from '../sceneOf.ts';

/** A step with the states around it. */
export interface Walked {
  readonly entry: EntryRecord;
  readonly before: object;
  readonly after: object;
}

/**
 * The states that steps have led through, from the state now: back over steps (newest first), or on over steps taken back (oldest
 * first). It ends where the party, which others change too, is no longer as a step has left it, and where what came in with a file
 * leads nowhere.
 */
export function* walked(
  system: AnySystem,
  state: object,
  steps: Iterable<EntryRecord>,
  way: 'back' | 'on',
): Generator<Walked, void, undefined> {
  let now = state;
  for (const entry of steps) {
    const next = stepped(system, now, entry, way);
    if (next === null) return;
    yield way === 'back' ? { entry, before: next, after: now } : { entry, before: now, after: next };
    now = next;
  }
}

/**
 * A state with an entry taken back, or done again. Null where what that would change is not there, or where it came in with a file and does
 * not give a scene of this system: anybody can write such a file.
 */
export function stepped(
  system: AnySystem,
  state: object,
  entry: Pick<EntryRecord, 'patches' | 'inverse' | 'fromFile'>,
  way: 'back' | 'on',
): object | null {
  try {
    const next = patched(state, readPatches(way === 'back' ? entry.inverse : entry.patches));
    return entry.fromFile && !isScene(system, next as Json, system.revision) ? null : next;
  } catch {
    return null;
  }
}
