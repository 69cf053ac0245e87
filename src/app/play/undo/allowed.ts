import type { Params } from '../../../engine/refusal.ts';
import { ERASED_USER, type EntryRecord } from '../../ports.ts';
import { no, type Result, yes } from '../../result.ts';
import type { Table } from '../../table.ts';
import { eventsOf } from '../known.ts';
import type { Way } from './steps.ts';

/** Who takes back: the caller alone, or all who play, once they are asked. */
export type Whose = 'caller' | 'all';

/** The oldest step of those that all have just let the caller take back; null where the newest step is no such agreement of theirs. */
export function agreedBack({ system, caller }: Table, [newest]: readonly EntryRecord[]): string | null {
  if (newest === undefined || newest.userId !== caller.userId) return null;
  return system.takenBack?.(eventsOf(newest)) ?? null;
}

/** Refuses to ask for steps of somebody who has been forgotten: with the last of them they conceded, and nobody could play for them. */
export const askable = (steps: readonly EntryRecord[]): Result<true> =>
  steps.some(({ userId }) => userId === ERASED_USER) ? no('undoForgotten') : yes(true);

/** Refuses players what is not theirs, and what dice have been rolled for; of several it says which. */
export function allowed(
  table: Table,
  steps: readonly EntryRecord[],
  way: Way,
  entries: readonly EntryRecord[],
): Result<true> {
  if (table.gm) return yes(true);
  for (const of of steps) {
    const which: Params = steps.length === 1 ? {} : { entry: of.id, by: of.userId };
    if (of.userId !== table.caller.userId) return no('undoNotYours', which);
    if (of.revealsDice) return no('undoDice', which);
    const undoing = way === 'redo' ? entries.find((entry) => entry.id === of.undoneBy) : undefined;
    if (undoing !== undefined && undoing.userId !== table.caller.userId) return no('undoNotYours', which);
  }
  return yes(true);
}
