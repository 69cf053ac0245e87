import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { skills } from './skills.ts';

const skill = z.enum(skills.map(({ id }) => id));

/** How much dearer a building is in each quality than a modest one, where its cost isn't printed (house). */
export const QUALITY_TIMES = [1, 2, 4, 10] as const;

/**
 * Buildings of one's own (Buildings; Base Building). The book has a list of all of them on a page that is not part of its text; it prints the material cost of a
 * modest building station alone. All other costs, and what buildings help with, are the house's. `cost`: of the materials for a modest one; `helps`: Skills whose
 * checks are better there.
 */
export const buildings = defineTable(row.extend({ cost: z.int().min(1), helps: z.array(skill).readonly() }), [
  {
    id: 'restingPlace',
    name: 'Resting place',
    cost: 300,
    helps: [],
    text: 'A full rest here gives Temporary Vitality, as a rented one of its quality.',
  },
  {
    id: 'kitchen',
    name: 'Kitchen',
    cost: 250,
    helps: [],
    text: 'Meals up to its quality cost half here.',
  },
  {
    id: 'buildingStation',
    name: 'Building station',
    cost: 500,
    helps: [],
    text: 'Crafting takes less time here: a tenth less in each quality.',
  },
  { id: 'workshop', name: 'Workshop', cost: 400, helps: ['engineering', 'lockpicking'], text: '' },
  { id: 'laboratory', name: 'Laboratory', cost: 600, helps: ['naturalScience'], text: '' },
  { id: 'library', name: 'Library', cost: 400, helps: ['history', 'analysis'], text: '' },
  { id: 'infirmary', name: 'Infirmary', cost: 500, helps: ['medicine', 'firstAid'], text: '' },
  { id: 'studio', name: 'Studio', cost: 250, helps: ['art', 'disguising'], text: '' },
  { id: 'sanctum', name: 'Sanctum', cost: 600, helps: ['supernatural', 'meta'], text: '' },
  { id: 'computerRoom', name: 'Computer room', cost: 600, helps: ['computers'], text: '' },
  { id: 'trainingHall', name: 'Training hall', cost: 300, helps: ['athletics', 'nimbleness'], text: '' },
  { id: 'stable', name: 'Stable', cost: 250, helps: ['animalHandling'], text: '' },
]);

export type BuildingId = (typeof buildings)[number]['id'];
export const buildingIds = buildings.map(({ id }) => id);
