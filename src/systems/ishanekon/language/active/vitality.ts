import { isBySummon, vitalityOf } from '../../numbers/maxima.ts';
import { countedLevels, epicTimes } from '../../numbers/levelsOf.ts';
import { characterIn, type CharacterId, type Scene } from '../../scene.ts';
import { plainly } from '../schema/amount.ts';
import { activeOn, isOf } from './active.ts';

/**
 * The most Vitality of somebody, as far as features and Abilities change it. What asks whether somebody is badly hurt asks this: it is no number that others
 * change, so nobody goes round in a circle.
 */
export function vitalityIn(scene: Scene, id: CharacterId): number {
  const who = characterIn(scene, id);
  if (who === null) return 0;
  if (who.kind === 'object') return who.maxVitality;
  if (isBySummon(who)) return vitalityOf(who).total;
  const levels = countedLevels(who) * epicTimes(who);
  const added = activeOn(scene, id)
    .filter(isOf('number'))
    .filter(({ effect }) => effect.how === 'add' && effect.only.length === 0)
    .map(({ effect, scale }) => {
      if (effect.number === 'vitality') return plainly(effect.by, scale);
      return effect.number === 'vitalityPerLevel' ? plainly(effect.by, scale) * levels : 0;
    });
  return added.reduce((sum, amount) => sum + amount, vitalityOf(who).total);
}
