import { groundOf, METRE, type Path, wayToAny } from '../../../../engine/space/plane/index.ts';
import { areTouching, bodyOf, distanceBetween } from '../../fight/bodies.ts';
import { contactPlaces, walkerOf } from '../../moves/walker.ts';
import { type CharacterId, fighterIn, type Scene } from '../../scene.ts';

/**
 * The shortest way of somebody on their own feet into base contact with a unit, at most so many metres long; an empty one where they are in
 * contact already. Null: there is none.
 */
export function wayIntoContact(
  scene: Scene,
  id: CharacterId,
  unit: CharacterId,
  metres: number,
): Path | null {
  const [own, other] = [bodyOf(scene, id), bodyOf(scene, unit)];
  if (own === null || other === null || scene.fight === null || fighterIn(scene, id)?.at == null) return null;
  if (areTouching(scene, id, unit)) return [];
  const most = metres * METRE;
  if ((distanceBetween(scene, id, unit) ?? 0) > most) return null;
  const ground = groundOf(scene.fight.board.plane);
  return wayToAny(ground, own.at, contactPlaces(scene, id, other, own.at), walkerOf(scene, id), most);
}
