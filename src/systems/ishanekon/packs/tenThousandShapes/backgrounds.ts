import type { Written } from '../schema.ts';

/** Backgrounds: Traits that sum up to 4 (Backgrounds). All ours. */
export const backgrounds: Written<'backgrounds'> = [
  {
    name: 'Hill Shepherd',
    text: 'Long nights, one dog.',
    traits: ['Sharp Ears', 'Quick to Wake', 'Night Born'],
  },
  {
    name: 'Quarry Hand',
    text: 'Stone gives way in the end.',
    traits: ['Bull Neck', 'Tough Skin', 'Good Name', 'Loud'],
  },
  { name: 'River Child', text: 'The current knows you.', traits: ['Gills', 'Light Feet of Youth'] },
  {
    name: 'Ash Walker',
    text: 'You were there when it burned.',
    traits: ['Ember Heart', 'Tough Skin', 'Short of Breath'],
  },
  {
    name: 'Far North',
    text: 'Nobody locks a door there.',
    traits: ['Cold Blood', 'Night Born', 'Bull Neck', 'Unlucky'],
  },
  {
    name: 'Failed Experiment',
    text: 'It worked, in a way.',
    traits: ['Second Pair', 'Claws', 'Thin Skin', 'Quick to Wake'],
  },
  {
    name: 'Market Heir',
    text: 'Everybody owes somebody.',
    traits: ['Good Name', 'Sharp Ears', 'Light Feet of Youth'],
  },
  {
    name: 'Old Soldier',
    text: 'The leg aches before rain.',
    traits: ['Tough Skin', 'Quick to Wake', 'Sharp Ears', 'Good Name', 'Bad Leg'],
  },
];
