import { type Boundary, hasCome, type When } from './moment.ts';

/** How many times a moment must still come. */
export interface Countdown {
  readonly when: When;
  readonly left: number;
}

/** How long something lasts: until the first of its countdowns is over; with none, until somebody removes it. */
export interface Duration {
  readonly ends: readonly Countdown[];
}

export const untilRemoved: Duration = { ends: [] };

const until = (when: When, left = 1): Duration => ({ ends: [{ when, left }] });

export const untilTurnStart = (actor: string): Duration => until({ at: 'turn.start', actor });

/** Until the end of the actor's turn: the one that runs, else their next. */
export const untilTurnEnd = (actor: string): Duration => until({ at: 'turn.end', actor });

/** Until the end of the actor's next turn, which is not the one that runs (`theirTurnRuns`). */
export const untilNextTurnEnd = (actor: string, theirTurnRuns: boolean): Duration =>
  until({ at: 'turn.end', actor }, theirTurnRuns ? 2 : 1);

/** So many of the actor's turns, counted where each starts, or where it ends. */
export const forTurns = (
  count: number,
  actor: string,
  at: 'turn.start' | 'turn.end' = 'turn.start',
): Duration => until({ at, actor }, count);

/** So many phases of a name, counted where each starts. */
export const forPhases = (count: number, phase: string): Duration =>
  until({ at: 'phase.start', phase }, count);

/** So many rounds, counted where each ends, the one that runs included. */
export const forRounds = (count: number): Duration => until({ at: 'round.end' }, count);

export const untilSceneEnd: Duration = until({ at: 'scene.end' });
export const untilEncounterEnd: Duration = until({ at: 'encounter.end' });

/** Until a rest: of one kind, or any. */
export const untilRest = (rest?: string): Duration =>
  until(rest === undefined ? { at: 'rest' } : { at: 'rest', rest });

/** Whichever of several durations is over first. */
export const whicheverFirst = (...durations: readonly Duration[]): Duration => ({
  ends: durations.flatMap((duration) => duration.ends),
});

/**
 * A duration after a boundary, or null where it is over. Whatever waits for the turns of somebody who left the
 * fight is over too, and so is all that waits for turns, phases or rounds when the fight ends: they will not come.
 */
export function tickDuration(
  duration: Duration,
  boundary: Boundary,
  owner: string | null = null,
): Duration | null {
  const ends = duration.ends.map((end) => {
    if (boundary.at === 'actor.left' && end.when.actor === boundary.actor) return { ...end, left: 0 };
    if (boundary.at === 'encounter.end' && isOfFights(end.when)) return { ...end, left: 0 };
    return hasCome(end.when, boundary, owner) ? { ...end, left: end.left - 1 } : end;
  });
  if (ends.some((end) => end.left <= 0)) return null;
  return ends.every((end, index) => end === duration.ends[index]) ? duration : { ends };
}

/** A duration that waits for a boundary once more than it did: that one is to come, and doesn't count. */
export const delayed = (duration: Duration, boundary: Boundary, owner: string | null = null): Duration =>
  duration.ends.some(({ when }) => hasCome(when, boundary, owner))
    ? {
        ends: duration.ends.map((end) =>
          hasCome(end.when, boundary, owner) ? { ...end, left: end.left + 1 } : end,
        ),
      }
    : duration;

const isOfFights = ({ at }: When) => /^(?:turn|phase|round)\./.test(at);

/** What a boundary did to things that last: those that go on (counted down or not), and those that are over. */
export interface DurationTick<T> {
  readonly kept: readonly T[];
  readonly counted: readonly T[];
  readonly over: readonly T[];
}

/** Counts down everything in a list that lasts: conditions, tile features, marks. The order stays. */
export function tickDurations<T extends { readonly duration: Duration }>(
  things: readonly T[],
  boundary: Boundary,
  owner: string | null = null,
): DurationTick<T> {
  const kept: T[] = [];
  const counted: T[] = [];
  const over: T[] = [];
  for (const thing of things) {
    const duration = tickDuration(thing.duration, boundary, owner);
    if (duration === null) {
      over.push(thing);
    } else if (duration === thing.duration) {
      kept.push(thing);
    } else {
      const after = { ...thing, duration };
      kept.push(after);
      counted.push(after);
    }
  }
  return { kept, counted, over };
}
