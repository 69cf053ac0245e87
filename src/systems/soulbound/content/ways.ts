import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({ defence: z.number().int(), dice: z.number().int() });

/** What an attack may be aimed at: steps on the target's Defence. */
export const calledShots = defineTable(schema, [
  { id: 'head', name: 'Head', defence: 2, dice: 0, text: 'Defence two steps up; Damage stuns.' },
  { id: 'arms', name: 'Arms', defence: 1, dice: 0, text: 'Defence one step up; Damage disarms.' },
  { id: 'legs', name: 'Legs', defence: 1, dice: 0, text: 'Defence one step up; Damage knocks them Prone.' },
]);

/** Ways to attack other than plainly: the charge (a die more) and the called shots. */
export const ways = defineTable(schema, [
  {
    id: 'charge',
    name: 'Charge',
    defence: 0,
    dice: 1,
    text: 'One more die; your Defence one step down until your next turn.',
  },
  ...calledShots.map((shot) => ({ ...shot, name: `Called Shot: ${shot.name}` })),
]);

export type WayId = (typeof ways)[number]['id'];
