import { describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../src/systems/wayfarer/forces/build.ts';
import type { UnitPlan } from '../../../../src/systems/wayfarer/forces/plan.ts';
import { begun } from '../../../../src/systems/wayfarer/forces/plan.ts';
import {
  dropped,
  type Offer,
  offers,
  picked,
  type Step,
  standing,
} from '../../../../src/systems/wayfarer/forces/steps.ts';
import { robot, unitOf, warrior } from './some.ts';

const offered = (plan: UnitPlan, step: Step, name: string, points = 500): Offer | undefined =>
  offers(plan, step, points).find((one) => one.name === name);

describe('The builder', () => {
  test('says how many points and slots are left', () => {
    const now = standing({ ...warrior, skills: ['charge'] }, 100);
    expect('built' in now && [now.pointsLeft, now.slotsLeft]).toEqual([71, 1]);
  });

  test('offers a skill at its price and slots', () => {
    expect(offered({ ...warrior, species: 'elf' }, 'skills', 'Medic')).toMatchObject({
      cost: 10,
      slots: 2,
      refusal: null,
    });
  });

  test('refuses what the slots do not allow, by its rule', () => {
    const full = { ...warrior, skills: ['charge', 'rage'] };
    expect(offered(full, 'skills', 'Alert')?.refusal).toMatchObject({
      code: 'slotsSpent',
      params: { line: 562 },
    });
  });

  test('refuses what the points do not pay for', () => {
    expect(offered(warrior, 'gear', 'Phaseblade', 60)?.refusal).toMatchObject({
      code: 'tooDear',
      params: { cost: 47, left: 36 },
    });
  });

  test('refuses dice beyond the occupation', () => {
    const four = offers(warrior, 'dice', 500).filter(({ name }) => name === 'Arcane OFF');
    expect(four.map(({ refusal }) => refusal?.code ?? null)).toEqual([
      null,
      null,
      'diceOutOfRange',
      'diceOutOfRange',
    ]);
  });

  test('offers no trait of another people', () => {
    const open = offers(warrior, 'traits', 500).filter(({ refusal }) => refusal === null);
    expect(open.map(({ name }) => name)).toEqual(['Adaptive', 'Stout']);
  });

  test('takes a unit from nothing to a legal one in picks', () => {
    const begin = begun('Guard', 'human');
    const plan = picked(
      picked(
        picked(picked(begin, { step: 'occupation', id: 'cleric' }), {
          step: 'dice',
          id: 'arcaneDef',
          dice: 1,
        }),
        {
          step: 'dice',
          id: 'athletics',
          dice: 1,
        },
      ),
      { step: 'dice', id: 'detect', dice: 1 },
    );
    expect(unitOf(plan).refusals).toEqual([]);
  });

  test('offers a robot the sizes that its traits ask for (L1547)', () => {
    const big = { ...robot(1, 1), traits: ['mammoth'] };
    const mending = offers(big, 'size', 500).filter(
      ({ pick }) => unitOf(picked(big, pick)).refusals.length === 0,
    );
    expect(mending.map(({ name }) => name)).toEqual(['1x2', '2x2']);
  });

  test('offers mounts that are larger than their rider (L2979)', () => {
    expect([
      offered(warrior, 'mount', 'Horse')?.refusal,
      offered(warrior, 'mount', 'Wolf/Dog')?.refusal?.code,
    ]).toEqual([null, 'mountTooSmall']);
  });

  test('takes back the last of what was picked from a list', () => {
    expect(dropped({ ...warrior, gear: ['sword', 'mail', 'sword'] }, 'gear', 'sword').gear).toEqual([
      'sword',
      'mail',
    ]);
  });

  test('has nothing to show for a species that is not there', () => {
    const now = standing({ ...warrior, species: 'nobody' }, 100);
    expect(isBuilt(now as never)).toBe(false);
  });
});
