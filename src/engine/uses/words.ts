import type { Countdown, Duration } from './durations.ts';

/** Names for what a duration waits for. */
export interface DurationNames {
  /** Somebody's name, as it is to stand in the sentence. */
  actor(id: string): string;
  rest(id: string): string;
}

/**
 * When something is over, from the view of its owner: 'until the end of their turn', 'for 3 rounds'. Null for what lasts
 * until somebody removes it.
 */
export function durationWords(duration: Duration, owner: string, names: DurationNames): string | null {
  const words = duration.ends.map((end) => endWords(end, owner, names));
  return words.length === 0 ? null : words.join(' or ');
}

function endWords({ when, left }: Countdown, owner: string, names: DurationNames): string {
  const whose = when.actor === undefined || when.actor === owner ? 'their' : `${names.actor(when.actor)}'s`;
  switch (when.at) {
    case 'turn.start':
      return left === 1 ? `until the start of ${whose} next turn` : `for ${left} of ${whose} turns`;
    case 'turn.end':
      if (left > 2) return `for ${left} of ${whose} turns`;
      return `until the end of ${whose} ${left === 2 ? 'next turn' : 'turn'}`;
    case 'round.start':
    case 'round.end':
      return left === 1 ? 'until the end of the round' : `for ${left} rounds`;
    case 'phase.start':
    case 'phase.end':
      return left === 1
        ? `until the ${when.phase ?? 'next'} phase`
        : `for ${left} ${when.phase ?? ''} phases`;
    case 'encounter.end':
      return 'until the end of the fight';
    case 'scene.end':
      return 'until the end of the scene';
    case 'day.start':
      return left === 1 ? 'until the next day' : `for ${left} days`;
    case 'rest':
      return when.rest === undefined ? 'until any rest' : `until the next ${names.rest(when.rest)}`;
    default:
      return `until ${when.at}`;
  }
}
