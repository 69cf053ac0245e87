import {
  floorAt,
  freeLength,
  groundOf,
  isOnPlane,
  type Point,
  towards,
} from '../../../engine/space/plane/index.ts';
import { bodyOf, canEndAt, stoppersOf } from '../fight/bodies.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** How far back from its end a way looks for a place to stop, step by step. */
const BACK = 25;

/**
 * The farthest place at which somebody can end who is moved straight towards another: up to what is in the way, over nobody, and never off the
 * place. Null where they can't leave where they are, or stand nowhere.
 */
export function shovedTo(scene: Scene, mover: CharacterId, to: Point): Point | null {
  const body = bodyOf(scene, mover);
  if (body === null || scene.fight === null) return null;
  const { plane } = scene.fight.board;
  const { at: from, diameter, height } = body;
  const walker = { diameter, height, flies: null, stoppedBy: stoppersOf(scene, mover) };
  for (let gone = freeLength(groundOf(plane), { a: from, b: to }, walker); gone > 0; gone -= BACK) {
    const at = towards(from, to, gone);
    if (isOnPlane(plane, at, diameter) && canEndAt(scene, mover, at, floorAt(plane, at))) return at;
  }
  return null;
}
