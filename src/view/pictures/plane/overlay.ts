// What lies over a plane: how far weapons reach, a way and what it brings on, where sides begin.
import { ahead, METRE, type PlaneView, type Point } from '../../../engine/space/plane/index.ts';
import { drawn, halo, rounded } from '../grid/canvas.ts';
import { ring } from '../grid/figures.ts';
import type { Entry } from '../key.ts';
import { COLOURS, LEGIBLE } from '../look.ts';
import { element, words } from '../svg.ts';
import { drawable } from '../zones/text.ts';
import { type Canvas, circle, isShown, outline, placed } from './canvas.ts';

const REACH = '#9be8b4';
const PATH = '#ffd166';

/** A circle for each reach of the actor's weapons that the picture shows some of, with its metres where it has room. */
export function rings(canvas: Canvas, view: PlaneView): readonly string[] {
  const actor = view.figures.find(({ id }) => id === view.actor);
  if (actor === undefined) return [];
  return distinct(view).flatMap(({ reach }, n) => {
    const label = `${rounded(reach / METRE)} m`;
    const d = circle(canvas, actor.at, reach + actor.diameter / 2);
    return [
      ...drawn(d, {
        fill: 'none',
        stroke: REACH,
        'stroke-width': 2.5,
        'stroke-dasharray': n % 2 === 0 ? '10 7' : '3 6',
      }),
      ...labelAt(canvas, actor.at, reach + actor.diameter / 2, label),
    ];
  });
}

/** Each reach once. */
const distinct = ({ rings: all }: PlaneView) =>
  all.filter(({ reach }, n) => reach > 0 && all.findIndex((one) => one.reach === reach) === n);

/** In which directions a circle looks for room for its metres. */
const TURNS = [0, 90, 270, 180, 75, 60, 45, 30, 105, 120, 135, 150, 285, 300, 315, 330, 255, 240, 225, 210];

/** Where a circle is on what is shown: above, right, left or below of its middle, else somewhere between. */
function labelAt(canvas: Canvas, middle: Point, radius: number, label: string): readonly string[] {
  const inside = -(LEGIBLE / canvas.scale);
  const spot = TURNS.map((turn) => ahead(middle, turn, radius)).find((at) => isShown(canvas, at, inside));
  if (spot === undefined) return [];
  const [left, top] = placed(canvas, spot);
  return [
    words(label, {
      x: rounded(left),
      y: rounded(top + LEGIBLE * 0.36),
      'font-size': LEGIBLE,
      'text-anchor': 'middle',
      fill: REACH,
      ...halo(44),
    }),
  ];
}

/** A way as wide as who goes it, with a ring at its end and a number where something would happen. */
export function path(canvas: Canvas, view: PlaneView): readonly string[] {
  const points = view.path?.points ?? [];
  const end = points.at(-1);
  if (end === undefined || points.length < 2) return [];
  const diameter = view.figures.find(({ id }) => id === view.actor)?.diameter ?? METRE;
  const line = {
    d: outline(canvas, points, false),
    fill: 'none',
    stroke: PATH,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  } as const;
  const [x, y] = placed(canvas, end);
  return [
    element('path', { ...line, 'stroke-opacity': 0.25, 'stroke-width': rounded(diameter * canvas.scale) }),
    element('path', { ...line, 'stroke-width': 4 }),
    ring(x, y, Math.max(7, (diameter / 2) * canvas.scale), { stroke: PATH, 'stroke-width': 4 }),
    ...(view.path?.provokes ?? []).flatMap(({ at }, n) => numbered(...placed(canvas, at), n + 1)),
  ];
}

/** Ways to choose among, each with its number at its end. */
export function ways(canvas: Canvas, { ways: all = [] }: PlaneView): readonly string[] {
  const lines = all.flatMap(({ points }) =>
    drawn(outline(canvas, points, false), { fill: 'none', stroke: PATH, 'stroke-width': 3 }),
  );
  const ends = all.flatMap(({ points, number }) => {
    const end = points.at(-1);
    if (end === undefined) return [];
    const [x, y] = placed(canvas, end);
    return [
      ring(x, y, 13, { stroke: PATH, 'stroke-width': 3, fill: COLOURS.ground }),
      words(String(number), {
        x: rounded(x),
        y: rounded(y + LEGIBLE * 0.36),
        'font-size': LEGIBLE,
        'font-weight': 'bold',
        'text-anchor': 'middle',
        fill: COLOURS.words,
      }),
    ];
  });
  return [...lines, ...ends];
}

