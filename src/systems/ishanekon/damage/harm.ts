import type { Modifier } from '../../../engine/modifier.ts';
import type { Factor } from '../numbers/factor.ts';
import type { AttackReach, AttackWith } from '../numbers/situation.ts';
import type { CharacterId } from '../scene.ts';
import type { DamageCause, Part } from './part.ts';

/** Damage for somebody or something, as it was rolled. What usually changes damage (features, resistances, Armor) is looked up when it is dealt. */
export interface Harm {
  readonly target: CharacterId;
  readonly by: CharacterId | null;
  readonly cause: DamageCause;
  /** What did it, as it is called: a weapon, an Ability, a Status Effect. */
  readonly with?: string | null;
  /** The weapon that did it, of who attacks. */
  readonly item?: string | null;
  /** What was rolled, by type. */
  readonly parts: readonly Part[];
  /** What the attacker's side adds and multiplies besides. */
  readonly added?: readonly Modifier[];
  readonly factors?: readonly Factor[];
  /** What the defender's side multiplies besides: half for who succeeded on a Defense Roll. */
  readonly taking?: readonly Factor[];
  /** How much Armor, or of the DR value that counts as it, is ignored. */
  readonly ignores?: number | 'all';
  /** The kind of attack or Ability that it comes from; null: neither (a fall, a Status Effect). */
  readonly attack?: AttackWith | null;
  readonly reach?: AttackReach | null;
  /** The weapon of a module did it. */
  readonly mounted?: boolean;
  readonly critical?: boolean;
  /** It covers an area: size counts against Abilities, and objects are weak to weapons that do. */
  readonly area?: boolean;
  /** The area covers a part of them alone. */
  readonly partly?: boolean;
  /** It is so much, after all that could change it: the GM's word. */
  readonly certain?: boolean;
  /** It shall not kill. */
  readonly sparing?: boolean;
  /** Holy damage kills biological creatures, too: its user wishes it. */
  readonly killing?: boolean;
}

/** What came of damage. */
export interface Dealt {
  readonly target: CharacterId;
  /** Vitality and Temporary Vitality that were lost. */
  readonly taken: number;
  readonly vitality: number;
  readonly fell: boolean;
  readonly died: boolean;
}

export const nothing = (target: CharacterId): Dealt => ({
  target,
  taken: 0,
  vitality: 0,
  fell: false,
  died: false,
});

/** An amount of damage of several types, shared out evenly, the first ones more (mixed damage). What isn't whole yet stays so: a side is rounded as one. */
export function mixed(types: readonly Part['type'][], amount: number): readonly Part[] {
  const each = Math.floor(amount / types.length);
  const left = amount - each * types.length;
  return types.map((type, n) => ({ type, amount: each + Math.max(0, Math.min(1, left - n)) }));
}
