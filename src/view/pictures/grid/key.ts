// What the signs of a map of squares mean: those that are there.
import type { GridTile, GridView } from '../../../engine/space/index.ts';
import type { Entry } from '../key.ts';
import { COLOURS } from '../look.ts';
import { element, words } from '../svg.ts';
import { drawable } from '../zones/text.ts';
import { aim, eye, type Figure, pennant, ring } from './figures.ts';
import { question, UNKNOWN } from './ground.ts';
import { drawnAs } from './looks.ts';
import { BLOCK, isWall } from './obstacles.ts';
import { AREA, dot, dotLook } from './overlay.ts';

/**
 * What is on this picture and needs to be explained: what matters most for a move first, with the clouds and flames that are there
 * for some rounds; what is drawn as what it is and stays comes last.
 */
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
    view.tiles.filter(({ obstacle: one }) => one?.cover === cover);
  const isDoor = ({ features }: GridTile) => features.some(({ look }) => look === 'door'); // explained as one
  const full = obstacle('full').filter((tile) => !isDoor(tile));
  const walls = full.filter((tile) => isWall({ tile }));
  return [
    ...maybe(
      figures.some((one) => one.ringed),
      ringed,
      (x, y) => [ring(x, y, 11, { stroke: COLOURS.words, 'stroke-width': 5 })],
    ),
    ...view.reach
      .filter(({ tiles }) => tiles.length > 0)
      .map(({ name }) => {
        const n = view.reach.findIndex((one) => one.name === name);
        return {
          text: drawable(name) ?? 'reach',
          mark: (x: number, y: number) => [element('path', { d: dot(n, x, y, 7), ...dotLook(n, 7) })],
        };
      }),
    ...lying(view, letters).filter(({ passes }) => passes),
    ...maybe(
      figures.some(({ figure }) => figure.sight !== null),
      'in sight',
      (x, y) => [eye(x, y, 11)],
    ),
    ...groupEntries(figures),
    ...maybe(has('overwatch'), 'overwatch', (x, y) => [aim(x, y, 10)]),
    ...maybe(has('hidden'), 'hidden', (x, y) => [
      ring(x, y, 11, { stroke: COLOURS.words, 'stroke-width': 3, 'stroke-dasharray': '5 4' }),
    ]),
    ...maybe(has('out'), 'out', (x, y) => [
      line(`M${x - 9} ${y - 9}l18 18m0 -18l-18 18`, { stroke: COLOURS.line }),
    ]),
    ...maybe(obstacle('half').length > 0, 'half cover', (x, y) => [
      block(x, y, 8, 2.5),
      line(`M${x - 6} ${y + 6}L${x + 6} ${y - 6}`, { stroke: BLOCK.hatch, 'stroke-width': 3 }),
    ]),
    ...maybe(full.length > walls.length, 'full cover', (x, y) => [
      block(x, y, 12, 4),
      line(`M${x - 10} ${y + 10}L${x + 10} ${y - 10}M${x - 10} ${y - 10}L${x + 10} ${y + 10}`, {
        stroke: BLOCK.hatch,
        'stroke-width': 3,
      }),
    ]),
    ...maybe(walls.length > 0, 'wall', (x, y) => [
      block(x, y, 12, 3, BLOCK.wall),
      line(`M${x - 11} ${y}h22M${x} ${y - 11}v11M${x - 5} ${y}v11M${x + 6} ${y}v11`, {
        stroke: BLOCK.hatch,
        'stroke-width': 2,
      }),
    ]),
    ...maybe(obstacle('none').length > 0, 'no cover', (x, y) => [
      line(`M${x - 9} ${y - 9}h18v18h-18z`, { 'stroke-width': 3, 'stroke-dasharray': '3 4' }),
    ]),
    ...maybe(
      view.tiles.some(({ obstacle: one }) => one?.destructible),
      'destructible',
      (x, y) => [line(`M${x - 10} ${y - 10}h20v20h-20z`, { 'stroke-width': 3, 'stroke-dasharray': '7 4' })],
    ),
    ...maybe(
      view.tiles.some(({ ground }) => ground !== 0),
      'height',
      (x, y) => [number(x, y, '2')],
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
      view.tiles.some(({ blocked }) => blocked),
      'nobody can be here',
      (x, y) => [
        element('rect', { x: x - 11, y: y - 11, width: 22, height: 22, fill: '#10121d' }),
        line(`M${x - 8} ${y - 8}l16 16m0 -16l-16 16`, { stroke: COLOURS.quiet, 'stroke-width': 3 }),
      ],
    ),
    ...maybe(
      view.tiles.some(({ slow }) => slow > 0),
      'slow',
      (x, y) => [line(`M${x - 12} ${y}q4 -7 8 0t8 0t8 0`, { stroke: COLOURS.quiet, 'stroke-width': 3 })],
    ),
    ...wallEntries(view),
    ...lying(view, letters).filter(({ isDrawn, passes }) => !isDrawn && !passes),
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
    ...[...new Set(view.links.map(({ name }) => name))].map((name) => ({
      text: drawable(name) ?? 'way',
      mark: (x: number, y: number) => [
        line(`M${x - 5} ${y - 11}v22m10 0v-22M${x - 5} ${y - 6}h10m-10 6h10m-10 6h10`, {
          stroke: COLOURS.ladder,
          'stroke-width': 2.5,
        }),
      ],
    })),
    ...lying(view, letters).filter(({ isDrawn, passes }) => isDrawn && !passes),
  ];
}

