import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { isUnderOpenSky, sees, suffersDarkness } from '../battle/seeing.ts';
import { allOnMap, distanceOf, fieldIn, standing } from '../battle/standing.ts';
import { countsAs } from '../content/damageTypes.ts';
import { detectRange } from '../effects/detect.ts';
import { actsWithFace, inDetectRange, shareDetectRange, withinDetect } from '../effects/moment.ts';
import { cardValue } from '../effects/pool.ts';
import { hasRule, isOfType, sourcesOf } from '../effects/sources.ts';
import { lastingOn } from '../lasting/lasting.ts';
import { type Activation, isPresent, type Scene, type UnitId, unit, unitIn, vehicleOf } from '../scene.ts';
import { nearestTile, stream } from '../space/areas.ts';
import type { Body } from '../space/body.ts';
import { apart, darkened, isAhead, isInMelee, lostDice as lostDiceAt } from '../space/measure.ts';
import { isOpenFaced } from '../vehicles/crew.ts';
import { hasHandsFor } from './hands.ts';
import { effectsOfMeans, hasEffect, meansOf, testsOf } from './means.ts';
import { isEmpty } from './singleShot.ts';
import type { Means, Power } from './wielded.ts';

/** How far a shot goes without losing dice: Detect with its bumps and the weapon's range (L402); half of it in the dark (L477). */
export function rangeOf(scene: Scene, id: UnitId, means: Means, hasMoved: boolean): number {
  const range = detectRange(scene, id) + (means.range ?? 0);
  const scoped = hasEffect(means, 'scoped') && !hasMoved ? 10 * range : range;
  return suffersDarkness(scene, id) ? darkened(scoped) : scoped;
}

/** Dice that Offense loses by the distance (L421 to L427; A19); null where no die would be left of it, and no shot is made. */
export function lostDice(
  scene: Scene,
  id: UnitId,
  target: UnitId,
  means: Means,
  hasMoved: boolean,
): number | null {
  const away = distanceOf(scene, id, target);
  const isLine = means.area?.shape === 'line';
  if (away === null || (means.range === null && !isLine)) return null;
  const dice = cardValue(scene, id, testsOf(means.kind).off)?.dice ?? 0;
  const far = () => (isLine ? 0 : lostDiceAt(away, rangeOf(scene, id, means, hasMoved)));
  const lost = away <= 1 ? adjacentLoss(scene, id, means) : far();
  // Whether it is seen takes the longest to tell: it is asked of who is near enough.
  if (lost === null || lost >= dice) return null;
  const volleyed = isLine ? 0 : volley(scene, id, target, means);
  return volleyed !== null && lost + volleyed < dice ? lost + volleyed : null;
}

/** A die for a volley at who is out of sight (L4874); 0: it is seen; null: it can't be shot at. */
function volley(scene: Scene, id: UnitId, target: UnitId, means: Means): 0 | 1 | null {
  if (sees(scene, id, target)) return 0;
  return hasEffect(means, 'volley') && isUnderOpenSky(scene, id, target) ? 1 : null;
}

const adjacentLoss = (scene: Scene, id: UnitId, means: Means): number =>
  hasEffect(means, 'closeQuarters') || hasRule(scene, id, 'noAdjacentPenalty') ? 0 : 1;

/** Whether somebody is near enough, and has what it takes, to fight another with something. */
export function reaches(scene: Scene, id: UnitId, target: UnitId, means: Means, hasMoved: boolean): boolean {
  const [own, other] = [standing(scene, id), standing(scene, target)];
  if (own === null || other === null || cardValue(scene, id, testsOf(means.kind).off) === null) return false;
  if (isEmpty(scene, id, means) || !hasHandsFor(scene, id, means)) return false;
  if (means.mounted !== null && !means.turret && !isAhead(own, other)) return false;
  if (means.power !== null) return isNearEnough(scene, id, target, means.power);
  if (means.area?.shape === 'line') return isOnLine(scene, own, other, means.area.size);
  if (means.kind === 'ballistic') return lostDice(scene, id, target, means, hasMoved) !== null;
  return isInMelee(fieldIn(scene).terrain, own, other, means.range ?? 0);
}

/** Whether a skill or a spell goes as far as a target: from a unit, or from where its spirit is. */
function isNearEnough(scene: Scene, id: UnitId, target: UnitId, { within, times, plus }: Power): boolean {
  if (within === 'shared') return shareDetectRange(scene, id, target);
  if (reachesByMind(scene, id, target)) return true;
  return within === 'detect'
    ? withinDetect(scene, id, target, { times, plus })
    : (distanceOf(scene, id, target) ?? Number.POSITIVE_INFINITY) <= 1;
}

/** Whether a mind reaches a unit wherever it is: its spirit is abroad (L4941), or it hears all that lives (Telepathy, L2613). */
export const reachesByMind = (scene: Scene, id: UnitId, target: UnitId): boolean =>
  hasRule(scene, id, 'astral') ||
  (hasRule(scene, id, 'telepathy') && actsWithFace(scene, id) && isOfType(scene, target, 'living'));

