import { defineTable } from '../../../engine/table.ts';
import { type Ability, ability, abilityRow, type Written } from './ability.ts';
import { dice, immune, kicker, move, rule } from './effect.ts';

export interface VehicleFeature<Id extends string = string> extends Ability<Id> {
  readonly ranked: boolean;
  /** Types it adds. */
  readonly types: readonly string[];
}

const featuresOf = <const Id extends string>(
  adds: { readonly ranked: boolean; readonly types: readonly string[] },
  written: readonly Written<Id>[],
) => {
  const rows: readonly VehicleFeature<Id>[] = written.map((one) => ({ ...ability(one), ...adds }));
  defineTable(abilityRow, rows);
  return rows;
};

const plain = featuresOf({ ranked: false, types: [] }, [
  [
    'armorPlatingHeavy',
    'Armor Plating (Heavy)',
    120,
    5307,
    'A kicker of 6 in Melee and Ballistic DEF.',
    kicker(6, ['meleeDef', 'ballisticDef']),
  ],
  [
    'armorPlatingLight',
    'Armor Plating (Light)',
    40,
    5313,
    'A kicker of 4 in Melee and Ballistic DEF.',
    kicker(4, ['meleeDef', 'ballisticDef']),
  ],
  [
    'armorPlatingMedium',
    'Armor Plating (Medium)',
    50,
    5321,
    'A kicker of 5 in Melee and Ballistic DEF.',
    kicker(5, ['meleeDef', 'ballisticDef']),
  ],
  [
    'flyer',
    'Flyer',
    40,
    5329,
    'Flies; a stall needs Maneuverability 6/6, and rammed foes have a kicker.', // A47
    move('ignoresTerrain'),
    rule('rammedKicker', { value: 6 }),
    rule('stallTest', { dvs: '6/6' }),
  ],
  [
    'openFaced',
    'Open Faced',
    -20,
    5340,
    'Occupants can be assaulted, from heavy cover.',
    rule('occupantsOpen', { save: 4 }),
  ],
  [
    'roboticArm',
    'Robotic Arm',
    90,
    5348,
    'Fights hand to hand, with a kicker, and holds as Serpentine does.',
    kicker(5, 'meleeOff'),
    rule('hold', { off: 'meleeOff', def: 'meleeDef' }),
    rule('meleeAssaults'),
  ],
  [
    'searchLights',
    'Search Lights',
    10,
    5356,
    'Darkness costs it and its occupants nothing.',
    immune('darkness'),
  ],
  ['skimmer', 'Skimmer', 20, 5363, "All ground that isn't elevated is open.", move('allButElevatedIsOpen')],
  [
    'tankTreads',
    'Tank Treads',
    50,
    5370,
    'Rough ground is open; a kicker when it runs over units.',
    move('roughIsOpen'),
    kicker(4, 'meleeDef', 'runningOver'),
  ],
  [
    'vehicleTargetingArray',
    'Targeting Array',
    30,
    5378,
    'Shooting with a face card, static DVs are one lower, enemy pools one die smaller.',
    rule('staticDv', { by: -1 }),
    dice('enemy', -1, 'def', 'ballisticAssault', 'faceCard'),
  ],
  [
    'turboBoosters',
    'Turbo-Boosters',
    30,
    5386,
    'Twice as far, if it passes Maneuverability at each turn.',
    rule('turbo', { dv: 6, times: 2 }),
  ],
  ['vehicleWheels', 'Wheels', 0, 5402, 'The first five open increments are free.', move('firstOpenFree', 5)],
]);

const thinking = featuresOf({ ranked: false, types: ['robot', 'tech'] }, [
  ['ai', 'A.I.', 50, 5299, 'Moves and shoots without a pilot.', rule('noPilot')],
]);

const walking = featuresOf({ ranked: true, types: [] }, [
  ['walker', 'Walker', 6, 5395, 'Athletics of its rank: rushes, climbs and leaps.', rule('walks')],
]);

/** L5298 to L5408. */
export const vehicleFeatures = [...plain, ...thinking, ...walking] satisfies readonly VehicleFeature[];

export type VehicleFeatureId = (typeof vehicleFeatures)[number]['id'];

/** What only weapons of vehicles may have; not doubled in price (L5278 to L5297; A52). */
export const vehicleWeaponEffects = [
  {
    id: 'superHeavy',
    name: 'Super-Heavy',
    cost: 30,
    line: 5285,
    text: 'For vehicles alone: a kicker of 5 in OFF, and Takedown 1.',
    effects: [kicker(5, 'off'), rule('hasEffect', { effect: 'takedown', rank: 1 })],
  },
  {
    id: 'turretMounted',
    name: 'Turret-Mounted',
    cost: 10,
    line: 5293,
    text: 'Fires whichever way the vehicle faces.',
    effects: [rule('anyFacing')],
  },
] as const satisfies readonly Ability[];

export type VehicleWeaponEffectId = (typeof vehicleWeaponEffects)[number]['id'];
