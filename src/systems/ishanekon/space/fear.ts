import { distanceBetween, type Movement } from '../../../engine/space/grid/index.ts';
import { beingIn, type CharacterId, characterIn, type Scene } from '../scene.ts';
import { staysAwayFrom } from '../status/bound.ts';
import { footprintIn } from './bodies.ts';
import { metric } from './terrain.ts';

/** Those to whom somebody can't come nearer: who has frightened them, as long as they live. */
export function fearedBy(scene: Scene, actor: CharacterId): readonly CharacterId[] {
  const who = beingIn(scene, actor);
  return who === null
    ? []
    : staysAwayFrom(who).filter((id) => id !== actor && characterIn(scene, id)?.dead === false);
}

/** How somebody moves who makes no step nearer to those they fear. */
export function keptAway(scene: Scene, actor: CharacterId, movement: Movement): Movement {
  const feared = fearedBy(scene, actor).flatMap((id) => footprintIn(scene, id) ?? []);
  if (feared.length === 0) return movement;
  const size = footprintIn(scene, actor)?.size ?? 1;
  return {
    ...movement,
    step: (step) =>
      feared.some(
        (one) =>
          distanceBetween(metric, { at: step.to, size }, one) <
          distanceBetween(metric, { at: step.from, size }, one),
      )
        ? []
        : movement.step(step),
  };
}
