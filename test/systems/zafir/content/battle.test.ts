import { describe, expect, it } from 'vitest';
import { rowOf } from '../../../../src/engine/table.ts';
import { agilityMoves } from '../../../../src/systems/zafir/content/agilityMoves.ts';
import { basicActions } from '../../../../src/systems/zafir/content/basicActions.ts';
import { casualtyTable } from '../../../../src/systems/zafir/content/casualtyTable.ts';
import { conditions } from '../../../../src/systems/zafir/content/conditions.ts';
import { ranges } from '../../../../src/systems/zafir/content/ranges.ts';
import { successRates } from '../../../../src/systems/zafir/content/successRates.ts';
import { tileFeatures } from '../../../../src/systems/zafir/content/tileFeatures.ts';

describe('the duration of a condition, and what removes it', () => {
  it.each([
    ['acidBurn', null, ['healing']],
    ['bleedingOut', 3, ['healing', 'resurrect']],
    ['burning', null, ['healing', 'waterTile', 'stopDropRoll']],
    ['disoriented', 2, ['restore']],
    ['etherealSuspension', 2, []],
    ['exhausted', 2, []],
    ['marked', null, ['xUnitIsKilled']],
    ['mindControlled', null, ['xUnitIsKilled', 'xUnitGainsCondition', 'restore']],
    ['outOfAction', null, ['resurrect']],
    ['panic', 2, ['restore']],
    ['poisoned', 4, ['healing']],
    ['shattered', null, []],
    ['stunned', null, ['restore']],
    ['unconscious', null, ['healing', 'restore']],
    ['eyeOfTheVoid', null, []],
  ] as const)('%s', (id, ...wanted) => {
    const { duration, removedBy } = rowOf(conditions, id);
    expect([duration, removedBy]).toEqual(wanted);
  });
});

describe('conditions', () => {
  it('of the mind are four', () => {
    expect(conditions.filter(({ psychological }) => psychological).map(({ id }) => id)).toEqual([
      'disoriented',
      'mindControlled',
      'panic',
      'stunned',
    ]);
  });

  it('hurt where the phase begins, if they burn or poison', () => {
    const each = conditions.flatMap((row) => (row.each === null ? [] : [[row.id, row.each]]));
    expect(Object.fromEntries(each)).toEqual({
      acidBurn: { die: 3, plus: 0, damageType: 'acid' },
      burning: { die: 3, plus: 0, damageType: 'fire' },
      poisoned: { die: 0, plus: 1, damageType: 'poison' },
    });
  });

  it.each([
    ['disoriented', { speed: -3, aim: -1, will: -1 }],
    ['exhausted', { speed: -3, resist: -2, meleeDamage: -1 }],
    ['poisoned', { speed: -3, aim: -2 }],
  ] as const)('change numbers: %s', (id, changes) => {
    expect(rowOf(conditions, id).changes).toEqual(changes);
  });
});

describe('how far weapons and abilities reach', () => {
  it.each([
    ['adjacent', 1.5, [1, 1.5], 1.5],
    ['short', 16, [1, 8], 8],
    ['medium', 24, [2, 16], 16],
    ['long', 36, [8, 36], 36],
  ] as const)('%s', (id, ...wanted) => {
    const { weapon, ability } = rowOf(ranges, id);
    expect([weapon.most, weapon.optimal, ability.most]).toEqual(wanted);
  });
});

describe('what lies on a tile', () => {
  it.each([
    ['flames', 3, 'burning', null],
    ['poisonCloud', 3, 'poisoned', null],
    ['acidPool', null, 'acidBurn', null],
    ['shallowWater', null, null, 'burning'],
  ] as const)('%s', (id, ...wanted) => {
    const { duration, gives, ends } = rowOf(tileFeatures, id);
    expect([duration, gives, ends]).toEqual(wanted);
  });
});

describe('the Casualty Table', () => {
  it.each([
    [1, ['eyeOfTheVoid', 'bleedingOut']],
    [2, ['eyeOfTheVoid', 'bleedingOut']],
    [3, ['stunned']],
    [4, ['stunned']],
    [5, ['knockedDown']],
    [6, ['knockedDown']],
  ])('has for a %i', (die, results) => {
    const found = casualtyTable.filter(({ d6: [from, to] }) => from <= die && die <= to);
    expect(found.map(({ id }) => id)).toEqual(results);
  });

  it.each([
    ['eyeOfTheVoid', 1, [{ condition: 'eyeOfTheVoid' }]],
    ['bleedingOut', 0, [{ condition: 'bleedingOut' }]],
    ['stunned', 1, [{ condition: 'stunned', number: 2 }, { condition: 'disoriented' }]],
    ['knockedDown', 1, [{ condition: 'stunned', number: 1 }]],
  ] as const)('leaves HP and gives conditions: %s', (id, ...wanted) => {
    const { hp, gives } = rowOf(casualtyTable, id);
    expect([hp, gives]).toEqual(wanted);
  });
});

describe('the activation of a basic action', () => {
  it.each([
    ['move', 'action'],
    ['attackRanged', 'actionEnds'],
    ['attackMelee', 'actionEnds'],
    ['attackGrenade', 'actionEnds'],
    ['attackSubdue', 'actionEnds'],
    ['overwatch', 'actionEnds'],
    ['reload', 'action'],
    ['useItem', 'action'],
    ['useAllysItem', 'action'],
    ['interact', 'free'],
    ['useAbility', null],
    ['pickupBody', 'action'],
    ['dropBody', 'free'],
  ] as const)('%s', (id, activation) => {
    expect(rowOf(basicActions, id).activation).toBe(activation);
  });
});

describe('the Agility Points and movement of an agility move', () => {
  it.each([
    ['safeDrop', 1, 'move', null],
    ['mantle', 1, 'move', 2],
    ['climb', 1, 'tile', 2],
    ['leap', 1, 'tile', null],
  ] as const)('%s', (id, ...wanted) => {
    const { cost, per, movement } = rowOf(agilityMoves, id);
    expect([cost, per, movement]).toEqual(wanted);
  });
});

describe('the printed success rates', () => {
  it('are within a percent and a half of the true chances', () => {
    const far = (
      [
        ['aim', 4 / 6],
        ['crit', 5 / 6],
      ] as const
    ).flatMap(([pool, miss]) =>
      successRates[pool].map((percent, dice) => Math.abs(percent - 100 * (1 - miss ** (dice + 1)))),
    );
    expect(Math.max(...far)).toBeLessThan(1.5);
  });
});
