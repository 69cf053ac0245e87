import { refusal } from '../../../engine/refusal.ts';
import { readWay, tileName, wayThrough } from '../../../engine/space/grid/index.ts';
import { type CharacterId, footprintOf, type Scene } from '../scene.ts';
import type { Means } from './mover.ts';
import { bold, prospectOf, searchOf } from './prospect.ts';
import { isUnknownTo } from './terrain.ts';
import { byTiles, type WayFound, wayTo } from './ways.ts';

/**
 * The way that somebody typed: a tile ('C4'), tiles ('C4 D5 E5'; between those that lie apart the shortest way, agility and all),
 * or steps ('up 3, right 2'). Refuses what it does not understand, and what cannot be gone now.
 */
export function typedWay(
  scene: Scene,
  actor: CharacterId,
  typed: string,
  means: Means | null = null,
): WayFound {
  const { at } = footprintOf(scene, actor);
  const { terrain } = prospectOf(scene, actor).walker;
  const read = readWay(typed, at, terrain);
  if (!read.ok) return { ok: false, refusal: { code: read.code, params: read.params } };
  if ('to' in read.way) {
    const tile = tileName(read.way.to);
    if (tile === tileName(at)) return { ok: false, refusal: refusal('staysPut', { actor }) };
    return wayTo(scene, actor, tile, means);
  }
  const unknown = read.way.tiles.map(tileName).find((one) => isUnknownTo(scene, actor, one));
  if (unknown !== undefined) return { ok: false, refusal: refusal('unknownGround', { tile: unknown }) };
  const has = means ?? prospectOf(scene, actor).means;
  const { search } = searchOf(scene, actor, has, bold);
  const whole = wayThrough(terrain, search, read.way.tiles);
  if (!whole.ok) return { ok: false, refusal: { code: whole.code, params: whole.params } };
  if (whole.tiles.length === 0) return { ok: false, refusal: refusal('staysPut', { actor }) };
  return byTiles(scene, actor, whole.tiles, has);
}
