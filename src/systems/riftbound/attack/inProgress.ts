import type { Modifier } from '../../../engine/modifier.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import type { AttackProfile } from '../gear/profile.ts';
import type { CharacterId } from '../ids.ts';

/** How often a source of rerolls is used on missed dice of a Hit Roll without a question, as was ticked before it fell. */
export type Declared = Readonly<Record<string, number>>;

/** Where people are as the GM says it, where nothing measures it: nobody is in contact, the attacker is, or the target alone. */
export type Stated = 'clear' | 'beset' | 'targetBeset';

/**
 * An Attack from when it is declared until all of it is done. Windows say which one they are about (`attack`), and reactions look at it and
 * change it: whom it is aimed at, the damage that is about to come.
 */
export interface Ongoing {
  readonly id: string;
  readonly actor: CharacterId;
  /** The unit that it comes from: the attacker's base, or their vehicle's. */
  readonly from: CharacterId;
  /** Whose gun it is, where it is a vehicle's. */
  readonly vehicle: CharacterId | null;
  readonly weapon: string; // its name
  readonly attack: AttackProfile;
  readonly type: DamageTypeId;
  /** Of each hit. */
  readonly damage: number;
  readonly melee: boolean;
  readonly overwatch: boolean;
  /** Where people are, as the GM has said it in the theatre of the mind. */
  readonly stated: Stated | null;
  readonly declared?: Declared;
  /** A die of the Hit Roll hits from this number on. */
  readonly rating: number;
  /** The Hit Roll, by its number in the command; null before it. */
  readonly roll: number | null;
  readonly aims: readonly Aim[];
  /** Damage that is about to come to somebody, hit by hit. */
  readonly coming: { readonly target: CharacterId; readonly amounts: readonly number[] } | null;
}

/** One target of an Attack, with its dice of the Hit Roll: `dice` of them from the place `first` on. */
export interface Aim {
  readonly target: CharacterId;
  readonly first: number;
  readonly dice: number;
  /** What is added to each of these dice. */
  readonly modifiers: readonly Modifier[];
}
