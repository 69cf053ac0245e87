// How high floors are: a shade for each level, a contour where it goes down, and a number on each plateau.
import { type At, type TileName, tileName } from '../../../engine/space/index.ts';
import { COLOURS } from '../look.ts';
import { element, words } from '../svg.ts';
import { type Canvas, corner, drawn, halo, legible, rounded, squares } from './canvas.ts';
import type { Placed } from './placed.ts';
import { regions } from './regions.ts';

const LEVELS = ['#3f4a75', '#52608f', '#6676a8', '#7b8bc0', '#92a1d6'];
const PIT = '#171a2a';
const CONTOUR = '#c9d3f7';

/** Shades and contours, below what stands on the tiles. */
export function heights(canvas: Canvas, tiles: readonly Placed[], overPicture: boolean): readonly string[] {
  const high = tiles.filter(({ tile }) => tile.ground !== 0);
  const levels = [...new Set(high.map(({ tile }) => tile.ground))].sort((a, b) => a - b);
  return [
    ...levels.map((level) =>
      element('path', {
        d: squares(
          canvas,
          high.filter(({ tile }) => tile.ground === level).map(({ at }) => at),
        ),
        fill: level < 0 ? PIT : (LEVELS[Math.min(LEVELS.length, Math.ceil(level)) - 1] ?? PIT),
        ...(overPicture ? { 'fill-opacity': 0.45 } : {}),
      }),
    ),
    ...drawn(contour(canvas, tiles), {
      fill: 'none',
      stroke: CONTOUR,
      'stroke-width': rounded(Math.max(1.5, canvas.tile * 0.07)),
      'stroke-linecap': 'square',
    }),
  ];
}

/** The sides of tiles from which it goes down. */
function contour(canvas: Canvas, tiles: readonly Placed[]): string {
  const ground = new Map(tiles.map(({ at, tile }) => [tileName(at), tile.ground]));
  const side = rounded(canvas.tile);
  const lower = (at: At, than: number) => (ground.get(tileName(at)) ?? 0) < than;
  const sides = ({ at: { x, y }, tile }: Placed): string => {
    const [left, top] = corner(canvas, { x, y }).map(rounded);
    const [right, foot] = corner(canvas, { x: x + 1, y: y + 1 }).map(rounded);
    return [
      lower({ x, y: y - 1 }, tile.ground) ? `M${left} ${top}h${side}` : '',
      lower({ x, y: y + 1 }, tile.ground) ? `M${left} ${foot}h${side}` : '',
      lower({ x: x - 1, y }, tile.ground) ? `M${left} ${top}v${side}` : '',
      lower({ x: x + 1, y }, tile.ground) ? `M${right} ${top}v${side}` : '',
    ].join('');
  };
  const pits = tiles.some(({ tile }) => tile.ground < 0);
  return (pits ? rimmed(tiles) : tiles)
    .filter(({ tile }) => tile.ground !== 0 || pits)
    .map(sides)
    .join('');
}

/** With the plain tiles beside pits: from these it goes down as well. */
function rimmed(tiles: readonly Placed[]): readonly Placed[] {
  const known = new Set(tiles.map(({ at }) => tileName(at)));
  const plain = tiles
    .filter(({ tile }) => tile.ground < 0)
    .flatMap(({ at: { x, y }, tile }) =>
      [
        { x, y: y - 1 },
        { x, y: y + 1 },
        { x: x - 1, y },
        { x: x + 1, y },
      ]
        .filter((at) => at.x >= 0 && at.y >= 0 && !known.has(tileName(at)))
        .map((at): Placed => ({ at, tile: { ...tile, ground: 0 } })),
    );
  return [...tiles, ...plain];
}

/** One number on each plateau, on a tile where nothing and nobody stands if there is one. */
export function heightNumbers(
  canvas: Canvas,
  tiles: readonly Placed[],
  taken: ReadonlySet<TileName>,
): readonly string[] {
  const { tile: side } = canvas;
  const size = legible(side * 0.36, side);
  const levels = [...new Set(tiles.map(({ tile }) => tile.ground))].filter((level) => level !== 0);
  return levels.flatMap((level) =>
    regions(tiles.filter(({ tile }) => tile.ground === level)).flatMap((plateau) => {
      const bare = plateau.filter(({ tile }) => tile.obstacle === null);
      const place = bare.find(({ tile }) => !taken.has(tile.at)) ?? bare[0] ?? plateau[0];
      if (place === undefined) return [];
      const [x, y] = corner(canvas, place.at);
      return [
        words(String(level), {
          x: rounded(x + side * 0.1),
          y: rounded(y + size * 1.05),
          'font-size': size,
          'font-weight': 'bold',
          fill: COLOURS.words,
          ...halo(side),
        }),
      ];
    }),
  );
}
