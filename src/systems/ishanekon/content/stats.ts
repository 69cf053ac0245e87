import { defineTable, row } from '../../../engine/table.ts';

/** The seven Stats (Stats), in the book's order. */
export const stats = defineTable(row, [
  { id: 'strength', name: 'Strength', text: 'Fitness and power. Twice your Strength is what you can carry.' },
  {
    id: 'dexterity',
    name: 'Dexterity',
    text: 'Flexibility, precision and speed. Your base Evasion begins with it.',
  },
  {
    id: 'constitution',
    name: 'Constitution',
    text: 'Toughness. Your base Vitality, and part of your most Temporary Vitality.',
  },
  { id: 'intelligence', name: 'Intelligence', text: 'Logic and memory. You get as many Skill Points.' },
  {
    id: 'charisma',
    name: 'Charisma',
    text: 'Charm, looks, luck and art. Your most Narrative Momentum begins with it.',
  },
  {
    id: 'instinct',
    name: 'Instinct',
    text: 'Acting without thinking. Twice of it is your basic Initiative.',
  },
  {
    id: 'will',
    name: 'Will',
    text: 'Determination. Your base Willpower, and part of your most Temporary Vitality.',
  },
]);

export type StatId = (typeof stats)[number]['id'];

export const statIds = stats.map(({ id }) => id);
