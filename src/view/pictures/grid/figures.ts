// Who is on the map: a disc for players, a square on its corner for foes, with a label and how much they can still take.
import { ahead, type At, type Facing, type GridFigure, parseTile } from '../../../engine/space/index.ts';
import { COLOURS } from '../look.ts';
import { element, words } from '../svg.ts';
import { measured } from '../zones/text.ts';
import { type Canvas, halo, legible, middle, rounded } from './canvas.ts';

/** Somebody as the picture shows them. */
export interface Figure {
  readonly figure: GridFigure;
  readonly label: string;
  readonly side: 'players' | 'foes';
  readonly colour: string;
  /** The letter of the group with which it acts. */
  readonly group?: string;
  readonly ringed: boolean; // who acts, or from whom the map is seen
}

/** All who are shown; who has the ring is drawn last, over the others. */
export function figures(canvas: Canvas, all: readonly Figure[]): readonly string[] {
  const order = [...all.filter(({ ringed }) => !ringed), ...all.filter(({ ringed }) => ringed)];
  return order.flatMap((one) => figureOf(canvas, one));
}

function figureOf(canvas: Canvas, { figure, label, side, colour, ringed, group }: Figure): readonly string[] {
  const part = shownPart(canvas, figure);
  if (part === null) return [];
  const { at, size, deep } = part;
  const { marks, sight, health } = figure;
  const facing = part.isWhole ? figure.facing : undefined;
  const shorter = Math.min(size, deep);
  const wide = canvas.tile * shorter;
  const [x, centre] = middle(canvas, at, size, deep);
  const y = centre - (health === null ? 0 : canvas.tile * 0.05);
  const radius = wide * 0.4;
  const out = marks.includes('out');
  const hidden = marks.includes('hidden');
  const wanted = legible(Math.min(radius, 30 * shorter), wide);
  const font = rounded(Math.min(wanted, (wide * wanted) / Math.max(1, measured(label, wanted))));
  return [
    ...(ringed
      ? [ring(x, y, radius * 1.2, { stroke: COLOURS.words, 'stroke-width': canvas.tile * 0.11 })]
      : []),
    ...(size === deep ? [] : [base(x, centre, canvas.tile * size, canvas.tile * deep, side, colour)]),
    ...(facing === undefined ? [] : [front(canvas, part, x, centre, facing)]),
    body(x, y, radius, side, {
      fill: out ? '#565b70' : colour,
      stroke: COLOURS.rim,
      'stroke-width': rounded(canvas.tile * 0.05),
      ...(hidden
        ? {
            'stroke-dasharray': `${rounded(radius * 0.3)} ${rounded(radius * 0.2)}`,
            stroke: COLOURS.words,
            'fill-opacity': 0.75,
          }
        : {}),
    }),
    ...(sight === null
      ? []
      : [ring(x, y, radius * 1.14, { stroke: COLOURS.line, 'stroke-width': canvas.tile * 0.06 })]),
    ...(out ? [cross(x, y, radius)] : []),
    ...(health === null ? [] : gauge(x, centre + (canvas.tile * deep) / 2, wide, canvas.tile * 0.14, health)),
    ...(sight === null ? [] : [eye(x + wide * 0.33, centre - wide * 0.37, canvas.tile * 0.17)]),
    ...(marks.includes('overwatch') ? [aim(x - wide * 0.35, centre - wide * 0.35, canvas.tile * 0.15)] : []),
    words(label, {
      x,
      y: y + font * 0.35,
      'font-size': font,
      'font-weight': 'bold',
      'text-anchor': 'middle',
      ...(out
        ? { fill: COLOURS.words, ...halo(canvas.tile) }
        : { fill: '#12141f', stroke: colour, 'stroke-width': 4, 'paint-order': 'stroke' }),
    }),
    ...(group === undefined ? [] : flown(canvas, x - wide * 0.34, centre + wide * 0.34, group)),
  ];
}

/** What of somebody's tiles the picture has. */
interface Part {
  readonly at: At;
  readonly size: number;
  readonly deep: number;
  readonly isWhole: boolean;
}

/** The part of somebody that lies in the window; null where none does. */
function shownPart({ window }: Canvas, { at: name, size, deep = size }: GridFigure): Part | null {
  const from = parseTile(name);
  if (from === null) return null;
  const [x, y] = [Math.max(from.x, window.left), Math.max(from.y, window.top)];
  const wide = Math.min(from.x + size, window.left + window.columns) - x;
  const tall = Math.min(from.y + deep, window.top + window.rows) - y;
  if (wide <= 0 || tall <= 0) return null;
  return { at: { x, y }, size: wide, deep: tall, isWhole: wide === size && tall === deep };
}

/** What something longer than wide takes up: players have round corners, foes cut ones. */
function base(
  x: number,
  y: number,
  wide: number,
  deep: number,
  side: Figure['side'],
  colour: string,
): string {
  const [left, top] = [rounded(x - wide * 0.45), rounded(y - deep * 0.45)];
  const look = { fill: colour, 'fill-opacity': 0.45, stroke: COLOURS.rim, 'stroke-width': 3 };
  const frame = { x: left, y: top, width: rounded(wide * 0.9), height: rounded(deep * 0.9) };
  const corner = rounded(Math.min(wide, deep) * 0.25);
  return element('rect', { ...frame, rx: side === 'players' ? corner : 0, ...look });
}

