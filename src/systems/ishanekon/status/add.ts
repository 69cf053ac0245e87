import type { Duration } from '../../../engine/uses/index.ts';
import type { HeldStatus } from '../character/schema.ts';
import { statusRule } from './rows.ts';

/**
 * A list of Status Effects with one more. One that stacks becomes a single entry: the stacks of both, the stronger power, and the longer of
 * the two ends (Multiple Simultaneous Effects). Of others each stays for itself, but one that is like another in all but its end
 * only makes that last longer.
 */
export function withStatus(statuses: readonly HeldStatus[], added: HeldStatus): readonly HeldStatus[] {
  const stacks = statusRule(added.status)?.stacks === true;
  const same = statuses.find(
    (one) => one.status === added.status && (stacks || (one.power === added.power && one.by === added.by)),
  );
  if (same === undefined) return [...statuses, added];
  const { duration, until } = longer(same, added);
  const joined: HeldStatus = {
    ...same,
    stacks: stacks ? Math.min(MOST_STACKS, same.stacks + added.stacks) : same.stacks,
    power: stronger(same.power, added.power),
    duration,
    until,
  };
  return statuses.map((one) => (one === same ? joined : one));
}

/** As many as a sheet keeps. */
const MOST_STACKS = 100;

const stronger = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.max(a, b);

type Ends = Pick<HeldStatus, 'duration' | 'until'>;

/** Which of two lasts longer: what nothing counts down does, then what the clock of the story ends, then the more rounds or turns. */
function longer(a: Ends, b: Ends): Ends {
  return length(b) > length(a) ? b : a;
}

function length({ duration, until }: Ends): number {
  if (until !== null) return BY_CLOCK + until;
  return counted(duration);
}

const BY_CLOCK = 1000;

const counted = ({ ends }: Duration): number =>
  ends.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...ends.map(({ left }) => left));
