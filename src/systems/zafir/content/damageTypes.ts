import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** `magic`: whether it is magic by itself; `house`: by house rule, else only where magic deals it. */
const schema = row.extend({ magic: z.enum(['yes', 'no', 'house']) });

/** What damage is made of: immunities and vulnerabilities go by it. 'ballistic' stands for damage of no other type. */
export const damageTypes = defineTable(schema, [
  { id: 'explosive', name: 'Explosive', magic: 'no', text: 'From bombs and frag grenades.' },
  { id: 'fire', name: 'Fire', magic: 'house', text: 'From flames, fire magic and Burning.' },
  { id: 'lightning', name: 'Lightning', magic: 'yes', text: 'Each point takes two Shield Points.' },
  { id: 'arcane', name: 'Arcane', magic: 'yes', text: 'From arcane magic.' },
  { id: 'nether', name: 'Nether', magic: 'yes', text: 'From the Nether and its daeva.' },
  { id: 'void', name: 'Void', magic: 'yes', text: 'From the Void.' },
  { id: 'poison', name: 'Poison', magic: 'no', text: 'From poison flasks and Poisoned.' },
  { id: 'acid', name: 'Acid', magic: 'no', text: 'From acid flasks and Acid Burn.' },
  { id: 'melee', name: 'Melee', magic: 'no', text: 'From weapons that need the Melee Weapons proficiency.' },
  {
    id: 'ballistic',
    name: 'ballistic or slashing',
    magic: 'no',
    text: 'From guns and blades: no particular type.',
  },
]);

export type DamageTypeRow = (typeof damageTypes)[number];
export type DamageTypeId = DamageTypeRow['id'];
