import { isFor, isHarmless, lostDice, reaches } from '../assaults/legality.ts';
import { effectsOfMeans, meansOf, testsOf } from '../assaults/means.ts';
import { hasHandsFor } from '../assaults/hands.ts';
import { isEmpty } from '../assaults/singleShot.ts';
import type { Means } from '../assaults/wielded.ts';
import { cardValue } from '../effects/pool.ts';
import { cardOf, type Scene, type UnitId } from '../scene.ts';

/** What a die or a bump more than the enemy's counts for, and how good the chances are where both have as many. */
const EVEN = 0.45;
const A_DIE = 0.12;

export const strengthOf = (
  scene: Scene,
  id: UnitId,
  tested: ReturnType<typeof testsOf>['off' | 'def'],
): number => {
  const value = cardValue(scene, id, tested);
  return value === null ? 0 : value.dice + value.bumps.reduce((sum, bump) => sum + bump, 0) / 2;
};

/** Whether something can't be used after a move (L4745). */
const isHeavy = (means: Means): boolean =>
  effectsOfMeans(means).some((one) => one.does === 'forbid' && one.what === 'moveAndAssault');

/** About how well a unit hits an enemy with something, as they stand: 0 where it can't. Told from what lies open. */
function aimWith(scene: Scene, id: UnitId, enemy: UnitId, means: Means, hasMoved: boolean): number {
  if (means.area !== null || means.power !== null || !isFor(scene, enemy, means)) return 0;
  if ((hasMoved && isHeavy(means)) || isEmpty(scene, id, means)) return 0;
  if (!hasHandsFor(scene, id, means)) return 0;
  const { off, def } = testsOf(means.kind);
  // Whether it is seen takes the longest to tell: once is enough.
  const lost = means.kind === 'ballistic' ? lostDice(scene, id, enemy, means, hasMoved) : 0;
  if (lost === null || isHarmless(scene, enemy, means)) return 0;
  if ((means.kind !== 'ballistic' || means.mounted !== null) && !reaches(scene, id, enemy, means, hasMoved))
    return 0;
  return chanceAhead(strengthOf(scene, id, off) - lost - strengthOf(scene, enemy, def));
}

/** About how likely one beats another who is so many dice ahead. */
export const chanceAhead = (dice: number): number => Math.min(0.95, Math.max(0.05, EVEN + A_DIE * dice));

/** The same with the best of what it has. */
export const aimAt = (scene: Scene, id: UnitId, enemy: UnitId, hasMoved: boolean): number =>
  Math.max(0, ...meansOf(scene, id).map((means) => aimWith(scene, id, enemy, means, hasMoved)));

/** The best chance of an assault of a unit from where it is, by Victory Points. */
export const strikeWorth = (scene: Scene, id: UnitId, enemies: readonly UnitId[]): number =>
  Math.max(0, ...enemies.map((enemy) => aimAt(scene, id, enemy, false) * cardOf(scene, enemy).vp));

/** Whether a unit has anything that hits from afar. */
export const shoots = (scene: Scene, id: UnitId): boolean =>
  meansOf(scene, id).some(({ kind, power, area }) => kind === 'ballistic' && power === null && area === null);
