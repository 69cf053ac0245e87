import { defineTable, row } from '../../../engine/table.ts';

/** What one can be Skilled with (Step 9, Skilled): a kind of weapon, or of vehicle with all of its systems. */
export const skilledGroups = defineTable(row, [
  { id: 'simple', name: 'Simple weapons', text: 'Every weapon that is Simple.' },
  {
    id: 'simpleMelee',
    name: 'Simple melee weapons',
    text: 'Every Melee weapon that is Simple, and a melee Signature Weapon.',
  },
  { id: 'pistols', name: 'Pistols', text: 'Every pistol.' },
  { id: 'rifles', name: 'Rifles', text: 'Every rifle.' },
  { id: 'cannons', name: 'Cannons', text: 'Every cannon; a Minigun is one.' },
  { id: 'shields', name: 'Shields', text: 'Every shield.' },
  { id: 'whips', name: 'Whips', text: 'Every whip.' },
  { id: 'bikes', name: 'Bikes', text: 'Every bike, and its systems.' },
  { id: 'mechsuits', name: 'Mechsuits', text: 'Every mechsuit, and its systems.' },
  { id: 'tanks', name: 'Tanks', text: 'Every tank, and its systems.' },
  { id: 'aeroplanes', name: 'Aeroplanes', text: 'Every aeroplane, and its systems.' },
]);

export type SkilledGroupId = (typeof skilledGroups)[number]['id'];
