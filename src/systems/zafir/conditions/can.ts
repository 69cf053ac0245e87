import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { ConditionId } from '../content/conditions.ts';
import { type CharacterId, type Scene, unitIn } from '../scene.ts';
import { has } from './active.ts';

/** Conditions that leave nobody an action, the gravest first. */
const helpless: readonly ConditionId[] = ['outOfAction', 'unconscious', 'bleedingOut', 'etherealSuspension'];

/** Why somebody can take no actions at all; null where they can. */
export function whyHelpless(scene: Scene, actor: CharacterId): Refusal | null {
  const condition = helpless.find((id) => has(scene, actor, id));
  if (condition !== undefined) return refusal('helpless', { actor, condition });
  return hasFled(scene, actor) ? refusal('fledAlready', { actor }) : null;
}

/** Whether somebody who panics has made the one move that panic gives, and cowers until it is over (A15). */
const hasFled = (scene: Scene, id: CharacterId): boolean =>
  has(scene, id, 'panic') &&
  (unitIn(scene, id)?.effects.some((effect) => effect.id === 'panicMoved') ?? false);

/** Whether somebody is down: helpless, and hurt, so that a body lies there. */
export const isDown = (scene: Scene, id: CharacterId): boolean =>
  has(scene, id, 'outOfAction') || has(scene, id, 'unconscious') || has(scene, id, 'bleedingOut');

/** Whether somebody is out of the fight for good, as far as the fight goes. */
export const isOut = (scene: Scene, id: CharacterId): boolean => has(scene, id, 'outOfAction');

/** Whether somebody cannot be aimed at: in Ethereal Suspension, or not shown to those who would. */
export const isUntargetable = (scene: Scene, id: CharacterId): boolean =>
  has(scene, id, 'etherealSuspension') || unitIn(scene, id) === null;

/** What a Burning unit may still do, by act: moving, attacking, watching, using an item, and putting itself out. */
const whileBurning: readonly string[] = [
  'move',
  'attack',
  'overwatch',
  'useItem',
  'useAllysItem',
  'stopDropRoll',
];

/** Why a kind of act is not open to somebody because of their conditions or a body they carry; `act` is its id, 'attack' for every attack, 'ability' for any ability. */
export function whyNotOpen(scene: Scene, actor: CharacterId, act: string): Refusal | null {
  if (has(scene, actor, 'panic') && act !== 'fleeInPanic') return refusal('panicking', { actor });
  if (has(scene, actor, 'burning') && act !== 'fleeInPanic' && !whileBurning.includes(act))
    return refusal('burningCannot', { actor });
  const carries = unitIn(scene, actor)?.carries ?? null;
  return carries !== null && !whileCarrying.includes(act) ? refusal('handsFull', { actor }) : null;
}

/** What somebody may still do with a body on their shoulders. */
const whileCarrying: readonly string[] = ['move', 'dropBody', 'fleeInPanic'];

/** Whether somebody may make reaction attacks. */
export const mayReact = (scene: Scene, actor: CharacterId): boolean =>
  whyHelpless(scene, actor) === null && !has(scene, actor, 'exhausted') && !has(scene, actor, 'panic');
