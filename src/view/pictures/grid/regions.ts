import type { At } from '../../../engine/space/index.ts';

/** One number for each tile of a map: rows are never as long. */
const keyOf = (x: number, y: number): number => y * 1000 + x;

/** Tiles that hang together side by side, region by region, each in the order given. */
export function regions<T extends { readonly at: At }>(tiles: readonly T[]): readonly (readonly T[])[] {
  const left = new Map(tiles.map((one) => [keyOf(one.at.x, one.at.y), one]));
  const all: T[][] = [];
  for (const first of tiles) {
    if (!left.delete(keyOf(first.at.x, first.at.y))) continue;
    const region = [first];
    for (const { at } of region) {
      for (const [x, y] of [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const) {
        const key = keyOf(at.x + x, at.y + y);
        const next = left.get(key);
        if (next === undefined) continue;
        left.delete(key);
        region.push(next);
      }
    }
    all.push(region);
  }
  return all;
}
