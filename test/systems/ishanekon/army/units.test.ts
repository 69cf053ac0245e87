import { describe, expect, it } from 'vitest';
import { aimedAt } from '../../../../src/systems/ishanekon/army/attack.ts';
import { figuresOf } from '../../../../src/systems/ishanekon/army/figures.ts';
import type { ArmyUnitId } from '../../../../src/systems/ishanekon/content/armies.ts';
import { battleOf, ours, theirs, withUnit } from './support.ts';

/** As the book prints them: Vitality, Movement, Defense, Damage, Precision, Range, and whether they fly. */
type Printed = readonly [ArmyUnitId, number, number, number, number, number, number, boolean];

const printed: readonly Printed[] = [
  ['infantry', 10, 2, 10, 5, 5, 1, false],
  ['heavyInfantry', 16, 1, 14, 7, 4, 1, false],
  ['scouts', 5, 4, 8, 1, 7, 2, false],
  ['ranged', 7, 2, 8, 3, 7, 4, false],
  ['artillery', 7, 2, 4, 7, 3, 3, false],
  ['lightCavalry', 8, 5, 9, 4, 4, 1, false],
  ['heavyCavalry', 13, 3, 12, 6, 3, 1, false],
  ['antiAir', 7, 2, 8, 2, 6, 4, false],
  ['rangedCavalry', 7, 4, 6, 3, 5, 4, false],
  ['flyer', 9, 3, 8, 4, 2, 1, true],
  ['rangedFlyer', 8, 3, 7, 3, 2, 3, true],
  ['bomber', 9, 2, 7, 8, 3, 4, true],
  ['heavyFlyer', 11, 2, 10, 5, 1, 1, true],
  ['antiCavalry', 9, 2, 11, 5, 4, 1, false],
  ['healer', 6, 2, 6, 0, 3, 1, false],
];

const alone = (row: ArmyUnitId, level = 0) => figuresOf(battleOf({ us: ours(row, 'C3', level) }), 'us');

describe('the units of the book (List of Units)', () => {
  it.each(printed)('%s has the figures that are printed', (row, ...figures) => {
    const { vitality, movement, defense, damage, precision, range, flies } = alone(row);
    expect([vitality, movement, defense, damage, precision, range, flies]).toEqual(figures);
  });

  it.each(printed)(
    '%s of Level 3 has 6 Vitality more, and 3 Defense, Damage and Precision (Stats and Levels)',
    (row, ...[vitality, movement, defense, damage, precision, range]) => {
      expect(alone(row, 3)).toMatchObject({
        ...{ vitality: vitality + 6, defense: defense + 3, damage: damage + 3, precision: precision + 3 },
        ...{ movement, range },
      });
    },
  );

  it.each(['artillery', 'bomber'] as const)('%s deals double damage to buildings', (row) => {
    const scene = battleOf({ us: ours(row, 'C3'), them: theirs('infantry', 'C4') });
    const built = withUnit(scene, 'them', { row: 'building' });
    expect([
      aimedAt(scene, 'us', 'them', false).doubled,
      aimedAt(built, 'us', 'them', false).doubled,
    ]).toEqual([false, true]);
  });

  it.each(['lightCavalry', 'heavyCavalry', 'rangedCavalry'] as const)(
    '%s is Cavalry to Anti-Cavalry',
    (row) => {
      const scene = battleOf({ us: ours('antiCavalry', 'C3'), them: theirs(row, 'C4') });
      expect(aimedAt(scene, 'us', 'them', false).doubled).toBe(true);
    },
  );

  it('Anti-Cavalry that has prepared deals no more than double to Cavalry: it does not stack', () => {
    const scene = battleOf({ us: ours('antiCavalry', 'C3'), them: theirs('heavyCavalry', 'C4') });
    expect(aimedAt(scene, 'us', 'them', true)).toEqual(aimedAt(scene, 'us', 'them', false));
  });
});
