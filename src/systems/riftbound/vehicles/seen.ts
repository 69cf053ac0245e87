import {
  ahead,
  type Body,
  distanceOf,
  floorAt,
  lengthBetween,
  METRE,
  type Point,
  sees,
} from '../../../engine/space/plane/index.ts';
import { bodyOf } from '../fight/bodies.ts';
import { screensIn } from '../fight/screens.ts';
import { enemiesOf } from '../fight/sides.ts';
import type { Staying } from '../moves/beside.ts';
import type { Thing } from '../moves/things.ts';
import type { CharacterId, Scene } from '../scene.ts';

/* What a vehicle at a place would be near to, and seen by. */

/** How far a base is from something: from base to base, of somebody; else to its middle. */
export function gapTo(scene: Scene, own: Body, thing: Thing): number {
  const theirs = thing.kind === 'unit' ? bodyOf(scene, thing.id) : null;
  return theirs === null
    ? Math.max(0, lengthBetween(own.at, thing.at) - Math.floor(own.diameter / 2))
    : distanceOf(own, theirs);
}

/** Whether a base and something see each other. */
export function seesThing(scene: Scene, own: Body, thing: Thing): boolean {
  const plane = scene.fight?.board.plane;
  if (plane === undefined) return true;
  const theirs = (thing.kind === 'unit' ? bodyOf(scene, thing.id) : null) ?? {
    at: thing.at,
    altitude: floorAt(plane, thing.at),
    diameter: METRE,
    height: METRE,
  };
  return sees(screensIn(plane), own, theirs);
}

/** Whether somebody sees a base; `of` nobody in particular: any enemy. */
export function watchersIn(scene: Scene, vehicle: CharacterId, of: Thing | null): (own: Body) => boolean {
  if (of !== null) return (own) => seesThing(scene, own, of);
  const plane = scene.fight?.board.plane;
  const screens = plane === undefined ? [] : screensIn(plane);
  const eyes = enemiesOf(scene, vehicle).flatMap((id) => bodyOf(scene, id) ?? []);
  return (own) => eyes.some((theirs) => sees(screens, own, theirs));
}

/** How far about one looks for a place, step by step, in how many directions, and how many are enough. */
const FAR = 64 * METRE;
const STEP = METRE;
const DIRECTIONS = 24;
const ENOUGH = 12;

/** The nearest places at which something holds and a vehicle can stay. */
export function placesSo(staying: Staying, from: Point, holds: (at: Point) => boolean): readonly Point[] {
  const found: Point[] = [];
  for (let off = STEP; off <= FAR; off += STEP)
    for (let n = 0; n < DIRECTIONS; n++) {
      const at = ahead(from, (n * 360) / DIRECTIONS, off);
      if (!staying.fits(at) || !holds(at)) continue;
      found.push(at);
      if (found.length === ENOUGH) return found;
    }
  return found;
}
