import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { armour } from './armour.ts';

/** The fifteen types of creatures in four categories (Creature Types and Categories). */
export const creatureTypes = defineTable(
  row.extend({ category: z.enum(['biological', 'material', 'spirit', 'undead']) }),
  [
    {
      id: 'humanoid',
      name: 'Humanoid',
      category: 'biological',
      text: 'People of all kinds. Characters are, unless a Trait says else.',
    },
    { id: 'alien', name: 'Alien', category: 'biological', text: 'Beyond what usually counts as life.' },
    { id: 'animal', name: 'Animal', category: 'biological', text: 'The fauna of your world.' },
    { id: 'mutant', name: 'Mutant', category: 'biological', text: 'Changed down to their genes.' },
    {
      id: 'mystical',
      name: 'Mystical',
      category: 'biological',
      text: 'Creatures of legend: dragons, unicorns.',
    },
    { id: 'plant', name: 'Plant', category: 'biological', text: 'Living plants and mushrooms.' },
    {
      id: 'animated',
      name: 'Animated',
      category: 'material',
      text: 'Moved by the supernatural: golems, dolls.',
    },
    { id: 'mechanical', name: 'Mechanical', category: 'material', text: 'Moved by science: robots, drones.' },
    { id: 'primordial', name: 'Primordial', category: 'material', text: 'Living stone, fire, crystal.' },
    { id: 'angel', name: 'Angel', category: 'spirit', text: 'Spirits of good powers.' },
    { id: 'demon', name: 'Demon', category: 'spirit', text: 'Spirits of evil powers.' },
    { id: 'sprite', name: 'Sprite', category: 'spirit', text: 'Spirits of neither: kami, fey.' },
    { id: 'ghost', name: 'Ghost', category: 'undead', text: 'The dead without a body.' },
    { id: 'rotten', name: 'Rotten', category: 'undead', text: 'Moving corpses: zombies, skeletons.' },
    { id: 'undying', name: 'Undying', category: 'undead', text: 'Dead without decay: vampires, ghouls.' },
  ],
);

export type CreatureTypeId = (typeof creatureTypes)[number]['id'];

/** The four ranks (General Creature features). */
export const creatureRanks = defineTable(row, [
  { id: 'minor', name: 'Minor', text: '1 Vitality, no Abilities, no WP: in hordes.' },
  { id: 'normal', name: 'Normal', text: 'Weaker than a character; half the WP and Narrative Momentum.' },
  { id: 'elite', name: 'Elite', text: 'Nearly as strong as a character.' },
  { id: 'boss', name: 'Boss', text: 'Advantage on all DR; a grade that multiplies Vitality, WP and turns.' },
]);

export type CreatureRankId = (typeof creatureRanks)[number]['id'];

/** The three classes (General Creature features; Free-Style): Vitality and WP a level, weapon categories, armour. The Caster's row is lost (A19). */
export const creatureClasses = defineTable(
  row.extend({
    vitality: z.int(),
    willpower: z.int(),
    categories: z.int(),
    armour: z.array(z.enum(armour.map(({ id }) => id))).readonly(),
  }),
  [
    {
      id: 'fighter',
      name: 'Fighter',
      vitality: 7,
      willpower: 2,
      categories: 3,
      armour: ['clothes', 'light', 'medium', 'heavy'],
      text: '7 Vitality and 2 WP a level; all armour.',
    },
    {
      id: 'hybrid',
      name: 'Hybrid',
      vitality: 5,
      willpower: 3,
      categories: 2,
      armour: ['clothes', 'light', 'medium'],
      text: '5 Vitality and 3 WP a level; light and medium armour.',
    },
    {
      id: 'caster',
      name: 'Caster',
      vitality: 3,
      willpower: 4,
      categories: 1,
      armour: ['clothes', 'light'],
      text: '3 Vitality and 4 WP a level; light armour.',
    },
  ],
);

export type CreatureClassId = (typeof creatureClasses)[number]['id'];
export const creatureClassIds = creatureClasses.map(({ id }) => id);

/** What a co-pilot may operate in a large vehicle (Modules). */
export const vehicleModules = defineTable(row, [
  {
    id: 'captainsSeat',
    name: "Captain's Seat",
    text: "Captain's Order: another turn for a module or the pilot.",
  },
  {
    id: 'empoweredPlatform',
    name: 'Empowered Platform',
    text: 'Abilities of one power source are upcast by twice the Tier.',
  },
  {
    id: 'engineerRoom',
    name: 'Engineer Room',
    text: 'Doubles healing of the vehicle, and gives Boost Vehicle.',
  },
  { id: 'weaponPlatform', name: 'Weapon Platform', text: 'A weapon of its own, with a Path for it.' },
]);

export type ModuleKind = (typeof vehicleModules)[number]['id'];
export const moduleKinds = vehicleModules.map(({ id }) => id);

/** The Paths that a Weapon Platform may have for its weapon (Modules): rows of ours. */
export const platformPaths = ['pathOfAttack', 'pathOfManouver', 'pathOfFlashAttack'] as const;