/** Each group by its letter: who of it is there bears it. */
function groupEntries(figures: readonly Figure[]): readonly Entry[] {
  const called = new Map(
    figures.flatMap(({ figure, group }) =>
      figure.group === undefined || group === undefined ? [] : [[group, figure.group.called] as const],
    ),
  );
  return [...called].map(([letter, name]) => ({
    text: drawable(name) ?? letter,
    mark: (x, y) => pennant(x - 4, y, 17, letter),
  }));
}

/** What lies on tiles and over them, each once, with how long it lasts where that is the same everywhere. */
function lying(
  { tiles, areas }: GridView,
  letters: ReadonlyMap<string, string>,
): readonly (Entry & { readonly isDrawn: boolean; readonly passes: boolean })[] {
  const all = [
    ...tiles.flatMap(({ features }) => features.map((one) => ({ ...one, over: false }))),
    ...areas.map((one) => ({ ...one, over: true })),
  ];
  return [...new Set(all.map(({ name }) => name))].map((name) => {
    const own = all.filter((one) => one.name === name);
    const left = new Set(own.map((one) => one.left));
    const [rounds = null] = left;
    const lasts =
      left.size > 1
        ? ' · rounds left'
        : rounds === null
          ? ''
          : ` · ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`;
    const { look, over = false } = own[0] ?? {};
    return {
      isDrawn: look !== undefined,
      passes: own.some((one) => one.left !== null),
      text: `${drawable(name) ?? 'feature'}${lasts}`,
      mark: (x, y) =>
        look !== undefined
          ? drawnAs(look, [{ x: x - 13, y: y - 13, side: 26 }])
          : [
              ...(over
                ? [
                    line(`M${x - 13} ${y - 12}h26v24h-26z`, {
                      stroke: AREA,
                      'stroke-width': 3,
                      'stroke-dasharray': '6 4',
                    }),
                  ]
                : []),
              number(x, y, letters.get(name) ?? ''),
            ],
    };
  });
}

const line = (d: string, look: Readonly<Record<string, string | number>>): string =>
  element('path', { d, fill: 'none', stroke: BLOCK.edge, 'stroke-width': 4, ...look });

const block = (x: number, y: number, half: number, width: number, fill: string = BLOCK.fill): string =>
  element('rect', {
    x: x - half,
    y: y - half,
    width: half * 2,
    height: half * 2,
    fill,
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

function wallEntries({ walls }: GridView): readonly Entry[] {
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
