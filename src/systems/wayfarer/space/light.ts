import { type Footprint, tilesOf } from '../../../engine/space/index.ts';
import type { Body } from './body.ts';
import { type Field, ground, hasGround } from './field.ts';
import { apart } from './measure.ts';

/** Something that negates darkness around it (Illuminate, L4752; Blade of Light, L4948; a flare, L4472, with a radius of 0). */
export interface Light {
  readonly from: Footprint;
  readonly radius: number;
}

/** How far the lamps of a map light: as a lantern does (L4502). A house value. */
export const lampRadius = 8;

/** Whether a tile lies in darkness: the map says so, and no light comes to it. */
export const isDarkTile = (field: Field, tile: Footprint, lights: readonly Light[] = []): boolean =>
  hasGround(field, tile.at, ground.dark) &&
  !field.lamps.some((at) => apart({ at }, tile) <= lampRadius) &&
  !lights.some(({ from, radius }) => apart(from, tile) <= radius);

/** Whether somebody is in conditions of darkness (L477): all of its tiles lie in it. Who is lit in part is lit. */
export const isInDarkness = (field: Field, body: Body, lights: readonly Light[] = []): boolean =>
  tilesOf(body).every((at) => isDarkTile(field, { at }, lights));
