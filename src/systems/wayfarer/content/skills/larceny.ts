import { bumpOrRaise, rerollEnemy, rule } from '../effect.ts';
import { skillsOf } from './skill.ts';

/** L2217 to L2319. */
export const larceny = skillsOf('larceny', [
  [
    'backstab',
    'Backstab',
    4,
    2223,
    'From behind, re-rolls one enemy DEF die in melee.',
    rerollEnemy('def', 'meleeAssault', 'fromBehind'),
  ],
  [
    'disguise',
    'Disguise',
    20,
    2231,
    'Deployed with a face card, takes the place of a foe that shares two types.', // A43
    rule('takePlace', { card: 'face', types: 2 }),
  ],
  [
    'hideInPlainSight',
    'Hide in Plain Sight',
    10,
    2239,
    'Sneaks without cover while no foe has it in Detect range.',
    rule('hideInPlainSight'),
  ],
  [
    'infiltrate',
    'Infiltrate',
    6,
    2248,
    'Deploys to any tile that no foe sees.',
    rule('deploysOnto', { ground: 'unseen' }),
  ],
  ['loot', 'Loot', 10, 2256, 'One VP more for an objective it holds.', rule('objectiveVp', { vp: 1 })],
  [
    'misdirect',
    'Misdirect',
    5,
    2263,
    'Athletics against Detect before an assault, to turn the foe around.',
    rule('turnAround', { test: 'athletics', against: 'detect' }),
  ],
  [
    'openLock',
    'Open Lock',
    3,
    2277,
    'A better bump to open doors.',
    bumpOrRaise('technicalOff', 'openingDoors'),
  ],
  [
    'scurry',
    'Scurry',
    2,
    2285,
    'Athletics against the attacker: one tile away, out of range if it can.',
    rule('scurry', { test: 'athletics' }),
  ],
  [
    'shadowStride',
    'Shadow Stride',
    10,
    2294,
    'Once it has moved to where no foe sees it, is at once anywhere that none sees.',
    rule('shadowStride'),
  ],
  [
    'spy',
    'Spy',
    10,
    2304,
    'Instead of acting, Detect makes the player of a foe in sight discard at random.',
    rule('spy', { test: 'detect', dv: 6 }),
  ],
  [
    'stealthAssault',
    'Stealth Assault',
    20,
    2314,
    'Goes on sneaking whatever it does.',
    rule('keepsSneaking', { after: 'any' }),
  ],
]);
