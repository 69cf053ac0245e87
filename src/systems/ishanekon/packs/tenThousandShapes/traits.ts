import type { Written } from '../schema.ts';

/** Traits: what one is, for points, or against them. All ours. */
export const traits: Written<'traits'> = [
  {
    name: 'Sharp Ears',
    tags: ['beginner', 'core'],
    value: 1,
    effects: [{ effect: 'number', number: 'checks', skill: 'perception', by: 1 }],
  },
  { name: 'Light Feet of Youth', value: 2, effects: [{ effect: 'number', number: 'movement', by: 1 }] },
  {
    name: 'Bull Neck',
    tags: ['beginner', 'core'],
    value: 1,
    effects: [{ effect: 'number', number: 'carry', by: 5 }],
  },
  {
    name: 'Tough Skin',
    tags: ['beginner', 'core'],
    value: 3,
    effects: [{ effect: 'number', number: 'armour', by: 1 }],
  },
  {
    name: 'Good Name',
    tags: ['beginner', 'core'],
    value: 1,
    effects: [{ effect: 'number', number: 'checks', skill: 'persuasion', by: 1 }],
  },
  {
    name: 'Night Born',
    tags: ['beginner', 'core'],
    value: 2,
    effects: [{ effect: 'grant', what: { kind: 'vision', vision: 'night' } }],
  },
  { name: 'Gills', value: 2, effects: [{ effect: 'grant', what: { kind: 'movement', movement: 'swim' } }] },
  {
    name: 'Claws',
    value: 2,
    effects: [
      {
        effect: 'grant',
        what: {
          kind: 'weapon',
          name: 'Claws',
          die: 6,
          types: ['physical'],
          primary: 'strength',
          secondary: 'dexterity',
        },
      },
    ],
  },
  {
    name: 'Second Pair',
    value: 4,
    complexity: 3,
    effects: [{ effect: 'grant', what: { kind: 'hand', count: 2 } }],
  },
  { name: 'Cold Blood', value: 2, effects: [{ effect: 'guard', against: ['cold'], is: 'resistant' }] },
  { name: 'Ember Heart', value: 2, effects: [{ effect: 'guard', against: ['heat'], is: 'resistant' }] },
  {
    name: 'Quick to Wake',
    tags: ['beginner', 'core'],
    value: 1,
    effects: [{ effect: 'number', number: 'initiative', by: 2 }],
  },
  {
    name: 'Bad Leg',
    tags: ['beginner', 'core'],
    value: -2,
    effects: [{ effect: 'number', number: 'movement', how: 'lessen', by: 1 }],
  },
  {
    name: 'Frail',
    tags: ['beginner', 'core'],
    value: -2,
    effects: [{ effect: 'number', number: 'vitality', how: 'lessen', by: 3 }],
  },
  {
    name: 'Short of Breath',
    value: -1,
    effects: [{ effect: 'number', number: 'checks', skill: 'endurance', how: 'lessen', by: 1 }],
  },
  {
    name: 'Loud',
    tags: ['beginner', 'core'],
    value: -1,
    effects: [{ effect: 'number', number: 'checks', skill: 'stealth', how: 'lessen', by: 1 }],
  },
  { name: 'Thin Skin', value: -3, effects: [{ effect: 'number', number: 'armour', how: 'lessen', by: 1 }] },
  { name: 'Slow Starter', value: -1, effects: [{ effect: 'extra', what: 'last' }] },
  { name: 'Afraid of Fire', value: -2, effects: [{ effect: 'guard', against: ['heat'], is: 'vulnerable' }] },
  {
    name: 'Weak Will',
    tags: ['beginner', 'core'],
    value: -2,
    effects: [{ effect: 'number', number: 'dr', of: 'will', how: 'lessen', by: 2 }],
  },
  {
    name: 'Unlucky',
    tags: ['beginner', 'core'],
    value: -1,
    effects: [{ effect: 'number', number: 'momentum', how: 'lessen', by: 2 }],
  },
  { name: 'Clumsy Hands', value: -2, effects: [{ effect: 'number', number: 'hit', how: 'lessen', by: 1 }] },
  {
    name: 'Short Memory',
    value: -2,
    effects: [{ effect: 'number', number: 'willpower', how: 'lessen', by: 3 }],
  },
  {
    name: 'Easily Distracted',
    value: -1,
    effects: [{ effect: 'roll', of: 'check', which: 'intuition', is: 'disadvantage' }],
  },
];
