import { type Distribution, handfulOdds, successOdds } from '../../../dice/index.ts';
import { type DifficultyId, difficulties } from '../content/difficulties.ts';
import type { DN } from './dn.ts';

/** The exact chance (0 to 1) that so many dice pass a Test, without Focus. */
export function chanceOf(dice: number, { difficulty, complexity }: DN): number {
  if (complexity > dice) return 0;
  return successOdds({ dice, target: difficulty }).chance({ atLeast: complexity });
}

/** The same with Focus placed as well as it can be; null where the pool is too large to tell exactly. */
export function chanceWithFocus(dice: number, dn: DN, focus: number): number | null {
  return successesWithFocus(dice, dn.difficulty, focus)?.chance({ atLeast: dn.complexity }) ?? null;
}

/**
 * The exact chance that a Test passes where so many of its dice are rolled once more beside those that are `kept`, with Focus placed as
 * well as it can be; null where they are too many to tell exactly.
 */
export function chanceAgain(kept: readonly number[], again: number, dn: DN, focus: number): number | null {
  const odds = handfulOdds({ count: again, sides: 6 }, (shown) => {
    const all = shown.map((dice, face) => dice + kept.filter((value) => value === face).length);
    return mostSuccesses(all, dn.difficulty, focus);
  });
  return odds.ok ? odds.distribution.chance({ atLeast: dn.complexity }) : null;
}

/** How many successes so many dice have, with Focus placed for the most; null where the pool is too large to tell exactly. */
export function successesWithFocus(dice: number, difficulty: number, focus: number): Distribution | null {
  const odds = handfulOdds({ count: dice, sides: 6 }, (shown) => mostSuccesses(shown, difficulty, focus));
  return odds.ok ? odds.distribution : null;
}

/** How many dice pass at most. `shown[face]` dice show each face; those nearest to passing are lifted first. */
function mostSuccesses(shown: readonly number[], difficulty: number, focus: number): number {
  let passed = 0;
  let points = focus;
  for (let face = 6; face >= 1; face--) {
    const dice = shown[face] ?? 0;
    const short = Math.max(0, difficulty - face);
    const lifted = short === 0 ? dice : Math.min(dice, Math.floor(points / short));
    passed += lifted;
    points -= lifted * short;
  }
  return passed;
}

/** What a chance is called. */
export function difficultyWord(chance: number): DifficultyId {
  const fits = difficulties.find(({ under, orEqual }) => {
    if (under === null) return true;
    return orEqual ? chance <= under + rounding : chance < under - rounding;
  });
  return fits?.id ?? 'veryEasy';
}

const rounding = 1e-12; // exact chances are sums of floats
