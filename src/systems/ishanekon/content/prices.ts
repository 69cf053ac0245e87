import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const credits = z.int().min(0);
const four = z.tuple([credits, credits, credits, credits]).readonly();

/** The four qualities of buildings, goods and services (Buildings). `skill`: the Skill Level that builds it. */
export const qualities = defineTable(row.extend({ skill: z.int().min(1) }), [
  { id: 'modest', name: 'Modest', skill: 2, text: 'The least that serves.' },
  { id: 'normal', name: 'Normal', skill: 3, text: 'What people are used to.' },
  { id: 'expensive', name: 'Expensive', skill: 4, text: 'Better than usual.' },
  { id: 'luxurious', name: 'Luxurious', skill: 5, text: 'As good as it gets.' },
]);

export const qualityIds = qualities.map(({ id }) => id);
export type QualityId = (typeof qualities)[number]['id'];

/** Goods and services, in the four qualities (Examples of Prices). A letter is never luxurious: it costs as an expensive one. */
export const goods = defineTable(row.extend({ price: four }), [
  { id: 'tool', name: 'Basic tool or equipment', price: [25, 50, 100, 300], text: '' },
  { id: 'livingCosts', name: 'Living costs a day', price: [10, 20, 60, 300], text: '' },
  { id: 'rent', name: 'Rent a month', price: [100, 300, 800, 5000], text: '' },
  { id: 'letter', name: 'Letter or package', price: [2, 4, 10, 50], text: 'To send.' },
]);

/** A night in a resting place, with the Temporary Vitality that a full rest there gives (Buildings). */
export const restingPlaces = defineTable(
  row.extend({ price: credits, count: z.int().min(1), sides: z.int().min(2) }),
  [
    {
      id: 'modest',
      name: 'Modest resting place',
      price: 10,
      count: 1,
      sides: 4,
      text: '1d4 Temporary Vitality after a full rest.',
    },
    {
      id: 'normal',
      name: 'Normal resting place',
      price: 20,
      count: 2,
      sides: 4,
      text: '2d4 Temporary Vitality after a full rest.',
    },
    {
      id: 'expensive',
      name: 'Expensive resting place',
      price: 40,
      count: 3,
      sides: 4,
      text: '3d4 Temporary Vitality after a full rest.',
    },
    {
      id: 'luxurious',
      name: 'Luxurious resting place',
      price: 150,
      count: 3,
      sides: 8,
      text: '3d8 Temporary Vitality after a full rest.',
    },
  ],
);

/**
 * A cooked meal, once a rest (Buildings). The book prints '251550' and '13616': 2, 5, 15 and 50 credits for 1, 3, 6 and 16 Temporary Vitality is the
 * only way to split both into four that rise.
 */
export const meals = defineTable(row.extend({ price: credits, temporary: z.int().min(1) }), [
  { id: 'modest', name: 'Modest meal', price: 2, temporary: 1, text: '1 Temporary Vitality.' },
  { id: 'normal', name: 'Normal meal', price: 5, temporary: 3, text: '3 Temporary Vitality.' },
  { id: 'expensive', name: 'Expensive meal', price: 15, temporary: 6, text: '6 Temporary Vitality.' },
  { id: 'luxurious', name: 'Luxurious meal', price: 50, temporary: 16, text: '16 Temporary Vitality.' },
]);

/** Wages by the hour, day, month and year (Example of Wages for different Hirelings). */
export const hirelings = defineTable(row.extend({ wages: four }), [
  { id: 'highlyTrained', name: 'Highly Trained', wages: [25, 200, 5200, 62_400], text: '' },
  { id: 'mercenaryOne', name: 'Mercenary (Tier 1)', wages: [15, 120, 3120, 37_440], text: '' },
  { id: 'mercenaryTwo', name: 'Mercenary (Tier 2)', wages: [35, 280, 7280, 87_360], text: '' },
  { id: 'mercenaryThree', name: 'Mercenary (Tier 3)', wages: [80, 640, 16_640, 199_680], text: '' },
  { id: 'mercenaryFour', name: 'Mercenary (Tier 4)', wages: [180, 1440, 37_440, 449_280], text: '' },
  { id: 'mercenaryFive', name: 'Mercenary (Tier 5)', wages: [400, 3200, 83_200, 998_400], text: '' },
]);
