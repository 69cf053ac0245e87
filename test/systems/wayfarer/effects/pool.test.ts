import { describe, expect, test } from 'vitest';
import type { Moment } from '../../../../src/systems/wayfarer/effects/moment.ts';
import { plainTest } from '../../../../src/systems/wayfarer/effects/moment.ts';
import { poolOf, type TestPool, type Tested } from '../../../../src/systems/wayfarer/effects/pool.ts';
import { stage, type Staged } from '../support/stage.ts';

const base = 'One; Troop; Human; Warrior; dice MO 2 MD 2 BO 2 BD 2 TO 1 TD 1 AO 1 AD 1 AT 3 DE 3';

function pool(
  line: string,
  tested: Tested,
  moment: Partial<Moment> = {},
  { allies = [], enemy = base }: { readonly allies?: Staged['units']; readonly enemy?: string } = {},
): TestPool | null {
  const scene = stage({
    ana: { units: [{ line, at: 'C3' }, ...allies] },
    bo: { units: [{ line: enemy, at: 'C4' }] },
  });
  return poolOf(scene, 'ana/1.1', tested, { ...plainTest, ...moment });
}

const melee = { assault: 'melee', enemy: 'bo/1.1' } as const;
const shot = { assault: 'ballistic', enemy: 'bo/1.1' } as const;

describe('a pool', () => {
  test('has the dice and bumps of the card', () => {
    expect(pool(base, 'meleeOff')).toMatchObject({ dice: 2, bumps: [], kickers: [], rerolls: 0 });
  });

  test('who has no such attribute has none (L2959)', () => {
    expect(pool('Grey; Troop; Wolf/Dog; -; dice MO 1', 'technicalOff')).toBeNull();
  });

  test("a vehicle's Maneuverability is its own", () => {
    expect(pool('Car; vehicle; Hover Car', 'maneuverability')).not.toBeNull();
  });

  test('Adaptive re-rolls a die in every test (L757)', () => {
    expect(pool(`${base}; traits Adaptive`, 'detect')?.rerolls).toBe(1);
  });

  test('Stout re-rolls in every DEF test (L1037)', () => {
    expect(pool(`${base}; traits Stout`, 'arcaneDef')?.rerolls).toBe(1);
  });

  test('Stout does nothing for OFF (L1037)', () => {
    expect(pool(`${base}; traits Stout`, 'arcaneOff')?.rerolls).toBe(0);
  });

  test('Iron Will rolls any dice again at once (L1750)', () => {
    expect(pool(`${base}; skills Iron Will`, 'arcaneDef')?.again).toBe('any');
  });

  test('Giant Killer has a better bump against who is larger (L1716)', () => {
    const horse = 'Bay; Troop; Horse; -; dice MO 1';
    expect(pool(`${base}; skills Giant Killer`, 'meleeOff', melee, { enemy: horse })?.betterBumps).toBe(1);
  });

  test('and none against who is not (L1716)', () => {
    expect(pool(`${base}; skills Giant Killer`, 'meleeOff', melee)?.betterBumps).toBe(0);
  });

  test('Ferocious has a kicker against who is less ferocious (L863)', () => {
    expect(pool(`${base}; traits Ferocious`, 'meleeOff', melee)?.kickers).toEqual([4]);
  });

  test('and none against who is as ferocious (L863)', () => {
    const enemy = `${base}; traits Ferocious`;
    expect(pool(enemy, 'meleeOff', melee, { enemy })?.kickers).toEqual([]);
  });

  test('Undifferentiated has a kicker against blades (L1051)', () => {
    const moment = { ...melee, hitBy: ['cutting'] } as const;
    expect(pool(`${base}; traits Undifferentiated`, 'meleeDef', moment)?.kickers).toEqual([6]);
  });

  test('and none against a club (L1051)', () => {
    const moment = { ...melee, hitBy: ['smashing'] } as const;
    expect(pool(`${base}; traits Undifferentiated`, 'meleeDef', moment)?.kickers).toEqual([]);
  });

  test('kickers of armour stand apart: weapons change them (L4663)', () => {
    expect(pool(`${base}; gear Mail`, 'meleeDef')).toMatchObject({ kickers: [], armour: [2] });
  });

  test('what armour has against one kind of harm is a kicker of armour (L4325)', () => {
    const moment = { ...shot, hitBy: ['piercing'] } as const;
    expect(pool(`${base}; gear Impact Armor`, 'ballisticDef', moment)?.armour).toEqual([5, 5]);
  });

  test('Junkmail rolls its kicker for each test (A46)', () => {
    expect(pool(`${base}; gear Junkmail`, 'meleeDef')?.rolled).toEqual([{ dice: 1, plus: 0 }]);
  });

  test('a Lone Wolf re-rolls while no ally is in Detect range (L1757)', () => {
    expect(pool(`${base}; skills Lone Wolf`, 'meleeOff')?.rerolls).toBe(1);
  });

  test('and no longer once one is (L1757)', () => {
    const allies = [{ line: base, at: 'D3' }];
    expect(pool(`${base}; skills Lone Wolf`, 'meleeOff', {}, { allies })?.rerolls).toBe(0);
  });

  test('a Commander gives a re-roll to allies that share its Detect range (L2658)', () => {
    const allies = [{ line: `${base}; skills Commander`, at: 'F3' }];
    expect(pool(base, 'meleeOff', {}, { allies })?.rerolls).toBe(1);
  });

  test('not to those further away (L2658)', () => {
    const allies = [{ line: `${base}; skills Commander`, at: 'N3' }];
    expect(pool(base, 'meleeOff', {}, { allies })?.rerolls).toBe(0);
  });

  test('a Phalanx re-rolls a DEF die for each ally beside it with that skill (L2737)', () => {
    const one = `${base}; skills Phalanx`;
    const allies = [
      { line: one, at: 'B3' },
      { line: one, at: 'D3' },
      { line: base, at: 'D4' },
    ];
    expect(pool(one, 'meleeDef', {}, { allies })?.rerolls).toBe(2);
  });

  test('Cybernetics re-rolls against who has no Tech (L1459)', () => {
    expect(pool(`${base}; as Cyborg; traits Cybernetics`, 'meleeOff', melee)?.rerolls).toBe(1);
  });
});
