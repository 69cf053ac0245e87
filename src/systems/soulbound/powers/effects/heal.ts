import { clearWounds, recoverToughness } from '../../health.ts';
import { character } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { EffectRule } from './rule.ts';

/** Toughness comes back, and spaces of the Wound Track are cleared; not while Mortally Wounded, when the track stays full. */
export const heal: EffectRule<'heal'> = {
  harms: () => false,
  words({ toughness, perSuccess, wounds }) {
    const scaled = perSuccess === 0 ? '' : `, ${perSuccess} more for each success`;
    const points = toughness + perSuccess === 0 ? [] : [`${toughness} Toughness${scaled}`];
    const spaces = wounds === 0 ? [] : [`${wounds} of the Wound Track`];
    return `gives back ${[...points, ...spaces].join(' and ')}`;
  },
  apply(tx, effect, { target, power, successes }) {
    const { dead, mortal } = character(tx.now, target);
    if (dead) return undefined;
    const toughness = recoverToughness(tx, target, effect.toughness + effect.perSuccess * successes);
    const wounds = clearWounds(tx, target, mortal === null ? effect.wounds : 0);
    tell(tx, 'healed', { target, power, toughness, wounds });
    return undefined;
  },
};
