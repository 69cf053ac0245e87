import { describe, expect, it } from 'vitest';
import { levels } from '../../../../src/systems/ishanekon/content/levels.ts';
import {
  abilityTier,
  gainsAt,
  givenBy,
  mostSkill,
  mostStat,
  mostWillpower,
  tierOf,
} from '../../../../src/systems/ishanekon/numbers/levels.ts';

const willpowers = [2, 3, 4];

describe('Level Progression', () => {
  it.each(levels.map((row) => [row.level, row] as const))(
    'gives at Level %i what the book prints',
    (level, row) => {
      expect({
        tier: tierOf(level),
        talent: gainsAt(level, 2).talent,
        statPoints: gainsAt(level, 2).statPoints,
        skillPoints: gainsAt(level, 2).skillPoints,
        abilities: willpowers.map((willpower) => gainsAt(level, willpower).abilities),
        total: willpowers.map((willpower) => givenBy(level, willpower).abilities),
      }).toEqual({
        tier: row.tier,
        talent: row.talent,
        statPoints: row.statPoints,
        skillPoints: row.skillPoints,
        abilities: row.abilities,
        total: row.total,
      });
    },
  );

  it('goes on beyond Level 12 at the same rate', () => {
    expect(gainsAt(15, 3)).toEqual({
      statPoints: 1,
      skillPoints: 2,
      talent: 'lesser',
      abilities: 1,
      feature: null,
    });
  });

  it('gives five features of a Sub-Archetype, the last at Level 12', () => {
    expect([givenBy(12, 2).features, givenBy(20, 2).features]).toEqual([5, 5]);
  });

  it('gives a Lesser Talent at each uneven Level and a Greater one at each even one', () => {
    expect([givenBy(5, 2).lesser, givenBy(5, 2).greater]).toEqual([3, 2]);
  });
});

describe('A Tier', () => {
  it('allows Stats up to 12 and itself (Stats)', () => {
    expect([1, 2, 3, 4, 5].map(mostStat)).toEqual([13, 14, 15, 16, 17]);
  });

  it('allows Skill Levels up to 2 and itself (Skills)', () => {
    expect(mostSkill(1)).toBe(3);
  });

  it('allows twice itself and 2 WP a turn and Ability (Willpower)', () => {
    expect([1, 2, 3, 4, 5].map(mostWillpower)).toEqual([4, 6, 8, 10, 12]);
  });

  it('of an Ability follows from its WP (Abilities)', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(abilityTier)).toEqual([
      1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5,
    ]);
  });

  it('is 1 below Level 0', () => {
    expect(tierOf(-2)).toBe(1);
  });
});
