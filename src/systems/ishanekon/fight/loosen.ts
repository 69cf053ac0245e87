import type { Tx } from '../../../engine/tx.ts';
import { coverOf } from '../cover/cover.ts';
import { areEnemies, beingIn, type CharacterId, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { metresBetween } from '../space/distance.ts';
import { endState } from './states.ts';

/** Whether somebody can hold another at all. */
function isAble(scene: Scene, id: CharacterId | null): boolean {
  const who = beingIn(scene, id);
  return who !== null && id !== null && fighterIn(scene, id) !== null && !who.dead && who.vitality >= 1;
}

/** Ends the states that what has just happened has ended: holds out of reach or of who is down, climbing on who is dead, cover that is left. */
export function loosen(tx: Tx<Scene>): void {
  const now = tx.snapshot();
  for (const id of fightersIn(now))
    for (const { id: state, by } of fighterIn(now, id)?.states ?? []) {
      if (state === 'grabbed' && (!isAble(now, by) || (by !== null && metresBetween(now, id, by) > 1)))
        endState(tx, id, state);
      if (state === 'climbed' && (beingIn(now, by)?.dead !== false || !isAble(now, id)))
        endState(tx, id, state);
      if (state === 'takingCover' && !isCovered(now, id)) endState(tx, id, state);
    }
}

/** Whether somebody is in cover from any enemy. */
const isCovered = (scene: Scene, id: CharacterId): boolean =>
  fightersIn(scene).some(
    (other) => areEnemies(scene, id, other) && coverOf(scene, other, id).cover !== 'none',
  );
