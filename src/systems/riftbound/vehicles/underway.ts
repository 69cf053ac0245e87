import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** Whether somebody acts in the middle of a movement of what they drive now (Bike Wheels). */
export const isUnderway = (scene: Scene, actor: CharacterId): boolean =>
  scene.fight?.turn?.actor === actor && scene.fight.turn.underway !== undefined;

/** Why an Action that isn't the vehicle's has to wait: what they drive stands in the middle of a movement. */
export const whyUnderway = (scene: Scene, actor: CharacterId): Refusal | null =>
  isUnderway(scene, actor) ? refusal('rideOnFirst', { actor }) : null;
