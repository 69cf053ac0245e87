import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** `magic`: what magic deals, and Focus Points strengthen. */
const schema = row.extend({ magic: z.boolean() });

/** What damage is made of: immunities and vulnerabilities go by it. 'ballistic' stands for damage of no other type. */
export const damageTypes = defineTable(schema, [
  { id: 'explosive', name: 'Explosive', magic: false, text: 'Of bombs and frag grenades.' },
  { id: 'fire', name: 'Fire', magic: true, text: 'Of flames and fire magic, and of Burning.' },
  { id: 'lightning', name: 'Lightning', magic: true, text: 'Each point takes two Shield Points.' },
  { id: 'arcane', name: 'Arcane', magic: true, text: 'Of arcane magic.' },
  { id: 'nether', name: 'Nether', magic: true, text: 'Of the Nether and its daeva.' },
  { id: 'void', name: 'Void', magic: true, text: 'Of the Void.' },
  { id: 'poison', name: 'Poison', magic: false, text: 'Of poison flasks, and of Poisoned.' },
  { id: 'acid', name: 'Acid', magic: false, text: 'Of acid flasks, and of Acid Burn.' },
  { id: 'melee', name: 'Melee', magic: false, text: 'Of weapons that take the proficiency Melee Weapons.' },
  {
    id: 'ballistic',
    name: 'ballistic or slashing',
    magic: false,
    text: 'Of guns and blades: no particular type.',
  },
]);

export type DamageTypeRow = (typeof damageTypes)[number];
export type DamageTypeId = DamageTypeRow['id'];
