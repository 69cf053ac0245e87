import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { attackUnit } from './attack.ts';
import { unit, unitIn } from './battle.ts';
import { inReach } from './range.ts';

/** Whether a unit waits for another (Prepare). */
function awaits(scene: Scene, id: CharacterId, other: CharacterId): boolean {
  const { prepared } = unit(scene, id);
  return prepared === 'anybody' || (prepared?.includes(other) ?? false);
}

/**
 * Somebody has made a step: enemies who have prepared attack once as it comes into their Range. `before`: how far each was before the step. Two units of heroes
 * don't shoot at one another like this: where they meet, they fight (Heroes and Hero Units).
 */
export function* awaited(
  tx: Tx<Scene>,
  id: CharacterId,
  before: ReadonlyMap<CharacterId, number>,
): Rule<void> {
  for (const [other, was] of before) {
    const scene = tx.snapshot();
    if (unitIn(scene, id) === null) return;
    if (unitIn(scene, other) === null || !awaits(scene, other, id)) continue;
    if (unit(scene, other).row === 'hero' && unit(scene, id).row === 'hero') continue;
    if (!inReach(scene, other, id) || inReach(scene, other, id, was)) continue;
    const waiting = tx.state.battle?.units[other];
    if (waiting === undefined) continue;
    waiting.prepared = null;
    yield* attackUnit(tx, { actor: other, target: id, prepared: true });
  }
}
