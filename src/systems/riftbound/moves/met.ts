import type { Point } from '../../../engine/space/plane/index.ts';
import { movedTo, touching } from '../fight/bodies.ts';
import { isUnseen } from '../fight/known.ts';
import { enemiesOf } from '../fight/sides.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** With whom a unit is in contact that has come to a place, as all who read of it may know: its enemies, where there are any. */
export function metAt(scene: Scene, unit: CharacterId, at: Point): readonly CharacterId[] {
  const near = touching(movedTo(scene, unit, at), unit).filter((id) => !isUnseen(scene, id));
  const enemies = near.filter((id) => enemiesOf(scene, unit).includes(id));
  return enemies.length > 0 ? enemies : near;
}
