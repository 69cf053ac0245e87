// Where places in metres lie on the picture: a window of the plane, to scale.
import { lengthBetween, METRE, type PlaneView, type Point } from '../../../engine/space/plane/index.ts';
import { COLOURS, LEGIBLE, WIDTH } from '../look.ts';
import { mat } from '../frame.ts';
import { element, words } from '../svg.ts';
import { rounded } from '../grid/canvas.ts';
import type { Extent } from '../grid/canvas.ts';
import type { Background } from '../grid/ground.ts';

/** A part of the plane, in centimetres. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly depth: number;
}

export interface Canvas {
  readonly window: Window;
  readonly scale: number; // of the picture's units to a centimetre
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly foot: number;
  readonly bottom: number; // of all that belongs to the map
}

/** What can't be cut to what is shown: somebody's picture, hexes. It takes its time. */
export const CLIPPED = { 'clip-path': 'url(#plane)' } as const;

const FLOOR = '#2c3150';
const EDGE = 46; // the room of the figures along the sides
const SCALE_BAR = 40;
const TALLEST = 720;

/** How much is shown around those who are there, and how little of the plane a picture ever is. */
const MARGIN: { readonly [E in Exclude<Extent, 'all'>]: number } = { part: 5 * METRE, close: 3 * METRE };
const LEAST = 16 * METRE;
const CLOSE = 30 * METRE;

/**
 * The part of the plane that is shown: all of it; where those who fight are and what they aim at; or what is close to whoever acts.
 * What lies in no fight's way is left out.
 */
export function windowOf(view: PlaneView, extent: Extent, cursor: Point | null = null): Window {
  const whole = { left: 0, top: 0, width: view.width, depth: view.depth };
  if (extent === 'all') return whole;
  const actor = view.figures.find(({ id }) => id === view.actor)?.at ?? null;
  const way = [...(view.path?.points ?? []), ...(view.ways ?? []).flatMap(({ points }) => points)];
  const isNear = (at: Point) => extent !== 'close' || actor === null || lengthBetween(actor, at) <= CLOSE / 2;
  const reached =
    cursor !== null
      ? around(cursor, CLOSE)
      : [
          ...view.figures
            .filter(({ at }) => isNear(at))
            .flatMap(({ at, diameter }) => around(at, diameter / 2)),
          ...way,
        ];
  if (reached.length === 0) return whole;
  const margin = MARGIN[extent];
  const ys = reached.map(({ y }) => y);
  const down = span(ys, { margin, least: LEAST, side: view.depth });
  // Where it is deep, there is room to either side.
  const least = Math.max(LEAST, (down.length * (WIDTH - EDGE * 2)) / TALLEST);
  const xs = reached.map(({ x }) => x);
  const across = span(xs, { margin, least, side: view.width });
  const part = { left: across.from, top: down.from, width: across.length, depth: down.length };
  return part.width * part.depth >= MOST_OF_IT * whole.width * whole.depth ? whole : part;
}

/** A part that leaves out less than a fifth isn't worth the missing rest. */
const MOST_OF_IT = 0.8;

const around = ({ x, y }: Point, radius: number): readonly Point[] => [
  { x: x - radius, y: y - radius },
  { x: x + radius, y: y + radius },
];

/** From a margin before the first to a margin behind the last, at least so much, within the plane; in whole metres. */
function span(
  places: readonly number[],
  { margin, least, side }: { readonly margin: number; readonly least: number; readonly side: number },
) {
  const [first, last] = [Math.min(...places) - margin, Math.max(...places) + margin];
  const length = Math.min(side, Math.ceil(Math.max(least, last - first) / METRE) * METRE);
  const middle = (first + last) / 2;
  const from = Math.round((middle - length / 2) / METRE) * METRE;
  return { from: Math.max(0, Math.min(side - length, from)), length };
}

/** Whether a window leaves out some of the plane. */
export const isPart = (window: Window, view: PlaneView): boolean =>
  window.width < view.width || window.depth < view.depth;

export function canvasOf(window: Window): Canvas {
  const scale = Math.min((WIDTH - EDGE * 2) / window.width, TALLEST / window.depth);
  const left = (WIDTH - scale * window.width) / 2;
  const foot = EDGE + scale * window.depth;
  return {
    window,
    scale,
    left,
    top: EDGE,
    right: WIDTH - left,
    foot,
    bottom: foot + EDGE + SCALE_BAR,
  };
}

