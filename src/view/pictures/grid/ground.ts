// What the tiles are: how high, what stands and lies there.
import type { At, GridTile, GridView } from '../../../engine/space/index.ts';
import { COLOURS } from '../look.ts';
import { element, words } from '../svg.ts';
import { type Canvas, corner, drawn, halo, hatching, middle, rounded, shownTile, squares } from './canvas.ts';

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
const LEVELS = ['#3c466d', '#4d5985', '#5f6d9e', '#7382b6', '#8897ca'];
const PIT = '#171a2a';
export const BLOCK = { fill: '#857a63', edge: '#efe6cd', hatch: '#3a3427' } as const;

interface Placed {
  readonly at: At;
  readonly tile: GridTile;
}

export interface GroundOf {
  readonly view: Pick<GridView, 'tiles'>;
  readonly background: Background | null;
  /** The letter of what lies on tiles, by its name. */
  readonly letters: ReadonlyMap<string, string>;
}

/** Floors, heights, cover and what lies about, below everybody. */
export function ground(canvas: Canvas, { view, background, letters }: GroundOf): readonly string[] {
  const tiles = view.tiles.flatMap((tile): readonly Placed[] => {
    const at = shownTile(canvas, tile.at);
    return at === null ? [] : [{ at, tile }];
  });
  return [
    ...floor(canvas, background),
    ...heights(canvas, tiles, background !== null),
    ...rough(canvas, tiles),
    ...obstacles(canvas, tiles),
    ...numbers(canvas, tiles),
    ...features(canvas, tiles, letters),
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

function heights(canvas: Canvas, tiles: readonly Placed[], overPicture: boolean): readonly string[] {
  const byLevel = new Map<number, At[]>();
  for (const { at, tile } of tiles) {
    if (tile.ground === 0) continue;
    const level = Math.min(LEVELS.length, Math.ceil(tile.ground));
    byLevel.set(level, [...(byLevel.get(level) ?? []), at]);
  }
  return [...byLevel].map(([level, own]) =>
    element('path', {
      d: squares(canvas, own),
      fill: level < 0 ? PIT : (LEVELS[level - 1] ?? FLOOR),
      ...(overPicture ? { 'fill-opacity': 0.45 } : {}),
    }),
  );
}

/** Where nobody can be is crossed out, where it is slow waves run. */
function rough(canvas: Canvas, tiles: readonly Placed[]): readonly string[] {
  const { tile: side } = canvas;
  const blocked = tiles.filter(({ tile }) => tile.blocked).map(({ at }) => at);
  const slow = tiles.filter(({ tile }) => tile.slow > 0).map(({ at }) => at);
  const waves = slow.flatMap((at) => {
    const [x, y] = corner(canvas, at);
    return [0.3, 0.55, 0.8].map(
      (down) =>
        `M${rounded(x + side * 0.12)} ${rounded(y + side * down)}q${rounded(side * 0.095)} ${rounded(-side * 0.13)} ${rounded(side * 0.19)} 0t${rounded(side * 0.19)} 0t${rounded(side * 0.19)} 0t${rounded(side * 0.19)} 0`,
    );
  });
  return [
    ...drawn(squares(canvas, blocked), { fill: '#10121d' }),
    ...drawn(hatching(canvas, blocked, 1, side * 0.12) + hatching(canvas, blocked, 1, side * 0.12, true), {
      fill: 'none',
      stroke: COLOURS.quiet,
      'stroke-width': Math.max(1.5, side * 0.06),
    }),
    ...drawn(waves.join(''), {
      fill: 'none',
      stroke: COLOURS.quiet,
      'stroke-width': Math.max(1, side * 0.045),
      opacity: 0.7,
    }),
  ];
}

/**
 * Half cover: a block with room around it and lines one way. Full cover: it fills its tile and has lines both ways. What gives
 * no cover: a dotted frame. What can be destroyed has a broken edge.
 */
function obstacles(canvas: Canvas, tiles: readonly Placed[]): readonly string[] {
  const of = (cover: 'none' | 'half' | 'full') => tiles.filter(({ tile }) => tile.obstacle?.cover === cover);
  return [
    ...blocks(canvas, of('half'), HALF_INSET, false),
    ...blocks(canvas, of('full'), FULL_INSET, true),
    ...drawn(
      squares(
        canvas,
        of('none').map(({ at }) => at),
        canvas.tile * HALF_INSET,
      ),
      {
        fill: 'none',
        stroke: BLOCK.edge,
        'stroke-width': Math.max(1.5, canvas.tile * 0.06),
        'stroke-dasharray': `${rounded(canvas.tile * 0.06)} ${rounded(canvas.tile * 0.1)}`,
      },
    ),
  ];
}

export const HALF_INSET = 0.17;
export const FULL_INSET = 0.04;

function blocks(canvas: Canvas, tiles: readonly Placed[], inset: number, full: boolean): readonly string[] {
  const { tile: side } = canvas;
  const all = tiles.map(({ at }) => at);
  const frame = (destructible: boolean) =>
    squares(
      canvas,
      tiles.filter(({ tile }) => tile.obstacle?.destructible === destructible).map(({ at }) => at),
      side * inset,
    );
  const edge = {
    fill: 'none',
    stroke: BLOCK.edge,
    'stroke-width': rounded(Math.max(1.5, side * (full ? 0.09 : 0.06))),
  };
  return [
    ...drawn(squares(canvas, all, side * inset), { fill: BLOCK.fill }),
    ...drawn(
      hatching(canvas, all, 4, side * inset) + (full ? hatching(canvas, all, 4, side * inset, true) : ''),
      { fill: 'none', stroke: BLOCK.hatch, 'stroke-width': rounded(Math.max(1, side * 0.06)) },
    ),
    ...drawn(frame(false), edge),
    ...drawn(frame(true), { ...edge, 'stroke-dasharray': `${rounded(side * 0.16)} ${rounded(side * 0.09)}` }),
  ];
}

/** How high floors are, and obstacles where their cover does not say it. */
function numbers(canvas: Canvas, tiles: readonly Placed[]): readonly string[] {
  const { tile: side } = canvas;
  const size = rounded(Math.max(9, side * 0.36));
  return tiles.flatMap(({ at, tile }) => {
    const [x, y] = corner(canvas, at);
    const usual = tile.obstacle?.cover === 'full' ? 2 : 1;
    const stands = tile.obstacle !== null && tile.obstacle.height !== usual ? `+${tile.obstacle.height}` : '';
    return [
      ...(tile.ground === 0
        ? []
        : [
            words(String(tile.ground), {
              x: x + side * 0.07,
              y: y + size,
              'font-size': size,
              'font-weight': 'bold',
              fill: COLOURS.words,
              ...(tile.obstacle === null ? {} : halo(side)),
            }),
          ]),
      ...(stands === ''
        ? []
        : [
            words(stands, {
              x: x + side * 0.93,
              y: y + side * 0.92,
              'font-size': size,
              'font-weight': 'bold',
              'text-anchor': 'end',
              fill: COLOURS.words,
              ...halo(side),
            }),
          ]),
    ];
  });
}

/** A letter in a small box, with how long it lasts. */
function features(
  canvas: Canvas,
  tiles: readonly Placed[],
  letters: ReadonlyMap<string, string>,
): readonly string[] {
  const { tile: side } = canvas;
  const size = rounded(Math.max(9, side * 0.4));
  return tiles.flatMap(({ at, tile }) =>
    tile.features.slice(0, 2).flatMap(({ name, left }, n) => {
      const [x, y] = corner(canvas, at);
      const text = `${letters.get(name) ?? ''}${left ?? ''}`;
      const width = text.length * size * 0.62 + side * 0.1;
      const top = y + side * (n === 0 ? 0.52 : 0.06);
      return [
        element('rect', {
          x: x + side * 0.06,
          y: top,
          width,
          height: side * 0.44,
          rx: side * 0.1,
          fill: '#5c1f2b',
          stroke: COLOURS.line,
          'stroke-width': 1.5,
        }),
        words(text, {
          x: x + side * 0.06 + width / 2,
          y: top + side * 0.22 + size * 0.36,
          'font-size': size,
          'font-weight': 'bold',
          'text-anchor': 'middle',
          fill: COLOURS.words,
        }),
      ];
    }),
  );
}
