import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const die = z.number().int().min(1).max(6);
const schema = row.extend({
  /** The die that means it. */
  on: die,
  /** Where among them somebody comes from, by a second die. */
  second: z.array(z.object({ from: die, to: die, result: z.string() })).readonly(),
});

/** The sapient species. */
export const species = defineTable(schema, [
  {
    id: 'insaan',
    name: 'Insaan',
    text: 'Humans: everywhere, many nations, seldom of one mind.',
    on: 1,
    second: [
      { from: 1, to: 2, result: 'Delardian' },
      { from: 3, to: 3, result: 'Sultain' },
      { from: 4, to: 4, result: 'Transient' },
      { from: 5, to: 6, result: 'Other insaan nation' },
    ],
  },
  {
    id: 'hinn',
    name: 'Hinn',
    text: 'An old, proud people, slight and pointed of ear, wary of the rest.',
    on: 2,
    second: [
      { from: 1, to: 3, result: 'From an enclave' },
      { from: 4, to: 5, result: 'Integrated into insaan society' },
      { from: 6, to: 6, result: 'Eskandar' },
    ],
  },
  {
    id: 'rhuthari',
    name: 'Rhuthari',
    text: 'Lion-like, a head taller than insaan, in tribes that love justice.',
    on: 3,
    second: [
      { from: 1, to: 3, result: 'Savanna (GTS)' },
      { from: 4, to: 5, result: 'Coastal (CGT)' },
      { from: 6, to: 6, result: 'Exile' },
    ],
  },
  {
    id: 'dyn',
    name: 'Dyn',
    text: 'Short and fox-like; some stay on Essat, others roam the world.',
    on: 4,
    second: [
      { from: 1, to: 5, result: 'Dyn-errad' },
      { from: 6, to: 6, result: 'Dyn-essat' },
    ],
  },
  {
    id: 'athenki',
    name: "Ath'enki",
    text: 'Tall, pale and tusked, from below; the surface met them 22 years ago.',
    on: 5,
    second: [
      { from: 1, to: 4, result: 'Subterranean' },
      { from: 5, to: 5, result: 'Moved to the surface' },
      { from: 6, to: 6, result: 'Born on the surface' },
    ],
  },
  {
    id: 'jaan',
    name: 'Jaan',
    text: 'Lizard-like islanders with long tails: peaceful, fierce when trained.',
    on: 6,
    second: [
      { from: 1, to: 4, result: 'Aquatic' },
      { from: 5, to: 6, result: 'Arboreal' },
    ],
  },
]);

export type SpeciesRow = (typeof species)[number];
export type SpeciesId = SpeciesRow['id'];
