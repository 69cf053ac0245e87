import type { Attribute, PerAttribute } from '../content/attributes.ts';
import type { ArmourKicker } from '../content/armour.ts';
import type { Rank } from '../content/ranks.ts';
import type { Size } from '../content/species/species.ts';
import type { VehicleAttribute } from '../content/vehicles.ts';

/** What a unit rolls in an attribute: dice, the bumps of its boxes, kickers (L176 to L224). */
export interface Value {
  readonly dice: number;
  readonly bumps: readonly number[];
  readonly kickers: readonly number[];
  /** Kickers that are rolled for each test (A46). */
  readonly rolled: readonly Exclude<ArmourKicker, number>[];
}

export interface SaveDie {
  readonly value: number;
  /** Turned down after each roll (L241 to L252). */
  readonly ablative: boolean;
  /** The trait or thing it comes from. */
  readonly from: string;
}

/** A unit as it stands on its card: whole numbers for the rules; ids of what it has. */
export interface UnitCard {
  readonly name: string;
  readonly rank: Rank;
  readonly species: string;
  readonly occupation: string | null;
  readonly types: readonly string[];
  readonly size: Size;
  /** null: the unit has no such attribute (L2959). Bumps of weapons stand with the weapons (A8). */
  readonly attributes: PerAttribute<Value | null>;
  readonly saveDice: readonly SaveDie[];
  readonly hands: number;
  readonly traits: readonly string[];
  readonly skills: readonly string[];
  readonly spells: readonly string[];
  readonly gear: readonly string[];
  /** Of rider and mount together. */
  readonly value: number;
  readonly vp: number;
  readonly mount: UnitCard | null;
}

/** A vehicle as it stands on its card. */
export interface VehicleCard {
  readonly name: string;
  readonly vehicle: string;
  readonly types: readonly string[];
  readonly size: Size;
  readonly attributes: { readonly [A in VehicleAttribute]: Value };
  readonly saveDice: readonly SaveDie[];
  readonly value: number;
  readonly vp: number;
}

/** What a unit is worth when it is captured: its value by 50, rounded down, 1 at least (L664 to L667). */
export const victoryPoints = (value: number): number => Math.max(1, Math.floor(value / 50));

/** Increments that a size covers. */
export const area = ({ wide, long }: Size): number => wide * long;

export const noValue: Value = { dice: 0, bumps: [], kickers: [], rolled: [] };

export type { Attribute };
