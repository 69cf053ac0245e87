import { type Ability, ability, abilityRow, type Written } from '../ability.ts';
import { defineTable, row } from '../../../../engine/table.ts';

/** The ten categories of skills, and where each begins (L1676). */
export const skillCategories = defineTable(row, [
  { id: 'general', name: 'General', line: 1681, text: 'Open to every unit.' },
  { id: 'academics', name: 'Academics', line: 1818, text: 'Learning that tells in battle.' },
  { id: 'arcana', name: 'Arcana', line: 1886, text: 'Casting, and stopping others from it.' },
  { id: 'athleticsSkills', name: 'Athletics', line: 1995, text: 'Moving better than others.' },
  { id: 'ballistics', name: 'Ballistics', line: 2074, text: 'Shooting.' },
  { id: 'larceny', name: 'Larceny', line: 2217, text: 'Stealth, locks and tricks.' },
  { id: 'melee', name: 'Melee', line: 2321, text: 'Fighting hand to hand.' },
  { id: 'psionics', name: 'Psionics', line: 2540, text: 'Powers of the mind.' },
  { id: 'tactical', name: 'Tactical', line: 2623, text: 'Orders, formation and reserves.' },
  { id: 'technical', name: 'Technical', line: 2835, text: 'Machines, hacking and repairs.' },
]);

export type SkillCategory = (typeof skillCategories)[number]['id'];

export interface Skill<Id extends string = string> extends Ability<Id> {
  readonly category: SkillCategory;
}

/** Makes a category's table of skills, checked. */
export const skillsOf = <const Id extends string>(
  category: SkillCategory,
  written: readonly Written<Id>[],
): readonly Skill<Id>[] => {
  const rows = written.map((one) => ({ ...ability(one), category }));
  defineTable(abilityRow, rows);
  return rows;
};
