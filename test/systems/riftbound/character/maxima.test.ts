import { describe, expect, it } from 'vitest';
import { roles } from '../../../../src/systems/riftbound/content/roles.ts';
import { rowOf } from '../../../../src/engine/table.ts';
import {
  maximumEhp,
  maximumHp,
  maximumSp,
  storyBonus,
} from '../../../../src/systems/riftbound/character/maxima.ts';

describe('HP, SP and EHP (Step 6, Levelling Up)', () => {
  it.each([
    ['lancer', 13],
    ['healer', 17],
    ['captain', 17],
    ['tank', 21],
  ] as const)('give a %s with FTD 1 %i HP at level 1', (role, hp) => {
    expect(maximumHp(rowOf(roles, role), 1, [], [])).toBe(hp);
  });

  it("grow by the role's dice and FTD with each level", () => {
    expect(maximumHp(rowOf(roles, 'healer'), -1, [7], [])).toBe(16 - 1 + (7 + 4 - 1));
  });

  it('grow by 4 at least', () => {
    expect(maximumHp(rowOf(roles, 'lancer'), -5, [1], [])).toBe(12 - 5 + 4);
  });

  it('are 2 a level higher with Healthy', () => {
    expect(maximumHp(rowOf(roles, 'tank'), 0, [2, 2], [{ id: 'healthy' }])).toBe(20 + 10 + 10 + 6);
  });

  it('are 2 a level lower for a Robot, after the 4 of a level', () => {
    expect(maximumHp(rowOf(roles, 'lancer'), -5, [1], [{ id: 'robotic' }])).toBe(12 - 5 + 4 - 4);
  });

  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 3],
  ])('give SP at level %i: %i and WIL', (level, sp) => {
    expect(maximumSp(level, 2, [])).toBe(sp + 2);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
  ])('give a Robot of level %i the %i SP of a level lower', (level, sp) => {
    expect(maximumSp(level, -3, [{ id: 'robotic' }])).toBe(sp);
  });

  it('count a negative FTD as none for EHP', () => {
    expect([maximumEhp(-2), maximumEhp(3)]).toEqual([4, 7]);
  });
});

describe('The Story Bonus (Step 5)', () => {
  it('is WIS, and never less than 0', () => {
    expect([storyBonus(-1), storyBonus(2)]).toEqual([0, 2]);
  });
});
