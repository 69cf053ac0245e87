import type { Written } from './written.ts';

/** Other versions of abilities whose text is lost, and what becomes of others here. */
export const abilities: Written<'abilities'> = [
  {
    name: 'Mirage of the Docks',
    replaces: 'Mirage',
    text: 'For a moment there are four of you, and none is where it seems.',
    when: 'free',
    cooldown: 3,
    effects: [
      { effect: 'modify', number: 'defence', by: 2, turns: 1 },
      { effect: 'modify', number: 'speed', by: 2, turns: 1 },
    ],
  },
  {
    name: 'Long Preparation',
    replaces: 'Premeditated',
    text: 'You have thought of this for weeks.',
    when: 'passive',
    effects: [
      { effect: 'modify', number: 'aim', by: 2, only: ['concealed'] },
      { effect: 'modify', number: 'crit', by: 1, only: ['concealed'] },
      { effect: 'modify', number: 'piercing', by: 1, only: ['concealed'] },
    ],
  },
  {
    name: 'Hook and Answer',
    replaces: 'Riposte',
    text: 'You catch the blade and give yours.',
    when: 'struck',
    only: ['melee'],
    effects: [
      { effect: 'attack', with: 'melee', damage: 1 },
      { effect: 'modify', number: 'aim', by: -1, turns: 1 },
    ],
  },
  {
    name: 'Eel Strike',
    replaces: 'Scorpion Strike',
    text: 'In, out, and the wound is black.',
    when: 'actionEnds',
    cooldown: 3,
    range: 'Medium',
    at: 'enemy',
    effects: [
      { effect: 'attack', with: 'melee', moves: true, aim: 2, gives: [{ condition: 'Poisoned' }] },
      { effect: 'modify', number: 'defence', by: 1, turns: 1, on: 'user' },
    ],
  },
  {
    name: 'Knee-deep Fighting',
    replaces: 'Trench Fighting',
    text: 'You have fought in worse holes.',
    when: 'passive',
    effects: [
      { effect: 'modify', number: 'critDamage', by: 2, only: ['melee'] },
      { effect: 'modify', number: 'breaking', by: 1, only: ['melee'] },
    ],
  },
  {
    name: 'Through Black Water',
    replaces: 'Voidwalk',
    text: 'You step into your own shadow, and out of another.',
    when: 'action',
    cooldown: 4,
    range: 'Medium',
    at: 'tile',
    effects: [{ effect: 'step' }],
  },
];
