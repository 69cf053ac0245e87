import type { Written } from '../schema.ts';

const beginner = ['beginner', 'core'] as const;

/**
 * Weapons: every category, property and shape. The ax and the dagger have the Stats (and the dagger the die) that the book's examples tell; all else
 * is ours.
 */
export const weapons: Written<'weapons'> = [
  { name: 'Dagger', category: 'simple', tags: [...beginner], die: 8, primary: 'dexterity', secondary: 'instinct', reach: 1, weight: 1, price: 80 },
  { name: 'Club', category: 'simple', tags: [...beginner], die: 8, primary: 'strength', secondary: 'constitution', reach: 1, weight: 2, price: 60 },
  { name: 'Quarterstaff', category: 'simple', tags: [...beginner], die: 10, primary: 'strength', secondary: 'dexterity', reach: 2, properties: ['twoHanded'], weight: 2, price: 80 },
  { name: 'Pistol', category: 'simple', tags: [...beginner], die: 8, primary: 'dexterity', secondary: 'instinct', reach: [12, 36], properties: ['flexible', 'loud'], weight: 1, price: 150 },
  { name: 'Sword', category: 'medieval', tags: [...beginner], die: 8, primary: 'strength', secondary: 'dexterity', reach: 1, weight: 2, price: 120 },
  { name: 'Ax', category: 'medieval', tags: [...beginner], die: 8, primary: 'strength', secondary: 'dexterity', reach: 1, weight: 2, price: 120 },
  { name: 'Greatsword', category: 'medieval', tags: [...beginner], die: 12, primary: 'strength', secondary: 'dexterity', reach: 2, properties: ['twoHanded'], weight: 4, price: 200 },
  { name: 'Spear', category: 'medieval', tags: [...beginner], die: 10, primary: 'dexterity', secondary: 'strength', reach: 2, properties: ['twoHanded'], weight: 2, price: 120 },
  { name: 'Bow', category: 'medieval', tags: [...beginner], die: 10, primary: 'dexterity', secondary: 'instinct', reach: [20, 60], properties: ['twoHanded'], weight: 2, price: 180 },
  { name: 'Crossbow', category: 'medieval', complexity: 2, die: 12, primary: 'dexterity', secondary: 'strength', reach: [25, 75], properties: ['twoHanded', 'reload'], weight: 3, price: 220 },
  { name: 'Whirling Chain', category: 'medieval', complexity: 2, die: 8, primary: 'strength', secondary: 'dexterity', reach: 1, area: 'around', properties: ['twoHanded'], weight: 4, price: 220 },
  { name: 'Assault Rifle', category: 'military', tags: [...beginner], die: 10, primary: 'dexterity', secondary: 'constitution', reach: [25, 75], properties: ['twoHanded', 'loud'], weight: 3, price: 250 },
  { name: 'Shotgun', category: 'military', tags: [...beginner], die: 10, primary: 'dexterity', secondary: 'strength', reach: [6, 12], area: 'line', properties: ['twoHanded', 'loud'], weight: 3, price: 250 },
  { name: 'Rocket Launcher', category: 'military', complexity: 2, die: 12, primary: 'strength', secondary: 'dexterity', reach: [20, 60], area: 'cube', properties: ['twoHanded', 'heavy', 'loud', 'reload'], weight: 4, price: 400 },
  { name: 'Arc Pistol', category: 'tech', tags: [...beginner], die: 8, types: ['shock'], primary: 'intelligence', secondary: 'dexterity', reach: [12, 36], properties: ['elemental', 'flexible'], weight: 1, price: 220 },
  { name: 'Flamethrower', category: 'tech', complexity: 2, die: 10, types: ['heat'], primary: 'intelligence', secondary: 'constitution', reach: [4, 8], area: 'line', properties: ['twoHanded', 'elemental'], weight: 4, price: 300 },
  { name: 'Laser Sword', category: 'tech', tags: [...beginner], die: 8, types: ['heat'], primary: 'intelligence', secondary: 'dexterity', reach: 1, properties: ['elemental'], weight: 1, price: 260 },
  { name: 'War Lute', category: 'mind', tags: [...beginner], die: 10, types: ['psychic'], primary: 'charisma', secondary: 'dexterity', reach: [10, 30], properties: ['twoHanded', 'psychic', 'loud'], weight: 2, price: 220 },
  { name: 'Mind Blade', category: 'mind', tags: [...beginner], die: 8, types: ['psychic'], primary: 'charisma', secondary: 'will', reach: 1, properties: ['psychic'], weight: 1, price: 220 },
  { name: 'Holy Symbol', category: 'unearthly', tags: [...beginner], die: 8, types: ['holy'], primary: 'instinct', secondary: 'will', reach: [10, 30], properties: ['mystic'], weight: 1, price: 220 },
  { name: 'Spirit Blade', category: 'unearthly', tags: [...beginner], die: 8, types: ['spirit'], primary: 'instinct', secondary: 'dexterity', reach: 1, properties: ['mystic', 'adaptable'], weight: 1, price: 240 },
];
