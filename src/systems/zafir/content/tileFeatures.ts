import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { conditions } from './conditions.ts';
import { idOf } from './shapes.ts';

const schema = row.extend({
  /** In rounds; null: for good. */
  duration: z.number().int().positive().nullable(),
  /** What whoever enters gets, or is rid of. */
  gives: idOf(conditions).nullable(),
  ends: idOf(conditions).nullable(),
  /** How many tiles it rises from the ground: those who leap through it are in it. */
  height: z.number().int().min(0),
});

/** What lies on a tile of the battlefield and acts on those who enter. */
const rows = defineTable(schema, [
  {
    id: 'flames',
    name: 'Flames',
    text: 'Anybody who enters is Burning. 3 rounds.',
    duration: 3,
    gives: 'burning',
    ends: null,
    height: 0,
  },
  {
    id: 'poisonCloud',
    name: 'Poison Cloud',
    text: 'Anybody who enters or leaps through is Poisoned; 2 tiles tall. 3 rounds.',
    duration: 3,
    gives: 'poisoned',
    ends: null,
    height: 2,
  },
  {
    id: 'acidPool',
    name: 'Acid Pool',
    text: 'Anybody who enters has an Acid Burn.',
    duration: null,
    gives: 'acidBurn',
    ends: null,
    height: 0,
  },
  {
    id: 'shallowWater',
    name: 'Shallow Water',
    text: 'Anybody who enters stops Burning.',
    duration: null,
    gives: null,
    ends: 'burning',
    height: 0,
  },
]);

export type TileFeatureId = (typeof rows)[number]['id'];
export type TileFeatureRow = Readonly<z.infer<typeof schema>> & { readonly id: TileFeatureId };

export const tileFeatures: readonly TileFeatureRow[] = rows;
