import { type Modifier, type Sum, sum } from '../../../engine/modifier.ts';
import { bonusOf, half } from '../numbers/stat.ts';

/**
 * The hit bonus of a weapon, or of an Ability: the Primary Stat's bonus and half the Secondary Stat's, rounded down once (Attacks). Takes the two
 * Stats and whatever else changes it.
 */
export const hitBonus = (primary: number, secondary: number, others: readonly Modifier[] = []): Sum =>
  sum(0, [
    { source: 'primaryStat', amount: bonusOf(primary) },
    { source: 'secondaryStat', amount: half(bonusOf(secondary)) },
    ...others,
  ]);
