import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { whyNotPaid } from '../turn/legality.ts';
import type { Act } from './act.ts';

/** Why an act cannot be done now, whomever it aims at: it is not theirs, cannot be paid, or the act itself says so. */
export const whyNotAct = (
  scene: Scene,
  actor: CharacterId,
  act: Act,
  means: string | null = null,
): Refusal | null =>
  (act.has?.(scene, actor) === false ? refusal('notTheirs', { actor, act: act.name }) : null) ??
  whyNotPaid(scene, actor, act, means) ??
  act.refused?.(scene, actor) ??
  null;

/** Why an act aims at nothing: nothing is there, or all that is cannot be chosen. Null where it needs no target, or where one may be typed. */
export function whyAimless(scene: Scene, actor: CharacterId, act: Act): Refusal | null {
  const targets = act.targets?.(scene, actor);
  if (
    targets === undefined ||
    act.targetLater === true ||
    act.reads !== undefined ||
    targets.some((target) => target.refused === null)
  )
    return null;
  return targets[0]?.refused ?? act.nobody?.(scene, actor) ?? refusal('noTarget', { act: act.name });
}
