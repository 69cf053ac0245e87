import type { CharacterId, Scene } from '../scene.ts';
import { systemsAt } from './crew.ts';

/** Whether a vehicle may ram now: the latest Action of this turn was a movement that says so (Ramming Speed). */
export function mayRam(scene: Scene, actor: CharacterId): boolean {
  const { turn } = scene.fight ?? { turn: null };
  return (
    turn !== null &&
    turn.actor === actor &&
    systemsAt(scene, actor).some(({ system }) =>
      system.profile.movements.some((movement) => movement.rams && movement.id === turn.last),
    )
  );
}
