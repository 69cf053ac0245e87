import { defineTable, row } from '../../../engine/table.ts';

/** The six categories that somebody is proficient with (Weapons). */
export const weaponCategories = defineTable(row, [
  {
    id: 'simple',
    name: 'Simple',
    text: 'Common and easy to use: clubs, pistols, daggers. Every Archetype has it.',
  },
  { id: 'medieval', name: 'Medieval', text: 'Swords, spears, bows, crossbows.' },
  { id: 'military', name: 'Military', text: 'Rifles, shotguns, rocket launchers, chainsaws.' },
  { id: 'tech', name: 'Tech', text: 'Elemental damage, wielded with Intelligence: blasters, flamethrowers.' },
  {
    id: 'mind',
    name: 'Mind',
    text: 'Psychic damage, wielded with Charisma: instruments, blasts of thought.',
  },
  {
    id: 'unearthly',
    name: 'Unearthly',
    text: 'Mystic damage, wielded with Instinct: symbols, blessed blades.',
  },
]);

export type WeaponCategoryId = (typeof weaponCategories)[number]['id'];
