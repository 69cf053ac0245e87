import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { METRE } from '../../../../engine/space/plane/index.ts';
import { areTouching, distanceBetween, step } from '../../fight/bodies.ts';
import { isUp, seesIn } from '../../fight/sides.ts';
import { benefitOf, heldBy, isSkilledWith } from '../../gear/carried.ts';
import { type CharacterId, characterIn, fighterIn, personIn, type Scene } from '../../scene.ts';
import { insideOf, whySheltered } from '../../vehicles/crew.ts';

/** How far somebody's whip grapples, in metres; null where they hold none, or are not Skilled with it (Whips). */
export function whipRange(scene: Scene, actor: CharacterId, asSkilled: boolean): number | null {
  const person = personIn(scene, actor);
  if (person === null) return null;
  const ranges = heldBy(scene, actor)
    .filter((item) => asSkilled || isSkilledWith(person, item.profile))
    .flatMap((item) => benefitOf(item, 'grapple')?.range ?? []);
  return ranges.length === 0 ? null : Math.max(...ranges);
}

/** Whether somebody holds a whip with which they aren't Skilled: three Prestige may stand for that. */
export const whipsUnskilled = (scene: Scene, actor: CharacterId): boolean =>
  whipRange(scene, actor, false) === null && whipRange(scene, actor, true) !== null;

/** Why somebody can't be grappled: size, reach, or that there is no body to hold. */
export function whyNotGrappled(
  scene: Scene,
  actor: CharacterId,
  target: CharacterId,
  asSkilled: boolean,
): Refusal | null {
  if (target === actor) return refusal('attacksSelf', { actor });
  if (fighterIn(scene, target) === null) return refusal('notInFight', { id: target });
  const [own, theirs] = [characterIn(scene, actor), personIn(scene, target)];
  if (own === null || theirs === null) return refusal('grapplesNoVehicle', { target });
  if (!isUp(scene, target)) return refusal('targetDown', { target });
  if (step(theirs.size) > step(own.size)) return refusal('tooLargeToGrapple', { actor, target });
  const sheltered = whySheltered(scene, target, actor);
  if (sheltered !== null) return sheltered;
  if (insideOf(scene, actor) !== null) return refusal('grapplesNotInside', { actor });
  if (areTouching(scene, actor, target)) return null;
  const range = whipRange(scene, actor, asSkilled);
  if (range === null) return refusal('notTouching', { target });
  const away = distanceBetween(scene, actor, target);
  if (away === null || away > range * METRE)
    return refusal('outOfRange', { target, away: Math.ceil((away ?? 0) / METRE), range });
  return seesIn(scene, actor, target) ? null : refusal('notSeen', { actor, target });
}
