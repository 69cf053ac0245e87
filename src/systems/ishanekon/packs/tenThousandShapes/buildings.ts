import type { Written } from '../schema.ts';

type Building = Written<'buildings'>[number];

const building = (name: string, cost: number, helps: Building['helps']): Building => ({ name, cost, helps });

/** Buildings besides those that the book's text names (Buildings); what they cost and what they help with is ours. */
export const buildings: Written<'buildings'> = [
  building('Workshop', 400, ['engineering', 'lockpicking']),
  building('Laboratory', 600, ['naturalScience']),
  building('Library', 400, ['history', 'analysis']),
  building('Infirmary', 500, ['medicine', 'firstAid']),
  building('Studio', 250, ['art', 'disguising']),
  building('Sanctum', 600, ['supernatural', 'meta']),
  building('Computer room', 600, ['computers']),
  building('Training hall', 300, ['athletics', 'nimbleness']),
  building('Stable', 250, ['animalHandling']),
];
