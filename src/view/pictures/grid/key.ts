// What the signs mean: those that are there, in as many lines as it takes.
import type { GridView } from '../../../engine/space/index.ts';
import { COLOURS, WIDTH } from '../look.ts';
import { element, words } from '../svg.ts';
import { drawable, measured } from '../zones/text.ts';
import { aim, body, eye, type Figure, ring } from './figures.ts';
import { BLOCK, question, UNKNOWN } from './ground.ts';
import { AREA, dot, dotLook } from './overlay.ts';

/** A sign around a point, and what it means. */
export interface Entry {
  readonly mark: (x: number, y: number) => readonly string[];
  readonly text: string;
}

const SIZE = 24;
const LINE = 34;
const EDGE = 20;
const MARK = 36;
const GAP = 22;

/** The entries line by line below `top`, and where they end. */
export function keyOf(
  entries: readonly Entry[],
  top: number,
): { readonly drawn: readonly string[]; readonly bottom: number } {
  let [x, y] = [EDGE, top];
  const drawn = entries.flatMap(({ mark, text }, n) => {
    const width = MARK + measured(text, SIZE);
    if (n > 0 && x + width > WIDTH - EDGE) [x, y] = [EDGE, y + LINE];
    const at = x;
    x += width + GAP;
    return [
      ...mark(at + 14, y + LINE / 2),
      words(text, { x: at + MARK, y: y + LINE / 2 + SIZE * 0.36, 'font-size': SIZE, fill: COLOURS.words }),
    ];
  });
  return { drawn, bottom: entries.length === 0 ? top : y + LINE + 8 };
}

