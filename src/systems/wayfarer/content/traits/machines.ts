import { abilities } from '../ability.ts';
import {
  dice,
  lastChance,
  forbid,
  kicker,
  lastingSaveDie,
  move,
  mustPass,
  reroll,
  rule,
  saveDie,
} from '../effect.ts';

/** Traits of robots alone, and of cyborgs (L1550 to L1599). */
export const robotTraits = abilities([
  ['durable', 'Durable', 25, 1557, 'A save die of 5.', saveDie(5)],
  [
    'jets',
    'Jets',
    50,
    1563,
    'Flies over ground and heights, twice as far.',
    move('ignoresTerrain'),
    move('doubled'),
  ],
  [
    'roboticDrone',
    'Robotic Drone',
    -10,
    1570,
    'Acts only near an ally with two dice in Technical OFF.',
    rule('drone', { needs: 'technicalOff', dice: 2 }),
  ],
  [
    'tankTreadLegs',
    'Tank Tread Legs',
    2,
    1578,
    'Rough ground is open; it never climbs.',
    move('roughIsOpen'),
    forbid('climbing'),
  ],
  [
    'targetingArray',
    'Targeting Array',
    30,
    1586,
    'Shooting with a face card, static DVs are one lower, enemy pools one die smaller.',
    rule('staticDv', { by: -1 }),
    dice('enemy', -1, 'def', 'ballisticAssault', 'faceCard'),
  ],
  [
    'wheels',
    'Wheels',
    0,
    1594,
    'Open ground costs half; it never climbs.',
    move('openHalved'),
    forbid('climbing'),
  ],
]);

/** Traits of constructs (L1604 to L1645). */
export const constructTraits = abilities([
  [
    'arcaneDrone',
    'Arcane Drone',
    -10,
    1609,
    'Acts only near an ally with a die in Arcane OFF.',
    rule('drone', { needs: 'arcaneOff', dice: 1 }),
  ],
  [
    'mysticFount',
    'Mystic Fount',
    5,
    1617,
    'Allies in its Detect range re-roll a die of Arcane OFF.',
    rule('alliesReroll', { tests: ['arcaneOff'], within: 'detect' }),
  ],
  [
    'mysticLink',
    'Mystic Link',
    2,
    1624,
    'Shares Detect range with every ally that has Arcane OFF.',
    rule('sharesDetect', { with: 'arcaneOff' }),
  ],
  [
    'ramshackle',
    'Ramshackle',
    -10,
    1631,
    'Passes Technical DEF to act at all, or is back in reserves.',
    mustPass('self', 'technicalDef', 4, 'activated', 'reserves'),
  ],
  [
    'reassembly',
    'Reassembly',
    25,
    1639,
    'A save die of 3 that lasts; of 2 against what smashes.',
    lastingSaveDie(3),
    rule('saveDieAgainst', { value: 2, types: ['smashing'] }),
  ],
]);

/** Implants of what lives, or is undead (L1446 to L1471). */
export const cybernetics = abilities([
  [
    'cybernetics',
    'Cybernetics',
    5,
    1459,
    'Re-rolls a die of Athletics or Detect, or against who has no Tech.',
    reroll(['athletics', 'detect']),
    reroll(['off', 'def'], 'assault', 'enemyNotTech'),
  ],
  [
    'neuralInterfaceModule',
    'Neural Interface Module',
    5,
    1467,
    'A kicker to operate technical features.',
    kicker(5, 'technicalOff', 'operatingTech'),
  ],
]);

/** Mutations of what lives, or is undead (L1474 to L1511). */
export const mutations = abilities([
  [
    'geneticEngineering',
    'Genetic Engineering',
    45,
    1487,
    'A bump of 1, or one more on one it has, in every test but Arcane OFF.',
    rule('bumpOrRaiseAllBut', { bump: 1, raise: 1, but: ['arcaneOff'] }),
  ],
  [
    'unstableMutations',
    'Unstable Mutations',
    10,
    1496,
    'One die as it deploys: a save die from 3 up, never deployed on 2, captured on 1.',
    rule('unstable', { saveDieFrom: 3, stays: 2, captured: 1 }),
  ],
]);

/** What the dead have (L1512 to L1534). */
export const undeath = abilities([
  [
    'undead',
    'Undead',
    20,
    1521,
    'Unless magic defeats it, one die of 4 or more sends it to reserves.',
    lastChance(4, 'notByMagic'),
  ],
  [
    'mindlessDead',
    'Mindless Dead',
    -6,
    1525,
    'No card above 8 activates it, unless a Commander is near.', // A31
    rule('cardAtMost', { value: 8, unlessNear: 'commander' }),
  ],
]);
