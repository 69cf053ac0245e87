import { z } from 'zod';
import { abilityIds } from '../abilities/ids.ts';
import { defineTable, row } from '../../../engine/table.ts';

/** What tools somebody does their job with (Appendix, Classes). Both bring a close weapon or a pistol, too. */
export const classes = defineTable(
  row.extend({
    ability: z.enum(abilityIds), // of level 1; level 2 gives an Ability Point
    signature: z.enum(['weapon', 'vehicle']),
    /** mC to spend on Adventuring Gear alone. */
    gearMoney: z.int().min(0).max(1000),
    /** Skilled with simple weapons, whatever the Signature Equipment adds. */
    skilled: z.boolean(),
  }),
  [
    {
      id: 'gunner',
      name: 'Gunner',
      ability: 'simpleButEffective',
      signature: 'weapon',
      gearMoney: 100,
      skilled: true,
      text: 'Light gear, quick feet, and a Signature Weapon.',
    },
    {
      id: 'pilot',
      name: 'Pilot',
      ability: 'backup',
      signature: 'vehicle',
      gearMoney: 0,
      skilled: false,
      text: 'At home in one kind of vehicle, with a Signature Vehicle of their own.',
    },
  ],
);

export type ClassId = (typeof classes)[number]['id'];