/** A place on the picture. */
export const placed = ({ window, scale, left, top }: Canvas, { x, y }: Point): readonly [number, number] => [
  left + (x - window.left) * scale,
  top + (y - window.top) * scale,
];

/** Whether a disc reaches into what is shown. */
export const isShown = ({ window }: Canvas, { x, y }: Point, radius = 0): boolean =>
  x + radius >= window.left &&
  y + radius >= window.top &&
  x - radius <= window.left + window.width &&
  y - radius <= window.top + window.depth;

/** So far beyond what is shown the edge of something that goes on is drawn, in units of the picture: the mat is over it. */
const BEYOND = 16;

/** What there is of an area, or of a straight line, on what is shown and a little around it. */
function shownOf({ window, scale }: Canvas, points: readonly Point[]): readonly Point[] {
  const beyond = BEYOND / scale;
  const [west, north] = [window.left - beyond, window.top - beyond];
  const [east, south] = [window.left + window.width + beyond, window.top + window.depth + beyond];
  const sides: readonly ((at: Point) => number)[] = [
    ({ x }) => x - west,
    ({ x }) => east - x,
    ({ y }) => y - north,
    ({ y }) => south - y,
  ];
  return sides.reduce(cutAt, points);
}

/** What of an area lies where something isn't negative: side by side of a box (Sutherland and Hodgman). */
const cutAt = (points: readonly Point[], within: (at: Point) => number): readonly Point[] =>
  points.flatMap((at, n) => {
    const before = points.at(n - 1) ?? at;
    const [was, is] = [within(before), within(at)];
    const part = was / (was - is);
    const met = { x: before.x + (at.x - before.x) * part, y: before.y + (at.y - before.y) * part };
    return [...(was < 0 !== is < 0 ? [met] : []), ...(is < 0 ? [] : [at])];
  });

/** A path through places; closed where it goes around an area. Of a long line or a large area there is what is shown of it. */
export function outline(canvas: Canvas, points: readonly Point[], isClosed: boolean): string {
  const all = isClosed || points.length === 2 ? shownOf(canvas, points) : points;
  const steps = all.map((at, n) => {
    const [x, y] = placed(canvas, at);
    return `${n === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`;
  });
  return steps.length === 0 ? '' : steps.join('') + (isClosed ? 'z' : '');
}

/** In how many degrees a large circle is drawn. */
const ARC = 3;

/** A circle; only the part that is shown of one that goes on beyond it. */
export function circle(canvas: Canvas, at: Point, radius: number): string {
  const [x, y] = placed(canvas, at).map(rounded);
  const r = rounded(radius * canvas.scale);
  const { window } = canvas;
  const isWhole =
    at.x - radius >= window.left &&
    at.y - radius >= window.top &&
    at.x + radius <= window.left + window.width &&
    at.y + radius <= window.top + window.depth;
  if (isWhole && x !== undefined && y !== undefined)
    return `M${rounded(x - r)} ${y}a${r} ${r} 0 1 0 ${rounded(r * 2)} 0a${r} ${r} 0 1 0 ${rounded(-r * 2)} 0z`;
  const around = Array.from({ length: 360 / ARC }, (_, n) => {
    const angle = (n * ARC * Math.PI) / 180;
    return { x: at.x + Math.sin(angle) * radius, y: at.y - Math.cos(angle) * radius };
  });
  return outline(canvas, around, true);
}

/** How far apart the figures along the sides stand: so that a phone shows them. */
function stepOf({ scale }: Canvas): number {
  const room = LEGIBLE * 2.4;
  return [1, 2, 5, 10, 20, 50, 100, 200].find((step) => step * METRE * scale >= room) ?? 500;
}

/** At which metres there are lines that people measure by: across, and down. */
function marksOf(canvas: Canvas): { readonly across: readonly number[]; readonly down: readonly number[] } {
  const { window } = canvas;
  const step = stepOf(canvas) * METRE;
  const marks = (begin: number, length: number) => {
    const first = Math.ceil(begin / step) * step;
    return Array.from(
      { length: Math.floor((begin + length - first) / step) + 1 },
      (_, n) => first + n * step,
    );
  };
  return { across: marks(window.left, window.width), down: marks(window.top, window.depth) };
}

