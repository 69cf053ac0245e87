// Who is on a plane: a base to size, a disc for players, a square on its corner within it for foes; the label in it or beside it.
import type { PlaneFigure } from '../../../engine/space/plane/index.ts';
import { aim, body, cross, eye, gauge, ring } from '../grid/figures.ts';
import { halo, rounded } from '../grid/canvas.ts';
import { COLOURS, LEGIBLE } from '../look.ts';
import { element, words } from '../svg.ts';
import { measured } from '../zones/text.ts';
import { type Canvas, isShown, placed } from './canvas.ts';

/** Somebody as the picture shows them. */
export interface Figure {
  readonly figure: PlaneFigure;
  readonly name: string;
  readonly label: string;
  readonly side: 'players' | 'foes';
  readonly colour: string;
  readonly ringed: boolean; // who acts, or from whom the place is seen
}

/** No base is drawn smaller than this: it can be told from a dot. */
const SMALLEST = 7;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** All who are shown: the largest first, so that nobody is covered by what they stand in or under. */
export function figures(canvas: Canvas, all: readonly Figure[]): readonly string[] {
  const shown = all
    .filter(({ figure }) => isShown(canvas, figure.at, figure.diameter / 2))
    .toSorted((a, b) => b.figure.diameter - a.figure.diameter || Number(a.ringed) - Number(b.ringed));
  const taken: Box[] = shown.map(({ figure }) => boxOf(canvas, figure));
  const bases = shown.flatMap((one) => baseOf(canvas, one));
  const labels = shown.flatMap((one) => {
    const label = labelOf(canvas, one, taken);
    taken.push(label.box);
    return label.drawn;
  });
  return [...bases, ...labels];
}

const radiusOf = ({ scale }: Canvas, { diameter }: Pick<PlaneFigure, 'diameter'>): number =>
  Math.max(SMALLEST, (diameter / 2) * scale);

function boxOf(canvas: Canvas, figure: PlaneFigure): Box {
  const [x, y] = placed(canvas, figure.at);
  const radius = radiusOf(canvas, figure);
  return { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 };
}

function baseOf(canvas: Canvas, { figure, side, colour, ringed }: Figure): readonly string[] {
  const { marks, sight, health, heading, altitude } = figure;
  const [x, y] = placed(canvas, figure.at);
  const radius = radiusOf(canvas, figure);
  const line = Math.max(2, Math.min(5, radius * 0.12));
  const out = marks.includes('out');
  const fill = out ? '#565b70' : colour;
  const rim: Readonly<Record<string, string | number>> = marks.includes('hidden')
    ? { stroke: COLOURS.words, 'stroke-dasharray': `${rounded(line * 3)} ${rounded(line * 2)}` }
    : { stroke: COLOURS.rim };
  return [
    ...(altitude > 0
      ? [
          element('ellipse', {
            cx: x + 4,
            cy: y + 6,
            rx: radius,
            ry: radius,
            fill: COLOURS.rim,
            'fill-opacity': 0.5,
          }),
        ]
      : []),
    ...(ringed
      ? [ring(x, y, radius + line * 1.6, { stroke: COLOURS.words, 'stroke-width': line * 1.8 })]
      : []),
    element('circle', {
      cx: x,
      cy: y,
      r: radius,
      fill: side === 'players' ? fill : '#5c1f2b',
      'stroke-width': line,
      ...rim,
    }),
    ...(side === 'foes'
      ? [body(x, y, radius * 0.72, 'foes', { fill, stroke: COLOURS.rim, 'stroke-width': line * 0.6 })]
      : []),
    ...(heading === null ? [] : [front(x, y, radius, heading, line)]),
    ...(sight === null || ringed
      ? []
      : [ring(x, y, radius + line, { stroke: COLOURS.line, 'stroke-width': line })]),
    ...(out ? [cross(x, y, radius * 0.8)] : []),
    ...(health === null || out ? [] : gauge(x, y + radius + 12, Math.max(30, radius * 2), 5, health)),
    ...(sight === null || ringed ? [] : [eye(x + radius * 0.8, y - radius * 0.8, 7)]),
    ...(marks.includes('overwatch') ? [aim(x - radius * 0.8, y - radius * 0.8, 7)] : []),
  ];
}

/** Where somebody's front is: a wedge on the rim. */
function front(x: number, y: number, radius: number, heading: number, line: number): string {
  const at = (bearing: number, r: number) => {
    const angle = (bearing * Math.PI) / 180;
    return `${rounded(x + Math.sin(angle) * r)} ${rounded(y - Math.cos(angle) * r)}`;
  };
  return element('path', {
    d: `M${at(heading, radius * 1.25)}L${at(heading - 20, radius * 0.85)}L${at(heading + 20, radius * 0.85)}z`,
    fill: COLOURS.words,
    stroke: COLOURS.rim,
    'stroke-width': line * 0.5,
  });
}

/** The label, in the base where it has room, else beside it where nothing is. */
function labelOf(
  canvas: Canvas,
  { figure, label, side }: Figure,
  taken: readonly Box[],
): { readonly drawn: readonly string[]; readonly box: Box } {
  const [x, y] = placed(canvas, figure.at);
  const radius = radiusOf(canvas, figure);
  const width = measured(label, LEGIBLE);
  const flies = figure.altitude > 0 ? ` ${rounded(figure.altitude / 100)} m up` : '';
  const fits = width <= radius * 1.6 && side === 'players' && flies === '';
  const text = `${label}${flies}`;
  const box = fits ? boxOf(canvas, figure) : beside(x, y, radius, measured(text, LEGIBLE), taken);
  const middle = { x: rounded(box.x + box.width / 2), y: rounded(box.y + box.height / 2 + LEGIBLE * 0.36) };
  return {
    box,
    drawn: [
      words(text, {
        ...middle,
        'font-size': LEGIBLE,
        'font-weight': 'bold',
        'text-anchor': 'middle',
        fill: fits && !figure.marks.includes('out') ? '#12141f' : COLOURS.words,
        ...(fits && !figure.marks.includes('out') ? {} : halo(44)),
      }),
    ],
  };
}

const HEIGHT = LEGIBLE * 1.05;

/** East, west, above, below, then the corners: the first where nothing is; else the first. */
function beside(x: number, y: number, radius: number, width: number, taken: readonly Box[]): Box {
  const off = radius + 6;
  const size = { width, height: HEIGHT };
  const spots: readonly Box[] = [
    { x: x + off, y: y - HEIGHT / 2, ...size },
    { x: x - off - width, y: y - HEIGHT / 2, ...size },
    { x: x - width / 2, y: y - off - HEIGHT, ...size },
    { x: x - width / 2, y: y + off + 14, ...size },
    { x: x + off * 0.7, y: y - off * 0.7 - HEIGHT, ...size },
    { x: x - off * 0.7 - width, y: y - off * 0.7 - HEIGHT, ...size },
    { x: x + off * 0.7, y: y + off * 0.7, ...size },
    { x: x - off * 0.7 - width, y: y + off * 0.7, ...size },
  ];
  return spots.find((spot) => !taken.some((box) => overlaps(spot, box))) ?? spots[0] ?? { x, y, ...size };
}

const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
