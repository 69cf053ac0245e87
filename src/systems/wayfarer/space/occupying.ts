import { type At, atIndex, gapBetween, tilesOf } from '../../../engine/space/index.ts';
import type { Body } from './body.ts';
import type { Crowd } from './crowd.ts';
import { type Field, ground, hasGround } from './field.ts';
import { type CoverFound, coverOf } from './sight.ts';

/** Whether somebody occupies ground of a kind: with any of its tiles. Earth for Stoneborn and Entangle (L1028, L5023), water for lightning (L4999). */
export const occupies = (field: Field, body: Body, kind: keyof typeof ground): boolean =>
  tilesOf(body).some((at) => hasGround(field, at, ground[kind]));

/** Whether impassable terrain is above somebody: a volley comes down on nobody there (L4877). */
export const isUnderRoof = (field: Field, body: Body): boolean => occupies(field, body, 'roof');

/** The two by two increments of earth by their north-west tile that Earth's Embrace takes (L5018); null where not all are earth. */
export function earthenSquare(field: Field, at: At): readonly At[] | null {
  const tiles = tilesOf({ at, size: 2 });
  return tiles.every((one) => hasGround(field, one, ground.earth)) ? tiles : null;
}

/** Whether a target stands between its attacker and impassable terrain that touches it (Corner, L2339): rock or a shut door beyond it. */
export function isCornered(field: Field, attacker: Body, target: Body): boolean {
  const gap = gapBetween(attacker, target);
  const [dx, dy] = [Math.sign(gap.x), Math.sign(gap.y)];
  return tilesOf(target).some(({ x, y }) => hasGround(field, { x: x + dx, y: y + dy }, ground.impassable));
}

/** Cover in an area assault: from where it bursts for a blast (S41), from who makes it for all others. */
export const coverFromTile = (field: Field, crowd: Crowd, centre: At, target: Body): CoverFound | null =>
  coverOf(field, crowd, { at: centre, size: 1, deep: 1, facing: 'north' }, target);

/** Tiles of a kind of ground, row by row: where Earth's Embrace may be cast, where Mountaineers may come in. */
export function tilesWith(field: Field, kind: keyof typeof ground): readonly At[] {
  const found: At[] = [];
  for (const [index, flags] of field.ground.entries())
    if ((flags & ground[kind]) !== 0) found.push(atIndex(field, index));
  return found;
}
