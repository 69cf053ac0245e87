import { type Sum, sum } from '../../../engine/modifier.ts';

/** What armour limits Evasion to, and who wears it. */
export interface Worn {
  readonly limit: number;
  readonly proficient: boolean;
}

/** A shield in hand: how it moves the cap. */
export interface Wielded {
  readonly cap: number;
  readonly proficient: boolean;
}

/**
 * The Evasion Cap: what the armour says, 4 lower without proficiency (Armor), moved by each shield and 1 lower for each shield without
 * proficiency (Shields). Null where nothing is worn.
 */
export function evasionCap(worn: Worn | null, shields: readonly Wielded[], upgrades = 0): Sum | null {
  if (worn === null) return null;
  const unused = shields.filter(({ proficient }) => !proficient).length;
  return sum(worn.limit, [
    { source: 'notProficient.armour', amount: worn.proficient ? 0 : -4 },
    ...shields.map(({ cap }) => ({ source: 'shield', amount: cap })),
    { source: 'notProficient.shield', amount: -unused },
    { source: 'upgrade', amount: upgrades },
  ]);
}
