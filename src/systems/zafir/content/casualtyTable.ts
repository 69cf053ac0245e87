import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { conditions } from './conditions.ts';
import { idOf } from './shapes.ts';

const schema = row.extend({
  /** What the d6 shows, both ends included. Where two rows have the same, the player chooses. */
  d6: z.tuple([z.number().int(), z.number().int()]).readonly(),
  /** The HP it leaves. */
  hp: z.union([z.literal(0), z.literal(1)]),
  gives: z
    .array(z.object({ condition: idOf(conditions), number: z.number().int().positive().optional() }))
    .readonly(),
});

/** What becomes of a hero whose HP come to zero. */
const rows = defineTable(schema, [
  {
    id: 'eyeOfTheVoid',
    name: 'Eye of the Void',
    text: '1 HP; at zero HP again this mission, Out of Action at once.',
    d6: [1, 2],
    hp: 1,
    gives: [{ condition: 'eyeOfTheVoid' }],
  },
  {
    id: 'bleedingOut',
    name: 'Bleeding Out',
    text: 'Out of Action in 3 turns, unless somebody heals you.',
    d6: [1, 2],
    hp: 0,
    gives: [{ condition: 'bleedingOut' }],
  },
  {
    id: 'stunned',
    name: 'Stunned',
    text: '1 HP; Stunned 2 and Disoriented.',
    d6: [3, 4],
    hp: 1,
    gives: [{ condition: 'stunned', number: 2 }, { condition: 'disoriented' }],
  },
  {
    id: 'knockedDown',
    name: 'Knocked Down',
    text: '1 HP; Stunned 1.',
    d6: [5, 6],
    hp: 1,
    gives: [{ condition: 'stunned', number: 1 }],
  },
]);

export type CasualtyId = (typeof rows)[number]['id'];
export type CasualtyRow = Readonly<z.infer<typeof schema>> & { readonly id: CasualtyId };

export const casualtyTable: readonly CasualtyRow[] = rows;
