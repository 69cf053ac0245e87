import type { AssaultKind } from '../content/assaultKinds.ts';
import type { Attribute } from '../content/attributes.ts';
import type { DamageType } from '../content/damageTypes.ts';
import type { Has } from '../content/weapons/weapon.ts';

/** Something to make an assault with: a weapon, a power, or one's own body. */
export interface Means {
  readonly id: string;
  readonly name: string;
  readonly kind: AssaultKind;
  readonly types: readonly DamageType[];
  readonly bumps: { readonly off: readonly number[]; readonly def: readonly number[] };
  /** Added to Detect; null: no shot but by its area. Melee: how much further than to who is beside it. */
  readonly range: number | null;
  readonly has: readonly Has[];
  readonly unarmed: boolean;
  /** Where it is on a vehicle: how. null: it is carried. */
  readonly mounted: 'fixed' | 'superHeavy' | null;
  /** A gun that is aimed whichever way its vehicle faces (L5293). */
  readonly turret: boolean;
  /** What its Offense is rolled with in place of its kind's own: a vehicle rams with Melee DEF (L5118). */
  readonly rolls: 'meleeDef' | null;
  /** null: it strikes one. */
  readonly area: Area | null;
  /** null: a weapon. */
  readonly power: Power | null;
}

/** How an assault takes in more than one (L488): around its target, on a line, over connected increments, all in reach, or so many. */
export interface Area {
  readonly shape: 'around' | 'line' | 'connected' | 'allInReach' | 'nearest';
  /** Increments, or how many are struck. */
  readonly size: number;
}

/** What makes a skill or a spell another thing than a weapon. */
export interface Power {
  readonly within: 'detect' | 'shared' | 'adjacent';
  /** Detect range so many times, and so much further. */
  readonly times: number;
  readonly plus: number;
  /** Types of which a target must have one; none: it is for all. */
  readonly only: readonly string[];
  readonly not: readonly string[];
  readonly wins: Win;
  /** By an uncontested 6 it takes its target out of the game (L4911). */
  readonly bySix: boolean;
  /** What who survives it must pass in Arcane DEF, or suffer it; null: nothing. */
  readonly after: { readonly dv: number; readonly or: 'activated' | 'weakened' } | null;
  /** Its target has the bumps and kickers of Ballistic DEF (L4986). */
  readonly asBallistic: boolean;
  readonly noAnswer: boolean;
  /** Kickers in Offense: always, against Tech, against who stands in water (L4996). */
  readonly kicker: number;
  readonly kickerAgainstTech: number;
  readonly kickerOnWater: number;
  /** With what somebody struck at by it answers, in place of the same (L4590). */
  readonly back: Attribute | null;
}

/** What a won assault does to its target. */
export type Win =
  | 'defeated'
  | 'reserves'
  | 'activated'
  | 'handSeen'
  | 'noEquipment'
  | 'yours'
  | 'dominated'
  | 'rushesAway'
  | 'unbound'
  | 'restores';
