import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { CharacterId, Scene } from '../scene.ts';
import type { ArmyAct } from './acts/act.ts';
import { actingUnits, opposed, unit, unitIn, unitOf } from './battle.ts';
import { inReach } from './range.ts';

/** Why a unit can't do anything now: it isn't there, or it isn't its turn. */
export function whyNotTurn(scene: Scene, actor: CharacterId): Refusal | null {
  const id = unitOf(scene, actor);
  if (id === null) return refusal('notInFight', { id: actor });
  if (unit(scene, id).turn !== null) return null;
  const first = actingUnits(scene).find((one) => unitIn(scene, one)?.unseen === false) ?? null;
  return refusal('notYourTurn', { actor: id, current: first });
}

/** Why the one action of its turn isn't there (Rounds and Turns). */
export const whyNoAction = (scene: Scene, id: CharacterId): Refusal | null =>
  unit(scene, id).turn?.acted ? refusal('unitActed', { actor: id }) : null;

export function whyNotArmyAct(scene: Scene, actor: CharacterId, act: ArmyAct): Refusal | null {
  const why = whyNotTurn(scene, actor);
  const id = unitOf(scene, actor);
  if (why !== null || id === null) return why;
  if (act.offered?.(scene, id, actor) === false)
    return refusal('notForThisUnit', { actor: id, act: act.name });
  if (act.isAction) return whyNoAction(scene, id);
  return act.id === 'move' && (unit(scene, id).turn?.movement ?? 0) < 1
    ? refusal('noMovement', { actor: id })
    : null;
}

/** Why a unit can't attack another: a friend, too far away, not below a Bomber, or it does no harm (a Healer). */
export function whyNotAttacked(scene: Scene, id: CharacterId, target: CharacterId): Refusal | null {
  const found = unitIn(scene, target);
  if (found === null || (found.unseen && unit(scene, id).side === 'players')) return refusal('nobody', {});
  if (!opposed(scene, id, target)) return refusal('ownSide', { target });
  if (inReach(scene, id, target)) return null;
  return refusal(unit(scene, id).row === 'bomber' ? 'notBelow' : 'outOfArmyRange', { actor: id, target });
}
