import { describe, expect, it } from 'vitest';
import { rowOf } from '../../../../src/engine/table.ts';
import { abilities } from '../../../../src/systems/zafir/content/abilities.ts';
import { classes } from '../../../../src/systems/zafir/content/classes.ts';

const symbol = { action: '>', actionEnds: '>|', free: '-', passive: 'passive', reaction: 'reaction' };

describe('activation, cooldown, charges and range of an ability', () => {
  it.each([
    ['ignite', '>|', 3, 2, 'short'],
    ['terrorize', '>', 2, 2, 'medium'],
    ['animateCover', '>', 3, null, 'short'],
    ['curse', '>', 2, null, 'medium'],
    ['focus', 'passive', null, null, null],
    ['daevicClaws', '>|', 3, null, 'medium'],
    ['discarnate', 'passive', null, null, null],
    ['encourage', '>', 3, null, 'long'],
    ['etherealSuspension', '>|', 3, null, 'long'],
    ['guidance', '>|', 2, null, 'medium'],
    ['mindFlay', '>|', 3, null, 'long'],
    ['soulRend', '>|', 3, null, 'long'],
    ['animalFamiliar', 'passive', null, null, null],
    ['arcaneBolt', '>|', 3, null, 'medium'],
    ['arcaneDefenses', '>', 2, null, 'medium'],
    ['baldyrsGait', '>', null, 2, 'self'],
    ['blindingSunlight', '>|', 3, null, 'medium'],
    ['boltSplitting', 'passive', null, null, null],
    ['fireball', '>|', null, 2, 'medium'],
    ['foeShatter', '>', null, 2, 'medium'],
    ['healWounds', '>', null, 2, 'medium'],
    ['healingFountain', '>|', null, 1, 'medium'],
    ['lethargy', '>', 3, null, 'medium'],
    ['lightningStrike', '>|', null, 4, 'long'],
    ['pylon', '>', null, 3, 'medium'],
    ['restoration', 'passive', null, null, null],
    ['artifactFamiliar', 'passive', null, null, null],
    ['disruptArtifact', '>', 2, null, 'medium'],
    ['hackLogicalDrive', '>', null, null, 'medium'],
    ['arcaneTargetMarker', 'passive', null, null, null],
    ['blastTraining', 'passive', null, null, null],
    ['breaker', 'passive', null, null, null],
    ['charge', '>|', 3, null, 'self'],
    ['combatMedic', 'passive', null, null, null],
    ['controlArtifact', '>|', null, 1, 'long'],
    ['deployableCover', '>', null, 1, 'short'],
    ['distraction', 'reaction', null, null, null],
    ['highGround', 'passive', null, null, null],
    ['pickLock', '>', null, null, 'adjacent'],
    ['towerShield', '>', null, null, 'self'],
    ['grenadier', 'passive', null, null, null],
    ['biggerBooms', 'passive', null, null, null],
    ['demolitionist', '>|', 2, null, 'weapon'],
    ['explosivesEngineer', 'passive', null, null, null],
    ['shrapnel', 'passive', null, null, null],
    ['suppressiveFire', '>|', null, null, 'weapon'],
    ['throwingArm', 'passive', null, null, null],
    ['tripmine', '>|', null, null, 'short'],
    ['clarityInTheChaos', 'reaction', null, 1, null],
    ['grapple', '-', 4, null, 'short'],
    ['killShot', '>|', 3, null, 'weapon'],
    ['quickdraw', '-', 3, null, 'weapon'],
    ['returnFire', 'reaction', null, null, null],
    ['spotter', '>', null, null, 'long'],
    ['subterfuge', 'passive', null, null, null],
    ['dodge', 'reaction', null, null, 'self'],
    ['fireteamTactics', 'passive', null, null, null],
  ] as const)('%s', (id, ...wanted) => {
    const { activation, cooldown, charges, range } = rowOf(abilities, id);
    expect([symbol[activation], cooldown, charges, range]).toEqual(wanted);
  });
});

describe('house versions', () => {
  it('are the Trencher abilities that the book only names', () => {
    expect(abilities.filter(({ house }) => house).map(({ name }) => name)).toEqual([
      'Mirage',
      'Premeditated',
      'Riposte',
      'Scorpion Strike',
      'Trench Fighting',
      'Voidwalk',
    ]);
  });
});

describe('who may learn an ability', () => {
  it.each(classes.map((row) => [row.name, row] as const))('%s: as in the list of the class', (_, row) => {
    const here = abilities.filter(({ classes: who }) => who.includes(row.id)).map(({ id }) => id);
    expect(here.toSorted()).toEqual([...row.startingAbilities, ...row.abilities].toSorted());
  });
});

describe('an ability that must be known first', () => {
  it('is Arcane Bolt for Bolt Splitting, Heal Wounds for Restoration', () => {
    expect(
      abilities.filter(({ requires }) => requires !== null).map(({ id, requires }) => [id, requires]),
    ).toEqual([
      ['boltSplitting', 'arcaneBolt'],
      ['restoration', 'healWounds'],
    ]);
  });
});

describe('the kind of an ability', () => {
  it('is magic for what mages do', () => {
    expect(rowOf(abilities, 'lightningStrike')).toMatchObject({ magic: true, spiritual: false });
  });

  it('is spiritual for what spiritists do', () => {
    expect(rowOf(abilities, 'curse')).toMatchObject({ magic: false, spiritual: true });
  });

  it('is neither for what is trained', () => {
    expect(rowOf(abilities, 'focus')).toMatchObject({ magic: false, spiritual: false });
  });
});

describe('how often a day an ability is of use outside of missions', () => {
  it('is as the book says', () => {
    const perDay = abilities.flatMap(({ id, utility }) => (utility === null ? [] : [[id, utility.perDay]]));
    expect(Object.fromEntries(perDay)).toEqual({
      ignite: 'atWill',
      terrorize: 1,
      focus: 1,
      guidance: 1,
      animalFamiliar: 3,
      blindingSunlight: 3,
      healWounds: 2,
      lightningStrike: 2,
      artifactFamiliar: 3,
      disruptArtifact: 2,
      hackLogicalDrive: 'atWill',
      controlArtifact: 2,
      pickLock: 'atWill',
      towerShield: 'atWill',
      biggerBooms: 1,
      explosivesEngineer: 1,
      grapple: 'atWill',
      subterfuge: 2,
    });
  });
});
