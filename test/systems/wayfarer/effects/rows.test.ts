import { describe, expect, test } from 'vitest';
import { reserveOf } from '../../../../src/systems/wayfarer/assaults/pools.ts';
import type { AssaultKind } from '../../../../src/systems/wayfarer/content/assaultKinds.ts';
import type { When } from '../../../../src/systems/wayfarer/content/effect.ts';
import { plainTest } from '../../../../src/systems/wayfarer/effects/moment.ts';
import { noPool, poolOf, type Tested, type TestPool } from '../../../../src/systems/wayfarer/effects/pool.ts';
import { isImmune } from '../../../../src/systems/wayfarer/effects/sources.ts';
import { stage, type Staged } from '../support/stage.ts';

// What traits, skills and things do to a test, each by its name: with what it is for, and without it.

const base = 'One; Troop; Human; Warrior; dice MO 2 MD 2 BO 2 BD 2 TO 1 TD 1 AO 1 AD 1 AT 3 DE 3';
const mutant = base.replace('Warrior;', 'Warrior; as Mutant;');

interface Row {
  readonly name: string;
  readonly line: string;
  readonly tested: Tested;
  /** What the test is for: without it the row does nothing. */
  readonly given: When | null;
  readonly gives: Partial<TestPool>;
}

const row = (
  name: string,
  line: string,
  tested: Tested,
  given: When | null,
  gives: Partial<TestPool>,
): Row => ({ name, line, tested, given, gives });

const trait = (name: string) => `${base}; traits ${name}`;
const skill = (name: string) => `${base}; skills ${name}`;
const gear = (name: string) => `${base}; gear ${name}`;

const rows: readonly Row[] = [
  row('Adept Leaper (L774)', trait('Adept Leaper'), 'athletics', 'leaping', { betterBumps: 1 }),
  row('Adept Swimmer (L782)', trait('Adept Swimmer'), 'athletics', 'swimming', { betterBumps: 1 }),
  row('Fleet (L878)', trait('Fleet'), 'athletics', 'rushing', { again: 'any' }),
  row('Scent (L993)', trait('Scent'), 'detect', 'noticingTheLiving', { kickers: [6] }),
  row('Elemental Fury (L1938)', skill('Elemental Fury'), 'arcaneOff', 'elementalSpell', { again: 'all' }),
  row('Olympian, climbing (L2025)', skill('Olympian'), 'athletics', 'climbing', { again: 'any' }),
  row('Olympian, leaping (L2025)', skill('Olympian'), 'athletics', 'leaping', { again: 'any' }),
  row('Olympian, rushing (L2025)', skill('Olympian'), 'athletics', 'rushing', { again: 'any' }),
  row('Olympian, swimming (L2025)', skill('Olympian'), 'athletics', 'swimming', { again: 'any' }),
  row('Skillful Climber (L2033)', skill('Skillful Climber'), 'athletics', 'climbing', { again: 'any' }),
  row('Skillful Leaper (L2040)', skill('Skillful Leaper'), 'athletics', 'leaping', { again: 'any' }),
  row('Skillful Swimmer (L2047)', skill('Skillful Swimmer'), 'athletics', 'swimming', { again: 'any' }),
  row('Sprinter (L2054)', skill('Sprinter'), 'athletics', 'rushing', { again: 'any' }),
  row('Stealthy (L2061)', skill('Stealthy'), 'athletics', 'sneaking', { again: 'any' }),
  row('Open Lock (L2277)', skill('Open Lock'), 'technicalOff', 'openingDoors', { betterBumps: 1 }),
  row('Tech Whiz, with a device (L2949)', skill('Tech Whiz'), 'technicalOff', 'usingDevices', {
    again: 'all',
  }),
  row('Tech Whiz, operating (L2949)', skill('Tech Whiz'), 'technicalOff', 'operatingTech', { again: 'all' }),
  row('Stealth Field Generator (L4566)', gear('Stealth Field Generator'), 'athletics', 'sneaking', {
    kickers: [6],
  }),
  row('Magical Affinity (L937)', trait('Magical Affinity'), 'arcaneOff', null, { again: 'any' }),
  row('Genetic Engineering (L1487)', `${mutant}; traits Genetic Engineering`, 'detect', null, {
    smallBumps: 1,
  }),
  row('Meta-Tool, Offense (L4492)', gear('Meta-Tool'), 'technicalOff', null, { rerolls: 1 }),
  row('Meta-Tool, Defense (L4492)', gear('Meta-Tool'), 'technicalDef', null, { rerolls: 1 }),
  row('Toolkit (L4592)', gear('Toolkit'), 'technicalOff', null, { rerolls: 1 }),
  row('Arcane Foci of a staff (L4656)', gear('Magi Staff'), 'arcaneOff', null, { rerolls: 1 }),
  row('Stalwart, until it has acted (L2799)', skill('Stalwart'), 'meleeDef', null, { rerolls: 1 }),
];

