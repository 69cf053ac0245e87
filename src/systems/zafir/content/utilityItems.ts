import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { classes } from './classes.ts';
import { idOf, price } from './shapes.ts';

const schema = row.extend({
  /** Uses on a mission; null: not counted. */
  charges: z.number().int().positive().nullable(),
  /** How it is used: as an action, by itself where it applies (no action, A60), or merely had. */
  what: z.enum(['use', 'automatic', 'required']),
  /** HP that it heals. */
  heals: z.number().int().positive().nullable(),
  /** Whether a mission with it takes a Zephyrite Shard, or two charges of magic abilities. */
  powered: z.boolean(),
  /** How spent charges come back between missions: bought anew at half the price, or with what energy; null: not at all. */
  renewed: z
    .enum(['halfPrice', 'electricity', 'magic', 'lifeMagic', 'daeva', 'exceptionalPlay', 'notNeeded'])
    .nullable(),
  price,
  /** The starting classes that may begin with it. */
  starting: z.array(idOf(classes)).readonly(),
});

/** What goes into utility pockets, grenades aside. */
const rows = defineTable(schema, [
  {
    id: 'medkit',
    name: 'Medkit',
    text: 'Heals the user or an adjacent ally for 4 HP.',
    charges: 1,
    what: 'use',
    heals: 4,
    powered: false,
    renewed: 'halfPrice',
    price: 1000,
    starting: ['recruit'],
  },
  {
    id: 'magitechMedkit',
    name: 'Magitech Medkit',
    text: 'Heals the user or an adjacent ally for 7 HP.',
    charges: 2,
    what: 'use',
    heals: 7,
    powered: false,
    renewed: 'halfPrice',
    price: 12500,
    starting: [],
  },
  {
    id: 'shieldCharger',
    name: 'Shield Charger',
    text: "Refills your body armour's Shield Points. Powered by 1 Zephyrite Shard.",
    charges: 1,
    what: 'use',
    heals: null,
    powered: true,
    renewed: 'magic',
    price: 16000,
    starting: [],
  },
  {
    id: 'grapplingGun',
    name: 'Grappling Gun',
    text: 'Needed for the ability Grapple.',
    charges: null,
    what: 'required',
    heals: null,
    powered: false,
    renewed: 'notNeeded',
    price: 4000,
    starting: [],
  },
  {
    id: 'salvationCharm',
    name: 'Salvation Charm',
    text: 'At zero HP: 1 HP instead, and Holy Shield. Then the charm is gone.',
    charges: 1,
    what: 'automatic',
    heals: null,
    powered: false,
    renewed: null,
    price: 20000,
    starting: [],
  },
  {
    id: 'manticoreDetector',
    name: 'Manticore Detector',
    text: "Shows what's burrowed within 4 tiles of a point at up to medium range.",
    charges: 3,
    what: 'use',
    heals: null,
    powered: false,
    renewed: 'electricity',
    price: 1500,
    starting: [],
  },
  {
    id: 'undeadDetector',
    name: 'Undead Detector',
    text: 'When an Undead unit attacks you: 2 fewer Aim Dice, for a charge.',
    charges: 3,
    what: 'automatic',
    heals: null,
    powered: false,
    renewed: 'electricity',
    price: 2500,
    starting: [],
  },
  {
    id: 'zephyriteShard',
    name: 'Zephyrite Shard',
    text: 'One magic ability gets a charge back, or cools down at once.',
    charges: 1,
    what: 'use',
    heals: null,
    powered: false,
    renewed: 'magic',
    price: 20000,
    starting: [],
  },
  {
    id: 'daevaciteShard',
    name: 'Daevacite Shard',
    text: 'One spiritual ability gets a charge back, or cools down at once.',
    charges: 1,
    what: 'use',
    heals: null,
    powered: false,
    renewed: 'daeva',
    price: 21000,
    starting: [],
  },
  {
    id: 'gaianiteShard',
    name: 'Gaianite Shard',
    text: 'Heals the user or an adjacent ally for 8 HP.',
    charges: 1,
    what: 'use',
    heals: 8,
    powered: false,
    renewed: 'lifeMagic',
    price: 10000,
    starting: [],
  },
  {
    id: 'voidstoneShard',
    name: 'Voidstone Shard',
    text: 'Changes one die just rolled to any result, before it takes effect.',
    charges: 1,
    what: 'automatic',
    heals: null,
    powered: false,
    renewed: 'exceptionalPlay',
    price: null,
    starting: [],
  },
]);

export type UtilityItemId = (typeof rows)[number]['id'];
export type UtilityItemRow = Readonly<z.infer<typeof schema>> & { readonly id: UtilityItemId };

export const utilityItems: readonly UtilityItemRow[] = rows;
