import type { CharacterId, Scene } from '../../scene.ts';
import { plainly } from '../schema/amount.ts';
import { activeOn, isOf } from './active.ts';

/**
 * How much more somebody may carry by features and Abilities. It is no number that others change: what somebody carries changes numbers itself, so nobody goes
 * round in a circle.
 */
export const carriedMore = (scene: Scene, id: CharacterId): number =>
  activeOn(scene, id)
    .filter(isOf('number'))
    .filter(({ effect }) => effect.number === 'carry' && effect.only.length === 0)
    .reduce(
      (sum, { effect, scale }) => sum + plainly(effect.by, scale) * (effect.how === 'lessen' ? -1 : 1),
      0,
    );
