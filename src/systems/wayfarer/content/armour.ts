import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { type Effect, kicker, saveDie } from './effect.ts';
import { type Has, hasOf, type WrittenHas } from './weapons/weapon.ts';

/** A kicker of armour: a number, or so many dice plus something, rolled for each test (A46); nothing at 0 or less. */
export type ArmourKicker = number | { readonly dice: number; readonly plus: number };

export interface Armour {
  readonly id: string;
  readonly name: string;
  readonly line: number;
  readonly text: string;
  readonly meleeDef: ArmourKicker;
  readonly ballisticDef: ArmourKicker;
  /** Bumps; a positive one also adds to movement, or to Detect range (L4238 to L4241; A20). */
  readonly athletics: number;
  readonly detect: number;
  readonly has: readonly Has[];
  readonly effects: readonly Effect[];
  /** Types it adds to who wears it. */
  readonly types: readonly string[];
  /** Added to both values of the wearer's size. */
  readonly size: number;
  readonly cost: number;
}

type Written = readonly [
  id: string,
  name: string,
  line: number,
  meleeDef: ArmourKicker,
  ballisticDef: ArmourKicker,
  athletics: number,
  detect: number,
  has: readonly WrittenHas[],
  cost: number,
  text: string,
  adds: { readonly types: readonly string[]; readonly size: number },
  ...effects: readonly Effect[],
];

const armourRow = row.extend({ line: z.int().positive(), cost: z.int() });

/** Makes a table of armour, checked. */
export const armourOf = (rows: readonly Armour[]): readonly Armour[] => {
  defineTable(armourRow, rows);
  return rows;
};

const nothing = { types: [], size: 0 };
const tech = { types: ['tech'], size: 0 };

const written: readonly Written[] = [
  [
    'armorPod',
    'Armor Pod',
    4256,
    6,
    6,
    1,
    1,
    ['impenetrable', 'lifeSupport'],
    186,
    'A walking shell around its wearer.',
    { types: ['tech'], size: 1 },
    kicker(4, 'meleeOff'),
    saveDie(5),
  ],
  [
    'enviroArmor',
    'Enviro-Armor',
    4276,
    5,
    5,
    -2,
    1,
    ['impenetrable', 'lifeSupport'],
    71,
    'For the worst places there are.',
    nothing,
    kicker(5, 'def', 'byEnergy'),
    saveDie(2),
  ],
  [
    'heartsuit',
    'Heartsuit',
    4294,
    2,
    2,
    0,
    0,
    [],
    28,
    'Light weave against energy.',
    nothing,
    kicker(3, 'def', 'byEnergy'),
    saveDie(1),
  ],
  ['hides', 'Hides', 4310, 1, 1, 0, 0, [], 13, 'Warm fur.', nothing, kicker(3, 'def', 'byCold')],
  [
    'impactArmor',
    'Impact Armor',
    4325,
    4,
    5,
    -1,
    0,
    ['impenetrable'],
    55,
    'Plates against bullets.',
    nothing,
    kicker(5, 'def', 'byPiercing'),
  ],
  [
    'junkmail',
    'Junkmail',
    4341,
    { dice: 1, plus: 0 },
    { dice: 1, plus: 0 },
    -1,
    0,
    [],
    40,
    'Scrap: sometimes it holds.',
    nothing,
  ],
  ['leathers', 'Leathers', 4355, 1, 1, 0, 0, [], 10, 'Light, and no hindrance.', nothing],
  ['mail', 'Mail', 4382, 2, 2, -1, 0, [], 15, 'Rings of steel.', nothing],
  [
    'piecemeal',
    'Piecemeal',
    4404,
    { dice: 1, plus: -2 },
    { dice: 1, plus: -2 },
    0,
    0,
    [],
    15,
    'What could be found.',
    nothing,
  ],
  [
    'plateArmor',
    'Plate Armor',
    4405,
    3,
    3,
    -2,
    -1,
    [],
    15,
    'Steel from head to foot.',
    nothing,
    kicker(2, 'def', 'bySmashing'),
  ],
  [
    'powerArmor',
    'Power Armor',
    4421,
    6,
    6,
    0,
    1,
    ['impenetrable', 'lifeSupport'],
    166,
    'Strength by machine.',
    tech,
    kicker(3, 'meleeOff'),
    saveDie(4),
  ],
  [
    'pressureSuit',
    'Pressure Suit',
    4439,
    4,
    3,
    -2,
    -1,
    ['lifeSupport'],
    25,
    'For the void.',
    nothing,
    kicker(4, 'def', 'byEnergy'),
  ],
];

/** L4242 to L4453, as printed. */
export const armour = armourOf(
  written.map(
    ([id, name, line, meleeDef, ballisticDef, athletics, detect, has, cost, text, adds, ...effects]) => ({
      id,
      name,
      line,
      text,
      meleeDef,
      ballisticDef,
      athletics,
      detect,
      has: hasOf(has),
      effects,
      ...adds,
      cost,
    }),
  ),
);
