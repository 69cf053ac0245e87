import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({ kind: z.enum(['weapon', 'focus', 'armour', 'magic']) });

/** What classes are trained with: gear that may be equipped, magic that may be learned. */
export const proficiencies = defineTable(schema, [
  { id: 'autorifles', name: 'Autorifles', kind: 'weapon', text: 'Light Carbine and Autorifle.' },
  { id: 'sidearms', name: 'Sidearms', kind: 'weapon', text: 'Pistols of all kinds.' },
  { id: 'smgs', name: 'SMGs', kind: 'weapon', text: 'Submachine guns.' },
  { id: 'shotguns', name: 'Shotguns', kind: 'weapon', text: 'Shotguns.' },
  { id: 'autocannons', name: 'Autocannons', kind: 'weapon', text: 'Autocannons.' },
  {
    id: 'sniperRifles',
    name: 'Sniper Rifles',
    kind: 'weapon',
    text: 'Scout and Sniper Rifles, and the Crossbow.',
  },
  { id: 'meleeWeapons', name: 'Melee Weapons', kind: 'weapon', text: 'Sword, Waraxe and Stun Baton.' },
  { id: 'arcaneFocuses', name: 'Arcane Focuses', kind: 'focus', text: 'The Spell Focus of mages.' },
  {
    id: 'spiritualResonators',
    name: 'Spiritual Resonators',
    kind: 'focus',
    text: 'The Idiophone of spiritists.',
  },
  { id: 'lightArmor', name: 'Light Armor', kind: 'armour', text: 'Armour of the light type.' },
  { id: 'mediumArmor', name: 'Medium Armor', kind: 'armour', text: 'Armour of the medium type.' },
  {
    id: 'heavyArmor',
    name: 'Heavy Armor',
    kind: 'armour',
    text: 'Armour of the heavy type: nothing for levels 1 to 5.',
  },
  { id: 'fireMagic', name: 'Fire Magic', kind: 'magic', text: 'Magic of flame and light.' },
  { id: 'lightningMagic', name: 'Lightning Magic', kind: 'magic', text: 'Magic of lightning.' },
  { id: 'arcaneMagic', name: 'Arcane Magic', kind: 'magic', text: 'Magic of raw force.' },
  { id: 'lifeMagic', name: 'Life Magic', kind: 'magic', text: 'Magic that heals.' },
  { id: 'voidMagic', name: 'Void Magic', kind: 'magic', text: 'Magic of the Void.' },
  { id: 'daevaSummoning', name: 'Daeva Summoning', kind: 'magic', text: 'Binding the daeva of the Nether.' },
  {
    id: 'spiritSummoning',
    name: 'Spirit Summoning',
    kind: 'magic',
    text: 'Calling the spirits of the Ether.',
  },
]);

export type ProficiencyRow = (typeof proficiencies)[number];
export type ProficiencyId = ProficiencyRow['id'];
