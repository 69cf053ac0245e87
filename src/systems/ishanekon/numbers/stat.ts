import { type Sum, sum } from '../../../engine/modifier.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Being } from '../character/schema.ts';
import { type SkillId, skills } from '../content/skills.ts';
import type { StatId } from '../content/stats.ts';

/** Rounds down to the next whole number, as everything is (Calculations): half of −1 is −1 (A2). What arithmetic loses in the last bit is not rounded away. */
export const down = (value: number): number => Math.floor(value + 1e-9);

/** A Stat's Bonus: the Stat less 10 (Stats). */
export const bonusOf = (stat: number): number => stat - 10;

/** Half of something, rounded down. */
export const half = (value: number): number => down(value / 2);

/** The level of somebody's Skill; 0 where they have none. */
export const skillLevelOf = ({ skills: own }: Pick<Being, 'skills'>, skill: SkillId): number =>
  own[skill] ?? 0;

export const statOfSkill = (skill: SkillId): StatId => rowOf(skills, skill).stat;

/** What somebody adds to the d10 of a Skill Check: the Skill Level and half the Stat Bonus (Skills). */
export function skillBonus(being: Pick<Being, 'skills' | 'stats'>, skill: SkillId): Sum {
  const stat = statOfSkill(skill);
  return sum(0, [
    { source: 'skillLevel', amount: skillLevelOf(being, skill) },
    { source: 'statBonus', amount: half(bonusOf(being.stats[stat])), params: { stat } },
  ]);
}
