// What lies over the map for now: areas, where somebody can get, a way, named spots, a cursor.
import { type At, type GridView, parseTile, type TileName } from '../../../engine/space/index.ts';
import { COLOURS } from '../look.ts';
import { element, words } from '../svg.ts';
import {
  type Canvas,
  corner,
  halo,
  hatching,
  isShown,
  legible,
  middle,
  outline,
  rounded,
  shownTile,
} from './canvas.ts';
import { rounds, spotOf } from './features.ts';
import { ring } from './figures.ts';
import { drawnAs } from './looks.ts';

export const AREA = '#b9a2ff';
export const REACH = '#9be8b4';
export const PATH = '#ffffff';

const shown = (canvas: Canvas, names: readonly TileName[]): readonly At[] =>
  names.map((name) => shownTile(canvas, name)).filter((at) => at !== null);

/** Areas by a broken outline, thin lines and a letter. */
export function areas(
  canvas: Canvas,
  all: GridView['areas'],
  letters: ReadonlyMap<string, string>,
): readonly string[] {
  const { tile } = canvas;
  return all.flatMap((area, n) => {
    const tiles = shown(canvas, area.tiles);
    const [first] = tiles;
    if (first === undefined) return [];
    const [x, y] = corner(canvas, first);
    const size = legible(tile * 0.42, tile);
    if (area.look !== undefined)
      return [
        ...drawnAs(
          area.look,
          tiles.map((at) => spotOf(canvas, at)),
        ),
        ...(area.left === null ? [] : [rounds(canvas, first, area.left)]),
      ];
    return [
      element('path', {
        d: hatching(canvas, tiles, 3, 0, n % 2 === 1),
        fill: 'none',
        stroke: AREA,
        'stroke-width': rounded(Math.max(1, tile * 0.035)),
        opacity: 0.6,
      }),
      element('path', {
        d: outline(canvas, tiles),
        fill: 'none',
        stroke: AREA,
        'stroke-width': rounded(Math.max(2.5, tile * 0.09)),
        'stroke-dasharray': `${rounded(tile * 0.25)} ${rounded(tile * 0.14)}`,
      }),
      words(`${letters.get(area.name) ?? ''}${area.left ?? ''}`, {
        x: x + tile * 0.93,
        y: y + size * 0.95,
        'font-size': size,
        'font-weight': 'bold',
        'text-anchor': 'end',
        fill: AREA,
        ...halo(tile),
      }),
    ];
  });
}

/** Where who acts can get: a dot, a ring, a cross, a triangle, by its sort; with a dark rim, since it may lie on water or fire. */
export function reachable(canvas: Canvas, reach: GridView['reach']): readonly string[] {
  return reach.flatMap(({ tiles }, n) => {
    const size = Math.max(2, canvas.tile * 0.1);
    const d = shown(canvas, tiles)
      .map((at) => {
        const [x, y] = middle(canvas, at);
        return dot(n, x, y, size);
      })
      .join('');
    return d === ''
      ? []
      : [
          element('path', { d, fill: 'none', stroke: COLOURS.ground, 'stroke-width': rounded(size * 0.9) }),
          element('path', { d, ...dotLook(n, size) }),
        ];
  });
}

/** The sign of the n-th sort of reach, around a point. */
export function dot(n: number, x: number, y: number, size: number): string {
  const s = rounded(size);
  switch (n % 4) {
    case 0:
    case 1:
      return `M${rounded(x - size)} ${rounded(y)}a${s} ${s} 0 1 0 ${s * 2} 0a${s} ${s} 0 1 0 ${-s * 2} 0z`;
    case 2:
      return `M${rounded(x - size)} ${rounded(y)}h${s * 2}M${rounded(x)} ${rounded(y - size)}v${s * 2}`;
    default:
      return `M${rounded(x)} ${rounded(y - size)}l${s} ${s * 2}h${-s * 2}z`;
  }
}

export const dotLook = (n: number, size: number): Readonly<Record<string, string | number>> =>
  n % 4 === 0
    ? { fill: REACH }
    : { fill: 'none', stroke: REACH, 'stroke-width': rounded(Math.max(1.2, size * 0.45)) };

/** A way: a line with a dot on each tile, and a ring where it ends. */
export function path(canvas: Canvas, tiles: readonly TileName[]): readonly string[] {
  const points = tiles
    .map(parseTile)
    .filter((at) => at !== null && isShown(canvas, at))
    .map((at) => middle(canvas, at ?? { x: 0, y: 0 }));
  const end = points.at(-1);
  if (end === undefined || points.length < 2) return [];
  const d = points.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');
  const width = rounded(Math.max(3, canvas.tile * 0.1));
  const line = { d, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
  return [
    element('path', { ...line, stroke: COLOURS.ground, 'stroke-width': width * 2 }),
    element('path', { ...line, stroke: PATH, 'stroke-width': width }),
    ...points.slice(1).map(([x, y]) => element('circle', { cx: x, cy: y, r: width * 0.9, fill: PATH })),
    ring(end[0], end[1], canvas.tile * 0.32, { stroke: PATH, 'stroke-width': width }),
  ];
}

/** Named spots: a dotted frame, and a letter on each of its tiles. */
export function spots(
  canvas: Canvas,
  all: GridView['spots'],
  letters: ReadonlyMap<string, string>,
): readonly string[] {
  const { tile } = canvas;
  const size = legible(tile * 0.34, tile);
  return all.flatMap(({ name, tiles }) => {
    const own = shown(canvas, tiles);
    return own.length === 0
      ? []
      : [
          element('path', {
            d: outline(canvas, own),
            fill: 'none',
            stroke: COLOURS.words,
            'stroke-width': rounded(Math.max(1.5, tile * 0.06)),
            'stroke-dasharray': `${rounded(tile * 0.05)} ${rounded(tile * 0.11)}`,
            'stroke-linecap': 'round',
          }),
          ...own.map((at) => {
            const [x, y] = corner(canvas, at);
            return words(letters.get(name) ?? '', {
              x: rounded(x + tile * 0.1),
              y: rounded(y + size * 1.05),
              'font-size': size,
              'font-weight': 'bold',
              fill: COLOURS.words,
              ...halo(tile),
            });
          }),
        ];
  });
}

/** The tile on which somebody paints: a thick frame. */
export function cursor(canvas: Canvas, at: TileName): readonly string[] {
  const tile = shownTile(canvas, at);
  if (tile === null) return [];
  const [x, y] = corner(canvas, tile);
  const frame = { x, y, width: canvas.tile, height: canvas.tile, fill: 'none' };
  return [
    element('rect', { ...frame, stroke: COLOURS.ground, 'stroke-width': rounded(canvas.tile * 0.26) }),
    element('rect', { ...frame, stroke: COLOURS.words, 'stroke-width': rounded(canvas.tile * 0.13) }),
  ];
}
