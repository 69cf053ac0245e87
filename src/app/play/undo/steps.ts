import type { AnySystem } from '../../../engine/system.ts';
import type { EntryRecord, Json } from '../../ports.ts';
import { rowOf } from '../../autopilot/inRow.ts';
import { no, type Result, yes } from '../../result.ts';
import { actorOf, momentOf, type Passed, type Span, stepsSince, stepsUntil } from './begins.ts';
import { type Walked, walked } from './walk.ts';

export type Way = 'undo' | 'redo';

/** How far something is taken back or brought back: a step; all that was done by itself in a row, or by one press, with the newest ('run'); to where a turn, a phase or a round begins; with and before one entry; all. */
export type Extent =
  | { readonly by: 'step' | 'run' | Span | 'all' }
  | { readonly by: 'entry'; readonly id: string };

/** Entries of commands as they were given, here or elsewhere, newest first; undoing and redoing are not themselves undone. */
export const originals = (entries: readonly EntryRecord[]): readonly EntryRecord[] =>
  entries.filter(
    ({ kind, undoes }) => kind === 'play' || kind === 'return' || (kind === 'shared' && undoes === null),
  );

/** What can be taken back, in the order in which it is: newest first, but for what was before the fight began. */
export function toUndo(entries: readonly EntryRecord[]): readonly EntryRecord[] {
  const standing = originals(entries).filter((entry) => entry.undoneBy === null);
  const begun = standing.findIndex(({ intent }) => kindOf(intent) === 'begin');
  return begun < 0 ? standing : standing.slice(0, begun);
}

/**
 * What can be brought back, in the order in which it is: what was taken back last comes first. A command that was given after
 * something was taken back leaves that behind for good.
 */
export function toRedo(entries: readonly EntryRecord[]): readonly EntryRecord[] {
  const all = originals(entries);
  const newest = all[0]?.number ?? 0;
  return all
    .filter((entry) => {
      const undoing = entries.find((one) => one.id === entry.undoneBy);
      return undoing !== undefined && undoing.number > newest;
    })
    .toReversed();
}

/** Those of the steps that can be taken which lie within an extent. Refuses where there are none. */
export function within(
  system: AnySystem,
  state: object,
  steps: readonly EntryRecord[],
  way: Way,
  extent: Extent,
): Result<readonly EntryRecord[]> {
  if (steps.length === 0) return no(way === 'undo' ? 'nothingToUndo' : 'nothingToRedo');
  switch (extent.by) {
    case 'step':
      return yes(steps.slice(0, 1));
    case 'run': {
      const [newest] = steps;
      const run = newest === undefined ? null : rowOf(newest);
      const others = steps.findIndex((step) => rowOf(step) !== run);
      if (run === null) return yes(steps.slice(0, 1));
      return yes(others < 0 ? steps : steps.slice(0, others));
    }
    case 'all':
      return yes(steps);
    case 'entry': {
      const last = steps.findIndex(({ id }) => id === extent.id);
      return last < 0 ? no('noStepBack') : yes(steps.slice(0, last + 1));
    }
    case 'turn':
    case 'phase':
    case 'round': {
      if (!system.fights(state)) return no('onlyInFights', { span: extent.by });
      const count = counted(system, state, steps, way, extent.by);
      return count === null ? no('noneBegan', { span: extent.by }) : yes(steps.slice(0, count));
    }
  }
}

function counted(
  system: AnySystem,
  state: object,
  steps: readonly EntryRecord[],
  way: Way,
  span: Span,
): number | null {
  if (way === 'redo') return stepsUntil(passed(system, walked(system, state, steps, 'on')), span);
  return stepsSince(passed(system, walked(system, state, steps, 'back')), span);
}

function* passed(system: AnySystem, steps: Iterable<Walked>): Generator<Passed, void, undefined> {
  for (const { entry, before, after } of steps)
    yield {
      before: momentOf(system, before),
      after: momentOf(system, after),
      actor: actorOf(entry.intent),
    };
}

const kindOf = (intent: Json) =>
  typeof intent === 'object' && intent !== null && 'kind' in intent ? intent.kind : null;
