import type { Patch } from 'immer';
import { patched } from '../../../engine/undo.ts';
import type { EntryRecord } from '../../ports.ts';
import { readPatches } from '../patches.ts';

/** A step with the states around it. */
export interface Walked {
  readonly entry: EntryRecord;
  readonly before: object;
  readonly after: object;
}

/**
 * The states that steps have led through, from the state now: back over steps (newest first), or on over steps taken back (oldest
 * first). It ends where the party, which others change too, is no longer as a step has left it.
 */
export function* walked(
  state: object,
  steps: Iterable<EntryRecord>,
  way: 'back' | 'on',
): Generator<Walked, void, undefined> {
  let now = state;
  for (const entry of steps) {
    const next = tried(now, readPatches(way === 'back' ? entry.inverse : entry.patches));
    if (next === null) return;
    yield way === 'back' ? { entry, before: next, after: now } : { entry, before: now, after: next };
    now = next;
  }
}

function tried(state: object, by: readonly Patch[]): object | null {
  try {
    return patched(state, by);
  } catch {
    return null;
  }
}
