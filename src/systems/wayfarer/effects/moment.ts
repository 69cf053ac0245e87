import {
  allOnMap,
  distanceOf,
  fieldIn,
  isAdjacentTo,
  isLarger,
  onMap,
  standing,
} from '../battle/standing.ts';
import { cardOf as cardNamed, isFace } from '../cards/card.ts';
import type { AssaultKind } from '../content/assaultKinds.ts';
import type { DamageType } from '../content/damageTypes.ts';
import { countsAs } from '../content/damageTypes.ts';
import type { When } from '../content/effect.ts';
import { aboard, cardOf, isVehicle, isVehicleUnit, type Scene, type UnitId, unit } from '../scene.ts';
import type { Body } from '../space/body.ts';
import { distance } from '../space/measure.ts';
import { watchersOf } from '../squads/cohesion.ts';
import { isOpenFaced } from '../vehicles/crew.ts';
import { areLinked, detectRange, inOwnDetectRange } from './detect.ts';
import { hasAbility, isOfType } from './sources.ts';

/** What a test is for, as far as effects ask: of an assault the kind, the enemy, with what one fights and is fought. */
export interface Moment {
  readonly assault: AssaultKind | null;
  readonly enemy: UnitId | null;
  /** One fights with one's own body. */
  readonly unarmed: boolean;
  /** What one would be hurt by. */
  readonly hitBy: readonly DamageType[];
  /** What nothing on the map says: a climb, a rush before it, a move given up. */
  readonly given: readonly When[];
}

/** A test of nothing in particular. */
export const plainTest: Moment = { assault: null, enemy: null, unarmed: false, hitBy: [], given: [] };

/** Units of a unit's side that stand beside somebody, it and them apart. */
export const alliesBeside = (scene: Scene, id: UnitId, whom: UnitId): readonly UnitId[] =>
  onMap(scene, unit(scene, id).side).filter(
    (ally) => ally !== id && ally !== whom && isAdjacentTo(scene, ally, whom),
  );

/** Whether somebody is in a unit's Detect range; all of a squad in cohesion draw it from any of them (L5981). */
export const inDetectRange = (scene: Scene, of: UnitId, whom: UnitId): boolean =>
  watchersOf(scene, of).some((one) => inOwnDetectRange(scene, one, whom));

/** Whether a target is within so many times a unit's Detect range, and so much more: as far as its powers go. */
export const withinDetect = (
  scene: Scene,
  of: UnitId,
  whom: UnitId,
  { times, plus }: { readonly times: number; readonly plus: number },
): boolean =>
  watchersOf(scene, of).some(
    (one) =>
      (distanceOf(scene, one, whom) ?? Number.POSITIVE_INFINITY) <= times * detectRange(scene, one) + plus,
  );

/** Whether a body lies, or would lie, in a unit's Detect range. */
export const detectsBody = (scene: Scene, of: UnitId, body: Body): boolean =>
  watchersOf(scene, of).some((one) => {
    const own = standing(scene, one);
    return own !== null && distance(fieldIn(scene).terrain, own, body) <= detectRange(scene, one);
  });

/** Whether two share Detect range: one at least is within the other's (A30). */
export const shareDetectRange = (scene: Scene, one: UnitId, other: UnitId): boolean =>
  inDetectRange(scene, one, other) || inDetectRange(scene, other, one) || areLinked(scene, one, other);

/** Whether a card that a unit acts with now is a face card or an ace. */
export function actsWithFace(scene: Scene, id: UnitId): boolean {
  const card = scene.battle?.activations.findLast((one) => one.unit === id)?.card;
  const found = card === undefined ? null : cardNamed(card);
  return found !== null && isFace(found);
}

/** Whether a fact of the moment holds for a unit that tests. */
export function holds(scene: Scene, id: UnitId, moment: Moment, when: When): boolean {
  const { enemy, assault, hitBy } = moment;
  const is = (...types: readonly DamageType[]) =>
    hitBy.some((one) => countsAs(one).some((type) => types.includes(type)));
  if (moment.given.includes(when)) return true;
  switch (when) {
    case 'assault':
      return assault !== null;
    case 'meleeAssault':
      return assault === 'melee';
    case 'ballisticAssault':
      return assault === 'ballistic';
    case 'faceCard':
      return actsWithFace(scene, id);
    case 'unarmed':
      return moment.unarmed;
    case 'mounted': {
      const card = cardOf(scene, id);
      return !isVehicle(card) && card.mount !== null;
    }
    case 'afterRush':
      return scene.battle?.activations.findLast((one) => one.unit === id)?.done.moved === 'rush';
    case 'notYetActivated':
      return !unit(scene, id).activated;
    case 'noAllyInDetect':
      return onMap(scene, unit(scene, id).side).every(
        (ally) => ally === id || !inDetectRange(scene, id, ally),
      );
    case 'enemyLarger':
      return enemy !== null && isLarger(scene, enemy, id);
    case 'enemyLives':
      return enemy !== null && isOfType(scene, enemy, 'living');
    case 'enemyIsTech':
      return enemy !== null && isOfType(scene, enemy, 'tech');
    case 'enemyNotTech':
      return enemy !== null && !isOfType(scene, enemy, 'tech');
    case 'enemyNotFerocious':
      return enemy !== null && !hasAbility(scene, enemy, 'ferocious');
    case 'enemyUnsupported':
      return (
        enemy !== null &&
        alliesBeside(scene, enemy, id).length + alliesBeside(scene, enemy, enemy).length === 0
      );
    case 'living':
      return isOfType(scene, id, 'living');
    case 'byCuttingOrPiercing':
      return is('cutting', 'piercing');
    case 'bySmashing':
      return is('smashing');
    case 'byPiercing':
      return is('piercing');
    case 'byCold':
      return is('cold');
    case 'byEnergy':
      return is('energy');
    case 'notByEnergyOrMagic':
      return !is('energy', 'magic');
    case 'notByMagic':
      return !is('magic');
    // Of these only the rule knows that has the test rolled.
    case 'climbing':
    case 'leaping':
    case 'swimming':
    case 'rushing':
    case 'sneaking':
    case 'noticing':
    case 'noticingTheLiving':
    case 'openingDoors':
    case 'operatingTech':
    case 'usingDevices':
    case 'againstMorale':
    case 'runningOver':
    case 'elementalSpell':
    case 'fromBehind':
    case 'inCover':
    case 'higherGround':
    case 'stayed':
    case 'onEarth':
      return false;
  }
}

/** Everybody whom a unit may make an assault on: enemies on the map, and those in vehicles that are open (L5340). */
export const targetsFor = (scene: Scene, id: UnitId): readonly UnitId[] =>
  enemiesOf(scene, id).flatMap((enemy) => [
    enemy,
    ...(isVehicleUnit(scene, enemy) && isOpenFaced(scene, enemy) ? aboard(scene, enemy) : []),
  ]);

/** Everybody on the map whom a unit fights. */
export const enemiesOf = (scene: Scene, id: UnitId): readonly UnitId[] =>
  allOnMap(scene).filter((other) => unit(scene, other).side !== unit(scene, id).side);
