import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import type { Dealt } from '../damage/harm.ts';
import type { Factor } from '../numbers/factor.ts';
import type { Scene } from '../scene.ts';
import type { Hit } from './roll.ts';

/** So many dice of a size. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
}

/** What came of an attack for one. */
export interface Landed extends Hit {
  readonly dealt: Dealt;
}

/** What goes with a weapon attack: a Maneuver, or a feature that makes it more. */
export interface Rider {
  readonly name: string;
  /** The Tier at which a Maneuver is used; null of what is none. */
  readonly tier: number | null;
  readonly dice: readonly Dice[];
  readonly plus: number;
  /** The types of what it adds; absent: those of the weapon. */
  readonly types?: readonly DamageTypeId[];
  readonly ignores: number | 'all';
  readonly factors: readonly Factor[];
  /** Moves who is hit before the damage is dealt; gives what a crash adds to it (Moving and Teleporting). */
  moves?(tx: Tx<Scene>, hit: Hit): Rule<number>;
  /** What else happens to who is hit, once the damage is dealt. */
  after?(tx: Tx<Scene>, hit: Landed): Rule<void>;
}
