// Where tiles lie on the picture: a window of the map, as large as the width allows.
import {
  type At,
  type Bounds,
  columnName,
  parseTile,
  type TileName,
  tileName,
} from '../../../engine/space/index.ts';
import { COLOURS, LEGIBLE, WIDTH } from '../look.ts';
import { element, words } from '../svg.ts';

/** A part of the map: its north-west tile and its size. */
export interface Window extends Bounds {
  readonly left: number;
  readonly top: number;
}

export interface Canvas {
  readonly window: Window;
  readonly tile: number; // the side of a tile
  readonly left: number;
  readonly top: number;
  readonly bottom: number; // of all that belongs to the map
}

const EDGE = 38; // the room of the coordinates
const LARGEST_TILE = 68;
/** How much of a map is shown. */
export type Extent = 'all' | 'part' | 'close';

/** Maps up to some size are shown whole; of larger ones a part, so that a phone shows its words. */
const EXTENTS: { readonly [E in Exclude<Extent, 'all'>]: { readonly most: Bounds; readonly part: Bounds } } =
  {
    part: { most: { columns: 22, rows: 28 }, part: { columns: 18, rows: 20 } },
    close: { most: { columns: 15, rows: 15 }, part: { columns: 13, rows: 13 } },
  };

/** The part of a map that is shown: all of it, or what lies around a tile. */
export function windowOf(map: Bounds, around: At | null, extent: Extent): Window {
  const along = (side: 'columns' | 'rows', middle: number | undefined) => {
    const length = map[side];
    if (extent === 'all' || length <= EXTENTS[extent].most[side]) return [0, length] as const;
    const part = EXTENTS[extent].part[side];
    const start = (middle ?? length / 2) - Math.floor(part / 2);
    return [Math.round(Math.min(length - part, Math.max(0, start))), part] as const;
  };
  const [left, columns] = along('columns', around?.x);
  const [top, rows] = along('rows', around?.y);
  return { left, top, columns, rows };
}

/** Whether a window leaves out some of the map. */
export const isPart = (window: Window, map: Bounds): boolean =>
  window.columns < map.columns || window.rows < map.rows;

export function canvasOf(window: Window): Canvas {
  const tile = Math.min(LARGEST_TILE, (WIDTH - EDGE * 2) / window.columns);
  const left = (WIDTH - tile * window.columns) / 2;
  return { window, tile, left, top: EDGE, bottom: EDGE * 2 + tile * window.rows };
}

export const isShown = ({ window }: Canvas, { x, y }: At): boolean =>
  x >= window.left && y >= window.top && x < window.left + window.columns && y < window.top + window.rows;

/** A tile by its name, where it is shown; null where it is not. */
export function shownTile(canvas: Canvas, name: TileName): At | null {
  const at = parseTile(name);
  return at !== null && isShown(canvas, at) ? at : null;
}

/** The north-west corner of a tile. */
export const corner = ({ window, tile, left, top }: Canvas, { x, y }: At): readonly [number, number] => [
  left + (x - window.left) * tile,
  top + (y - window.top) * tile,
];

/** The middle of a rectangle of tiles. */
export function middle(canvas: Canvas, at: At, size = 1, deep = size): readonly [number, number] {
  const [x, y] = corner(canvas, at);
  return [x + (canvas.tile * size) / 2, y + (canvas.tile * deep) / 2];
}

/** A path of squares, one on each tile, so much inside of its sides: one element for all of them. */
export function squares(canvas: Canvas, tiles: readonly At[], inset = 0): string {
  const side = rounded(canvas.tile - inset * 2);
  return tiles
    .map((at) => {
      const [x, y] = corner(canvas, at);
      return `M${rounded(x + inset)} ${rounded(y + inset)}h${side}v${side}h${-side}z`;
    })
    .join('');
}

/** A path of slanting lines over tiles: from south-west to north-east, or from north-west to south-east. */
export function hatching(
  canvas: Canvas,
  tiles: readonly At[],
  lines: number,
  inset: number,
  falling = false,
): string {
  const side = canvas.tile - inset * 2;
  return tiles
    .flatMap((at) => {
      const [left, top] = corner(canvas, at).map((one) => one + inset);
      if (left === undefined || top === undefined) return [];
      return Array.from({ length: lines }, (_, n) => {
        const along = ((n + 1) * 2 * side) / (lines + 1);
        const [from, to] = [Math.max(0, along - side), Math.min(side, along)];
        const y = (down: number) => rounded(top + (falling ? side - down : down));
        return `M${rounded(left + from)} ${y(along - from)}L${rounded(left + to)} ${y(along - to)}`;
      });
    })
    .join('');
}

