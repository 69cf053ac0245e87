import { carriedCover, sparesWith, worsens } from '../assaults/after.ts';
import type { Reserve } from '../assaults/exchange.ts';
import { meansOf } from '../assaults/means.ts';
import { defenseOf, type Fighting, offenseOf, reserveOf } from '../assaults/pools.ts';
import type { Assault } from '../assaults/resolve.ts';
import { aimsPastCover, coverFrom } from '../battle/seeing.ts';
import { type Save, savesOf } from '../defeat/saves.ts';
import type { Moment } from '../effects/moment.ts';
import type { TestPool } from '../effects/pool.ts';
import type { Scene } from '../scene.ts';
import { chanceOpposed, type Pool } from '../tests/odds.ts';
import { savedBy } from '../tests/saves.ts';

/** What one who strikes may do to the other, 0 to 1: beat its Defense, and what its save dice leave of that. */
export interface Side {
  readonly beaten: number;
  readonly captured: number;
  readonly reserves: number;
}

export interface Odds {
  readonly ours: Side;
  /** null: the target doesn't strike back. */
  readonly theirs: Side | null;
  /** Whether all of it could be solved. */
  readonly isExact: boolean;
}

/** A chance, 0 to 1. */
export interface Solved {
  readonly chance: number;
  readonly isExact: boolean;
}

/** The chances of an assault, both ways: each comparison by itself, as it is played (A11). */
export function oddsOf(scene: Scene, { attacker, target }: Assault): Odds {
  const pools = {
    attacker: poolsOf(scene, attacker),
    target: poolsOf(scene, target),
  };
  const ours = compared(pools.attacker, pools.target);
  const theirs = target.means === null ? null : compared(pools.target, pools.attacker);
  return {
    ours: ended(scene, attacker, target, ours?.chance ?? 0),
    theirs: theirs === null ? null : ended(scene, target, attacker, theirs.chance),
    isExact: (ours?.isExact ?? true) && (theirs?.isExact ?? true),
  };
}

interface Pools {
  readonly offense: TestPool | null;
  readonly defense: TestPool;
  readonly reserve: Reserve;
}

function poolsOf(scene: Scene, fighting: Fighting): Pools {
  const offense = offenseOf(scene, fighting);
  const defense = defenseOf(scene, fighting);
  return { offense, defense, reserve: reserveOf(scene, fighting, offense, defense) };
}

/** One's Offense against the other's Defense. null: there is no Offense. Re-rolls for either test are counted in both: that is no longer exact. */
function compared(one: Pools, other: Pools): Solved | null {
  if (one.offense === null) return null;
  const { either, eitherEnemy } = one.reserve;
  const isPlain =
    [one.offense, other.defense].every(isSolvable) &&
    either + eitherEnemy + other.reserve.either + other.reserve.eitherEnemy === 0;
  const ours = pooled(one.offense, rerollsIn(one.reserve, 'offense'));
  const theirs = pooled(other.defense, rerollsIn(other.reserve, 'defense'));
  return solvedOf(ours, theirs, isPlain);
}

/** Whether odds take all that a pool has as it is played. */
const isSolvable = ({ again, betterBumps, rolled }: TestPool): boolean =>
  again === null && betterBumps === 0 && rolled.length === 0;

function solvedOf(ours: Pool, theirs: Pool, isPlain: boolean): Solved {
  const solved = chanceOpposed(ours, theirs);
  return solved === null
    ? { chance: nearly(ours, theirs), isExact: false }
    : { chance: solved, isExact: isPlain };
}

/** How likely a test of one against another is won, where nothing but their own re-rolls goes into it. */
export const oddsOfTest = (aggressor: TestPool, defender: TestPool): Solved =>
  solvedOf(
    pooled(aggressor, { rerolls: aggressor.rerolls, enemy: 0 }),
    pooled(defender, { rerolls: defender.rerolls, enemy: 0 }),
    isSolvable(aggressor) && isSolvable(defender),
  );

type Rerolls = Pick<Pool, 'rerolls' | 'enemy'>;

const rerollsIn = (reserve: Reserve, of: 'offense' | 'defense'): Rerolls => ({
  rerolls: reserve[of].rerolls + reserve.either,
  enemy: reserve[of].enemy + reserve.eitherEnemy,
});

/** A pool as odds take it: a bump of choice is one of two, dice rolled again at once are a re-roll, kickers by dice show their middle. */
function pooled(pool: TestPool, { rerolls, enemy }: Rerolls): Pool {
  const rolled = pool.rolled.map(({ dice, plus }) => Math.min(6, Math.max(0, Math.round(3.5 * dice + plus))));
  return {
    dice: pool.dice,
    bumps: [...pool.bumps, ...Array.from({ length: pool.betterBumps }, () => 2)],
    kickers: [...pool.kickers, ...pool.armour, ...rolled.filter((value) => value > 0)],
    rerolls: rerolls + (pool.again === null ? 0 : 1),
    enemy,
  };
}

/** Where there are too many re-rolls to solve, some of both sides are left out, until there aren't. */
function nearly(ours: Pool, theirs: Pool): number {
  for (let most = 2; most >= 0; most -= 1) {
    const fewer = (pool: Pool): Pool => ({
      ...pool,
      rerolls: Math.min(most, pool.rerolls),
      enemy: Math.min(most, pool.enemy),
    });
    const solved = chanceOpposed(fewer(ours), fewer(theirs));
    if (solved !== null) return solved;
  }
  return 0.5;
}

/** What becomes of who was beaten: its save dice, cover's own among them, each in its turn (L223 to L255). */
function ended(scene: Scene, by: Fighting, at: Fighting, chance: number): Side {
  const { means } = by;
  const beaten = by.blind ? chance / 2 : chance;
  if (means === null) return { beaten: 0, captured: 0, reserves: 0 };
  const wins = means.power?.wins ?? 'defeated';
  if (wins === 'reserves') return { beaten, captured: 0, reserves: beaten };
  // What else a power does takes nobody off the map.
  if (wins !== 'defeated') return { beaten, captured: 0, reserves: 0 };
  const moment: Moment = {
    assault: at.kind,
    enemy: by.unit,
    unarmed: at.means?.unarmed ?? false,
    hitBy: means.types,
    given: at.given,
  };
  const saves = savesOf(scene, at.unit, moment, coverOfTarget(scene, by, at));
  const { captured, reserves } = throughSaves(saves, beaten, worsens(means));
  return sparesWith(scene, by.unit, means)
    ? { beaten, captured: 0, reserves: reserves + captured }
    : { beaten, captured, reserves };
}

/** What save dice leave of a chance to be defeated, each in its turn. */
export function throughSaves(saves: readonly Save[], beaten: number, worse: number): Side {
  let [left, reserves] = [beaten, 0];
  for (const { value } of saves) {
    const came = ends.map((rolled) => savedBy(value, Math.min(6, rolled + worse)));
    const share = (what: ReturnType<typeof savedBy>) => came.filter((one) => one === what).length / 6;
    reserves += left * share('reserves');
    left *= share('defeated');
  }
  return { beaten, captured: left, reserves };
}

const ends = [1, 2, 3, 4, 5, 6];

const coverOfTarget = (scene: Scene, by: Fighting, at: Fighting): number =>
  at.kind !== 'ballistic' || aimsPastCover(scene, by.unit)
    ? 0
    : Math.max(coverFrom(scene, by.unit, at.unit), carriedCover(scene, at.unit, meansOf(scene, at.unit)));
