import { type SkillId, skills } from '../content/skills.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { checkAdded } from './check.ts';

/** The Skills that somebody is best at, the best first. */
export function bestSkills(scene: Scene, actor: CharacterId, count: number): readonly SkillId[] {
  const added = new Map(skills.map(({ id }) => [id, checkAdded(scene, actor, id)]));
  return skills
    .map(({ id }) => id)
    .toSorted((a, b) => (added.get(b) ?? 0) - (added.get(a) ?? 0))
    .slice(0, count);
}

/** A Skill by its id; null for what is none. */
export const checkable = (id: string): SkillId | null => skills.find((one) => one.id === id)?.id ?? null;
