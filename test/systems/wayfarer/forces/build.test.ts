import { describe, expect, test } from 'vitest';
import { begun } from '../../../../src/systems/wayfarer/forces/plan.ts';
import { horse, robot, unitOf, warrior, wolf, wrongWith } from './some.ts';

describe('A unit', () => {
  test('by all rules has nothing wrong', () => {
    expect(wrongWith(warrior)).toEqual([]);
  });

  test('costs 3 for each die of an attribute (L1658)', () => {
    expect(unitOf(warrior).card.value).toBe(24);
  });

  test('costs 1 at least (L665)', () => {
    const kobold = {
      ...warrior,
      species: 'kobold',
      dice: { meleeOff: 1, meleeDef: 1, athletics: 1, detect: 1 },
    };
    expect(unitOf(kobold).card.value).toBe(1);
  });

  test('costs what its species, traits, dice, skills, spells and gear cost together (L662)', () => {
    const all = {
      ...warrior,
      traits: ['stout'],
      skills: ['charge'],
      spells: ['curse'],
      gear: ['sword', 'mail'],
    };
    expect(unitOf(all).bill).toEqual({
      species: 0,
      bumps: 0,
      traits: 4,
      dice: 24,
      skills: 5,
      spells: 4,
      gear: 26,
      mount: 0,
    });
  });

  test('is worth a VP for each 50 points, rounded down (L666)', () => {
    expect(unitOf({ ...warrior, gear: ['personalForceField', 'omnitool'] }).card.vp).toBe(2);
  });

  test('is worth one VP at least (L667)', () => {
    expect(unitOf(warrior).card.vp).toBe(1);
  });

  test('has the types of species, occupation and templates (L1665)', () => {
    expect(unitOf(warrior).card.types).toEqual(['human', 'living', 'warrior']);
  });

  test('of a species that nobody knows is refused, with the nearest name', () => {
    expect(() => unitOf({ ...warrior, species: 'humna' })).toThrow('unknownPart');
  });
});

describe('Its card', () => {
  test('has the kickers of armour in both DEF boxes (L4234)', () => {
    const { attributes } = unitOf({ ...warrior, gear: ['mail'] }).card;
    expect([attributes.meleeDef?.kickers, attributes.ballisticDef?.kickers]).toEqual([[2], [2]]);
  });

  test('has the bump of armour in Athletics (L4238)', () => {
    expect(unitOf({ ...warrior, gear: ['mail'] }).card.attributes.athletics?.bumps).toEqual([-1]);
  });

  test('has armour of chance as dice for each test (A46)', () => {
    expect(unitOf({ ...warrior, gear: ['piecemeal'] }).card.attributes.meleeDef?.rolled).toEqual([
      { dice: 1, plus: -2 },
    ]);
  });

  test('has no bumps of weapons (A8)', () => {
    expect(unitOf({ ...warrior, gear: ['sword'] }).card.attributes.meleeOff?.bumps).toEqual([]);
  });

  test('has the save dice of traits and things, and whether they last', () => {
    const wormy = {
      ...warrior,
      templates: ['mutant' as const],
      traits: ['unstableMutations', 'multiHeaded'],
    };
    expect(unitOf({ ...wormy, gear: ['personalForceField'] }).card.saveDice).toEqual([
      { value: 1, ablative: true, from: 'multiHeaded' },
      { value: 5, ablative: true, from: 'personalForceField' },
    ]);
  });

  test('leaves a save die on earth alone to the moment (L1024)', () => {
    const dwarf = { ...warrior, species: 'dwarf', traits: ['stoneborn'] };
    expect(unitOf(dwarf).card.saveDice).toEqual([]);
  });

  test('has a hand more for each Extra Arm (L837)', () => {
    const arms = { ...warrior, species: 'scilinoid', traits: ['extraArm', 'extraArm'] };
    expect([unitOf(arms).card.hands, wrongWith(arms)]).toEqual([4, []]);
  });

  test('is a size larger in an Armor Pod, and Tech (L4270)', () => {
    const { size, types } = unitOf({ ...warrior, gear: ['armorPod'] }).card;
    expect([size, types.includes('tech')]).toEqual([{ wide: 2, long: 2 }, true]);
  });

  test('has no box where a beast has no such attribute (L2959)', () => {
    expect(unitOf(wolf).card.attributes.technicalOff).toBeNull();
  });
});

describe('A mounted unit (L2978 to L3000)', () => {
  const rider = { ...warrior, mount: horse };

  test('by all rules has nothing wrong', () => {
    expect(wrongWith(rider)).toEqual([]);
  });

  test('costs rider and mount', () => {
    expect(unitOf(rider).card.value).toBe(unitOf(warrior).card.value + unitOf(horse).card.value);
  });

  test("has its mount's Athletics", () => {
    expect(unitOf(rider).card.attributes.athletics?.dice).toBe(3);
  });

  test('has the bumps of both species in Melee OFF', () => {
    expect(unitOf({ ...rider, species: 'orc' }).card.attributes.meleeOff?.bumps).toEqual([2, 2]);
  });

  test('shoots with a bump of -2', () => {
    expect(unitOf(rider).card.attributes.ballisticOff?.bumps).toEqual([-2]);
  });

  test('needs a mount that is larger (L2979)', () => {
    expect(wrongWith({ ...warrior, mount: wolf })).toEqual(['mountTooSmall L2979']);
  });
});

