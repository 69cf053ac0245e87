import type { CharacterId, Scene } from '../scene.ts';
import { unit } from './battle.ts';
import { figuresOf } from './figures.ts';
import { spacesBetween } from './ground.ts';

/** Whether a unit could attack another that is so many spaces away: within its Range; a Bomber only what is below it (List of Units). */
export function inReach(
  scene: Scene,
  id: CharacterId,
  target: CharacterId,
  away = spacesBetween(scene, id, target),
): boolean {
  if (unit(scene, id).row === 'bomber') return away === 0 && !figuresOf(scene, target).flies;
  return away <= figuresOf(scene, id).range;
}
