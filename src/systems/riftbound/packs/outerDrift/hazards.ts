import type { Written } from '../schema.ts';

/** Conditions of our own, which foes and hazards give. */
export const conditions = [
  {
    name: 'Frostbite',
    text: 'Fingers that no longer feel the trigger.',
    effects: [
      { effect: 'modify', number: 'hit', by: -1 },
      { effect: 'modify', number: 'move', by: -3 },
    ],
    shake: { attribute: 'FTD', difficulty: 11 },
  },
  {
    name: 'Spore Lung',
    text: 'Each breath is half of one.',
    effects: [{ effect: 'modify', number: 'FTD', by: -1 }],
    harm: { amount: '1', type: 'Toxic' },
    shake: { attribute: 'FTD', difficulty: 12 },
  },
  {
    name: 'Marked',
    text: 'A red point that goes where you go.',
    effects: [{ effect: 'modify', number: 'targeted', by: 1 }],
  },
] satisfies Written<'conditions'>;

/** What the priests pour out. */
export const burningCoolant = {
  name: 'Burning Coolant',
  text: 'It runs, and it burns where it runs. (House rule.)',
  amount: 'd6',
  type: 'Heat',
  resist: { attribute: 'AGI', difficulty: 12 },
  halved: true,
} satisfies Written<'hazards'>[number];

/** The book has no hazards: all of these are the house's. */
export const hazards = [
  {
    name: 'Fall from 6 m',
    text: 'One deck down. (House rule: the book has no damage of falls.)',
    amount: 'd6',
    type: 'Blunt',
    condition: 'Prone',
  },
  {
    name: 'Fall from 12 m',
    text: 'Three decks down. (House rule.)',
    amount: '3d6',
    type: 'Blunt',
    condition: 'Prone',
  },
  {
    name: 'Bitter Cold',
    text: 'The heating is off, and the stars are close. (House rule: each hour, or each turn in the open.)',
    amount: '2',
    type: 'Cold',
    resist: { attribute: 'FTD', difficulty: 12 },
    halved: true,
    condition: 'Frostbite',
    lasts: 'rest',
  },
  {
    name: 'Spore Cloud',
    text: 'Green, sweet, and alive. (House rule for poison.)',
    amount: '0',
    type: 'Toxic',
    resist: { attribute: 'FTD', difficulty: 11 },
    condition: 'Spore Lung',
    lasts: 'rest',
  },
  burningCoolant,
] satisfies Written<'hazards'>;
