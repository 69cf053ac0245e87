import type { Written } from '../schema.ts';

const tags: ('beginner' | 'core')[] = ['beginner', 'core'];

/**
 * Paths. The book tells of Attack (more attacks, or half as much damage again, from Tier 2 on) and of Damage (Damage Abilities for little WP and half their
 * damage), and names two others; the last four are ours.
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
  {
    name: 'Path of Guarding',
    text: 'You are where the blow lands.',
    tags: ['beginner'],
    effects: [
      { effect: 'number', number: 'vitalityPerLevel', by: 1 },
      { effect: 'number', number: 'dr', by: 1 },
    ],
  },
  {
    name: 'Path of Mending',
    text: 'What you close stays closed.',
    effects: [
      { effect: 'number', number: 'healing', by: '1 + 1 per tier' },
      { effect: 'cost', types: ['healing'], how: 'cheaper', by: 1, least: 1 },
    ],
  },
  {
    name: 'Path of Command',
    text: 'They do as you say, yours and theirs.',
    complexity: 2,
    effects: [
      { effect: 'number', number: 'drPower', by: 1 },
      { effect: 'cost', types: ['summon', 'debuff'], how: 'cheaper', by: 1, least: 1 },
    ],
  },
  {
    name: 'Path of Stillness',
    text: 'You take your time, and then you hit.',
    complexity: 2,
    effects: [
      { effect: 'number', number: 'hit', by: 2, only: ['still'] },
      { effect: 'number', number: 'abilityHit', by: 2, only: ['still'] },
    ],
  },
];