/** An arrow on the rim that shows where somebody faces. */
function front(canvas: Canvas, { size, deep }: Part, x: number, y: number, facing: Facing): string {
  const by = ahead(facing);
  const long = Math.hypot(by.x, by.y);
  const [dx, dy] = [by.x / long, by.y / long];
  const reach = canvas.tile * 0.48;
  const [tipX, tipY] = [x + dx * reach * size, y + dy * reach * deep];
  const arm = canvas.tile * 0.2;
  const point = (along: number, aside: number) =>
    `${rounded(tipX - dx * along - dy * aside)} ${rounded(tipY - dy * along + dx * aside)}`;
  return element('path', {
    d: `M${rounded(tipX)} ${rounded(tipY)}L${point(arm, arm)}L${point(arm, -arm)}Z`,
    fill: COLOURS.words,
    stroke: COLOURS.rim,
    'stroke-width': 2,
  });
}

type Look = Readonly<Record<string, string | number>>;

/** A disc, or a square on its corner. */
export const body = (x: number, y: number, radius: number, side: Figure['side'], look: Look): string => {
  if (side === 'players') return element('circle', { cx: x, cy: y, r: radius, ...look });
  const reach = radius * 1.2;
  return element('path', {
    d: `M${rounded(x)} ${rounded(y - reach)}L${rounded(x + reach)} ${rounded(y)}L${rounded(x)} ${rounded(y + reach)}L${rounded(x - reach)} ${rounded(y)}Z`,
    'stroke-linejoin': 'round',
    ...look,
  });
};

export const ring = (x: number, y: number, radius: number, look: Look): string =>
  element('circle', { cx: x, cy: y, r: radius, fill: 'none', ...look });

/** Out of the fight: a cross. */
export const cross = (x: number, y: number, radius: number): string =>
  element('path', {
    d: `M${rounded(x - radius)} ${rounded(y - radius)}l${rounded(radius * 2)} ${rounded(radius * 2)}m0 ${rounded(-radius * 2)}l${rounded(-radius * 2)} ${rounded(radius * 2)}`,
    stroke: COLOURS.line,
    'stroke-width': rounded(Math.max(2, radius * 0.18)),
    'stroke-linecap': 'round',
  });

/** In sight of who acts: an eye. */
export const eye = (x: number, y: number, size: number): string =>
  element('g', {}, [
    element('circle', { cx: x, cy: y, r: size * 1.15, fill: COLOURS.ground }),
    element('path', {
      d: `M${rounded(x - size)} ${rounded(y)}q${rounded(size)} ${rounded(-size * 1.2)} ${rounded(size * 2)} 0q${rounded(-size)} ${rounded(size * 1.2)} ${rounded(-size * 2)} 0z`,
      fill: COLOURS.words,
    }),
    element('circle', { cx: x, cy: y, r: size * 0.36, fill: COLOURS.ground }),
  ]);

/** One of several who act as one: a pennant with their letter. */
export function pennant(x: number, y: number, font: number, letter: string): readonly string[] {
  const [wide, high] = [font * 1.15, font * 1.1];
  const [left, top] = [x - wide / 2, y - high / 2];
  return [
    element('path', {
      d: `M${rounded(left)} ${rounded(top)}h${rounded(wide * 1.35)}l${rounded(-wide * 0.35)} ${rounded(high / 2)}l${rounded(wide * 0.35)} ${rounded(high / 2)}h${rounded(-wide * 1.35)}z`,
      fill: COLOURS.words,
      stroke: COLOURS.rim,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
    words(letter, {
      x: rounded(x),
      y: rounded(y + font * 0.35),
      'font-size': rounded(font),
      'font-weight': 'bold',
      'text-anchor': 'middle',
      fill: '#12141f',
    }),
  ];
}

/** A pennant on the map, as large as a phone shows it. */
const flown = (canvas: Canvas, x: number, y: number, letter: string): readonly string[] =>
  pennant(x, y, legible(canvas.tile * 0.26, canvas.tile * 0.48), letter);

/** Ready to shoot at who moves: a cross-hair. */
export const aim = (x: number, y: number, size: number): string =>
  element('g', {}, [
    element('circle', { cx: x, cy: y, r: size * 1.25, fill: COLOURS.ground }),
    element('path', {
      d: `M${rounded(x - size * 1.1)} ${rounded(y)}h${rounded(size * 2.2)}M${rounded(x)} ${rounded(y - size * 1.1)}v${rounded(size * 2.2)}`,
      stroke: COLOURS.line,
      'stroke-width': rounded(size * 0.3),
    }),
    ring(x, y, size * 0.7, { stroke: COLOURS.line, 'stroke-width': rounded(size * 0.3) }),
  ]);

/** How much somebody can still take, along the foot of what they stand on: the key has the numbers. */
export function gauge(
  x: number,
  foot: number,
  wide: number,
  thick: number,
  { value, max }: { readonly value: number; readonly max: number },
): readonly string[] {
  const height = rounded(Math.max(4, thick));
  const frame = { x: x - wide * 0.45, y: foot - height - 2, height, rx: height / 3 };
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return [
    element('rect', { ...frame, width: wide * 0.9, fill: '#0e101a', stroke: '#0e101a', 'stroke-width': 4 }),
    ...(share === 0 ? [] : [element('rect', { ...frame, width: wide * 0.9 * share, fill: '#e8ebf5' })]),
  ];
}
