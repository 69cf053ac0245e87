import {
  type Body,
  contactsWith,
  floorAt,
  groundOf,
  isFree,
  isOnPlane,
  type Path,
  pathLength,
  type Walker,
  wayTo,
} from '../../../../engine/space/plane/index.ts';
import { bodyOf, canEndAt, stoppersOf } from '../../fight/bodies.ts';
import type { CharacterId, Scene } from '../../scene.ts';

/**
 * The shortest way on which somebody comes into base contact with another (Whips, Grappled); null where they are, or where there is none. One
 * level with them is tried first: nobody is pulled through walls.
 */
export function wayToContact(scene: Scene, who: CharacterId, to: CharacterId): Path | null {
  const [own, theirs] = [bodyOf(scene, who), bodyOf(scene, to)];
  if (own === null || theirs === null || scene.fight === null) return null;
  const { plane } = scene.fight.board;
  const ground = groundOf(plane);
  const walker: Walker = {
    diameter: own.diameter,
    height: own.height,
    flies: null,
    stoppedBy: stoppersOf(scene, who).filter((body) => !isSame(body, theirs)),
  };
  const stopped: Walker = { ...walker, stoppedBy: stoppersOf(scene, who) };
  const ways = contactsWith(theirs, own.at, walker)
    .filter((at) => isOnPlane(plane, at, own.diameter) && isFree(ground, { a: at, b: at }, walker))
    .filter((at) => canEndAt(scene, who, at, floorAt(plane, at)))
    .slice(0, MOST_TRIED)
    .flatMap((at) => {
      const way = wayTo(ground, own.at, at, stopped);
      return way === null ? [] : [way];
    });
  return ways.sort((a, b) => pathLength(a) - pathLength(b))[0] ?? null;
}

/** Places in contact that are tried, nearest first: the shortest way leads to one of the first, or around something. */
const MOST_TRIED = 6;

const isSame = (a: Body, b: Body): boolean =>
  a.at.x === b.at.x && a.at.y === b.at.y && a.diameter === b.diameter;
