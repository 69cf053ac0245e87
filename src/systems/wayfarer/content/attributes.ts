import { defineTable, row } from '../../../engine/table.ts';

/** What a test is rolled with, in the order of the book's tables; the most dice of each (L617 to L642). */
export const attributes = defineTable(row, [
  { id: 'meleeOff', name: 'Melee OFF', short: 'MO', most: 3, text: 'Strength and skill in close combat.' },
  { id: 'meleeDef', name: 'Melee DEF', short: 'MD', most: 3, text: 'Standing up to blows in close combat.' },
  { id: 'ballisticOff', name: 'Ballistic OFF', short: 'BO', most: 3, text: 'Aim with ranged weapons.' },
  { id: 'ballisticDef', name: 'Ballistic DEF', short: 'BD', most: 3, text: 'Evading shots and the like.' },
  {
    id: 'technicalOff',
    name: 'Technical OFF',
    short: 'TO',
    most: 3,
    text: 'Machines, devices and learning.',
  },
  { id: 'technicalDef', name: 'Technical DEF', short: 'TD', most: 3, text: 'Withstanding technical harm.' },
  { id: 'arcaneOff', name: 'Arcane OFF', short: 'AO', most: 3, text: 'Spells and powers of the mind.' },
  { id: 'arcaneDef', name: 'Arcane DEF', short: 'AD', most: 3, text: 'Will, courage, and resisting magic.' },
  {
    id: 'athletics',
    name: 'Athletics',
    short: 'AT',
    most: 6,
    text: 'Movement, climbing, leaping, sneaking.',
  },
  { id: 'detect', name: 'Detect', short: 'DE', most: 6, text: 'Senses, and how far they reach.' },
]);

export type Attribute = (typeof attributes)[number]['id'];

/** Something for each attribute. */
export type PerAttribute<Thing> = { readonly [A in Attribute]: Thing };

/** Makes something for each attribute. */
export const perAttribute = <Thing>(
  make: (attribute: Attribute, index: number) => Thing,
): PerAttribute<Thing> =>
  Object.fromEntries(attributes.map(({ id }, index) => [id, make(id, index)])) as PerAttribute<Thing>;
