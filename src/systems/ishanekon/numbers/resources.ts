import { type Sum, sum } from '../../../engine/modifier.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { changes } from './ask.ts';
import { countedLevels } from './levelsOf.ts';
import { momentumOf, willpowerOf } from './maxima.ts';
import { down } from './stat.ts';

/** The most WP of somebody now, features and effects among it; objects have none. */
export function mostWillpower(scene: Scene, id: CharacterId): Sum {
  const who = beingIn(scene, id);
  if (who === null) return sum(0, []);
  const own = willpowerOf(who);
  const levels = countedLevels(who);
  const perLevel = changes(scene, 'willpowerPerLevel', { actor: id }).map((one) => ({
    ...one,
    amount: down(one.amount * levels),
  }));
  return sum(own.base, [...own.modifiers, ...perLevel, ...changes(scene, 'willpower', { actor: id })]);
}

/** The most Narrative Momentum of somebody now. */
export function mostMomentum(scene: Scene, id: CharacterId): Sum {
  const who = beingIn(scene, id);
  if (who === null) return sum(0, []);
  const own = momentumOf(who);
  return sum(own.base, [...own.modifiers, ...changes(scene, 'momentum', { actor: id })]);
}
