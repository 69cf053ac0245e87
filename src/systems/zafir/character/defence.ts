import type { Gauge } from '../../../engine/words.ts';
import { profileOf } from './profile.ts';
import type { Character } from './schema.ts';

/** Armor Points that are not broken. */
export const armourOf = (who: Character): number =>
  Math.max(0, profileOf(who).armourPoints - who.battle.broken);

/** Shield Points of all sources. */
export const shieldOf = (who: Character): number =>
  who.battle.shields.reduce((total, { points }) => total + points, 0);

/** The Shield Points that somebody would have with nothing of their shields gone: their armour's, and what others have given. */
export const fullShieldOf = (who: Character): number =>
  who.battle.shields
    .filter(({ source }) => source !== 'armour')
    .reduce((total, { points, most }) => total + (most ?? points), profileOf(who).shieldPoints);

/** What Armor Points are called as a value that goes up and down. */
export const ARMOUR = 'Armour';

/** What is left of somebody: HP, Shield Points where they have any, Armor Points where some are broken. */
export function gaugesOf(who: Character): readonly Gauge[] {
  const { maxHp, armourPoints } = profileOf(who);
  const full = fullShieldOf(who);
  return [
    { label: 'HP', value: who.battle.hp, max: maxHp },
    ...(full > 0 ? [{ label: 'Shield', value: shieldOf(who), max: full }] : []),
    ...(armourOf(who) < armourPoints ? [{ label: ARMOUR, value: armourOf(who), max: armourPoints }] : []),
  ];
}
