import {
  contactsWith,
  groundOf,
  isOnPlane,
  METRE,
  type Path,
  pathLength,
  type Walker,
  wayTo,
} from '../../../../engine/space/plane/index.ts';
import { areTouching, bodyOf, canEndAt, stoppersOf } from '../../fight/bodies.ts';
import { type CharacterId, fighterIn, type Scene } from '../../scene.ts';

/** Of how many places in contact with somebody ways are looked for. */
const CONTACTS = 8;

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
  const fighter = fighterIn(scene, id);
  if (own === null || other === null || scene.fight === null || fighter?.at == null) return null;
  if (areTouching(scene, id, unit)) return [];
  const { plane } = scene.fight.board;
  const walker: Walker = {
    diameter: own.diameter,
    height: own.height,
    flies: null,
    stoppedBy: stoppersOf(scene, id),
  };
  const ground = groundOf(plane);
  return shortest(
    contactsWith(other, own.at, walker)
      .filter((at) => isOnPlane(plane, at, own.diameter) && canEndAt(scene, id, at, fighter.altitude))
      .slice(0, CONTACTS)
      .flatMap((at) => {
        const way = wayTo(ground, own.at, at, walker);
        return way === null || pathLength(way) > metres * METRE ? [] : [way];
      }),
  );
}

const shortest = (ways: readonly Path[]): Path | null =>
  ways.reduce<Path | null>(
    (best, way) => (best === null || pathLength(way) < pathLength(best) ? way : best),
    null,
  );