describe('Slots', () => {
  test('are two for a troop (L570)', () => {
    expect(wrongWith({ ...warrior, skills: ['charge', 'rage', 'alert'] })).toEqual(['slotsSpent L562']);
  });

  test('have no end for a hero (A34)', () => {
    const skills = ['charge', 'rage', 'alert', 'corner', 'impale', 'duelist'];
    expect(wrongWith({ ...warrior, rank: 'hero', skills })).toEqual([]);
  });

  test('are two for a skill of another category (L1677)', () => {
    const elf = { ...warrior, species: 'elf', skills: ['medic'] };
    expect(unitOf(elf).slots).toEqual({ used: 2, most: 2, left: 0 });
  });

  test('are one for a skill of the General category (L1679)', () => {
    expect(unitOf({ ...warrior, skills: ['alert'] }).slots.used).toBe(1);
  });

  test('are one for the first skill of another category, where Adaptive could be had and was not (L761)', () => {
    expect(unitOf({ ...warrior, skills: ['medic'] }).slots.used).toBe(1);
  });

  test('are one for a spell of its own (L4889)', () => {
    expect(unitOf({ ...warrior, spells: ['curse'] }).slots.used).toBe(1);
  });

  test('are not taken by mandatory traits (L706)', () => {
    expect(unitOf({ ...warrior, species: 'minotaur' }).slots.used).toBe(0);
  });

  test('are not taken by what cybernetics give (L1448)', () => {
    const cyborg = {
      ...warrior,
      templates: ['cyborg' as const],
      traits: ['cybernetics', 'neuralInterfaceModule'],
    };
    expect([unitOf(cyborg).slots.used, wrongWith(cyborg)]).toEqual([0, []]);
  });

  test('are taken by what cybernetics open (L1450)', () => {
    const cyborg = { ...warrior, templates: ['cyborg' as const], traits: ['cybernetics', 'jets'] };
    expect(unitOf(cyborg).slots.used).toBe(1);
  });

  test('are not taken by the usual traits of the undead (L1539)', () => {
    const ghost = {
      ...warrior,
      templates: ['undead' as const],
      traits: ['incorporeal', 'hovering', 'phasing'],
    };
    expect([unitOf(ghost).slots.used, wrongWith(ghost)]).toEqual([0, []]);
  });
});

describe('Templates', () => {
  test('make the living undead, and no longer living (L1514)', () => {
    const { types } = unitOf({ ...warrior, templates: ['undead'] }).card;
    expect(types).toEqual(['human', 'undead', 'warrior']);
  });

  test('have their mandatory trait in the price (L1521)', () => {
    expect(unitOf({ ...warrior, templates: ['undead'] }).card.value).toBe(44);
  });

  test('of cyborgs need one of its traits (L1446)', () => {
    expect(wrongWith({ ...warrior, templates: ['cyborg'] })).toEqual(['templateNeedsTrait L1446']);
  });

  test('are for who lives: no robot is undead (L1513)', () => {
    expect(wrongWith({ ...robot(1, 1), templates: ['undead'] })).toEqual(['templateNeeds L1513']);
  });

  test('of magi-tech sell one bump of Arcane OFF and DEF (L1650)', () => {
    const magi = { ...warrior, templates: ['magiTech' as const], bumps: { arcaneOff: 1 } };
    expect([unitOf(magi).bill.bumps, wrongWith(magi)]).toEqual([5, []]);
  });

  test('of magi-tech sell no second point of it (L1650)', () => {
    const magi = { ...warrior, templates: ['magiTech' as const], bumps: { arcaneOff: 2 } };
    expect(wrongWith(magi)).toEqual(['noBumpsForSale L1650']);
  });

  test('of magi-tech leave Reassembly to constructs (L1650)', () => {
    const magi = { ...warrior, templates: ['magiTech' as const], traits: ['reassembly'] };
    expect(wrongWith(magi)).toEqual(['traitNotOpen L700']);
  });
});

