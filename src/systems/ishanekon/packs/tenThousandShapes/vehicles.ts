import type { Written } from '../schema.ts';

/** Two vehicles: a quick one for two, and one that has every module there is. All ours. */
export const vehicles: Written<'vehicles'> = [
  {
    name: 'Skimmer',
    text: 'Two seats, one lever, no brakes.',
    tags: ['beginner', 'core'],
    size: 'big',
    level: 1,
    stats: { strength: 8, dexterity: 14, constitution: 9 },
    talents: ['Fleet'],
  },
  {
    name: 'Land Barge',
    text: 'A house on treads that somebody has taught to shoot.',
    rank: 'elite',
    size: 'huge',
    level: 3,
    modules: [
      { kind: 'captainsSeat' },
      { kind: 'empoweredPlatform', source: 'technology' },
      { kind: 'engineerRoom' },
      { kind: 'weaponPlatform', path: 'pathOfAttack' },
    ],
  },
];
