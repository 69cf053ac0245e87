import { rule } from '../effect.ts';
import { skillsOf } from './skill.ts';

/** L2540 to L2621. */
export const psionics = skillsOf('psionics', [
  [
    'empathicBloodlust',
    'Empathic Bloodlust',
    50,
    2546,
    'With a face card, the living near pass Arcane DEF or set upon the nearest unit.',
    rule('bloodlust', { test: 'arcaneOff', dv: 6, resist: 5 }),
  ],
  [
    'empathicDread',
    'Empathic Dread',
    20,
    2562,
    'With a face card, foes near beat its Arcane OFF by morale or go to reserves.',
    rule('dread', { test: 'arcaneOff', against: 'arcaneDef', morale: true }),
  ],
  [
    'empathicEmboldening',
    'Empathic Emboldening',
    20,
    2573,
    'Allies near may use its Arcane DEF.',
    rule('lends', { attribute: 'arcaneDef', within: 'detect' }),
  ],
  [
    'empathicSubdual',
    'Empathic Subdual',
    5,
    2581,
    'Foes near pass Arcane DEF against its Arcane OFF and 3, to assault at all.', // A28
    rule('subdual', { test: 'arcaneDef', plus: 3, most: 6 }),
  ],
  [
    'mentalAssault',
    'Mental Assault',
    20,
    2591,
    'An Arcane assault on a living mind; who survives may lose its activation.',
    rule('arcaneAssault', { types: ['psionic'], within: 'detect', only: 'living', after: 5 }),
  ],
  [
    'telekinisis',
    'Telekinisis',
    15,
    2603,
    'With a face card, moves what it sees by its best Arcane OFF die.',
    rule('telekinesis', { test: 'arcaneOff', card: 'face' }),
  ],
  [
    'telepathy',
    'Telepathy',
    50,
    2613,
    'With a face card, all that lives is in its Detect range this turn.',
    rule('telepathy', { card: 'face' }),
  ],
]);
