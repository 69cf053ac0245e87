import { rule } from '../effect.ts';
import { skillsOf } from './skill.ts';

/** L1818 to L1884. */
export const academics = skillsOf('academics', [
  [
    'biologicalStudy',
    'Biological Study',
    10,
    1824,
    'Names a type as the game starts: allies re-roll against the living of it.',
    rule('chooseType', { at: 'gameStart', enemies: 'living', gives: 'reroll' }),
  ],
  [
    'geographicalStudy',
    'Geographical Study',
    50,
    1835,
    'While it is on the map, every ally moves one further.',
    rule('alliesMove', { further: 1 }),
  ],
  [
    'medic',
    'Medic',
    10,
    1844,
    'Saves itself or an adjacent ally for the reserves by Technical OFF.', // A44
    rule('rescue', { test: 'technicalOff', dv: 6, within: 'adjacent', who: 'any' }),
  ],
  [
    'scientificAnalysis',
    'Scientific Analysis',
    20,
    1857,
    'Takes a captive out of the game: allies have a bump against its kind this turn.',
    rule('studyCaptive', { bump: 2, test: 'off' }),
  ],
  [
    'scientificKnowledge',
    'Scientific Knowledge',
    50,
    1870,
    'Names a type as it deploys: captives of it are worth one VP more.',
    rule('chooseType', { at: 'deployed', gives: 'vp', vp: 1 }),
  ],
  [
    'tacticalAnalysis',
    'Tactical Analysis',
    100,
    1880,
    'On the map as a turn starts, it gives one VP.',
    rule('vpAtTurnStart', { vp: 1 }),
  ],
]);
