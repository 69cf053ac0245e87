import { nameKey } from '../../../engine/names.ts';
import {
  ahead,
  emptyBoard,
  floorOn,
  groundOf,
  isFree,
  isOnPlane,
  isSolid,
  onRaster,
  type Point,
} from '../../../engine/space/plane/index.ts';
import type { Character } from '../character/schema.ts';
import { thingCalled } from '../moves/things.ts';
import { rasterOf } from '../moves/walker.ts';
import type { CharacterId, Scene, Side } from '../scene.ts';
import { diameterOf, heightOf, type Standing, standingIn, takenFor } from './bodies.ts';

/** How far around a place people look for room, and how finely, in centimetres. */
const FAR = 3000;
const STEP = 50;
const SIDES = 24;

/** Where a side comes from where nobody says: its spot, else the players the south of the place, foes the north. */
function usual({ fight }: Scene, side: Side): Point {
  const { plane, spots } = fight?.board ?? emptyBoard;
  const spot = spots[side === 'foes' ? 'foes' : 'heroes']?.[0];
  return (
    spot ?? {
      x: Math.floor(plane.width / 2),
      y: Math.floor((plane.depth * (side === 'foes' ? 1 : 5)) / 6),
    }
  );
}

/** A place that a newcomer is brought to: a spot, something that stands there, somebody, or metres. Null for none of these. */
export function placeNamed(scene: Scene, side: Side, typed: string | null): Point | null {
  if (typed === null) return usual(scene, side);
  const spots = Object.entries(scene.fight?.board.spots ?? {});
  const spot = spots.find(([name]) => nameKey(name) === nameKey(typed))?.[1][0];
  return spot ?? thingCalled(scene, typed, usual(scene, side))?.at ?? null;
}

/** Directions one after the other: to the east and the west first, so that people come side by side. */
const aside = (n: number): number => {
  const turn = Math.floor((Math.floor(n / 2) * 360) / SIDES);
  return (360 + (n % 2 === 0 ? 90 : 270) + turn) % 360;
};

const halves = ({ x, y }: Point): Point => ({
  x: Math.round(x / STEP) * STEP,
  y: Math.round(y / STEP) * STEP,
});

/** How far around a place there is no room any more for who is so wide and large, while many come to it and nobody leaves. */
export type Filled = Map<string, number>;

/** The nearest place to one where somebody has room; null where there is none. `filled` is looked at, and kept; `there` is who stands there already. */
export function roomNear(
  scene: Scene,
  id: CharacterId,
  sheet: Character,
  wanted: Point,
  filled: Filled = new Map(),
  there: readonly Standing[] = standingIn(scene),
): Point | null {
  const plane = scene.fight?.board.plane;
  if (plane === undefined) return null;
  const ground = groundOf(plane);
  const diameter = diameterOf(sheet);
  const walker = { diameter, height: heightOf(sheet), flies: null, stoppedBy: [] };
  const isTaken = takenFor(there, id, sheet);
  const fits = (at: Point) =>
    isOnPlane(plane, at, diameter) &&
    !isTaken(at, floorOn(ground, at)) &&
    !isSolid(ground, at) &&
    isFree(ground, { a: at, b: at }, walker);
  const raster = rasterOf(scene);
  // Where people stand freely they come to places that are easily read: '15.5,3'.
  const snapped = (at: Point) => (raster === 'free' ? halves(at) : onRaster(raster, at, diameter));
  const middle = raster === 'free' ? wanted : snapped(wanted);
  const key = [wanted.x, wanted.y, diameter, sheet.size].join();
  const begun = filled.get(key) ?? 0;
  if (begun === 0 && fits(middle)) return middle;
  const tried = new Set<number>();
  for (let off = Math.max(STEP, begun); off <= FAR; off += STEP) {
    filled.set(key, off);
    for (let n = 0; n < SIDES; n++) {
      const at = snapped(ahead(wanted, aside(n), off));
      if (!isOnPlane(plane, at, diameter)) continue;
      const place = at.x * (plane.depth + 1) + at.y;
      if (tried.has(place)) continue;
      tried.add(place);
      if (fits(at)) return at;
    }
  }
  return null;
}
