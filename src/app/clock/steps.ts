import type { TurnClock } from '../campaign/settings.ts';
import type { WaitRecord } from '../ports.ts';

const HOUR = 3_600_000;

/** What comes of waiting: a reminder, another one, and the end of it. */
export type StepKind = 'nudge' | 'again' | 'end';

export interface Step {
  readonly kind: StepKind;
  readonly hours: number; // after waiting began
}

/** The steps of a campaign's clock in the order in which they come. What is not set never comes. */
export function stepsOf({ nudge, again, end }: TurnClock): readonly Step[] {
  const all: readonly { readonly kind: StepKind; readonly hours: number | null }[] = [
    { kind: 'nudge', hours: nudge },
    { kind: 'again', hours: again },
    { kind: 'end', hours: end },
  ];
  return all.flatMap(({ kind, hours }) => (hours === null ? [] : [{ kind, hours }]));
}

/**
 * When the next step of a wait comes; null: none does. It is counted from the step before: where that one came late (a restart,
 * quiet hours), nobody has less time than the clock gives them.
 */
export function nextStepAt(
  clock: TurnClock,
  { step, stepAt }: Pick<WaitRecord, 'step' | 'stepAt'>,
): Date | null {
  const steps = stepsOf(clock);
  const next = steps[step];
  if (next === undefined) return null;
  const before = steps[step - 1]?.hours ?? 0;
  return new Date(stepAt.getTime() + (next.hours - before) * HOUR);
}

/** When somebody's time is over, if nothing delays it; null where the clock has no end, or it has come. */
export function endsAt(clock: TurnClock, { step, stepAt }: Pick<WaitRecord, 'step' | 'stepAt'>): Date | null {
  const steps = stepsOf(clock);
  const end = steps.findIndex(({ kind }) => kind === 'end');
  const last = steps[end];
  if (last === undefined || step > end) return null;
  return new Date(stepAt.getTime() + (last.hours - (steps[step - 1]?.hours ?? 0)) * HOUR);
}

/** When a question is answered by itself, with its default; null where that never happens, as with those that are the GM's. */
export function answeredAt(
  clock: TurnClock,
  wait: Pick<WaitRecord, 'step' | 'stepAt' | 'ownerId'>,
): Date | null {
  const { ending } = clock;
  const answers = ending === 'default' || ending === 'skip' || ending === 'hold' || ending === 'act';
  return answers && wait.ownerId !== null ? endsAt(clock, wait) : null;
}
