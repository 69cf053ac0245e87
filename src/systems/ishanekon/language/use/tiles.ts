import { type At as Tile, parseTile, tileName, tilesOf } from '../../../../engine/space/grid/index.ts';
import { fighterIn, type Scene } from '../../scene.ts';
import { footprintIn } from '../../space/bodies.ts';
import { mapIn } from '../../space/terrain.ts';
import { groundIn } from './area.ts';
import { areaOf } from './reach.ts';
import type { At } from './using.ts';

/** The squares that an effect on the ground is about: those of its Ability's area, the place it was aimed at, else where its target stands. */
export function tilesAt(scene: Scene, at: At): readonly Tile[] {
  const { row, actor, target, aimed, upcasts } = at;
  if (at.tiles !== undefined) return at.tiles;
  if (mapIn(scene) === null) return [];
  const area = 'area' in row ? row.area : null;
  if ('area' in row && area !== null) {
    const metres = areaOf(scene, actor, row, upcasts);
    if (area.shape === 'around' || aimed !== null) return groundIn(scene, actor, area, metres, aimed);
  }
  if (aimed !== null && 'tile' in aimed) return [aimed.tile];
  const footprint = footprintIn(scene, target);
  if (footprint !== null) return tilesOf(footprint);
  const tile = parseTile(fighterIn(scene, actor)?.at ?? '');
  return tile === null ? [] : [tile];
}

/** Whether an area covers somebody whole: all squares of their body; without a map it does. */
export function isCovered(scene: Scene, at: At): boolean {
  const footprint = footprintIn(scene, at.target);
  if (footprint === null || mapIn(scene) === null) return true;
  const covered = new Set(tilesAt(scene, at).map(tileName));
  return tilesOf(footprint).every((tile) => covered.has(tileName(tile)));
}
