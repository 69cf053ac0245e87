import { perAttribute } from '../attributes.ts';
import { type Species, speciesOf } from './species.ts';

/**
 * House values: the tables of these peoples were pictures and are lost (M1), so they are made by the book's rules for custom species
 * (L719 to L747) and cost what the formula says. A pack may replace them.
 */
export const human = speciesOf(
  'human',
  ['living'],
  [
    [
      'human',
      'Human',
      715,
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [],
      ['adaptive', 'stout'],
      [1, 1],
      0,
      'The people of most worlds.',
    ],
  ],
  true,
);

export const lostFantasy = speciesOf(
  'fantasy',
  ['living', 'magicalBeing'],
  [
    [
      'dwarf',
      'Dwarf',
      6449,
      [1, 1, 0, 1, 1, 1, 0, 1, -1, 0],
      [],
      ['nightVision', 'stoneborn', 'stout'],
      [1, 1],
      25,
      'Short, tough people of the mountains.',
    ],
    [
      'elf',
      'Elf',
      6450,
      [0, 0, 1, 0, 0, 0, 1, 0, 2, 2],
      [],
      ['fleet', 'magicalAffinity', 'nightVision'],
      [1, 1],
      30,
      'Graceful people with sharp eyes.',
    ],
    [
      'goblin',
      'Goblin',
      6519,
      [-1, -1, 0, 1, 0, 0, 0, -1, 2, 1],
      [],
      ['craven', 'nightVision', 'sneaky'],
      [1, 1],
      5,
      'Small, sly and many.',
    ],
    [
      'jotun',
      'Jotun',
      6572,
      [4, 3, 0, 3, -1, -1, 0, 1, 0, 0],
      ['mammoth'],
      ['ferocious', 'frostborn', 'stout'],
      [2, 2],
      65,
      'Giants of the frost.',
    ],
  ],
  true,
);

export const aliens = speciesOf(
  'alien',
  ['living'],
  [
    [
      'pigman',
      'Pigman',
      6738,
      [2, 1, 0, 1, -1, 0, 0, 0, 0, 1],
      [],
      ['ferocious', 'scent', 'stout'],
      [1, 1],
      20,
      'Broad, snouted raiders.',
    ],
    [
      'quanar',
      'Quanar',
      6766,
      [-1, 0, 0, 1, 2, 1, 1, 1, 0, 1],
      [],
      ['fearless', 'technologicallyAdvanced'],
      [1, 1],
      30,
      'Cold minds behind great machines.',
    ],
    [
      'scilinoid',
      'Scilinoid',
      6813,
      [1, 1, 0, 1, -1, 0, 0, 0, 2, 1],
      [],
      ['adeptClimber', 'extraArm', 'ferocious'],
      [1, 1],
      25,
      'Many-limbed hunters.',
    ],
    [
      'zyntari',
      'Zyntari',
      7110,
      [-1, 0, 0, 1, 1, 0, 2, 2, 0, 0],
      [],
      ['hovering', 'magicalAffinity', 'magicalResistance'],
      [1, 1],
      25,
      'Frail, floating minds.',
    ],
  ],
  true,
);

const machineTraits = [
  'adaptive',
  'adeptClimber',
  'adeptLeaper',
  'adeptSwimmer',
  'amphibious',
  'behemoth',
  'bounding',
  'fearless',
  'ferocious',
  'fleet',
  'gargantuan',
  'hovering',
  'mammoth',
  'extraArm', // for 'Multi-Limbed', which the book uses and doesn't define (M7)
  'multiHeaded',
  'nightVision',
  'serpentine',
  'sneaky',
  'shambling',
  'stout',
  'durable',
  'jets',
  'roboticDrone',
  'tankTreadLegs',
  'targetingArray',
  'wheels',
] as const;

/** What robots may buy (L1545 to L1599). Behemoth, Gargantuan and Mammoth ask for a size: see the builder. */
export const robotOpen = machineTraits;

/** What constructs may buy: what robots may but Robotic Drone, and their own (L1600 to L1645). Spells come with the kind. */
export const constructOpen = [
  ...machineTraits.filter((trait) => trait !== 'roboticDrone'),
  'arcaneDrone',
  'mysticFount',
  'mysticLink',
  'ramshackle',
  'reassembly',
] as const;

/** What mutants may buy beside their species' own (L1506 to L1511): Extra Arm for 'Many-Limbed', which isn't defined (M7). */
export const mutantOpen = [
  'adeptClimber',
  'adeptLeaper',
  'adeptSwimmer',
  'amphibious',
  'bounding',
  'ferocious',
  'fleet',
  'gallop',
  'horrifying',
  'extraArm',
  'multiHeaded',
  'nightVision',
  'scent',
  'serpentine',
  'sneaky',
  'stoneSkin',
  'stout',
  'wings',
] as const;

/** What the undead may buy without a slot (L1536 to L1539). */
export const undeadOpen = [
  'mindlessDead',
  'horrifying',
  'shambling',
  'undifferentiated',
  'hovering',
  'incorporeal',
  'phasing',
] as const;

const machine = {
  bumps: perAttribute(() => []),
  mandatory: [],
  size: { wide: 1, long: 1 },
  cost: 0,
  house: true,
} as const;

/**
 * Robots and constructs buy bumps at 5 points each and choose a size (L1540 to L1544). Which bumps were allowed was a picture (M4): the
 * limits of custom species hold (L730). A robot without Arcane OFF is a house value.
 */
export const machines: readonly Species[] = [
  {
    ...machine,
    id: 'robot',
    name: 'Robot',
    kind: 'robot',
    line: 1540,
    text: 'A machine of the bumps and the size that you choose.',
    bumps: perAttribute((attribute) => (attribute === 'arcaneOff' ? null : [])),
    open: robotOpen,
    types: ['tech'],
  },
  {
    ...machine,
    id: 'construct',
    name: 'Construct',
    kind: 'construct',
    line: 1600,
    text: 'A body moved by magic, of the bumps and the size that you choose.',
    open: constructOpen,
    types: ['magicalBeing', 'mechanical'],
  },
];
