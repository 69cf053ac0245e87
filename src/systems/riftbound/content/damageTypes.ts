import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** The seven types of damage (Damage Types). */
export const damageTypes = defineTable(row.extend({ kind: z.enum(['physical', 'special']) }), [
  { id: 'blunt', name: 'Blunt', kind: 'physical', text: 'Blows and explosions.' },
  { id: 'sharp', name: 'Sharp', kind: 'physical', text: 'Blades and bullets.' },
  {
    id: 'true',
    name: 'True',
    kind: 'physical',
    text: 'Harm inside the body: drowning, sound, failing organs.',
  },
  { id: 'heat', name: 'Heat', kind: 'special', text: 'Fire, lasers, plasma.' },
  { id: 'cold', name: 'Cold', kind: 'special', text: 'Frost, and the chill of space.' },
  { id: 'electric', name: 'Electric', kind: 'special', text: 'Current and lightning.' },
  { id: 'toxic', name: 'Toxic', kind: 'special', text: 'Poison and acid.' },
]);

export type DamageTypeId = (typeof damageTypes)[number]['id'];
