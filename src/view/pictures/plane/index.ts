import type { PlaneView, Point } from '../../../engine/space/plane/index.ts';
import { framed } from '../frame.ts';
import type { Extent } from '../grid/canvas.ts';
import type { Background } from '../grid/ground.ts';
import { aim, eye, ring } from '../grid/figures.ts';
import { people } from '../grid/people.ts';
import { type Entry, keyOf } from '../key.ts';
import { COLOURS } from '../look.ts';
import { element } from '../svg.ts';
import { canvasOf, frame, ground, isPart, isShown, scaleBar, windowOf } from './canvas.ts';
import { type Figure, figures } from './figures.ts';
import { cursor, overlayEntries, path, rings, spots, ways } from './overlay.ts';
import { raster } from './raster.ts';
import { areas, entries, names, obstacles } from './things.ts';

export type { Figure } from './figures.ts';

export interface PlanePicture {
  readonly view: PlaneView;
  readonly figures: readonly Figure[];
  /** What the thick ring around somebody says. */
  readonly ring: 'acts now' | 'seen from here';
  readonly extent: Extent;
  /** A picture that lies under it; its sides in metres. */
  readonly background: Background | null;
  /** Where somebody changes it: it is in the middle of what is shown; and where what they draw begins. */
  readonly cursor: Point | null;
  readonly begun: Point | null;
}

/** A place in metres as SVG, to scale: of a large one where the fight is, unless all of it is asked for. */
export function planeSvg(picture: PlanePicture): string {
  const { view, figures: all, ring: ringed, extent } = picture;
  const window = windowOf(view, extent, picture.cursor);
  const canvas = canvasOf(window);
  const shown = all.filter(({ figure }) => isShown(canvas, figure.at, figure.diameter / 2));
  const key = keyOf(
    [
      ...(isPart(window, view) ? [PART_OF_IT] : []),
      ...people(shown),
      ...overlayEntries(canvas, view),
      ...marks(shown, ringed),
      ...entries(canvas, view),
    ],
    canvas.bottom + 2,
  );
  const { left, top, right, foot } = canvas;
  const height = Math.round(key.bottom + 8);
  return framed(
    height,
    [
      ...ground(canvas, picture.background),
      ...raster(canvas, view),
      ...obstacles(canvas, view),
      ...areas(canvas, view),
      ...names(canvas, view),
      ...spots(canvas, view),
      ...rings(canvas, view),
      ...path(canvas, view),
      ...ways(canvas, view),
      ...figures(canvas, shown),
      ...(picture.cursor === null ? [] : cursor(canvas, picture.cursor, picture.begun)),
      ...frame(canvas, view, height),
      ...scaleBar(canvas),
      ...key.drawn,
    ],
    [
      element('clipPath', { id: 'plane' }, [
        element('rect', { x: left, y: top, width: right - left, height: foot - top }),
      ]),
    ],
    SHARPNESS,
  );
}

const PART_OF_IT: Entry = { text: 'part of the map (whole:True shows all)', mark: null };

/** Points for each unit of the picture: phones show it in as many, and somebody will look closer. */
const SHARPNESS = 1.5;

/** What is on people and needs to be explained. */
function marks(shown: readonly Figure[], ringed: string): readonly Entry[] {
  const has = (mark: 'out' | 'hidden' | 'overwatch') =>
    shown.some(({ figure }) => figure.marks.includes(mark));
  const maybe = (there: boolean, text: string, mark: Entry['mark']): readonly Entry[] =>
    there ? [{ text, mark }] : [];
  return [
    ...maybe(
      shown.some((one) => one.ringed),
      ringed,
      (x, y) => [ring(x, y, 11, { stroke: COLOURS.words, 'stroke-width': 5 })],
    ),
    ...maybe(
      shown.some(({ figure }) => figure.sight !== null),
      'in sight',
      (x, y) => [eye(x, y, 11)],
    ),
    ...maybe(has('overwatch'), 'overwatch', (x, y) => [aim(x, y, 10)]),
    ...maybe(has('hidden'), 'hidden', (x, y) => [
      ring(x, y, 11, { stroke: COLOURS.words, 'stroke-width': 3, 'stroke-dasharray': '5 4' }),
    ]),
    ...maybe(has('out'), 'out', (x, y) => [
      element('path', {
        d: `M${x - 9} ${y - 9}l18 18m0 -18l-18 18`,
        fill: 'none',
        stroke: COLOURS.line,
        'stroke-width': 4,
      }),
    ]),
  ];
}
