import { Alternation, type Means } from './alternation.ts';
import { bestPlacing, turned } from './bumps.ts';
import { mostDice, waysOf } from './lying.ts';
import { passes } from './results.ts';

/** What a side brings to a test, before the dice fall. */
export interface Pool extends Means {
  readonly bumps: readonly number[];
}

/**
 * The chance, 0 to 1, that the aggressor wins an opposed test: each side places its bumps best and rolls again as well as can be. null
 * where that is more than can be solved.
 */
export function chanceOpposed(aggressor: Pool, defender: Pool): number | null {
  const alternation = Alternation.of(aggressor, defender);
  if (alternation === null) return null;
  const chances = alternation.chances(aggressor, defender);
  const ours = bumped(aggressor);
  const theirs = bumped(defender);
  let won = 0;
  for (const [our, ways] of ours.entries())
    if (ways > 0)
      for (const [their, theirWays] of theirs.entries())
        won += ways * theirWays * (chances[our * theirs.length + their] ?? 0);
  return won / 6 ** (aggressor.dice + defender.dice);
}

/**
 * The chance, 0 to 1, to pass a static test: re-rolls are used while it has failed, each on the die that leaves the best chance. null for
 * more dice than a test has (`mostDice`).
 */
export function chanceStatic(pool: Pool, difficulty: readonly number[]): number | null {
  if (pool.dice > mostDice) return null;
  const { lying, again } = waysOf(pool.dice);
  let chances = lying.map((dice) => Number(passes([...dice, ...pool.kickers], difficulty)));
  for (let rerolls = 0; rerolls < pool.rerolls; rerolls++) {
    const fewer = chances;
    chances = fewer.map((chance, way) =>
      chance === 1
        ? 1
        : Math.max(
            chance,
            ...(again[way] ?? []).map(
              ({ becomes }) => becomes.reduce((sum, one) => sum + (fewer[one] ?? 0), 0) / 6,
            ),
          ),
    );
  }
  return bumped(pool).reduce((sum, ways, way) => sum + ways * (chances[way] ?? 0), 0) / 6 ** pool.dice;
}

/** In how many of all throws a pool's dice lie in each way once they are bumped. */
function bumped({ dice, bumps }: Pool): readonly number[] {
  const { lying, of, find } = waysOf(dice);
  if (bumps.length === 0) return of;
  const counts = lying.map(() => 0);
  for (const [way, fallen] of lying.entries()) {
    const to = find(turned(fallen, bestPlacing(fallen, bumps)));
    counts[to] = (counts[to] ?? 0) + (of[way] ?? 0);
  }
  return counts;
}