/** A warning with its number: a triangle. */
const numbered = (x: number, y: number, n: number): readonly string[] => [
  element('path', {
    d: `M${rounded(x)} ${rounded(y - 20)}L${rounded(x + 19)} ${rounded(y + 14)}H${rounded(x - 19)}z`,
    fill: COLOURS.ground,
    stroke: COLOURS.line,
    'stroke-width': 3,
    'stroke-linejoin': 'round',
  }),
  words(String(n), {
    x,
    y: y + 10,
    'font-size': LEGIBLE,
    'font-weight': 'bold',
    'text-anchor': 'middle',
    fill: COLOURS.words,
  }),
];

/** Where sides begin: a dotted ring with its name's first letter. */
export function spots(canvas: Canvas, view: PlaneView): readonly string[] {
  return view.spots.flatMap(({ name, at }) => {
    if (!isShown(canvas, at) || view.figures.some((one) => one.at.x === at.x && one.at.y === at.y)) return [];
    const [x, y] = placed(canvas, at);
    return [
      ring(x, y, 15, {
        stroke: COLOURS.words,
        'stroke-width': 2.5,
        'stroke-dasharray': '1 5',
        'stroke-linecap': 'round',
      }),
      words((drawable(name) ?? '?').slice(0, 1).toUpperCase(), {
        x,
        y: y + LEGIBLE * 0.36,
        'font-size': LEGIBLE,
        'text-anchor': 'middle',
        fill: COLOURS.words,
        ...halo(30),
      }),
    ];
  });
}

/** Where somebody changes the place: a cross, and the line that they draw. */
export function cursor(canvas: Canvas, at: Point, begun: Point | null): readonly string[] {
  const [x, y] = placed(canvas, at).map(rounded);
  const d = [
    `M${(x ?? 0) - 16} ${y}h32M${x} ${(y ?? 0) - 16}v32`,
    ...(begun === null ? [] : [outline(canvas, [begun, at], false)]),
  ].join('');
  return [
    element('path', { d, fill: 'none', stroke: COLOURS.ground, 'stroke-width': 9 }),
    element('path', { d, fill: 'none', stroke: COLOURS.words, 'stroke-width': 4 }),
  ];
}

/** What lies over the plane and needs to be explained. */
export function overlayEntries(canvas: Canvas, view: PlaneView): readonly Entry[] {
  const reaches = distinct(view);
  const names = view.rings.filter((one) => one.reach > 0).map((one) => drawable(one.name) ?? 'weapon');
  const seen = view.spots.filter(({ at }) => isShown(canvas, at));
  return [
    ...(view.path?.provokes ?? []).map(
      ({ name }, n): Entry => ({
        text: drawable(name) ?? 'may react',
        mark: (x, y) => numbered(x, y + 2, n + 1),
      }),
    ),
    ...((view.ways ?? []).length === 0
      ? []
      : [
          {
            text: 'ways to choose from, in their order',
            mark: (x: number, y: number) => [ring(x, y, 11, { stroke: PATH, 'stroke-width': 3 })],
          },
        ]),
    ...(reaches.length === 0
      ? []
      : [
          {
            text: `reach of ${[...new Set(names)].slice(0, 3).join(', ')}`,
            mark: (x: number, y: number) => [
              ring(x, y, 11, { stroke: REACH, 'stroke-width': 2.5, 'stroke-dasharray': '6 4' }),
            ],
          },
        ]),
    ...seen.map(
      ({ name }): Entry => ({
        text: `where ${drawable(name) ?? 'they'} begin`,
        mark: (x, y) => [
          ring(x, y, 11, { stroke: COLOURS.words, 'stroke-width': 2.5, 'stroke-dasharray': '1 5' }),
        ],
      }),
    ),
  ];
}
