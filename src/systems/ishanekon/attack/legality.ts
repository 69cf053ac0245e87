import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { lineBetween } from '../cover/sight.ts';
import { forbiddenBy } from '../numbers/ask.ts';
import {
  areEnemies,
  being,
  beingIn,
  characterIn,
  type CharacterId,
  fighterIn,
  type Scene,
  stateOf,
} from '../scene.ts';
import { metresBetween } from '../space/distance.ts';
import { mustAttack } from '../status/bound.ts';
import { longestReach } from './aiming.ts';
import { hasEquipment } from './held.ts';
import type { Means } from './wielded.ts';
import { isGripped, isRanged } from './means.ts';

/** Why somebody can't attack at all, the time aside: something forbids it. */
export function whyForbidden(scene: Scene, actor: CharacterId): Refusal | null {
  const by = forbiddenBy(scene, actor, 'attack');
  return by === null ? null : refusal('forbidden', { actor, by, what: 'attack' });
}

/** Why somebody can't attack with this: both hands, equipment (Weapons). */
export function whyNotMeans(scene: Scene, actor: CharacterId, means: Means): Refusal | null {
  const who = being(scene, actor);
  if (!isGripped(who, means)) return refusal('needsBothHands', { weapon: means.name });
  if (isRanged(means) && means.item !== null && !hasEquipment(who))
    return refusal('needsEquipment', { actor, what: means.name });
  return null;
}

/** Why somebody can't be attacked, with what the attacker holds: who they are, how far away, what is in between. */
export function whyNotTarget(
  scene: Scene,
  actor: CharacterId,
  means: Means,
  target: CharacterId,
): Refusal | null {
  const never = whyNeverTarget(scene, actor, target);
  if (never !== null) return never;
  const away = metresBetween(scene, actor, target);
  const most = longestReach(scene, actor, means);
  if (away > most) return refusal('outOfReach', { target, away, most, weapon: means.name });
  return whyNoLine(scene, actor, target, means.mounted === true);
}

/** Why somebody is no target at all. */
export function whyNeverTarget(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  const who = characterIn(scene, target);
  if (who === null || fighterIn(scene, target) === null) return refusal('notInFight', { id: target });
  if (target === actor) return refusal('attacksSelf', { actor });
  if (who.dead) return refusal(who.kind === 'object' ? 'isBroken' : 'targetDead', { target });
  const self = beingIn(scene, actor);
  const cause = self === null ? null : mustAttack(self);
  if (cause !== null && cause !== target && characterIn(scene, cause)?.dead === false)
    return refusal('mustAttack', { actor, cause });
  return stateOf(scene, target, 'hidden') !== null && areEnemies(scene, actor, target)
    ? refusal('targetHidden', { target })
    : null;
}

/** Why nothing that needs a straight line reaches somebody (Targeting and Hitting; Cover). */
export const whyNoLine = (
  scene: Scene,
  actor: CharacterId,
  target: CharacterId,
  pastOwn = false,
): Refusal | null =>
  lineBetween(scene, actor, target, pastOwn) === 'none' ? refusal('fullCover', { actor, target }) : null;
