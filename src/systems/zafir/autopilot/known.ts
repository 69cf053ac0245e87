import { enemiesOf } from '../attack/targets.ts';
import { isDown, isUntargetable } from '../conditions/can.ts';
import { isUnnoticed } from '../move/reveal.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** The enemies who stand, as far as somebody knows of them. */
export const enemiesKnown = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  enemiesOf(scene, actor).filter(
    (id) => !isDown(scene, id) && !isUnnoticed(scene, actor, id) && !isUntargetable(scene, id),
  );
