import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** `magic`: its abilities are magic abilities (shards and focuses act on them); `spiritual`: the same of spirits and daeva. */
const schema = row.extend({ magic: z.boolean(), spiritual: z.boolean() });

/** What an ability comes from. */
export const disciplines = defineTable(schema, [
  { id: 'fireMagic', name: 'Fire Magic', magic: true, spiritual: false, text: 'Flame and light.' },
  { id: 'lightningMagic', name: 'Lightning Magic', magic: true, spiritual: false, text: 'Lightning.' },
  { id: 'arcaneMagic', name: 'Arcane Magic', magic: true, spiritual: false, text: 'Raw force.' },
  { id: 'lifeMagic', name: 'Life Magic', magic: true, spiritual: false, text: 'Healing.' },
  { id: 'voidMagic', name: 'Void Magic', magic: true, spiritual: false, text: 'The Void.' },
  {
    id: 'daevaSummoning',
    name: 'Daeva Summoning',
    magic: false,
    spiritual: true,
    text: 'Daeva of the Nether.',
  },
  {
    id: 'spiritSummoning',
    name: 'Spirit Summoning',
    magic: false,
    spiritual: true,
    text: 'Spirits of the Ether.',
  },
  { id: 'training', name: 'Training', magic: false, spiritual: false, text: 'Drill and experience.' },
  {
    id: 'equipment',
    name: 'Equipment',
    magic: false,
    spiritual: false,
    text: 'Gear, and what you make with it.',
  },
  { id: 'artifact', name: 'Artifact', magic: false, spiritual: false, text: 'A magitech device.' },
]);

export type DisciplineId = (typeof disciplines)[number]['id'];
