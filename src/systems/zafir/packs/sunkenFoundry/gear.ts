import type { Written } from './written.ts';

export const weapons: Written<'weapons'> = [
  {
    name: 'Rivet gun',
    text: 'It was made to join plates.',
    slot: 'primary',
    range: 'Short',
    damage: 'd3 + 2',
    critDamage: 2,
    piercing: 1,
    ammo: 3,
    properties: ['Point Blank'],
  },
  {
    name: 'Foundry hammer',
    text: 'Heavier than it needs to be.',
    slot: 'secondary',
    range: 'Adjacent',
    crit: 1,
    damage: 'd3 + 2',
    critDamage: 2,
    breaking: 1,
    damageType: 'Melee',
    properties: ['Blunt'],
    gives: ['Stunned 1 on crit'],
  },
];

export const items: Written<'items'> = [
  {
    name: 'Coolant flask',
    text: 'Cold, blue, and not to be drunk.',
    charges: 2,
    range: 'Adjacent',
    at: 'selfOrAlly',
    effects: [
      { effect: 'cure', conditions: ['Burning', 'Acid Burn'] },
      { effect: 'heal', hp: 1 },
    ],
  },
  {
    name: 'Flare',
    text: 'Everybody has the same shadow now.',
    range: 'Medium',
    at: 'anyone',
    effects: [{ effect: 'modify', number: 'defence', by: -1, turns: 2 }],
  },
  {
    name: 'Battle drum',
    text: "You can't hear yourself be afraid.",
    when: 'free',
    radius: 3,
    among: 'allies',
    effects: [{ effect: 'modify', number: 'damage', by: 1, turns: 1 }],
  },
];
