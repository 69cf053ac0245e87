import { bumpOrRaise, forbid, lastChance, kicker, mustPass, reroll, rollAgain, rule } from '../effect.ts';
import { skillsOf } from './skill.ts';

/** L1681 to L1816: every unit may buy these. */
export const general = skillsOf('general', [
  ['alert', 'Alert', 5, 1687, 'A kicker to notice who sneaks.', kicker(6, 'detect', 'noticing')],
  [
    'beastMaster',
    'Beast Master',
    1,
    1694,
    'Wild allies that share its Detect range obey.', // A31
    rule('beastMaster'),
  ],
  ['dangerSense', 'Danger Sense', 2, 1700, 'Strikes back even from behind.', rule('dangerSense')], // A41
  [
    'entrench',
    'Entrench',
    5,
    1707,
    'Gives up a move that comes with an assault, for a better bump.',
    bumpOrRaise('off', 'assault', 'stayed'),
  ],
  [
    'giantKiller',
    'Giant Killer',
    5,
    1716,
    'A better bump against who is larger.',
    bumpOrRaise('off', 'assault', 'enemyLarger'),
  ],
  [
    'hordesman',
    'Hordesman',
    2,
    1725,
    'A Minion that goes to reserves on 5 or more instead of falling.',
    lastChance(5),
  ],
  [
    'intimidating',
    'Intimidating',
    6,
    1734,
    'Living foes in melee pass a test of morale or lose a die of each pool.',
    mustPass('enemy', 'arcaneDef', 6, 'meleeAssault', 'loseDie', true),
  ],
  [
    'intrepid',
    'Intrepid',
    3,
    1743,
    'A kicker against what tests morale.',
    kicker(6, 'arcaneDef', 'againstMorale'),
  ],
  [
    'ironWill',
    'Iron Will',
    2,
    1750,
    'Rolls any dice of Arcane DEF again, once.',
    rollAgain('any', 'arcaneDef'),
  ],
  [
    'loneWolf',
    'Lone Wolf',
    5,
    1757,
    'One re-roll while no ally is in Detect range.',
    reroll('any', 'noAllyInDetect'),
  ],
  [
    'minion',
    'Minion',
    -5,
    1770,
    'Face cards only deploy it, unless a Commander is near; worth one VP at most.',
    rule('noFaceCards', { unlessNear: 'commander' }),
  ],
  [
    'negotiator',
    'Negotiator',
    10,
    1780,
    'Living foes near, beasts apart, pass Technical DEF to assault it.',
    mustPass('enemy', 'technicalDef', 5, 'assaultsIt', 'negated'),
  ],
  [
    'pacifist',
    'Pacifist',
    -10,
    1787,
    'Uses no weapons; those it defeats go to reserves.',
    forbid('weapons'),
    rule('defeatsToReserves'),
  ],
  [
    'propaganda',
    'Propaganda',
    50,
    1797,
    'With a face card, a Technical assault makes a living foe one of yours.',
    rule('propaganda', { assault: 'technical' }),
  ],
  [
    'turncoat',
    'Turncoat',
    0,
    1808,
    'May go over to an enemy, who opens with it and their highest card.', // A61
    rule('turncoat'),
  ],
]);