/** What is on this picture and needs to be explained. */
export function entriesOf(
  view: GridView,
  figures: readonly Figure[],
  letters: ReadonlyMap<string, string>,
  ringed: string,
): readonly Entry[] {
  const has = (mark: 'out' | 'hidden' | 'overwatch') =>
    figures.some(({ figure }) => figure.marks.includes(mark));
  const maybe = (there: boolean, text: string, mark: Entry['mark']): readonly Entry[] =>
    there ? [{ text, mark }] : [];
  const obstacle = (cover: 'half' | 'full' | 'none') =>
    view.tiles.some(({ obstacle: one }) => one?.cover === cover);
  const features = [...new Set(view.tiles.flatMap((tile) => tile.features.map(({ name }) => name)))];
  const line = (d: string, look: Readonly<Record<string, string | number>>) =>
    element('path', { d, fill: 'none', stroke: BLOCK.edge, 'stroke-width': 4, ...look });
  return [
    ...maybe(
      figures.some(({ side }) => side === 'players'),
      'player',
      (x, y) => [body(x, y, 10, 'players', { fill: COLOURS.bar })],
    ),
    ...maybe(
      figures.some(({ side }) => side === 'foes'),
      'foe',
      (x, y) => [body(x, y, 10, 'foes', { fill: COLOURS.marked })],
    ),
    ...maybe(
      figures.some((one) => one.ringed),
      ringed,
      (x, y) => [ring(x, y, 11, { stroke: COLOURS.words, 'stroke-width': 5 })],
    ),
    ...maybe(
      figures.some(({ figure }) => figure.sight !== null),
      'in sight',
      (x, y) => [eye(x, y, 11)],
    ),
    ...maybe(has('overwatch'), 'overwatch', (x, y) => [aim(x, y, 10)]),
    ...maybe(has('hidden'), 'hidden', (x, y) => [
      ring(x, y, 11, { stroke: COLOURS.words, 'stroke-width': 3, 'stroke-dasharray': '5 4' }),
    ]),
    ...maybe(has('out'), 'out', (x, y) => [
      line(`M${x - 9} ${y - 9}l18 18m0 -18l-18 18`, { stroke: COLOURS.line }),
    ]),
    ...maybe(obstacle('half'), 'half cover', (x, y) => [
      block(x, y, 8, 2.5),
      line(`M${x - 6} ${y + 6}L${x + 6} ${y - 6}`, { stroke: BLOCK.hatch, 'stroke-width': 3 }),
    ]),
    ...maybe(obstacle('full'), 'full cover', (x, y) => [
      block(x, y, 12, 4),
      line(`M${x - 10} ${y + 10}L${x + 10} ${y - 10}M${x - 10} ${y - 10}L${x + 10} ${y + 10}`, {
        stroke: BLOCK.hatch,
        'stroke-width': 3,
      }),
    ]),
    ...maybe(obstacle('none'), 'no cover', (x, y) => [
      line(`M${x - 9} ${y - 9}h18v18h-18z`, { 'stroke-width': 3, 'stroke-dasharray': '3 4' }),
    ]),
    ...maybe(
      view.tiles.some(({ obstacle: one }) => one?.destructible),
      'broken edge: destructible',
      (x, y) => [line(`M${x - 10} ${y - 10}h20v20h-20z`, { 'stroke-width': 3, 'stroke-dasharray': '7 4' })],
    ),
    ...maybe(
      view.tiles.some(({ ground }) => ground !== 0),
      'height',
      (x, y) => [number(x, y, '2')],
    ),
    ...maybe(
      view.tiles.some(({ blocked }) => blocked),
      'nobody can be here',
      (x, y) => [
        element('rect', { x: x - 11, y: y - 11, width: 22, height: 22, fill: '#10121d' }),
        line(`M${x - 8} ${y - 8}l16 16m0 -16l-16 16`, { stroke: COLOURS.quiet, 'stroke-width': 3 }),
      ],
    ),
    ...maybe(
      view.tiles.some(({ unknown = false }) => unknown),
      'unknown ground',
      (x, y) => [
        element('rect', { x: x - 11, y: y - 11, width: 22, height: 22, fill: UNKNOWN.fill }),
        element('path', { d: question(x, y, 26), ...UNKNOWN.line, 'stroke-width': 2 }),
      ],
    ),
    ...maybe(
      view.tiles.some(({ slow }) => slow > 0),
      'slow',
      (x, y) => [line(`M${x - 12} ${y}q4 -7 8 0t8 0t8 0`, { stroke: COLOURS.quiet, 'stroke-width': 3 })],
    ),
    ...wallEntries(view, line),
    ...[...new Set(view.links.map(({ name }) => name))].map((name) => ({
      text: drawable(name) ?? 'way',
      mark: (x: number, y: number) => [
        line(`M${x - 5} ${y - 11}v22m10 0v-22M${x - 5} ${y - 6}h10m-10 6h10m-10 6h10`, {
          stroke: COLOURS.marked,
          'stroke-width': 2.5,
        }),
      ],
    })),
    ...features.map((name) => ({
      text: drawable(name) ?? 'feature',
      mark: (x: number, y: number) => [number(x, y, letters.get(name) ?? '')],
    })),
    ...view.areas
      .filter(({ name }, n) => view.areas.findIndex((one) => one.name === name) === n)
      .map(({ name }) => ({
        text: drawable(name) ?? 'area',
        mark: (x: number, y: number) => [
          line(`M${x - 13} ${y - 12}h26v24h-26z`, {
            stroke: AREA,
            'stroke-width': 3,
            'stroke-dasharray': '6 4',
          }),
          number(x, y, letters.get(name) ?? ''),
        ],
      })),
    ...view.reach
      .filter(({ tiles }) => tiles.length > 0)
      .map(({ name }) => {
        const n = view.reach.findIndex((one) => one.name === name);
        return {
          text: drawable(name) ?? 'reach',
          mark: (x: number, y: number) => [element('path', { d: dot(n, x, y, 7), ...dotLook(n, 7) })],
        };
      }),
    ...view.spots.slice(0, 4).map(({ name }) => ({
      text: drawable(name) ?? 'spot',
      mark: (x: number, y: number) => [
        line(`M${x - 11} ${y - 11}h22v22h-22z`, {
          stroke: COLOURS.words,
          'stroke-width': 3,
          'stroke-dasharray': '2 5',
          'stroke-linecap': 'round',
        }),
        number(x, y, letters.get(name) ?? ''),
      ],
    })),
  ];
}

const block = (x: number, y: number, half: number, width: number): string =>
  element('rect', {
    x: x - half,
    y: y - half,
    width: half * 2,
    height: half * 2,
    fill: BLOCK.fill,
    stroke: BLOCK.edge,
    'stroke-width': width,
  });

const number = (x: number, y: number, text: string): string =>
  words(text, {
    x,
    y: y + 9,
    'font-size': 24,
    'font-weight': 'bold',
    'text-anchor': 'middle',
    fill: COLOURS.words,
  });

function wallEntries(
  { walls }: GridView,
  line: (d: string, look: Readonly<Record<string, string | number>>) => string,
): readonly Entry[] {
  const names = [...new Set(walls.map(({ name }) => name))];
  return names.map((name) => {
    const one = walls.find((wall) => wall.name === name);
    const dashes = one?.barrier === false ? '3 6' : one?.cover === 'full' ? 'none' : '9 5';
    return {
      text: drawable(name) ?? 'wall',
      mark: (x, y) => [line(`M${x - 13} ${y}h26`, { 'stroke-width': 7, 'stroke-dasharray': dashes })],
    };
  });
}
