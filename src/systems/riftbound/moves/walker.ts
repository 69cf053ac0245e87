import { remembered } from '../../../engine/remembered.ts';
import {
  type Body,
  contactsWith,
  floorOn,
  groundOf,
  isFree,
  isOnPlane,
  isSolid,
  isTouching,
  METRE,
  onRaster,
  type Point,
  type Raster,
  type Walker,
} from '../../../engine/space/plane/index.ts';
import { bodyOf, canEndAt, contactIn, diameterOf, inContact, stoppersOf } from '../fight/bodies.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';

/** How people stand, as the house plays: freely, or on squares or hexes. */
export function rasterOf({ party }: Scene): Raster {
  const { space } = party.rules;
  return space === 'squares' || space === 'hexes' ? space : 'free';
}

/** Somebody on foot. */
export const walkerOf = remembered(
  (scene: Scene, actor: CharacterId): Walker => ({
    diameter: diameterOf(character(scene, actor)),
    height: bodyOf(scene, actor)?.height ?? 0,
    flies: null,
    stoppedBy: stoppersOf(scene, actor),
  }),
);

/** Whether somebody on foot can stay at a place: on the map, inside of nothing solid, and over nobody. */
export function canStay(scene: Scene, actor: CharacterId, at: Point): boolean {
  const plane = scene.fight?.board.plane;
  if (plane === undefined || !isOnPlane(plane, at, diameterOf(character(scene, actor)))) return false;
  const ground = groundOf(plane);
  return !isSolid(ground, at) && canEndAt(scene, actor, at, floorOn(ground, at));
}

/** The place nearest to one on which people stand as the house plays. */
export const snapped = (scene: Scene, actor: CharacterId, at: Point): Point =>
  onRaster(rasterOf(scene), at, diameterOf(character(scene, actor)));

/** Of how many places in contact with somebody ways are looked for. */
const MOST = 12;

/** Where somebody could stand in contact with a base, nearest to where they are first. */
export function contactPlaces(scene: Scene, actor: CharacterId, body: Body, from: Point): readonly Point[] {
  const places: Point[] = [];
  for (const at of placesBeside(scene, actor, body, from)) {
    places.push(at);
    if (places.length === MOST) break;
  }
  return places;
}

/** The same one by one: mostly the first will do. */
export function* placesBeside(
  scene: Scene,
  actor: CharacterId,
  body: Body,
  from: Point,
): Generator<Point, void> {
  const plane = scene.fight?.board.plane;
  if (plane === undefined) return;
  const walker = walkerOf(scene, actor);
  const isFreely = rasterOf(scene) === 'free';
  const all = isFreely ? contactsWith(body, from, walker) : onTheRaster(scene, actor, body, from);
  const ground = groundOf(plane);
  const isTight = (at: Point) => !canStay(scene, actor, at) || !isFree(ground, { a: at, b: at }, walker);
  for (const at of all) {
    const there: Body = { ...walker, at, altitude: floorOn(ground, at) };
    if (!isTight(at) && inContact(scene, there, body)) yield at;
  }
}

function onTheRaster(scene: Scene, actor: CharacterId, body: Body, from: Point): readonly Point[] {
  const own = bodyOf(scene, actor);
  if (own === null) return [];
  const reach = Math.ceil((body.diameter + own.diameter) / 2 / METRE) + 1;
  const steps = Array.from({ length: 2 * reach + 1 }, (_, n) => (n - reach) * METRE);
  const places = new Map<string, Point>();
  for (const x of steps)
    for (const y of steps) {
      const at = snapped(scene, actor, { x: body.at.x + x, y: body.at.y + y });
      places.set(`${at.x},${at.y}`, at);
    }
  const far = ({ x, y }: Point) => (x - from.x) ** 2 + (y - from.y) ** 2;
  return [...places.values()]
    .filter((at) => isTouching({ ...own, at, altitude: body.altitude }, body, contactIn(scene)))
    .sort((a, b) => far(a) - far(b));
}
