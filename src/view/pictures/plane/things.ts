// What stands on a plane: walls as thick lines, crates as blocks, galleries as floors with stairs, and what lies over it.
import {
  closedSides,
  METRE,
  type Obstacle,
  type PlaneArea,
  type PlaneView,
  type Point,
  sidesOf,
  towards,
} from '../../../engine/space/plane/index.ts';
import { drawn, halo, rounded } from '../grid/canvas.ts';
import { BLOCK } from '../grid/obstacles.ts';
import type { Entry } from '../key.ts';
import { COLOURS, LEGIBLE } from '../look.ts';
import { element, words } from '../svg.ts';
import { drawable, measured } from '../zones/text.ts';
import { type Canvas, circle, isShown, outline, placed } from './canvas.ts';

const FLOOR = '#52608f';
const CONTOUR = '#c9d3f7';
const PIT = '#171a2a';
const DOOR = '#c98b4a';
const LIGHT = '#ffe0a3';
const OVER = '#b9a2ff';

/** How something looks: by how it is in the way and whether it hides. */
type Kind = 'wall' | 'fence' | 'block' | 'pit' | 'floor' | 'cloud' | 'open';

export function kindOf({ shape, way, opaque, height }: Obstacle): Kind {
  if (way === 'floor') return 'floor';
  if (way === 'open') return opaque ? 'cloud' : 'open';
  if (shape === 'line') return opaque ? 'wall' : 'fence';
  return height === 0 ? 'pit' : 'block';
}

const looks: { readonly [K in Kind]: Readonly<Record<string, string | number>> } = {
  wall: { fill: 'none', stroke: BLOCK.edge, 'stroke-width': 8, 'stroke-linecap': 'square' },
  fence: { fill: 'none', stroke: BLOCK.edge, 'stroke-width': 4, 'stroke-dasharray': '9 6' },
  block: { fill: BLOCK.fill, stroke: BLOCK.edge, 'stroke-width': 3, 'stroke-linejoin': 'round' },
  pit: { fill: PIT, stroke: CONTOUR, 'stroke-width': 2, 'stroke-dasharray': '4 4' },
  floor: { fill: FLOOR, stroke: CONTOUR, 'stroke-width': 3 },
  cloud: { fill: '#c6cad8', 'fill-opacity': 0.55 },
  open: { fill: 'none', stroke: COLOURS.quiet, 'stroke-width': 2, 'stroke-dasharray': '3 5' },
};

/** Lowest first: what is higher covers it. */
export function obstacles(canvas: Canvas, view: PlaneView): readonly string[] {
  const order = [...view.obstacles].sort((a, b) => a.height - b.height);
  return order.flatMap((one) => [
    ...drawn(drawnBy(canvas, one), looks[kindOf(one)]),
    ...openings(canvas, one),
  ]);
}

function drawnBy(canvas: Canvas, one: Obstacle): string {
  if (one.shape === 'area') return outline(canvas, one.points, true);
  return closedSides(one)
    .map(({ a, b }) => outline(canvas, [a, b], false))
    .join('');
}

/** Doors and stairs: a bright piece of the side that they lead through. */
function openings(canvas: Canvas, one: Obstacle): readonly string[] {
  const sides = sidesOf(one);
  return one.openings.flatMap(({ side, from, to }) => {
    const whole = sides[side];
    if (whole === undefined) return [];
    const ends = [towards(whole.a, whole.b, from), towards(whole.a, whole.b, to)];
    const look: Readonly<Record<string, string | number>> =
      one.way === 'floor'
        ? { stroke: COLOURS.ladder, 'stroke-width': 9, 'stroke-dasharray': '3 3' }
        : { stroke: DOOR, 'stroke-width': 6 };
    return drawn(outline(canvas, ends, false), { fill: 'none', ...look });
  });
}

/** What a thing is called, on it where it is large enough; else the key alone says so. */
export function names(canvas: Canvas, view: PlaneView): readonly string[] {
  return view.obstacles.flatMap((one) => {
    const name = drawable(one.name);
    if (one.shape !== 'area' || name === null) return [];
    const [x, y] = placed(canvas, middleOf(one.points));
    const wide =
      (Math.max(...one.points.map((at) => at.x)) - Math.min(...one.points.map((at) => at.x))) * canvas.scale;
    const middle = middleOf(one.points);
    const room = (measured(name, LEGIBLE) / canvas.scale) * 2;
    const isTaken = view.figures.some(
      ({ at }) => Math.abs(at.x - middle.x) < room && Math.abs(at.y - middle.y) < room / 2,
    );
    if (measured(name, LEGIBLE) > wide - 8 || isTaken || !isShown(canvas, middle)) return [];
    return [
      words(name, {
        x: rounded(x),
        y: rounded(y + LEGIBLE * 0.36),
        'font-size': LEGIBLE,
        'text-anchor': 'middle',
        fill: COLOURS.words,
        ...halo(30),
      }),
    ];
  });
}

