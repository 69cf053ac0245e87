/**
 * What the dice of a Test are for: as many successes as can be, of which fewer than `needed` are none at all; or enough
 * to pass. `sixes` says that dice which end as 6 do more, as for Cleave and Rend (S8).
 */
export type Goal =
  | { readonly kind: 'most'; readonly needed?: number; readonly sixes?: boolean }
  | { readonly kind: 'pass'; readonly needed: number };

/** How many successes a Test needs that can fail; null where nothing is said. */
export const neededOf = (goal: Goal): number | null => goal.needed ?? null;

/** Whether 6s do more than other successes. */
export const wantsSixes = (goal: Goal): boolean => goal.kind === 'most' && goal.sixes === true;

/** Whether nothing that is done to the dice could make them better for this. */
export const isReached = (goal: Goal, successes: number): boolean =>
  goal.kind === 'pass' && successes >= goal.needed;

/** Whether so many successes are as good as none at all. */
export const hasFailed = (goal: Goal, successes: number): boolean => successes < (goal.needed ?? 1);
