import type { Modifier } from '../../../engine/modifier.ts';

/** What makes an attack: a weapon, a weapon with a Maneuver of a Tier, an Ability of a Tier. */
export type AttackKind =
  | { readonly kind: 'weapon' }
  | { readonly kind: 'maneuver'; readonly tier: number }
  | { readonly kind: 'ability'; readonly tier: number };

/** What a critical hit adds to the damage (Attacks): 6, and 3 for each Tier of the Ability or the Maneuver. Before multiplying (A4). */
export function criticalBonus(attack: AttackKind): readonly Modifier[] {
  const base: Modifier = { source: 'critical', amount: 6 };
  if (attack.kind === 'weapon') return [base];
  const tier: Modifier = {
    source: attack.kind === 'maneuver' ? 'critical.maneuver' : 'critical.tier',
    amount: 3 * attack.tier,
  };
  return [base, tier];
}

/** How many d4 an attack that shall not kill takes off its damage (Attacks): 1 with a weapon, 1 more for each Tier with an Ability. */
export const sparingDice = (attack: AttackKind): number => (attack.kind === 'ability' ? 1 + attack.tier : 1);
