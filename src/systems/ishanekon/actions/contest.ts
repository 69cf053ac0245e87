import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { opposed, sideOfCheck } from '../checks/check.ts';
import type { SkillId } from '../content/skills.ts';
import type { Edge } from '../numbers/edge.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { largerBy } from './near.ts';

/** The best of the Skills that somebody may choose from: nobody would take another. */
export function bestSkill(
  scene: Scene,
  actor: CharacterId,
  skills: readonly [SkillId, ...SkillId[]],
): SkillId {
  const added = (skill: SkillId) => sideOfCheck(scene, { actor, skill }).added;
  return skills.reduce((best, skill) => (added(skill) > added(best) ? skill : best));
}

interface Contest {
  readonly actor: CharacterId;
  readonly target: CharacterId;
  readonly own: readonly [SkillId, ...SkillId[]];
  readonly theirs: readonly [SkillId, ...SkillId[]];
  /** The larger of the two has advantage (Advanced Actions: Blind, Grab, Shove, Trip). */
  readonly bySize?: true;
  readonly label: string;
}

const bigger: Edge = { source: 'size', edge: 'advantage' };

/** Two check against one another, each with the best of the Skills there are. Gives whether the one who tries it does it. */
export function* contest(
  tx: Tx<Scene>,
  { actor, target, own, theirs, bySize, label }: Contest,
): Rule<boolean> {
  const now = tx.snapshot();
  const larger = bySize ? largerBy(now, target, actor) : 0;
  return yield* opposed(
    tx,
    { actor, skill: bestSkill(now, actor, own), label, ...(larger < 0 ? { edges: [bigger] } : {}) },
    {
      actor: target,
      skill: bestSkill(now, target, theirs),
      label,
      ...(larger > 0 ? { edges: [bigger] } : {}),
    },
  );
}
