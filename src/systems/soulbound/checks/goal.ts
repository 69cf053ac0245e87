/**
 * What the dice of a Test are for: as many successes as can be, or enough to pass. `sixes` says that dice which end as 6
 * do more, as for Cleave and Rend (S8).
 */
export type Goal =
  | { readonly kind: 'most'; readonly sixes?: boolean }
  | { readonly kind: 'pass'; readonly needed: number };

/** How many successes a Test needs that can pass; null where each one more counts. */
export const neededOf = (goal: Goal): number | null => (goal.kind === 'pass' ? goal.needed : null);

/** Whether 6s do more than other successes. */
export const wantsSixes = (goal: Goal): boolean => goal.kind === 'most' && goal.sixes === true;

/** Whether nothing that is done to the dice could make them better for this. */
export const isReached = (goal: Goal, successes: number): boolean =>
  goal.kind === 'pass' && successes >= goal.needed;

/** Whether so many successes are as good as none at all. */
export const hasFailed = (goal: Goal, successes: number): boolean =>
  goal.kind === 'pass' ? successes < goal.needed : successes === 0;
