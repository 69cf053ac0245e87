import type { Sum } from '../../../engine/modifier.ts';
import type { StatId } from '../content/stats.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { numberOf } from './ask.ts';
import { bonusOf } from './stat.ts';

/** A Stat as it is now, with all that changes it; 0 of what has none. */
export const statIn = (scene: Scene, id: CharacterId, stat: StatId): Sum =>
  numberOf(scene, stat, beingIn(scene, id)?.stats[stat] ?? 0, { actor: id });

/** The bonus of a Stat as it is now. */
export const bonusIn = (scene: Scene, id: CharacterId, stat: StatId): number =>
  beingIn(scene, id) === null ? 0 : bonusOf(statIn(scene, id, stat).total);
