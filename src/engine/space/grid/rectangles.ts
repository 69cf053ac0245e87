import { type At, inReadingOrder, parseTile, placeOf, type TileName, tileName } from './tile.ts';

/** A rectangle of tiles by two corners; one tile where they are the same. */
export interface Rectangle {
  readonly from: At;
  readonly to: At;
}

/** As people write it: 'C4', 'C4:F6'. */
export const rectangleName = ({ from, to }: Rectangle): string =>
  from.x === to.x && from.y === to.y ? tileName(from) : `${tileName(from)}:${tileName(to)}`;

/** The same tiles as few rectangles, those that begin farther north first: as wide as they can be, then as tall. */
export function rectangles(tiles: readonly TileName[]): readonly Rectangle[] {
  const starts = inReadingOrder(tiles).flatMap((name) => parseTile(name) ?? []);
  const left = new Set(starts.map(placeOf));
  const has = (x: number, y: number) => left.has(placeOf({ x, y }));
  return starts.flatMap((from): readonly Rectangle[] => {
    if (!has(from.x, from.y)) return [];
    let [right, bottom] = [from.x, from.y];
    while (has(right + 1, from.y)) right += 1;
    const rowIsThere = (y: number) => columns(from.x, right).every((x) => has(x, y));
    while (rowIsThere(bottom + 1)) bottom += 1;
    for (let y = from.y; y <= bottom; y++)
      for (let x = from.x; x <= right; x++) left.delete(placeOf({ x, y }));
    return [{ from, to: { x: right, y: bottom } }];
  });
}

/** 'C4:F6, H2' for tiles in any order. */
export const tilesText = (tiles: readonly TileName[]): string =>
  rectangles(tiles).map(rectangleName).join(', ');

const columns = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);
