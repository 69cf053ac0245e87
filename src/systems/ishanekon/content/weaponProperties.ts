import { defineTable, row } from '../../../engine/table.ts';

/** What a weapon may be like (Weapons). */
export const weaponProperties = defineTable(row, [
  { id: 'twoHanded', name: 'Two-handed', text: 'Needs both hands; melee ones usually reach 2 m.' },
  { id: 'elemental', name: 'Elemental', text: 'Deals one fixed type of Elemental damage.' },
  { id: 'mystic', name: 'Mystic', text: 'Deals one fixed type of Mystic damage.' },
  { id: 'psychic', name: 'Psychic', text: 'Deals Psychic damage.' },
  { id: 'adaptable', name: 'Adaptable', text: 'May deal Physical damage instead of its own type.' },
  { id: 'flexible', name: 'Flexible', text: 'Ranged, without disadvantage for an enemy within 1 m.' },
  { id: 'heavy', name: 'Heavy', text: 'Twice as heavy and twice as expensive.' },
  { id: 'loud', name: 'Loud', text: 'Attacking with it makes a lot of noise.' },
  { id: 'reload', name: 'Reload', text: 'Attack costs 3 AP instead of 2, Flash Attack 2 instead of 1.' },
]);

export type WeaponPropertyId = (typeof weaponProperties)[number]['id'];
