import type { Tile } from '../../../../src/engine/space/index.ts';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import type { Mark } from '../../../../src/systems/wayfarer/space/marks.ts';

/** The same battle on a map with other tiles. */
export function withTiles(scene: Scene, tiles: Readonly<Record<string, Tile<Mark>>>): Scene {
  const { battle } = scene;
  if (battle === null) return scene;
  const grid = { ...battle.board.grid, tiles: { ...battle.board.grid.tiles, ...tiles } };
  return { ...scene, battle: { ...battle, board: { ...battle.board, grid } } };
}

/** A shut door. */
export const shut = (...ids: readonly ('locked' | 'sealed')[]): Tile<Mark> => ({
  blocked: true,
  obstacle: { height: 3, cover: 'full', opaque: true, solid: false },
  features: (['door', ...ids] as const).map((id) => ({ id })),
});
