import { z } from 'zod';
import { defineTable, row } from '../../../../engine/table.ts';
import type { DamageType } from '../damageTypes.ts';
import type { Effect } from '../effect.ts';
import type { EquipmentEffectId } from '../equipmentEffects.ts';

/** An effect of the compendium that a thing has, with its rank where it has ranks. */
export interface Has {
  readonly effect: EquipmentEffectId;
  readonly rank: number;
}

/** The bumps of an assault with a weapon, one a box: they stand beside those of the unit's own boxes (A8). */
export interface WeaponBumps {
  readonly meleeOff: readonly number[];
  readonly meleeDef: readonly number[];
  readonly ballisticOff: readonly number[];
}

export interface Weapon {
  readonly id: string;
  readonly name: string;
  readonly kind: 'melee' | 'ballistic';
  readonly line: number;
  readonly text: string;
  readonly bumps: WeaponBumps;
  /** None: it has the bumps, types and effects of the grenade it throws (L3977). */
  readonly types: readonly DamageType[];
  /** Added to Detect (L3386); null: no ballistic assault but by its area, or none at all. */
  readonly range: number | null;
  readonly has: readonly Has[];
  /** What it gives beside: a re-roll, a bump of another attribute. */
  readonly effects: readonly Effect[];
  /** As printed, also where the formula gives something else (A53). */
  readonly cost: number;
}

/** An effect as it is written down: by its id, with its rank where it has ranks. */
export type WrittenHas = EquipmentEffectId | readonly [EquipmentEffectId, number];

export const hasOf = (written: readonly WrittenHas[]): readonly Has[] =>
  written.map((one) =>
    typeof one === 'string' ? { effect: one, rank: 1 } : { effect: one[0], rank: one[1] },
  );

const weaponRow = row.extend({
  line: z.int().positive(),
  cost: z.int(),
  types: z.array(z.string()).readonly(),
  range: z.int().nullable(),
});

/** Makes a table of weapons, checked. */
export const weaponsOf = (rows: readonly Weapon[]): readonly Weapon[] => {
  defineTable(weaponRow, rows);
  return rows;
};

/** One box of a table of weapons: 0 is no bump. */
export const box = (bump: number): readonly number[] => (bump === 0 ? [] : [bump]);

/** How many hands a weapon takes. */
export const handsOf = ({ has }: { readonly has: readonly Has[] }): number =>
  has.some(({ effect }) => effect === 'twoHanded') ? 2 : 1;
