import type { Written } from '../schema.ts';

const tags: ('beginner' | 'core')[] = ['beginner', 'core'];

/**
 * Paths. The book tells of Attack (more attacks, or half as much damage again, from Tier 2 on) and of Damage (Damage Abilities for little WP and half their
 * damage), and names the other two.
 */
export const paths: Written<'paths'> = [
  {
    name: 'Path of Attack',
    text: 'An attack more with each Tier after the first.',
    tags,
    effects: [
      { effect: 'extra', what: 'attack', count: '1 per tier - 1' },
      { effect: 'number', number: 'hit', by: 1 },
    ],
  },
  {
    name: 'Path of Damage',
    text: 'Damage Abilities for 1 WP, as far upcast as you may, for half their damage.',
    tags,
    effects: [{ effect: 'rule', rule: 'halfForOne' }],
  },
  {
    name: 'Path of Manouver',
    text: 'Maneuvers come easily to you.',
    tags,
    effects: [{ effect: 'cost', types: ['maneuver'], how: 'cheaper', by: 1 }],
  },
  {
    name: 'Path of Flash Attack',
    text: 'A weapon attack for 1 AP, once a turn for each Tier.',
    complexity: 2,
    tags: ['core'],
    effects: [{ effect: 'grant', what: { kind: 'flashAttack' } }],
  },
];
