import { castDraft, type Draft, freeze } from 'immer';
import type { Board, Tile, TileName, WallName } from '../../../engine/space/grid/index.ts';
import { snapshotOf } from '../../../engine/snapshot.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Fight, Scene, TileMark } from '../scene.ts';

// A map has thousands of tiles, and a look at the state would pass over each that a command has just put into it. So a new map
// comes as it was read, frozen whole (what was worked out about it holds), and is copied when the first of its tiles changes.
// Rules change tiles and walls by what is here alone, each as a whole.

/** A board as a fight takes it. */
export const laidOut = ({ grid, spots }: Board<TileMark>): Pick<Fight, 'grid' | 'spots'> => ({
  grid: freeze(grid, true),
  spots: freeze(spots, true),
});

/** What a tile has from now on; nothing at all (null): it is plain ground. */
export const putTile = (tx: Tx<Scene>, at: TileName, tile: Tile<TileMark> | null): void =>
  putTiles(tx, [[at, tile]]);

/**
 * The same of many tiles. Each is frozen: a look at the state need not pass over what is in it. So many that to tell them apart
 * takes more than all of them come as a map does: whole.
 */
export function putTiles(
  tx: Tx<Scene>,
  changed: readonly (readonly [at: TileName, tile: Tile<TileMark> | null])[],
): void {
  const grid = changed.length === 0 ? null : openGrid(tx);
  if (grid === null) return;
  if (changed.length > MANY) {
    const tiles = { ...snapshotOf(grid.tiles) };
    put(tiles, changed);
    grid.tiles = castDraft(freeze(tiles));
    return;
  }
  if (Object.isFrozen(grid.tiles)) grid.tiles = { ...grid.tiles };
  put(grid.tiles, changed);
}

const MANY = 400;

function put(
  tiles: Record<TileName, Draft<Tile<TileMark>>>,
  changed: readonly (readonly [at: TileName, tile: Tile<TileMark> | null])[],
): void {
  for (const [at, tile] of changed)
    if (tile === null) delete tiles[at];
    else tiles[at] = castDraft(freeze(tile, true));
}

/** A wall is no more. */
export function takeWall(tx: Tx<Scene>, name: WallName): void {
  const grid = openGrid(tx);
  if (grid === null) return;
  if (Object.isFrozen(grid.walls)) grid.walls = { ...grid.walls };
  delete grid.walls[name];
}

/** The map as one that can change; null where there is none. */
function openGrid(tx: Tx<Scene>): Draft<Fight['grid']> | null {
  const { fight } = tx.state;
  if (fight !== null && Object.isFrozen(fight.grid)) fight.grid = { ...fight.grid };
  return fight?.grid ?? null;
}
