import { type Distribution, successOdds } from '../../../dice/index.ts';
import { successesWithFocus } from '../checks/odds.ts';

/** What a Test is rolled with. */
export interface Pool {
  readonly dice: number;
  readonly focus: number;
}

/** How many successes a pool has; `focused` says whether its Focus is counted, which a very large pool's is not. */
export interface Successes {
  readonly distribution: Distribution;
  readonly focused: boolean;
}

/** The successes of a pool whose dice must each reach `difficulty`, its Focus placed for the most. */
export function successesOf({ dice, focus }: Pool, difficulty: number): Successes {
  const placed = focus === 0 ? null : successesWithFocus(dice, difficulty, focus);
  return placed === null
    ? { distribution: successOdds({ dice, target: difficulty }), focused: false }
    : { distribution: placed, focused: true };
}