/** The floor and the picture that lies on it, with the lines that people measure by. */
export function ground(canvas: Canvas, background: Background | null): readonly string[] {
  const { left, top, right, foot } = canvas;
  const { across, down } = marksOf(canvas);
  return [
    ...floor(canvas, background),
    element('path', {
      d: [
        ...across.map((x) => `M${rounded(placed(canvas, { x, y: 0 })[0])} ${rounded(top)}V${rounded(foot)}`),
        ...down.map((y) => `M${rounded(left)} ${rounded(placed(canvas, { x: 0, y })[1])}H${rounded(right)}`),
      ].join(''),
      fill: 'none',
      stroke: COLOURS.grid,
      'stroke-width': 1.2,
    }),
  ];
}

/**
 * What frames the place in a picture of some height: a mat over all that reaches beyond what is shown, since to clip it would take longer than
 * all else; the edges of the plane, and metres along all sides, as places are typed.
 */
export function frame(canvas: Canvas, view: PlaneView, height: number): readonly string[] {
  const { left, top, right, foot } = canvas;
  const { across, down } = marksOf(canvas);
  const look = { 'font-size': LEGIBLE, fill: COLOURS.quiet };
  return [
    mat(`M${rounded(left)} ${rounded(top)}H${rounded(right)}V${rounded(foot)}H${rounded(left)}z`, height),
    ...edges(canvas, view),
    ...across.flatMap((at) => {
      const x = placed(canvas, { x: at, y: 0 })[0];
      return [top - 9, foot + LEGIBLE + 3].map((y) =>
        words(String(at / METRE), { x, y, 'text-anchor': 'middle', ...look }),
      );
    }),
    ...down.flatMap((at) => {
      const y = placed(canvas, { x: 0, y: at })[1] + LEGIBLE * 0.36;
      const metre = String(at / METRE);
      return [
        words(metre, { x: left - 7, y, 'text-anchor': 'end', ...look }),
        words(metre, { x: right + 7, y, ...look }),
      ];
    }),
  ];
}

/** Plain floor, or somebody's picture in its place, below a veil that lets signs stand out. */
function floor(canvas: Canvas, background: Background | null): readonly string[] {
  const { left, top, right, foot, scale } = canvas;
  const frame = { x: left, y: top, width: right - left, height: foot - top };
  const bare = element('rect', { ...frame, fill: FLOOR });
  if (background === null) return [bare];
  const [x, y] = placed(canvas, { x: background.left * METRE, y: background.top * METRE });
  const image = element('image', {
    href: background.href,
    x,
    y,
    width: background.columns * METRE * scale,
    height: background.rows * METRE * scale,
    preserveAspectRatio: 'none',
  });
  const veil = element('rect', { ...frame, fill: COLOURS.ground, 'fill-opacity': 0.4 });
  return [bare, element('g', CLIPPED, [image]), veil];
}

/** Where the plane itself ends. */
function edges({ window, left, top, right, foot }: Canvas, view: PlaneView): readonly string[] {
  const d = [
    window.left === 0 ? `M${rounded(left)} ${rounded(top)}V${rounded(foot)}` : '',
    window.top === 0 ? `M${rounded(left)} ${rounded(top)}H${rounded(right)}` : '',
    window.left + window.width === view.width ? `M${rounded(right)} ${rounded(top)}V${rounded(foot)}` : '',
    window.top + window.depth === view.depth ? `M${rounded(left)} ${rounded(foot)}H${rounded(right)}` : '',
  ].join('');
  return d === ''
    ? []
    : [
        element('path', {
          d,
          fill: 'none',
          stroke: COLOURS.quiet,
          'stroke-width': 4,
          'stroke-linecap': 'square',
        }),
      ];
}

/** A bar of a round length, and how many metres it is. */
export function scaleBar({ scale, left, foot, window }: Canvas): readonly string[] {
  const most = window.width / 3;
  const metres = [100, 50, 20, 10, 5, 2, 1].find((one) => one * METRE <= most) ?? 1;
  const y = foot + EDGE + SCALE_BAR / 2;
  const end = left + metres * METRE * scale;
  return [
    element('path', {
      d: `M${rounded(left)} ${rounded(y - 8)}v16M${rounded(left)} ${rounded(y)}H${rounded(end)}M${rounded(end)} ${rounded(y - 8)}v16`,
      fill: 'none',
      stroke: COLOURS.words,
      'stroke-width': 4,
    }),
    words(`${metres} m`, {
      x: rounded(end + 12),
      y: rounded(y + LEGIBLE * 0.36),
      'font-size': LEGIBLE,
      fill: COLOURS.words,
    }),
  ];
}
