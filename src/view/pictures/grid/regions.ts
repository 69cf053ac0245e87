import { type At, tileName } from '../../../engine/space/index.ts';

/** Tiles that hang together side by side, region by region, each in the order given. */
export function regions<T extends { readonly at: At }>(tiles: readonly T[]): readonly (readonly T[])[] {
  const left = new Map(tiles.map((one) => [tileName(one.at), one]));
  const all: T[][] = [];
  for (const first of tiles) {
    if (!left.delete(tileName(first.at))) continue;
    const region = [first];
    for (const { at } of region) {
      for (const [x, y] of [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const) {
        const name = tileName({ x: at.x + x, y: at.y + y });
        const next = left.get(name);
        if (next === undefined) continue;
        left.delete(name);
        region.push(next);
      }
    }
    all.push(region);
  }
  return all;
}
