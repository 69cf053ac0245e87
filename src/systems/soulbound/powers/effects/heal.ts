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
    const who = tx.state.characters[target];
    if (who === undefined || who.dead) return undefined;
    const { toughness, wounds, mortal } = character(tx.now, target);
    const before = [toughness.now, wounds.now] as const;
    const points = effect.toughness + effect.perSuccess * successes;
    const spaces = mortal === null ? effect.wounds : 0;
    who.toughness.now = Math.min(toughness.max, before[0] + points);
    who.wounds.now = Math.max(0, before[1] - spaces);
    tell(tx, 'healed', {
      target,
      power,
      toughness: [before[0], who.toughness.now, toughness.max],
      wounds: [before[1], who.wounds.now, wounds.max],
    });
    return undefined;
  },
};
