import { distanceOf } from '../battle/standing.ts';
import { cardValue } from '../effects/pool.ts';
import { isDragging } from '../markers/things.ts';
import type { Activation, Scene, UnitId } from '../scene.ts';
import { actingOf } from '../squads/acting.ts';
import { areAlike, membersIn, squadOf } from '../squads/squad.ts';
import { rangeOf, whyNotTarget } from './legality.ts';
import { meansNamed, testsOf } from './means.ts';
import type { Means } from './wielded.ts';

/** Who is in an assault on one: all of the attacker's squad that strike with it, and all of its target's that they reach. */
export interface Sides {
  readonly attackers: readonly UnitId[];
  readonly targets: readonly UnitId[];
}

const alone = (id: UnitId, target: UnitId): Sides => ({ attackers: [id], targets: [target] });

/** Whether several can strike as one with something: not with what takes an area in, nor with powers (each is one's own). */
const isShared = ({ area, power }: Means): boolean => area === null && power === null;

/** Whether somebody is within the range of a weapon, where no die is lost by the distance; hand to hand there is no other. */
const isInRange = (scene: Scene, id: UnitId, target: UnitId, means: Means, hasMoved: boolean): boolean =>
  means.kind !== 'ballistic' ||
  (distanceOf(scene, id, target) ?? Number.POSITIVE_INFINITY) <=
    Math.max(1, rangeOf(scene, id, means, hasMoved));

/**
 * Who takes part in an assault (L5970 to L5976): all of the squad that acts who are statistically identical with its leader and have the target
 * within range themselves; and of the target's squad all whom one of these has. The leader alone may shoot farther.
 */
export function sidesOf(scene: Scene, running: Activation, target: UnitId, means: Means): Sides {
  if (!isShared(means)) return alone(running.unit, target);
  const hasMoved = running.done.moved === 'move' || running.done.moved === 'rush';
  const reach = (id: UnitId, whom: UnitId): boolean => {
    const own = meansNamed(scene, id, means.id);
    return (
      own !== null &&
      isInRange(scene, id, whom, own, hasMoved) &&
      whyNotTarget(scene, { unit: id, done: running.done }, whom, own) === null
    );
  };
  const attackers = actingOf(scene, running).filter(
    (id) =>
      id === running.unit ||
      (areAlike(scene, id, running.unit) && !isDragging(scene, id) && reach(id, target)),
  );
  const others = squadOf(scene, target) === null ? [] : membersIn(scene, target, 'map');
  const targets = others.filter((id) => id !== target && attackers.some((one) => reach(one, id)));
  return { attackers, targets: [target, ...targets] };
}

/** What a unit's Defense is worth before any dice: its dice, then its bumps. */
function defenseOf(scene: Scene, id: UnitId, kind: Means['kind']): number {
  const value = cardValue(scene, id, testsOf(kind).def);
  return value === null ? 0 : 100 * value.dice + value.bumps.reduce((sum, bump) => sum + bump, 0);
}

/** Of those who are struck at the one with the lowest Defense, which counts for all of them (L5978); the target itself where none is lower. */
export const weakestOf = (scene: Scene, targets: readonly UnitId[], kind: Means['kind']): UnitId | null =>
  targets.reduce<UnitId | null>(
    (least, id) =>
      least === null || defenseOf(scene, id, kind) < defenseOf(scene, least, kind) ? id : least,
    null,
  );
