import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { damageTypes } from './damageTypes.ts';

/** What objects may be like (Objects). */
export const objectProperties = defineTable(
  row.extend({
    /** By what it multiplies Vitality and Armor. */
    vitality: z.number().optional(),
    armour: z.number().optional(),
  }),
  [
    { id: 'hardened', name: 'Hardened', vitality: 2, armour: 2, text: 'Twice the Vitality and Armor.' },
    { id: 'soft', name: 'Soft', vitality: 0.5, armour: 0.5, text: 'Half the Vitality and Armor.' },
    { id: 'indestructible', name: 'Indestructible', text: 'Hardly anything damages it.' },
    { id: 'hollow', name: 'Hollow', vitality: 0.5, text: 'Half the Vitality.' },
    {
      id: 'regeneration',
      name: 'Regeneration',
      text: 'Half of its Vitality comes back at the end of each round.',
    },
    { id: 'flammable', name: 'Flammable', text: 'Heat or Shock damage sets it Burning, which spreads 1 m.' },
    {
      id: 'explosive',
      name: 'Explosive',
      text: 'Heat or Shock damage: 20 Heat within 2 m, Constitution DR 14 halves.',
    },
    {
      id: 'conductive',
      name: 'Conductive',
      text: 'Shock damage: half of it within 1 m, Constitution DR 14 avoids it.',
    },
    {
      id: 'freezeBurst',
      name: 'Freeze Burst',
      text: 'Weak to Cold, which destroys it with 30 Cold within 2 m, DR 14 halves.',
    },
    {
      id: 'splintering',
      name: 'Splintering',
      text: 'Destroyed by Physical: 10 Physical within 1 m, DR 14 halves.',
    },
  ],
);

export type ObjectPropertyId = (typeof objectProperties)[number]['id'];

const pair = z.tuple([z.int().min(0), z.int().min(0)]).readonly();
const types = z.array(z.enum(damageTypes.map(({ id }) => id))).readonly();

/**
 * Eight materials, Vitality and Armor for each of the book's three settings (its footnotes are lost: a house rule picks one, A42). Of the table of
 * resistances only the order of its cells is left; which column each stands in is our reading (A43), Poison and Psychic immune as the last two.
 */
export const materials = defineTable(
  row.extend({
    first: pair,
    second: pair,
    third: pair,
    property: z.enum(objectProperties.map(({ id }) => id)).nullable(),
    vulnerable: types,
    resistant: types,
    immune: types,
  }),
  [
    {
      id: 'crystal',
      name: 'Crystal/Glass',
      first: [40, 0],
      second: [20, 0],
      third: [80, 0],
      property: 'splintering',
      vulnerable: ['physical', 'heat'],
      resistant: ['chemical', 'shock'],
      immune: ['poison', 'psychic'],
      text: 'Brittle and clear.',
    },
    {
      id: 'energy',
      name: 'Energy',
      first: [100, 0],
      second: [50, 0],
      third: [200, 0],
      property: 'regeneration',
      vulnerable: ['shock'],
      resistant: ['physical', 'cold'],
      immune: ['chemical', 'poison', 'psychic'],
      text: 'Fields and barriers.',
    },
    {
      id: 'ice',
      name: 'Ice',
      first: [30, 4],
      second: [15, 2],
      third: [60, 8],
      property: 'splintering',
      vulnerable: ['heat'],
      resistant: [],
      immune: ['cold', 'poison', 'psychic'],
      text: 'Frozen water.',
    },
    {
      id: 'metal',
      name: 'Metal',
      first: [50, 10],
      second: [25, 5],
      third: [100, 20],
      property: 'conductive',
      vulnerable: [],
      resistant: ['physical', 'heat', 'shock'],
      immune: ['cold', 'poison', 'psychic'],
      text: 'Iron, steel, alloys.',
    },
    {
      id: 'organic',
      name: 'Organic/Earth',
      first: [30, 0],
      second: [15, 0],
      third: [60, 0],
      property: 'flammable',
      vulnerable: ['heat'],
      resistant: [],
      immune: ['poison', 'psychic'],
      text: 'Soil, cloth, dead matter.',
    },
    {
      id: 'plastic',
      name: 'Plastic',
      first: [30, 2],
      second: [15, 1],
      third: [60, 4],
      property: 'flammable',
      vulnerable: ['heat'],
      resistant: [],
      immune: ['poison', 'psychic'],
      text: 'Plastics and rubber.',
    },
    {
      id: 'stone',
      name: 'Stone',
      first: [50, 8],
      second: [25, 4],
      third: [100, 16],
      property: null,
      vulnerable: ['cold'],
      resistant: ['physical', 'heat', 'chemical', 'shock'],
      immune: ['poison', 'psychic'],
      text: 'Rock, brick, concrete.',
    },
    {
      id: 'wood',
      name: 'Wood',
      first: [30, 4],
      second: [15, 2],
      third: [60, 8],
      property: 'flammable',
      vulnerable: ['heat', 'chemical'],
      resistant: ['shock', 'cold'],
      immune: ['poison', 'psychic'],
      text: 'Trees, doors, furniture.',
    },
  ],
);

export type MaterialId = (typeof materials)[number]['id'];
