import {
  type At,
  emptyGrid,
  type Grid,
  type GridResult,
  type Obstacle,
  parseTile,
  survey,
  type Terrain,
  type Tile,
  tileName,
  type Wall,
  withTile,
  withWall,
} from '../../../../src/engine/space/index.ts';

export const crate = (height: number): Obstacle => ({
  height,
  cover: height >= 2 ? 'full' : 'half',
  opaque: true,
  solid: true,
});
export const bush: Obstacle = { height: 1, cover: 'half', opaque: true, solid: false };
export const brick: Wall = { height: 3, cover: 'full', opaque: true, barrier: true };
export const fence: Wall = { height: 1, cover: 'half', opaque: false, barrier: true };

/** What a letter of a drawn map means; a full stop is plain ground. */
const legend: Readonly<Record<string, Tile>> = {
  '1': { obstacle: crate(1) },
  '2': { obstacle: crate(2) },
  '#': { obstacle: crate(3) },
  b: { obstacle: bush },
  '~': { slow: 1 },
  x: { blocked: true },
  '^': { ground: 1 },
  h: { ground: 2 },
  H: { ground: 5 },
};

export function grid(result: GridResult): Grid {
  if (!result.ok) throw new Error(`refused: ${result.code}`);
  return result.grid;
}

/** A map as drawn, one string a row. */
export function drawn(...rows: readonly string[]): Grid {
  let map = grid(emptyGrid(rows[0]?.length ?? 0, rows.length));
  for (const [y, row] of rows.entries()) {
    for (const [x, letter] of [...row].entries()) {
      const tile = legend[letter];
      if (tile) map = grid(withTile(map, { x, y }, tile));
    }
  }
  return map;
}

export const terrain = (...rows: readonly string[]): Terrain => survey(drawn(...rows));

export const walled = (map: Grid, a: string, b: string, wall: Wall): Grid =>
  grid(withWall(map, at(a), at(b), wall));

export function at(name: string): At {
  const tile = parseTile(name);
  if (!tile) throw new Error(`no tile: ${name}`);
  return tile;
}

export const names = (tiles: readonly At[]): readonly string[] => tiles.map(tileName);

/** The tiles of a map that are in a list, drawn: 'o' in it, '.' not. */
export function picture(map: Pick<Grid, 'columns' | 'rows'>, tiles: readonly At[]): readonly string[] {
  const listed = new Set(names(tiles));
  const row = (y: number) =>
    Array.from({ length: map.columns }, (_, x) => (listed.has(tileName({ x, y })) ? 'o' : '.')).join('');
  return Array.from({ length: map.rows }, (_, y) => row(y));
}
