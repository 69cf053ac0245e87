import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** The eleven types of damage (Damage Types). `defence`: what is subtracted from it, Armor or the value of a Defense Roll. */
export const damageTypes = defineTable(
  row.extend({
    category: z.enum(['physical', 'elemental', 'mystic', 'other']),
    defence: z.enum(['armour', 'constitution', 'will']),
  }),
  [
    {
      id: 'physical',
      name: 'Physical',
      category: 'physical',
      defence: 'armour',
      text: 'Punches, bullets, blades, rocks.',
    },
    {
      id: 'chemical',
      name: 'Chemical',
      category: 'elemental',
      defence: 'armour',
      text: 'Acid, alkali, chemical burns.',
    },
    {
      id: 'cold',
      name: 'Cold',
      category: 'elemental',
      defence: 'armour',
      text: 'Ice, freezing wind and water.',
    },
    {
      id: 'heat',
      name: 'Heat',
      category: 'elemental',
      defence: 'armour',
      text: 'Fire, lasers, radiation, lava.',
    },
    {
      id: 'poison',
      name: 'Poison',
      category: 'elemental',
      defence: 'constitution',
      text: 'Sickness and toxins. Meets your Constitution DR value instead of Armor.',
    },
    { id: 'shock', name: 'Shock', category: 'elemental', defence: 'armour', text: 'Electricity.' },
    { id: 'curse', name: 'Curse', category: 'mystic', defence: 'armour', text: 'Evil, corrupting forces.' },
    {
      id: 'holy',
      name: 'Holy',
      category: 'mystic',
      defence: 'armour',
      text: 'Cleansing forces. Spares biological creatures, unless meant to kill.',
    },
    { id: 'spirit', name: 'Spirit', category: 'mystic', defence: 'armour', text: 'The force of a spirit.' },
    {
      id: 'psychic',
      name: 'Psychic',
      category: 'other',
      defence: 'will',
      text: 'Attacks the mind. Meets your Will DR value instead of Armor.',
    },
    {
      id: 'reality',
      name: 'Reality',
      category: 'other',
      defence: 'armour',
      text: 'Warped space and time. Resistance is very rare.',
    },
  ],
);

export type DamageTypeId = (typeof damageTypes)[number]['id'];

export const damageTypeIds = damageTypes.map(({ id }) => id);
export type DamageCategory = (typeof damageTypes)[number]['category'];
/** The value that a type of damage meets. */
export type DefenceValue = (typeof damageTypes)[number]['defence'];
