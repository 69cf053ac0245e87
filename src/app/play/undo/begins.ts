import type { AnySystem } from '../../../engine/system.ts';

/** Where a fight stands: whose turn it is, in which phase of which round. */
export interface Moment {
  readonly round: number;
  readonly phase: string | null; // null where there are no phases
  readonly current: string | null;
}

/** A step with the moments around it, and who took it: null where it passes the turn on, or is nobody's. */
export interface Passed {
  readonly before: Moment;
  readonly after: Moment;
  readonly actor: string | null;
}

export const spans = ['turn', 'phase', 'round'] as const;
export type Span = (typeof spans)[number];

/** Where a fight stands in a state. */
export function momentOf(system: AnySystem, state: object): Moment {
  const { round, phase, current } = system.tracker(state, { gm: true, characters: [] });
  return { round, phase: phase?.id ?? null, current };
}

/** Who takes a step, by its stored intent: whoever passes the turn on does nothing in the next one. */
export function actorOf(intent: unknown): string | null {
  if (typeof intent !== 'object' || intent === null || !('kind' in intent) || !('actor' in intent))
    return null;
  return intent.kind !== 'next' && typeof intent.actor === 'string' ? intent.actor : null;
}

/** Whether a turn, a phase or a round begins with a step. */
function begins({ before, after }: Passed, span: Span): boolean {
  const otherRound = before.round !== after.round;
  switch (span) {
    case 'round':
      return otherRound;
    case 'phase':
      return after.phase !== null && (otherRound || before.phase !== after.phase);
    case 'turn':
      return after.current !== null && (otherRound || before.current !== after.current);
  }
}

/** Whether the step with which a turn begins is done in that turn: where sides act in any order, a turn begins with its first act. */
const isWithin = ({ after, actor }: Passed, span: Span): boolean =>
  span === 'turn' && actor !== null && actor === after.current;

/**
 * How many of the newest steps have been taken since the beginning of the turn, phase or round that runs or ran last; where none
 * has, since the beginning of the one before. Null where none has begun. `passed` is newest first, and read no further than needed.
 */
export function stepsSince(passed: Iterable<Passed>, span: Span): number | null {
  if (span === 'phase') return stepsInPhase(passed);
  let taken = 0;
  for (const step of passed) {
    const count = taken + (isWithin(step, span) ? 1 : 0);
    if (count > 0 && begins(step, span)) return count;
    taken += 1;
  }
  return null;
}

/** A phase that something comes in between of (moves out of turn) began where it began first in its round. */
function stepsInPhase(passed: Iterable<Passed>): number | null {
  const steps: Passed[] = [];
  for (const step of passed) {
    const newest = steps[0] ?? step;
    if (step.after.round < newest.after.round - 1) break;
    steps.push(step);
  }
  const [newest] = steps;
  if (newest === undefined) return null;
  for (const { phase, round } of [newest.after, newest.before]) {
    const began = steps.findLastIndex(
      (step) => step.after.round === round && step.after.phase === phase && begins(step, 'phase'),
    );
    if (began > 0) return began;
  }
  return null;
}

/**
 * How many steps bring back what was taken back up to the beginning of the next turn, phase or round; all of them where none
 * begins. `passed` is in the order in which they are brought back.
 */
export function stepsUntil(passed: Iterable<Passed>, span: Span): number {
  let taken = 0;
  for (const step of passed) {
    if (begins(step, span) && isWithin(step, span) && taken > 0) return taken;
    taken += 1;
    if (begins(step, span) && !isWithin(step, span)) return taken;
  }
  return taken;
}
