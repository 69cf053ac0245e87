import { distanceBetween } from '../../move/sight.ts';
import type { Source } from '../about.ts';
import { optimalRange } from './range.ts';

/** A Hair Trigger: a die more for reaction attacks within optimal range. */
export const hairTriggerAim: Source<'aim'> = (scene, { actor, target, weapon, reaction, from }) => {
  if (reaction === null || !weapon.mods.includes('hairTrigger')) return [];
  const optimal = optimalRange(scene, actor, weapon);
  const away = distanceBetween(scene, actor, target, from);
  return optimal !== null && away >= optimal[0] && away <= optimal[1]
    ? [{ source: 'hairTrigger', amount: 1, params: { name: 'Hair Trigger' } }]
    : [];
};