/** Whether a stream of so many increments comes to somebody (L4843). */
const isOnLine = (scene: Scene, own: Body, other: Body, length: number): boolean => {
  const tiles = stream(fieldIn(scene), own, nearestTile(other, own), length);
  return tiles.some((at) => apart({ at }, other) === 0);
};

/** Whether something does a unit no harm: it is immune to every type of it (A32). */
export function isHarmless(scene: Scene, target: UnitId, { types }: Means): boolean {
  const immune = sourcesOf(scene, target).flatMap(({ effect }) =>
    effect.does === 'immune' && Array.isArray(effect.to) ? [...effect.to] : [],
  );
  return types.length > 0 && types.every((type) => countsAs(type).some((one) => immune.includes(one)));
}

/** Whether somebody without a body would strike a solid enemy with neither energy nor magic (Incorporeal, L928). */
const isAiry = (scene: Scene, id: UnitId, target: UnitId, { types }: Means): boolean =>
  hasRule(scene, id, 'incorporeal') &&
  !hasRule(scene, target, 'incorporeal') &&
  !types.some((type) => countsAs(type).some((one) => one === 'energy' || one === 'magic'));

/** Whether somebody near keeps a unit from spells and powers of the mind (Arcane Cypher, L1892). */
export const isSilenced = (scene: Scene, id: UnitId): boolean =>
  allOnMap(scene).some(
    (other) => hasRule(scene, other, 'silence') && (other === id || inDetectRange(scene, other, id)),
  );

/** Whether something is for a unit at all: a power may be for one kind alone. */
export const isFor = (scene: Scene, target: UnitId, { power }: Means): boolean =>
  power === null ||
  (power.wins === 'unbound' && lastingOn(scene, target).some(({ isSpell }) => isSpell)) ||
  ((power.only.length === 0 || power.only.some((type) => isOfType(scene, target, type))) &&
    !power.not.some((type) => isOfType(scene, target, type)));

/** Whether a unit can be aimed at where it is: on the map, or in a vehicle that is open (L5340). */
function isOpenTo(scene: Scene, target: UnitId): boolean {
  const vehicle = vehicleOf(scene, target);
  return isPresent(scene, target) && (vehicle === null || isOpenFaced(scene, vehicle));
}

/** Why a unit can't be the target of an assault with something; null: it can. */
export function whyNotTarget(
  scene: Scene,
  { unit: id, done }: Pick<Activation, 'unit' | 'done'>,
  target: UnitId | null,
  means: Means,
): Refusal | null {
  const found = unitIn(scene, target);
  if (found === null || target === null) return refusal('noSuchUnit', { unit: target });
  if (found.side === unit(scene, id).side) return refusal('isYours', { unit: target });
  if (!isOpenTo(scene, target)) return refusal('notOnMap', { unit: target });
  const hasMoved = done.moved === 'move' || done.moved === 'rush';
  const forbids = effectsOfMeans(means).some((one) => one.does === 'forbid' && one.what === 'moveAndAssault');
  if (hasMoved && forbids) return refusal('tooHeavy', { means: means.id });
  if (isEmpty(scene, id, means)) return refusal('empty', { means: means.id });
  if (!hasHandsFor(scene, id, means)) return refusal('noHandFree', { unit: id, means: means.id });
  if (means.kind === 'arcane' && isSilenced(scene, id)) return refusal('silenced', { unit: id });
  if (!isFor(scene, target, means)) return refusal('notItsKind', { unit: target, means: means.id });
  if (isHarmless(scene, target, means) || isAiry(scene, id, target, means))
    return refusal('noHarm', { unit: target, means: means.id });
  return reaches(scene, id, target, means, hasMoved)
    ? null
    : refusal('outOfReach', { unit: target, means: means.id });
}

/**
 * With what a target strikes back (L383): something for an assault of the same kind that reaches. null: it may not. The one whose bumps are the
 * most together; of melee, its own body is the last.
 */
export function retaliationOf(
  scene: Scene,
  target: UnitId,
  attacker: UnitId,
  kind: Means['kind'],
): Means | null {
  const fit = meansOf(scene, target).filter(
    (one) =>
      one.kind === kind &&
      one.area === null &&
      isFor(scene, attacker, one) &&
      !(kind === 'arcane' && isSilenced(scene, target)) &&
      reaches(scene, target, attacker, one, false),
  );
  const worth = ({ bumps }: Means) => [...bumps.off, ...bumps.def].reduce((sum, bump) => sum + bump, 0);
  const [first, ...rest] = fit.filter((one) => !one.unarmed).concat(fit.filter((one) => one.unarmed));
  if (first === undefined) return null;
  return rest.reduce((best, one) => (worth(one) > worth(best) ? one : best), first);
}