/** The edges of a set of tiles: those that have a tile of it on one side only. */
export function outline(canvas: Canvas, tiles: readonly At[]): string {
  const set = new Set(tiles.map(tileName));
  const side = rounded(canvas.tile);
  const has = (x: number, y: number) => set.has(tileName({ x, y }));
  return tiles
    .flatMap(({ x, y }) => {
      const [left, top] = corner(canvas, { x, y }).map(rounded);
      const [right, foot] = corner(canvas, { x: x + 1, y: y + 1 }).map(rounded);
      return [
        has(x, y - 1) ? '' : `M${left} ${top}h${side}`,
        has(x, y + 1) ? '' : `M${left} ${foot}h${side}`,
        has(x - 1, y) ? '' : `M${left} ${top}v${side}`,
        has(x + 1, y) ? '' : `M${right} ${top}v${side}`,
      ];
    })
    .join('');
}

/** A dark rim, so that words stand out on what is busy. */
export const halo = (side: number) =>
  ({
    stroke: COLOURS.ground,
    'stroke-width': rounded(Math.max(2, side * 0.12)),
    'paint-order': 'stroke',
  }) as const;

export const rounded = (length: number): number => Math.round(length * 10) / 10;

/** A path, where there is one to draw. */
export const drawn = (d: string, look: Readonly<Record<string, string | number>>): readonly string[] =>
  d === '' ? [] : [element('path', { d, ...look })];

/** As large as wanted, and readable on a phone where a tile has room for it: a sign may fill a tile, but no more. */
export const legible = (wanted: number, side: number): number =>
  rounded(Math.max(wanted, Math.min(LEGIBLE, side * 0.72)));

/** Letters above and below, numbers to either side: of small tiles only some have one, so that a phone shows them. */
export function coordinates(canvas: Canvas): readonly string[] {
  const { window, tile, left, top } = canvas;
  const size = window.top + window.rows < 100 ? LEGIBLE : LEGIBLE * 0.75; // three figures in the same room
  const every = [1, 2, 5, 10].find((step) => step * tile >= size * 1.15) ?? 20;
  const look = { 'font-size': size, fill: COLOURS.quiet };
  const [right, foot] = [left + tile * window.columns, top + tile * window.rows];
  const across = numbers(window.columns).flatMap((n) => {
    if ((window.left + n) % every !== 0) return [];
    const x = left + (n + 0.5) * tile;
    const name = columnName(window.left + n);
    return [top - 8, foot + size + 2].map((y) => words(name, { x, y, 'text-anchor': 'middle', ...look }));
  });
  const down = numbers(window.rows).flatMap((n) => {
    if ((window.top + n) % every !== 0) return [];
    const y = top + (n + 0.5) * tile + size * 0.36;
    const name = String(window.top + n + 1);
    return [
      words(name, { x: left - 6, y, 'text-anchor': 'end', ...look }),
      words(name, { x: right + 6, y, ...look }),
    ];
  });
  return [...across, ...down];
}

/** The lines between tiles, and the edge of the map where it is shown. */
export function rules(canvas: Canvas, map: Bounds): readonly string[] {
  const { window, tile, left, top } = canvas;
  const [right, foot] = [left + tile * window.columns, top + tile * window.rows];
  const lines = [
    ...numbers(window.columns + 1).map((n) => `M${rounded(left + n * tile)} ${top}V${rounded(foot)}`),
    ...numbers(window.rows + 1).map((n) => `M${rounded(left)} ${rounded(top + n * tile)}H${rounded(right)}`),
  ];
  const edges = [
    window.left === 0 ? `M${rounded(left)} ${top}V${rounded(foot)}` : '',
    window.top === 0 ? `M${rounded(left)} ${top}H${rounded(right)}` : '',
    window.left + window.columns === map.columns ? `M${rounded(right)} ${top}V${rounded(foot)}` : '',
    window.top + window.rows === map.rows ? `M${rounded(left)} ${rounded(foot)}H${rounded(right)}` : '',
  ];
  return [
    element('path', { d: lines.join(''), fill: 'none', stroke: COLOURS.grid, 'stroke-width': 1.2 }),
    element('path', {
      d: edges.join(''),
      fill: 'none',
      stroke: COLOURS.quiet,
      'stroke-width': 4,
      'stroke-linecap': 'square',
    }),
  ];
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);
