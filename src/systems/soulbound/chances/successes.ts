import { type Distribution, successOdds } from '../../../dice/index.ts';
import { successesWithFocus } from '../checks/odds.ts';

/** What a Test is rolled with; `maximised`: every die is a 6, for Soulfire, and none is rolled. */
export interface Pool {
  readonly dice: number;
  readonly focus: number;
  readonly maximised: boolean;
}

/** How many successes a pool has; `focused` says whether its Focus is counted, which a very large pool's is not. */
export interface Successes {
  readonly distribution: Distribution;
  readonly focused: boolean;
}

const always = 1; // what each die shows at least

/** The successes of a pool whose dice must each reach `difficulty`, its Focus placed for the most. */
export function successesOf({ dice, focus, maximised }: Pool, difficulty: number): Successes {
  if (maximised) return { distribution: successOdds({ dice, target: always }), focused: true };
  const placed = focus === 0 ? null : successesWithFocus(dice, difficulty, focus);
  return placed === null
    ? { distribution: successOdds({ dice, target: difficulty }), focused: false }
    : { distribution: placed, focused: true };
}
