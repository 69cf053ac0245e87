import { type Sum, sum } from '../../../engine/modifier.ts';
import { characterIn, type CharacterId, type Scene } from '../scene.ts';
import { changes } from './ask.ts';
import { countedLevels, epicTimes } from './levelsOf.ts';
import { isBySummon, temporaryOf, vitalityOf } from './maxima.ts';

/** The most Vitality of somebody or something now, features and effects among it. At least 1. */
export function mostVitality(scene: Scene, id: CharacterId): Sum {
  const who = characterIn(scene, id);
  if (who === null) return sum(0, []);
  if (who.kind === 'object') return sum(who.maxVitality, []);
  const own = vitalityOf(who);
  if (isBySummon(who)) return own;
  const levels = countedLevels(who) * epicTimes(who);
  const perLevel = changes(scene, 'vitalityPerLevel', { actor: id }).map((one) => ({
    ...one,
    amount: one.amount * levels,
  }));
  return sum(own.base, [...own.modifiers, ...perLevel, ...changes(scene, 'vitality', { actor: id })]);
}

/** The most Temporary Vitality of somebody now; objects have none. */
export function mostTemporary(scene: Scene, id: CharacterId): Sum {
  const who = characterIn(scene, id);
  if (who === null || who.kind === 'object') return sum(0, []);
  const own = temporaryOf(who);
  return sum(own.base, [...own.modifiers, ...changes(scene, 'temporary', { actor: id })]);
}
