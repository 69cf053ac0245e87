import { skills } from '../content/skills/index.ts';
import type { Species } from '../content/species/species.ts';
import type { Occupation } from '../content/occupations.ts';
import { byId } from './catalogue.ts';
import { freeTraits, openCategories, openTraits } from './open.ts';
import type { UnitPlan } from './plan.ts';

/**
 * Whether one skill of another category takes one slot instead of two: the unit could buy Adaptive, and hasn't (L761). That it takes
 * one is a reading; the book says it may be bought.
 */
export const hasOneOutside = (plan: UnitPlan, species: Species): boolean =>
  openTraits(plan, species).has('adaptive') && !plan.traits.includes('adaptive');

/** How many slots a plan's abilities take: traits one, unless a template gives room for them; skills one or two; spells one. */
export function slotsUsed(plan: UnitPlan, species: Species, occupation: Occupation | null): number {
  const free = freeTraits(plan);
  const open = openCategories(species, occupation);
  const traits = plan.traits.filter((trait) => !free.has(trait)).length;
  const outside = plan.skills.filter((id) => {
    const skill = byId(skills, id);
    return skill !== null && !open.has(skill.category);
  }).length;
  const relief = outside > 0 && hasOneOutside(plan, species) ? 1 : 0;
  return traits + plan.skills.length + outside - relief + plan.spells.length;
}
