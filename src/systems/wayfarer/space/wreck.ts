import { tileName, tilesOf } from '../../../engine/space/index.ts';
import { type Body, tallOfBody } from './body.ts';
import type { Battlefield, Mark } from './marks.ts';

/**
 * A map with what is left of a vehicle (L5131): it stays on its tiles as terrain, metal that gives heavy cover, as tall as it was; one
 * climbs it, and who stood on what lay there stands on it. What lay on the tiles is under it.
 */
export function withWreck(board: Battlefield, body: Body): Battlefield {
  const height = tallOfBody(body);
  const own: readonly Mark[] = [{ id: 'wreck' }, { id: 'heavyCover' }];
  const tiles = tilesOf(body).map((at) => {
    const before = board.grid.tiles[tileName(at)] ?? {};
    const others = (before.features ?? []).filter(({ id }) => own.every((mark) => mark.id !== id));
    const obstacle = { height, cover: 'full', opaque: true, solid: true } as const;
    return [tileName(at), { ...before, obstacle, features: [...others, ...own] }] as const;
  });
  return { ...board, grid: { ...board.grid, tiles: { ...board.grid.tiles, ...Object.fromEntries(tiles) } } };
}