describe('Robots and constructs (L1540 to L1604)', () => {
  test('pay 5 for each point of a bump', () => {
    expect(unitOf({ ...robot(1, 1), bumps: { meleeOff: 3, detect: -1 } }).bill.bumps).toBe(10);
  });

  test('have bumps of 4 at most (L730)', () => {
    expect(wrongWith({ ...robot(1, 1), bumps: { meleeOff: 5 } })).toEqual(['bumpBeyond L730']);
  });

  test('are Mammoth at 2x2 (L1548)', () => {
    expect(wrongWith({ ...robot(2, 2), traits: ['mammoth'] })).toEqual([]);
  });

  test('are not Mammoth at 1x1 (L1548)', () => {
    expect(wrongWith({ ...robot(1, 1), traits: ['mammoth'] })).toEqual(['traitNeedsSize L1547']);
  });

  test('that are constructs are no Robotic Drones (L1603)', () => {
    const golem = { ...robot(1, 1), species: 'construct', traits: ['roboticDrone'] };
    expect(wrongWith(golem)).toEqual(['traitNotOpen L700']);
  });

  test('alone sell bumps', () => {
    expect(wrongWith({ ...warrior, bumps: { meleeOff: 1 } })).toEqual(['noBumpsForSale L1542']);
  });

  test('alone choose a size (L709)', () => {
    expect(wrongWith({ ...warrior, size: { wide: 2, long: 2 } })).toEqual(['sizeIsGiven L709']);
  });
});

describe('Occupation and dice', () => {
  test('belong together for all but beasts (L1655)', () => {
    expect(wrongWith({ ...warrior, occupation: null })).toEqual(['needsOccupation L1655']);
  });

  test('stay within the range of the occupation (L1657)', () => {
    expect(wrongWith({ ...warrior, dice: { ...warrior.dice, meleeOff: 0 } })).toEqual([
      'diceOutOfRange L1657',
    ]);
  });

  test('are no occupation for a beast (L2967)', () => {
    expect(wrongWith({ ...wolf, occupation: 'warrior' })).toEqual(['beastsHaveNoOccupation L2967']);
  });

  test('are one at least in all that a beast has (L2969)', () => {
    expect(wrongWith({ ...wolf, dice: { ...wolf.dice, arcaneDef: 0 } })).toEqual(['diceOutOfRange L2969']);
  });

  test('can not be bought for what a beast lacks (L2959)', () => {
    expect(wrongWith({ ...wolf, dice: { ...wolf.dice, ballisticOff: 1 } })).toEqual([
      'noSuchAttribute L2959',
    ]);
  });

  test('of Technical OFF are none for who is bestial (L804)', () => {
    const ghoul = {
      ...warrior,
      species: 'ghoul',
      traits: ['bestial'],
      dice: { ...warrior.dice, technicalOff: 1 },
    };
    expect(wrongWith(ghoul)).toEqual(['noTechnicalOff L808']);
  });
});

describe('Traits, skills and gear', () => {
  test.each([
    ['a trait of another species (L700)', { ...warrior, traits: ['wings'] }, 'traitNotOpen L700'],
    ['a skill twice (L843)', { ...warrior, skills: ['charge', 'charge'] }, 'twice L843'],
    ['Hordesman without Minion (L1731)', { ...warrior, skills: ['hordesman'] }, 'skillNeeds L1731'],
    [
      'a Minion of two VP (L1777)',
      { ...warrior, skills: ['minion'], gear: ['phaseblade', 'riotShield'] },
      'skillNeeds L1777',
    ],
    ['Swoop without Wings (L2511)', { ...warrior, skills: ['swoop'] }, 'skillNeeds L2511'],
    [
      'Strike of Unmaking without magic (L2493)',
      { ...warrior, skills: ['strikeOfUnmaking'] },
      'skillNeeds L2493',
    ],
    ['a beast that phalanxes (L2970)', { ...wolf, skills: ['phalanx'] }, 'notABeastsSkill L2970'],
    [
      'a beast that casts without Arcane OFF (L2971)',
      { ...wolf, spells: ['curse'] },
      'noSpellsForBeast L2971',
    ],
    ['a wild beast with a sword (L1065)', { ...wolf, gear: ['sword'] }, 'noEquipment L808'],
    [
      'a Pacifist with a sword (L1791)',
      { ...warrior, skills: ['pacifist'], gear: ['sword'] },
      'noWeapons L1791',
    ],
    ['two suits of armour (ours)', { ...warrior, gear: ['mail', 'leathers'] }, 'oneArmour L4235'],
  ])('refuse %s', (_, plan, wanted) => {
    expect(wrongWith(plan)).toEqual([wanted]);
  });

  test('let a Pacifist wear armour', () => {
    expect(wrongWith({ ...warrior, skills: ['pacifist'], gear: ['mail'] })).toEqual([]);
  });

  test('let a magical being strike to unmake (L2493)', () => {
    expect(wrongWith({ ...warrior, species: 'orc', skills: ['strikeOfUnmaking'] })).toEqual([]);
  });

  test('let a monster with Arcane OFF buy spells (L2971)', () => {
    const naga = { ...wolf, species: 'naga', dice: { ...wolf.dice, arcaneOff: 1 }, spells: ['curse'] };
    expect(wrongWith(naga)).toEqual([]);
  });
});

describe('A name', () => {
  test('with the mark that divides fields is refused, as no line could hold it', () => {
    expect(unitOf({ ...begun('A; B', 'human'), ...{ occupation: 'cleric' } }).refusals[0]?.code).toBe(
      'badName',
    );
  });
});
