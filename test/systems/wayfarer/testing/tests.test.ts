import { describe, expect, test } from 'vitest';
import { plainTest } from '../../../../src/systems/wayfarer/effects/moment.ts';
import { testOpposed } from '../../../../src/systems/wayfarer/testing/opposed.ts';
import { testMorale, testStatic } from '../../../../src/systems/wayfarer/testing/static.ts';
import { ruled } from '../support/rules.ts';
import { stage } from '../support/stage.ts';

const base = 'One; Troop; Human; Warrior; dice MO 2 MD 2 BO 2 BD 2 TO 2 TD 2 AO 2 AD 2 AT 2 DE 2';
const facing = (line: string, enemy = base) =>
  stage({ ana: { units: [{ line, at: 'C3' }] }, bo: { units: [{ line: enemy, at: 'C4' }] } });

const passes = (line: string, dv: readonly number[], dice: readonly number[]) =>
  ruled(facing(line), (tx) => testStatic(tx, 'ana/1.1', 'technicalOff', dv, 'door'), dice).gave;

describe('a static test', () => {
  test('is passed above the value (L204)', () => {
    expect(passes(base, [5], [6, 1])).toBe(true);
  });

  test('a draw fails (L206)', () => {
    expect(passes(base, [6, 5], [6, 5])).toBe(false);
  });

  test('what is left after a tie beats nothing (A1)', () => {
    expect(passes(base, [6], [6, 1])).toBe(true);
  });

  test('re-rolls the lowest die while it has failed (L196)', () => {
    expect(passes(`${base}; traits Adaptive`, [5], [4, 1, 6])).toBe(true);
  });

  test('rolls nothing again once it has passed (L196)', () => {
    expect(passes(`${base}; traits Adaptive`, [4], [5, 1])).toBe(true);
  });

  test('dice that may be rolled again right after the roll are those under the middle (A9)', () => {
    expect(passes(`${base}; traits Technologically Advanced`, [5], [4, 3, 6])).toBe(true);
  });

  test('a better bump is one of two, or raises one, whichever helps (A7)', () => {
    const climber = `${base}; traits Adept Climber`;
    const moment = { ...plainTest, given: ['climbing'] } as const;
    const { gave } = ruled(
      facing(climber),
      (tx) => testStatic(tx, 'ana/1.1', 'athletics', [5], 'climb', moment),
      [4, 1],
    );
    expect(gave).toBe(true);
  });
});

describe('a test of Morale', () => {
  test('is Arcane DEF against its value', () => {
    expect(ruled(facing(base), (tx) => testMorale(tx, 'ana/1.1', 5, 'dread'), [5, 4]).gave).toBe(true);
  });

  test('who is Fearless passes without a die (L857)', () => {
    expect(
      ruled(facing(`${base}; traits Fearless`), (tx) => testMorale(tx, 'ana/1.1', 6, 'dread')).gave,
    ).toBe(true);
  });

  test('who is Intrepid has a kicker (L1743)', () => {
    expect(
      ruled(facing(`${base}; skills Intrepid`), (tx) => testMorale(tx, 'ana/1.1', 5, 'dread'), [1, 1]).gave,
    ).toBe(true);
  });
});

describe('an opposed test', () => {
  const opposed = (ana: string, bo: string, dice: readonly number[]) =>
    ruled(
      facing(ana, bo),
      (tx) =>
        testOpposed(
          tx,
          { unit: 'ana/1.1', tested: 'detect', moment: plainTest },
          { unit: 'bo/1.1', tested: 'athletics', moment: plainTest },
          'notice',
        ),
      dice,
    ).gave;

  test('is won by the higher die (L203)', () => {
    expect(opposed(base, base, [6, 1, 5, 5])).toBe('ahead');
  });

  test('ties are set aside (L204)', () => {
    expect(opposed(base, base, [6, 1, 6, 2])).toBe('behind');
  });

  test('all tied is a draw (L206)', () => {
    expect(opposed(base, base, [6, 2, 2, 6])).toBe('draw');
  });

  test('who is behind rolls again, and the other answers (L200)', () => {
    const adaptive = `${base}; traits Adaptive`;
    expect(opposed(adaptive, adaptive, [3, 3, 5, 5, 6, 6])).toBe('behind');
  });
});
