import { defineTable } from '../../../engine/table.ts';
import { type Ability, ability, abilityRow, type Written } from './ability.ts';
import { forbid, immune, mustPass, reroll, rule } from './effect.ts';

export interface EquipmentEffect<Id extends string = string> extends Ability<Id> {
  /** Bought in ranks: its price is for each (R in the book). */
  readonly ranked: boolean;
}

const effectsOf = <const Id extends string>(ranked: boolean, written: readonly Written<Id>[]) => {
  const rows: readonly EquipmentEffect<Id>[] = written.map((one) => ({ ...ability(one), ranked }));
  defineTable(abilityRow, rows);
  return rows;
};

const once = effectsOf(false, [
  [
    'arcaneFoci',
    'Arcane Foci',
    1,
    4656,
    'One re-roll in Arcane OFF while it is carried.',
    reroll('arcaneOff'),
  ],
  [
    'armorPiercing',
    'Armor Piercing',
    10,
    4663,
    'Halves one kicker of armour, rounded down.', // A18
    rule('armourKicker', { halved: true }),
  ],
  [
    'closeQuarters',
    'Close Quarters',
    1,
    4688,
    'Loses no die against who is adjacent.',
    rule('noAdjacentPenalty'),
  ],
  ['coverLight', 'Cover (Light)', 20, 4696, 'Light cover against shots.', rule('cover', { save: 2 })],
  ['coverMedium', 'Cover (Medium)', 30, 4703, 'Medium cover against shots.', rule('cover', { save: 3 })],
  ['coverHeavy', 'Cover (Heavy)', 40, 4710, 'Heavy cover against shots.', rule('cover', { save: 4 })],
  [
    'crushingBlow',
    'Crushing Blow',
    1,
    4717,
    "Who holds it off without an uncontested 6 isn't activated this round.",
    rule('withoutSix', { after: 'notActivated' }),
  ],
  [
    'defender',
    'Defender',
    2,
    4726,
    'Its DEF bump counts beside another weapon, with a hand for it.',
    rule('defender', { hands: 1 }),
  ],
  ['heavy', 'Heavy', -1, 4745, 'No assault in a turn with a move or rush.', forbid('moveAndAssault')],
  [
    'impenetrable',
    'Impenetrable',
    5,
    4758,
    'Nothing that pierces armour changes its kickers.',
    rule('impenetrable'),
  ],
  ['lifeSupport', 'Life Support', 1, 4766, 'Gas and vacuum do no harm.', immune('atmosphere')],
  ['nonLethal', 'Non-Lethal', 0, 4774, 'Those it defeats go to reserves.', rule('defeatsToReserves')],
  [
    'penetrating',
    'Penetrating',
    1,
    4781,
    'Takes 1 from one kicker of armour.',
    rule('armourKicker', { by: -1 }),
  ],
  [
    'phasingStrike',
    'Phasing Strike/Shot',
    20,
    4788,
    "Kickers of armour don't count, unless they are against energy alone.",
    rule('armourKicker', { ignored: true, unlessAgainst: 'energy' }),
  ],
  [
    'press',
    'Press',
    1,
    4797,
    'Who holds it off without an uncontested 6 is pushed one increment.',
    rule('withoutSix', { after: 'pushed' }),
  ],
  [
    'reachingStrike',
    'Reaching Strike',
    1,
    4805,
    'Strikes one increment further.',
    rule('reach', { further: 1 }),
  ],
  [
    'scoped',
    'Scoped',
    14,
    4813,
    'Ten times the range in a turn without a move.',
    rule('rangeTimes', { times: 10, without: 'move' }),
  ],
  [
    'scattering',
    'Scattering',
    -4,
    4821,
    'A die above Ballistic OFF takes it two dice away in a random direction.',
    rule('scatter', { test: 'ballisticOff', dice: 2 }),
  ],
  ['silencer', 'Silencer', 10, 4825, "Shots don't end sneaking.", rule('keepsSneaking', { after: 'shot' })],
  [
    'stun',
    'Stun',
    2,
    4851,
    'The living that survive it pass Melee DEF or go to reserves.',
    mustPass('enemy', 'meleeDef', 6, 'livingSurvived', 'reserves'),
  ],
  ['twoHanded', 'Two-Handed', -1, 4868, 'Takes two hands.', rule('hands', { hands: 2 })],
  [
    'volley',
    'Volley',
    2,
    4874,
    'Reaches who is out of sight under open sky, with one fewer die.',
    rule('volley', { dice: -1 }),
  ],
  // Used by weapons of the book and defined nowhere (M7): readings. The prices are what the weapons' own leave for them: Single-Shot is the -1
  // by which the formula meets Blunderbuss, Crossbow and Musket (not the Black Powder Pistol); Piercing is free.
  ['singleShot', 'Single-Shot', -1, 3769, 'Shoots once a round.', rule('oncePer', { moment: 'round' })], // A60
  ['piercingShot', 'Piercing', 0, 3838, 'As Penetrating.', rule('armourKicker', { by: -1 })], // M7
]);

const ranked = effectsOf(true, [
  [
    'blast',
    'Blast',
    50,
    4671,
    'Spreads so many increments around the target.',
    rule('area', { shape: 'around' }),
  ],
  [
    'burst',
    'Burst',
    3,
    4677,
    'Each rank is one increment of an area, or one OFF re-roll.',
    rule('area', { shape: 'connected', orReroll: true }),
  ],
  [
    'emp',
    'EMP',
    2,
    4736,
    'Tech that survives it passes Technical DEF against the rank, or goes to reserves.',
    rule('emp', { test: 'technicalDef' }),
  ],
  ['illuminate', 'Illuminate', 1, 4752, 'Light in a radius of the rank.', rule('light')],
  ['stream', 'Stream', 3, 4843, 'Hits all on a straight line of the rank.', rule('area', { shape: 'line' })],
  ['takedown', 'Takedown', 5, 4859, 'Turns up dice of enemy saves by the rank.', rule('enemySave')],
  ['spread', 'Spread', 3, 3781, 'As Stream.', rule('area', { shape: 'line' })], // A59
]);

/** The compendium of effects of equipment (L4644 to L4882); each price is in those of the book's things already. */
export const equipmentEffects = [...once, ...ranked] satisfies readonly EquipmentEffect[];

export type EquipmentEffectId = (typeof equipmentEffects)[number]['id'];
