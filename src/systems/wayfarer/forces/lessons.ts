import type { Lesson, UnitPlan } from './plan.ts';

/** Whether a unit has learned or lost anything. */
export const hasLessons = ({ lessons = [], mount }: UnitPlan): boolean =>
  lessons.length > 0 || (mount !== null && hasLessons(mount));

function taught(plan: UnitPlan, { kind, id, by }: Lesson): UnitPlan {
  if (kind === 'die') return { ...plan, dice: { ...plan.dice, [id]: (plan.dice[id] ?? 0) + by } };
  const key = kind === 'skill' ? 'skills' : 'traits';
  const list = plan[key];
  const at = list.lastIndexOf(id);
  return { ...plan, [key]: by > 0 ? [...list, id] : list.filter((_, index) => index !== at) };
}

/** A plan with its lessons in it, as if all of it had been bought; the plan itself where there are none. */
export function trained(plan: UnitPlan): UnitPlan {
  const { lessons = [], ...bought } = plan;
  return lessons.length === 0 ? plan : lessons.reduce(taught, bought);
}