const middleOf = (points: readonly Point[]): Point => ({
  x: (Math.min(...points.map(({ x }) => x)) + Math.max(...points.map(({ x }) => x))) / 2,
  y: (Math.min(...points.map(({ y }) => y)) + Math.max(...points.map(({ y }) => y))) / 2,
});

/** Light, smoke, a ball of plasma: circles, or parts of them. */
export function areas(canvas: Canvas, view: PlaneView): readonly string[] {
  return view.areas.map((area) =>
    element('path', { d: partOfCircle(canvas, area), ...lookOf(area), 'stroke-width': 3 }),
  );
}

const lookOf = ({ look }: Pick<PlaneArea, 'look'>): Readonly<Record<string, string | number>> =>
  look === 'light'
    ? { fill: LIGHT, 'fill-opacity': 0.12, stroke: LIGHT, 'stroke-dasharray': '2 6' }
    : look === 'fire'
      ? { fill: '#ff9a3c', 'fill-opacity': 0.35, stroke: '#ff9a3c' }
      : look === 'smoke'
        ? { fill: '#c6cad8', 'fill-opacity': 0.5, stroke: '#c6cad8' }
        : { fill: OVER, 'fill-opacity': 0.2, stroke: OVER, 'stroke-dasharray': '7 4' };

function partOfCircle(canvas: Canvas, { at, radius, cone }: PlaneArea): string {
  if (cone === null) return circle(canvas, at, radius);
  const many = Math.ceil(cone.degrees / 3);
  const rim = Array.from({ length: many + 1 }, (_, n) => {
    const angle = ((cone.bearing + cone.degrees * (n / many - 0.5)) * Math.PI) / 180;
    return { x: at.x + Math.sin(angle) * radius, y: at.y - Math.cos(angle) * radius };
  });
  return outline(canvas, [at, ...rim], true);
}

/** What is there and needs to be explained: each name once. */
export function entries(canvas: Canvas, view: PlaneView): readonly Entry[] {
  const shown = view.obstacles.filter(({ points }) => points.some((at) => isShown(canvas, at, 2 * METRE)));
  const ways = [...new Map(shown.flatMap((one) => one.openings.map(({ name }) => [name, one] as const)))];
  return [
    ...[...new Map(shown.map((one) => [one.name, one])).values()].map((one): Entry => {
      const kind = kindOf(one);
      const d = (x: number, y: number) =>
        kind === 'wall' || kind === 'fence' ? `M${x - 13} ${y}h26` : `M${x - 11} ${y - 10}h22v20h-22z`;
      return {
        text: `${drawable(one.name) ?? 'obstacle'}${heightOf(one)}`,
        mark: (x, y) => [element('path', { d: d(x, y), ...looks[kind] })],
      };
    }),
    ...ways.map(
      ([name, { way }]): Entry => ({
        text: drawable(name) ?? 'opening',
        mark: (x, y) => [
          element('path', {
            d: `M${x - 12} ${y}h24`,
            stroke: way === 'floor' ? COLOURS.ladder : DOOR,
            'stroke-width': 7,
            ...(way === 'floor' ? { 'stroke-dasharray': '3 3' } : {}),
          }),
        ],
      }),
    ),
    ...[...new Map(view.areas.map((one) => [one.name, one])).values()].map(
      (one): Entry => ({
        text: `${drawable(one.name) ?? 'area'}${one.left === null ? '' : ` · ${one.left} ${one.left === 1 ? 'round' : 'rounds'}`}`,
        mark: (x, y) => [element('circle', { cx: x, cy: y, r: 11, ...lookOf(one), 'stroke-width': 3 })],
      }),
    ),
  ];
}

const heightOf = ({ height, way }: Obstacle): string =>
  height === 0 || way === 'open' ? '' : `, ${rounded(height / METRE)} m high`;
