import { describe, expect, test } from 'vitest';
import { assaultOf } from '../../../../src/systems/wayfarer/assaults/fighting.ts';
import { meansNamed } from '../../../../src/systems/wayfarer/assaults/means.ts';
import { defenseOf } from '../../../../src/systems/wayfarer/assaults/pools.ts';
import { acting, plain, withMore } from '../support/acting.ts';
import { assault, attempt, refused } from '../support/play.ts';

const fight = (gear: string) =>
  acting(
    { ana: { units: [{ line: withMore(gear), at: 'H8' }] }, bo: { units: [{ line: plain, at: 'H7' }] } },
    '10 of clubs',
  );

describe('a lantern takes a hand (L4502)', () => {
  test('so nothing that takes two is used with it', () => {
    expect(refused(fight('gear Greatsword, Lantern'), assault('ana', 'bo/1.1', 'greatsword'))).toBe(
      'noHandFree',
    );
  });

  test('what takes one is', () => {
    expect(
      attempt(fight('gear Sword, Lantern'), assault('ana', 'bo/1.1', 'sword'), { dice: [1, 1, 6, 6] }).kind,
    ).toBe('done');
  });

  test('and a third hand holds it', () => {
    const scene = fight('traits Extra Arm; gear Greatsword, Lantern');
    expect(attempt(scene, assault('ana', 'bo/1.1', 'greatsword'), { dice: [1, 1, 6, 6] }).kind).toBe('done');
  });

  /** Bumps of Defense with a sword. */
  const guarded = (gear: string): readonly number[] => {
    const scene = fight(gear);
    const means = meansNamed(scene, 'ana/1.1', 'sword');
    if (means === null) throw new Error('no sword');
    const made = {
      unit: 'ana/1.1',
      target: 'bo/1.1',
      means,
      back: null,
      hasMoved: false,
      shaken: [],
      sneaks: false,
    };
    return defenseOf(scene, assaultOf(scene, made).attacker).bumps;
  };

  test('a shield has none left beside a sword and a lantern (L4726)', () => {
    expect(guarded('gear Sword, Shield, Lantern')).toEqual(guarded('gear Sword'));
  });

  test('and has one without the lantern', () => {
    expect(guarded('gear Sword, Shield')).not.toEqual(guarded('gear Sword'));
  });
});
