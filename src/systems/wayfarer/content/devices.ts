import { defineTable } from '../../../engine/table.ts';
import { type Ability, ability, abilityRow, type Written } from './ability.ts';
import { bump, immune, kicker, move, reroll, rule, saveDie } from './effect.ts';

export interface Device<Id extends string = string> extends Ability<Id> {
  /** May be bought for a vehicle, at twice the price (L4596). */
  readonly forVehicles: boolean;
}

const devicesOf = <const Id extends string>(forVehicles: boolean, written: readonly Written<Id>[]) => {
  const rows: readonly Device<Id>[] = written.map((one) => ({ ...ability(one), forVehicles }));
  defineTable(abilityRow, rows);
  return rows;
};

const carried = devicesOf(false, [
  [
    'gravPack',
    'Grav-Pack',
    32,
    4458,
    'Flies four increments further; falls unless Technical OFF succeeds. Drops in anywhere; may scatter.',
    rule('gravPack', { test: 'technicalOff', dv: 4, further: 4 }),
    rule('deploysOnto', { ground: 'any' }),
  ],
  [
    'flashlight',
    'Flashlight',
    2,
    4507,
    'As it is activated, takes darkness from one increment up to ten away, for the round.',
    rule('lightOne', { within: 10 }),
  ],
  [
    'lantern',
    'Lantern',
    8,
    4477,
    'Light in a radius of 8; takes a hand.',
    rule('light', { rank: 8 }),
    rule('hands', { hands: 1 }),
  ],
  [
    'medKit',
    'Med Kit',
    5,
    4483,
    'Saves a living ally in Detect range for the reserves by Technical OFF.',
    rule('rescue', { test: 'technicalOff', dv: 6, within: 'detect', who: 'living' }),
  ],
  [
    'misterMedic',
    'Mister Medic',
    60,
    4499,
    'It and adjacent allies that live have a lasting save die of 3.',
    rule('alliesSaveDie', { value: 3, within: 'adjacent', types: ['living'], self: true }),
  ],
  ['nightVisionGoggles', 'Night Vision Goggles', 1, 4517, 'Darkness costs nothing.', immune('darkness')],
  [
    'repairKit',
    'Repair Kit',
    5,
    4543,
    'Saves an ally of Tech in Detect range for the reserves by Technical OFF.',
    rule('rescue', { test: 'technicalOff', dv: 6, within: 'detect', who: 'tech' }),
  ],
  [
    'rollerSkates',
    'Roller Skates',
    -2,
    4557,
    'Two open increments are free, rough ones cost double; worse at climbing.',
    move('firstOpenFree', 2),
    move('roughDoubled'),
    bump(-2, 'athletics', 'climbing'),
  ],
  [
    'targetingReticle',
    'Targeting Reticle',
    20,
    4575,
    'A bump of 4 for shots with a face card.',
    bump(4, 'ballisticOff', 'ballisticAssault', 'faceCard'),
  ],
]);

const both = devicesOf(true, [
  [
    'metaTool',
    'Meta-Tool',
    2,
    4492,
    'One re-roll in Technical tests.',
    reroll(['technicalOff', 'technicalDef']),
  ],
  [
    'networkedCommunication',
    'Networked Communication',
    2,
    4509,
    'Shares Detect range with all allies that have it, wherever they are.',
    rule('sharesDetect', { with: 'networkedCommunication' }),
  ],
  [
    'omnicase',
    'Omnicase',
    20,
    4524,
    "By a face card, is a weapon or a device of an ally's in reserves until the round is over.",
    rule('omnicase', { card: 'face' }),
  ],
  [
    'omnitool',
    'Omnitool',
    52,
    4533,
    'One re-roll and a kicker in Technical tests.',
    reroll(['technicalOff', 'technicalDef']),
    kicker(5, ['technicalOff', 'technicalDef']),
  ],
  ['personalForceField', 'Personal Force Field', 25, 4541, 'A save die of 5.', saveDie(5)],
  [
    'stealthFieldGenerator',
    'Stealth Field Generator',
    100,
    4566,
    'Always sneaks, with a kicker against being noticed.',
    rule('alwaysSneaks'),
    kicker(6, 'athletics', 'sneaking'),
  ],
  [
    'techSpikes',
    'Tech Spikes',
    4,
    4590,
    'A Technical assault on adjacent Tech, which may strike back with Melee OFF.',
    rule('technicalAssault', { within: 'adjacent', only: 'tech', or: 'defeated', back: 'meleeOff' }),
  ],
  ['toolkit', 'Toolkit', 1, 4592, 'One re-roll in Technical OFF.', reroll('technicalOff')],
]);

/** L4457 to L4598. */
export const devices = [...carried, ...both] satisfies readonly Device[];

export type DeviceId = (typeof devices)[number]['id'];
