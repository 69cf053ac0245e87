import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const band = z.tuple([z.number(), z.number()]).readonly();

/** In tiles. `weapon.most`: no attack beyond; outside of `weapon.optimal` (both ends included) one Aim Die fewer. `ability.most`: no use beyond. */
const schema = row.extend({
  weapon: z.object({ most: z.number(), optimal: band }),
  ability: z.object({ most: z.number() }),
});

/** How far weapons and abilities reach. Medium weapons are at their best from 2 tiles on (A02). */
export const ranges = defineTable(schema, [
  {
    id: 'adjacent',
    name: 'Adjacent',
    text: 'The eight tiles around.',
    weapon: { most: 1.5, optimal: [1, 1.5] },
    ability: { most: 1.5 },
  },
  {
    id: 'short',
    name: 'Short',
    text: 'Weapons to 16 tiles, best to 8; abilities and grenades to 8.',
    weapon: { most: 16, optimal: [1, 8] },
    ability: { most: 8 },
  },
  {
    id: 'medium',
    name: 'Medium',
    text: 'Weapons to 24 tiles, best from 2 to 16; abilities and grenades to 16.',
    weapon: { most: 24, optimal: [2, 16] },
    ability: { most: 16 },
  },
  {
    id: 'long',
    name: 'Long',
    text: 'Weapons to 36 tiles, best from 8 on; abilities to 36.',
    weapon: { most: 36, optimal: [8, 36] },
    ability: { most: 36 },
  },
]);

export type RangeRow = (typeof ranges)[number];
export type RangeId = RangeRow['id'];
