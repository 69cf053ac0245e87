import type { Sum } from '../../../engine/modifier.ts';
import { rememberedOfTwo } from '../../../engine/remembered.ts';
import type { StatId } from '../content/stats.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { lenderOf } from '../vehicles/aboard.ts';
import { numberOf } from './ask.ts';
import { bonusOf } from './stat.ts';

/** A Stat as it is now, with all that changes it; 0 of what has none. A vehicle has most of its pilot. */
export const statIn = rememberedOfTwo((scene: Scene, id: CharacterId, stat: StatId): Sum => {
  const owner = lenderOf(scene, id, stat);
  return numberOf(scene, stat, beingIn(scene, owner)?.stats[stat] ?? 0, { actor: owner });
});

/** The bonus of a Stat as it is now. */
export const bonusIn = (scene: Scene, id: CharacterId, stat: StatId): number =>
  beingIn(scene, id) === null ? 0 : bonusOf(statIn(scene, id, stat).total);
