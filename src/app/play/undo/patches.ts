import { isDeepStrictEqual } from 'node:util';
import type { Patch } from 'immer';
import { patched } from '../../../engine/undo.ts';
import type { EntryRecord } from '../../ports.ts';
import type { Table } from '../../table.ts';
import { readPatches } from '../patches.ts';
import type { Way } from './steps.ts';

/** The patches that take steps back (or do them again), and those that undo this. */
export function patchesOf(
  steps: readonly EntryRecord[],
  way: Way,
): readonly [forward: readonly Patch[], back: readonly Patch[]] {
  const [on, back] = way === 'undo' ? (['inverse', 'patches'] as const) : (['patches', 'inverse'] as const);
  return [
    steps.flatMap((step) => readPatches(step[on])),
    steps.toReversed().flatMap((step) => readPatches(step[back])),
  ];
}

/**
 * A state with commands taken back (or done again). A fight or a character is as those commands left it, for what came
 * after them has been taken back before; the party is not: null where somebody else has changed since what this would overwrite.
 */
export function stillPatched(
  { system }: Pick<Table, 'system'>,
  state: object,
  forward: readonly Patch[],
  back: readonly Patch[],
): object | null {
  const rules = system.party;
  if (rules === undefined) return patched(state, forward);
  try {
    const after = patched(state, forward);
    const again = patched(after, back);
    return isDeepStrictEqual(rules.of(again), rules.of(state)) ? after : null;
  } catch {
    return null; // something on the way to what they would change is gone
  }
}