function pool(
  line: string,
  tested: Tested,
  given: readonly When[],
  allies: Staged['units'] = [],
  is = {},
): TestPool {
  const scene = stage({
    ana: { units: [{ line, at: 'C3', is }, ...allies] },
    bo: { units: [{ line: base, at: 'C4' }] },
  });
  return poolOf(scene, 'ana/1.1', tested, { ...plainTest, given }) ?? noPool;
}

describe('what a row gives to a test', () => {
  test.each(rows)('$name', ({ line, tested, given, gives }) => {
    expect(pool(line, tested, given === null ? [] : [given])).toMatchObject(gives);
  });

  test.each(rows.filter(({ given }) => given !== null))('$name, and nothing to another test', (one) => {
    const plain = pool(base, one.tested, []);
    expect(pool(one.line, one.tested, [])).toMatchObject({
      betterBumps: plain.betterBumps,
      kickers: plain.kickers,
      again: plain.again,
    });
  });

  test('Genetic Engineering, and nothing to Arcane Offense (L1487)', () => {
    expect(pool(`${mutant}; traits Genetic Engineering`, 'arcaneOff', []).smallBumps).toBe(0);
  });

  test('Stalwart, and nothing once it has acted (L2799)', () => {
    expect(pool(skill('Stalwart'), 'meleeDef', [], [], { activated: true }).rerolls).toBe(0);
  });

  test('Empathic Emboldening lends an ally its Arcane Defense (L2573)', () => {
    const mind = { line: `${base.replace('AD 1', 'AD 3')}; skills Empathic Emboldening`, at: 'D3' };
    expect(pool(base, 'arcaneDef', [], [mind]).dice).toBe(3);
  });

  test('and not to one out of its Detect range (L2573)', () => {
    const mind = { line: `${base.replace('AD 1', 'AD 3')}; skills Empathic Emboldening`, at: 'N3' };
    expect(pool(base, 'arcaneDef', [], [mind]).dice).toBe(1);
  });

  test('Inspire gives a bump against what tests morale to who sees it (L2696)', () => {
    const hero = { line: skill('Inspire'), at: 'D3' };
    expect(pool(base, 'arcaneDef', ['againstMorale'], [hero]).bumps).toEqual([1]);
  });

  test('and to no other test (L2696)', () => {
    const hero = { line: skill('Inspire'), at: 'D3' };
    expect(pool(base, 'arcaneDef', [], [hero]).bumps).toEqual([]);
  });

  test('Mystic Fount has allies near roll a die of Arcane Offense again (L1617)', () => {
    const fount = { line: 'Fount; Troop; Construct; Mage; dice AO 1 DE 3; traits Mystic Fount', at: 'D3' };
    expect(pool(base, 'arcaneOff', [], [fount]).rerolls).toBe(1);
  });
});

test('Life Support of armour keeps bad air out (L4766)', () => {
  const scene = stage({ ana: { units: [{ line: gear('Pressure Suit'), at: 'C3' }] } });
  expect(isImmune(scene, 'ana/1.1', 'atmosphere')).toBe(true);
});

/** What is rolled again in an assault of a unit, or on it, that has something. */
function reserve(line: string, kind: AssaultKind, given: readonly When[], enemy = base) {
  const scene = stage({
    ana: { units: [{ line, at: 'C3' }] },
    bo: { units: [{ line: enemy, at: 'C4' }] },
  });
  const fighting = {
    unit: 'ana/1.1',
    enemy: 'bo/1.1',
    kind,
    means: null,
    enemyMeans: null,
    given,
    lost: 0,
    shaken: false,
    changes: [],
  } as unknown as Parameters<typeof reserveOf>[1];
  return reserveOf(scene, fighting, null, noPool);
}

describe('whose dice are rolled again in an assault', () => {
  test('Careful Aim: a Defense die, shooting by a face card (L2089)', () => {
    expect(reserve(skill('Careful Aim'), 'ballistic', ['faceCard']).offense.enemy).toBe(1);
  });

  test('and none by a lower card (L2089)', () => {
    expect(reserve(skill('Careful Aim'), 'ballistic', []).offense.enemy).toBe(0);
  });

  test('Backstab: a Defense die, from behind (L2223)', () => {
    expect(reserve(skill('Backstab'), 'melee', ['fromBehind']).offense.enemy).toBe(1);
  });

  test('and none face to face (L2223)', () => {
    expect(reserve(skill('Backstab'), 'melee', []).offense.enemy).toBe(0);
  });

  test('Guerilla Combat: either, from cover (L2681)', () => {
    expect(reserve(skill('Guerilla Combat'), 'ballistic', ['inCover']).eitherEnemy).toBe(1);
  });

  test('Stone Skin: an Offense die of who strikes without energy or magic (L1030)', () => {
    expect(reserve(trait('Stone Skin'), 'melee', []).defense.enemy).toBe(1);
  });

  test('Magical Resistance: an Offense die of what is arcane (L944)', () => {
    expect(reserve(trait('Magical Resistance'), 'arcane', []).defense.enemy).toBe(1);
  });

  test('and none of a blade (L944)', () => {
    expect(reserve(trait('Magical Resistance'), 'melee', []).defense.enemy).toBe(0);
  });
});
