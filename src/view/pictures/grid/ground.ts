// What the tiles are: how high, what stands and lies there.
import type { At, GridView, TileName } from '../../../engine/space/index.ts';
import { COLOURS } from '../look.ts';
import { element } from '../svg.ts';
import { type Canvas, corner, drawn, middle, rounded, shownTile, squares } from './canvas.ts';
import { lettered, looks } from './features.ts';
import { heightNumbers, heights } from './heights.ts';
import { obstacles, rough } from './obstacles.ts';
import type { Placed } from './placed.ts';

/** A picture laid under the map: where its north-west corner lies, and how many tiles it covers. */
export interface Background {
  readonly href: string; // data:image/png;base64,…, or a name, where it can be read
  read?(): Promise<string | null>;
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

const FLOOR = '#2c3150';

export interface GroundOf {
  readonly view: Pick<GridView, 'tiles'>;
  readonly background: Background | null;
  /** The letter of what lies on tiles, by its name. */
  readonly letters: ReadonlyMap<string, string>;
  /** Where somebody stands: what is said of heights is said beside them. */
  readonly taken: ReadonlySet<TileName>;
}

/** Floors, heights, cover and what lies about, below everybody. */
export function ground(canvas: Canvas, { view, background, letters, taken }: GroundOf): readonly string[] {
  const tiles = view.tiles.flatMap((tile): readonly Placed[] => {
    const at = shownTile(canvas, tile.at);
    return at === null ? [] : [{ at, tile }];
  });
  return [
    ...floor(canvas, background),
    ...heights(canvas, tiles, background !== null),
    ...rough(canvas, tiles),
    ...looks(
      canvas,
      tiles.filter(({ tile }) => tile.obstacle === null),
    ),
    ...obstacles(canvas, tiles),
    ...looks(
      canvas,
      tiles.filter(({ tile }) => tile.obstacle !== null),
    ),
    ...heightNumbers(canvas, tiles, taken),
    ...lettered(canvas, tiles, letters),
    ...unknown(
      canvas,
      tiles.filter(({ tile }) => tile.unknown).map(({ at }) => at),
    ),
  ];
}

export const UNKNOWN = {
  fill: '#0c0e16',
  line: { fill: 'none', stroke: '#5a6180', 'stroke-linecap': 'round' },
} as const;

/** Ground that the viewer knows nothing of: dark, whatever picture lies under the map, with a question mark on it. */
function unknown(canvas: Canvas, tiles: readonly At[]): readonly string[] {
  const { tile: side } = canvas;
  const marks = tiles.map((at) => question(...middle(canvas, at), side));
  return [
    ...drawn(squares(canvas, tiles), { fill: UNKNOWN.fill }),
    ...drawn(marks.join(''), { ...UNKNOWN.line, 'stroke-width': rounded(Math.max(1, side * 0.06)) }),
  ];
}

/** A question mark around a point, as a path: one for all of them is drawn faster than as many words. */
export function question(x: number, y: number, side: number): string {
  const [arc, bend, down] = [0.13, 0.05, 0.09].map((part) => rounded(side * part));
  return `M${rounded(x - side * 0.13)} ${rounded(y - side * 0.09)}a${arc} ${arc} 0 1 1 ${rounded(side * 0.2)} ${rounded(side * 0.11)}q${rounded(-side * 0.07)} ${bend} ${rounded(-side * 0.07)} ${down}m0 ${rounded(side * 0.12)}v0.1`;
}

function floor(canvas: Canvas, background: Background | null): readonly string[] {
  const { window, tile, left, top } = canvas;
  const frame = { x: left, y: top, width: tile * window.columns, height: tile * window.rows };
  const bare = element('rect', { ...frame, fill: FLOOR });
  if (background === null) return [bare];
  const [x, y] = corner(canvas, { x: background.left, y: background.top });
  const image = element('image', {
    href: background.href,
    x,
    y,
    width: tile * background.columns,
    height: tile * background.rows,
    preserveAspectRatio: 'none',
  });
  const clip = element('clipPath', { id: 'window' }, [element('rect', frame)]);
  // A veil, so that signs stand out on whatever somebody has painted.
  const veil = element('rect', { ...frame, fill: COLOURS.ground, 'fill-opacity': 0.4 });
  return [bare, clip, element('g', { 'clip-path': 'url(#window)' }, [image]), veil];
}
