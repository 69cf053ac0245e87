import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { armorProperties } from './armorProperties.ts';
import { classes } from './classes.ts';
import { proficiencies } from './proficiencies.ts';
import { idOf, price } from './shapes.ts';

const count = z.number().int().min(0);

const schema = row.extend({
  type: z.enum(['light', 'medium', 'heavy']),
  proficiency: idOf(proficiencies),
  maxHp: count,
  armourPoints: count,
  shieldPoints: count,
  modSlots: count,
  utilityPockets: count,
  ammoPockets: count,
  hardpoints: count,
  properties: z
    .array(z.object({ id: idOf(armorProperties), number: z.number().int().positive().optional() }))
    .readonly(),
  price,
  /** The starting classes that begin with it. */
  starting: z.array(idOf(classes)).readonly(),
});

/** Body armour of tier 1. None of it grants an ability. */
const rows = defineTable(schema, [
  {
    id: 'ballisticVest',
    name: 'Ballistic Vest',
    text: 'A plated vest with pouches: what guards and soldiers wear.',
    type: 'medium',
    proficiency: 'mediumArmor',
    maxHp: 2,
    armourPoints: 0,
    shieldPoints: 0,
    modSlots: 1,
    utilityPockets: 1,
    ammoPockets: 0,
    hardpoints: 0,
    properties: [],
    price: 9000,
    starting: ['recruit', 'novice', 'seeker'],
  },
  {
    id: 'tacticalHarness',
    name: 'Tactical Harness',
    text: 'Straps and pouches without plates: easy to move in.',
    type: 'light',
    proficiency: 'lightArmor',
    maxHp: 1,
    armourPoints: 0,
    shieldPoints: 0,
    modSlots: 1,
    utilityPockets: 2,
    ammoPockets: 0,
    hardpoints: 0,
    properties: [{ id: 'lightweight', number: 1 }],
    price: 5500,
    starting: [],
  },
  {
    id: 'mageArmor',
    name: 'Mage Armor',
    text: 'A frame of steel and baldyr that spins shields around its wearer.',
    type: 'medium',
    proficiency: 'mediumArmor',
    maxHp: 0,
    armourPoints: 0,
    shieldPoints: 3,
    modSlots: 1,
    utilityPockets: 1,
    ammoPockets: 0,
    hardpoints: 0,
    properties: [{ id: 'powered' }],
    price: 19000,
    starting: [],
  },
]);

export type BodyArmorId = (typeof rows)[number]['id'];
export type BodyArmorRow = Readonly<z.infer<typeof schema>> & { readonly id: BodyArmorId };

export const bodyArmor: readonly BodyArmorRow[] = rows;
