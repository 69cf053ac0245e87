import { acts } from '../../../../src/systems/riftbound/moves/index.ts';

/** What is done between fights alone, or with things that nobody brings to a battle: its own tests have it. */
const elsewhere: readonly string[] = [
  'levelUp',
  'gainAbility',
  'buy',
  'sell',
  'give',
  'wear',
  'takeOff',
  'eat',
  'drink',
  'fillBottles',
  'loadRope',
  'repair',
  'claimVehicle',
  'buildIn',
  'buyVehicle',
  'attach',
  'scan',
  'linkScanner',
  'hazardStrikes',
  'plasma',
  'rideOn',
];

/** All that the battles must reach, by kind: what is new among the acts is asked for here by itself. */
export const wanted = {
  act: acts.map(({ id }) => id).filter((id) => !elsewhere.includes(id)),
  event: [
    'moved',
    'seized',
    'seizeReturned',
    'turnLost',
    'tieRolled',
    'died',
    'fellCritical',
    'intercepted',
    'overwatchTaken',
    'overwatchShaken',
    'noHelp',
    'engineSwitched',
    'wattsMade',
    'gotOut',
    'rerolled',
  ],
  question: ['grapple', 'overwatch', 'panel.dodge', 'panel.dodged', 'panel.hit', 'seize.help'],
};
