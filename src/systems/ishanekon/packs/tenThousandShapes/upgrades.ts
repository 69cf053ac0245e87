import type { Written } from '../schema.ts';

const weapon = (name: string, tier: number, price: number, effects: Written<'upgrades'>[number]['effects']) =>
  ({ name, tier, price, of: 'weapon', effects }) as const;
const armour = (name: string, tier: number, price: number, effects: Written<'upgrades'>[number]['effects']) =>
  ({ name, tier, price, of: 'armour', effects }) as const;
const shield = (name: string, tier: number, price: number, effects: Written<'upgrades'>[number]['effects']) =>
  ({ name, tier, price, of: 'shield', effects }) as const;

/** Those to begin with: they do one thing, and it is always of use. */
const simple = <T extends object>(upgrade: T) => ({ ...upgrade, tags: ['beginner', 'core'] as const });

/** Upgrades of all three signs (Upgrading): they raise an item's Tier, leave it, or lower it. The book names Improved Weapon, of Tier 1; what it does is ours. */
export const upgrades: Written<'upgrades'> = [
  simple(weapon('Improved Weapon', 1, 500, [{ effect: 'item', of: 'weapon', number: 'hit', by: 1 }])),
  simple(weapon('Keen Edge', 1, 500, [{ effect: 'number', number: 'critical', by: 1 }])),
  simple(weapon('Heavy Head', 1, 500, [{ effect: 'item', of: 'weapon', number: 'damage', by: 2 }])),
  weapon('Long Barrel', 1, 400, [{ effect: 'item', of: 'weapon', number: 'range', by: 6 }]),
  weapon('Burning Core', 2, 1200, [
    { effect: 'rider', effects: [{ effect: 'damage', amount: '1d4', types: ['heat'] }] },
  ]),
  weapon('Frost Core', 2, 1200, [
    { effect: 'rider', effects: [{ effect: 'damage', amount: '1d4', types: ['cold'] }] },
  ]),
  weapon('Master Weapon', 3, 3000, [
    { effect: 'item', of: 'weapon', number: 'hit', by: 2 },
    { effect: 'item', of: 'weapon', number: 'damage', by: 2 },
  ]),
  weapon('Engraved', 0, 80, []),
  weapon('Matched Grip', 0, 100, []),
  weapon('Rusty', -1, 0, [{ effect: 'number', number: 'damage', how: 'lessen', by: 1 }]),
  weapon('Bent', -1, 0, [{ effect: 'number', number: 'hit', how: 'lessen', by: 1 }]),
  simple(armour('Improved Armor', 1, 500, [{ effect: 'item', of: 'armour', number: 'armour', by: 1 }])),
  simple(armour('Fitted', 1, 500, [{ effect: 'item', of: 'armour', number: 'evasionCap', by: 1 }])),
  armour('Insulated', 1, 600, [{ effect: 'guard', against: ['cold'], is: 'resistant' }]),
  armour('Fireproof', 1, 600, [{ effect: 'guard', against: ['heat'], is: 'resistant' }]),
  armour('Grounded', 1, 600, [{ effect: 'guard', against: ['shock'], is: 'resistant' }]),
  armour('Master Armor', 3, 3000, [{ effect: 'item', of: 'armour', number: 'armour', by: 2 }]),
  armour('Painted', 0, 60, []),
  armour('Cracked', -1, 0, [{ effect: 'number', number: 'armour', how: 'lessen', by: 1 }]),
  simple(shield('Improved Shield', 1, 500, [{ effect: 'item', of: 'shield', number: 'evasion', by: 1 }])),
  shield('Spiked', 1, 400, [
    {
      effect: 'when',
      trigger: 'missed',
      only: ['melee'],
      at: 'other',
      limit: { uses: 1, per: 'round' },
      effects: [{ effect: 'damage', amount: 2 }],
    },
  ]),
  shield('Crest', 0, 60, []),
  shield('Splintered', -1, 0, [{ effect: 'number', number: 'evasion', how: 'lessen', by: 1 }]),
  {
    name: 'Fine Lens',
    tier: 1,
    price: 500,
    of: 'equipment',
    effects: [{ effect: 'item', of: 'equipment', number: 'range', by: 3 }],
  },
  {
    name: 'Deep Cell',
    tier: 1,
    price: 600,
    of: 'abilityItem',
    effects: [{ effect: 'item', of: 'abilityItem', number: 'charges', by: 2 }],
  },
  {
    name: 'Hidden Pocket',
    tier: 1,
    price: 300,
    of: 'bag',
    effects: [{ effect: 'number', number: 'checks', skill: 'quickFingers', by: 1 }],
  },
];
