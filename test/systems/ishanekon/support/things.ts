import type { Hero, Item } from '../../../../src/systems/ishanekon/character/schema.ts';
import { itemSchema } from '../../../../src/systems/ishanekon/items/profile.ts';

export type { Hero };

const blade = {
  kind: 'weapon',
  category: 'simple',
  reach: { kind: 'melee', metres: 1 },
  damage: { count: 1, sides: 8 },
  types: ['physical'],
  primary: 'strength',
  secondary: 'dexterity',
  weight: 2,
};

const profiles = {
  axe: { ...blade, row: 'axe', name: 'Axe' },
  knife: { ...blade, row: 'knife', name: 'Knife' },
  greatAxe: { ...blade, row: 'greatAxe', name: 'Great axe', properties: ['twoHanded'] },
  shield: { kind: 'shield', row: 'shield', name: 'Shield', shield: 'medium', weight: 4 },
} as const;

/** A thing by its name, as somebody has it: its id is its name. */
export const itemOf = (name: keyof typeof profiles): Item =>
  itemSchema.parse({ id: name, profile: profiles[name] });
