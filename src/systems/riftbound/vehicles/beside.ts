import {
  type Body,
  contactsWith,
  floorAt,
  groundOf,
  isFree,
  isOnPlane,
  type Point,
} from '../../../engine/space/plane/index.ts';
import { bodyOf, canEndAt, diameterOf, stoppersOf } from '../fight/bodies.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';

/**
 * Where somebody stands who gets out of a vehicle: in contact with it where there is room, as near as can be to `towards`; else at its very
 * place. Null outside of a fight.
 */
export function besideVehicle(
  scene: Scene,
  vehicle: CharacterId,
  who: CharacterId,
  towards: Point | null,
): Point | null {
  const body = bodyOf(scene, vehicle);
  const sheet = characterIn(scene, who);
  const { fight } = scene;
  if (body === null || sheet === null || fight === null) return null;
  const { plane } = fight.board;
  const walker = {
    diameter: diameterOf(sheet),
    flies: null,
    height: 0,
    stoppedBy: stoppersOf(scene, who),
  };
  const ground = groundOf(plane);
  const places = contactsWith(onGround(body), towards ?? body.at, walker).filter(
    (at) =>
      isOnPlane(plane, at, walker.diameter) &&
      isFree(ground, { a: at, b: at }, walker) &&
      canEndAt(scene, who, at, floorAt(plane, at)),
  );
  return places[0] ?? body.at;
}

const onGround = (body: Body): Body => ({ ...body, altitude: 0 });
