import { describe, expect, it } from 'vitest';
import { roles } from '../../../../src/systems/riftbound/content/roles.ts';
import { rowOf } from '../../../../src/engine/table.ts';
import {
  changedScores,
  mustReroll,
  type Scores,
  scoreOfDie,
  usesAll,
  valuesOf,
} from '../../../../src/systems/riftbound/character/creation/scores.ts';

const plain: Scores = {
  strength: 0,
  fortitude: 0,
  agility: 0,
  vision: 0,
  wisdom: 0,
  will: 0,
  charisma: 0,
  knowledge: 0,
};

describe('Rolling for Scores (Step 2)', () => {
  it('is done again without a 5 or 6', () => {
    expect(mustReroll([1, 2, 3, 4, 4, 3, 2, 1, 1, 4])).toBe(true);
  });

  it('is done again without a 1 or 2', () => {
    expect(mustReroll([6, 5, 3, 4, 4, 3, 3, 3, 3, 4])).toBe(true);
  });

  it('stands with one of each', () => {
    expect(mustReroll([5, 2, 3, 4, 4, 3, 3, 3, 3, 4])).toBe(false);
  });

  it('makes −1, 0 and +1 of the faces', () => {
    expect([1, 2, 3, 4, 5, 6].map(scoreOfDie)).toEqual([-1, -1, 0, 0, 1, 1]);
  });

  it('keeps eight of the ten dice, the dropped ones by choice', () => {
    expect(valuesOf([6, 6, 5, 4, 4, 3, 3, 2, 1, 1], [0, 8])).toEqual([1, 1, 0, 0, 0, 0, -1, -1]);
  });

  it.each([[[0]], [[0, 0]], [[0, 1, 2]], [[0, 10]]])('drops two dice, not %o', (dropped) => {
    expect(valuesOf([6, 6, 5, 4, 4, 3, 3, 2, 1, 1], dropped)).toBeNull();
  });

  it('assigns each value once', () => {
    const values = [1, 0, 0, 0, 0, 0, 0, -1];
    const given = [
      { ...plain, will: 1, vision: -1 },
      { ...plain, will: 1 },
    ];
    expect(given.map((scores) => usesAll(scores, values))).toEqual([true, false]);
  });
});

describe('A role (Step 2.5)', () => {
  it('changes three Scores: one set, two chosen', () => {
    expect(changedScores(plain, rowOf(roles, 'healer'), { gains: 'agility', loses: 'vision' }, null)).toEqual(
      {
        ...plain,
        knowledge: 1,
        agility: 1,
        vision: -1,
      },
    );
  });

  it('takes AGI where the book prints CEL (A27)', () => {
    expect(
      changedScores(plain, rowOf(roles, 'captain'), { gains: 'will', loses: 'agility' }, null)?.agility,
    ).toBe(-1);
  });

  it.each([[{ gains: 'charisma', loses: 'vision' }], [{ gains: 'will', loses: 'will' }]] as const)(
    'leaves no other choice: %o',
    (choices) => {
      expect(changedScores(plain, rowOf(roles, 'healer'), choices, null)).toBeNull();
    },
  );
});

describe("A Gunner's Ability (Step 2.6)", () => {
  it('adds 1 to VSN and to another', () => {
    expect(
      changedScores(plain, rowOf(roles, 'healer'), { gains: 'will', loses: 'strength' }, 'will'),
    ).toMatchObject({
      vision: 1,
      will: 2,
    });
  });

  it("can't add it to VSN twice", () => {
    expect(
      changedScores(plain, rowOf(roles, 'healer'), { gains: 'will', loses: 'strength' }, 'vision'),
    ).toBeNull();
  });
});
