// A map that is painted by buttons. What is painted with and where stands in the buttons' own ids: nothing is remembered.
import {
  type At,
  type Bounds,
  type GridView,
  isInside,
  type MapLegend,
  parseTile,
  type TileName,
  tileName,
} from '../../engine/space/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import type { TrackerView } from '../../engine/words.ts';
import { limits } from '../limits.ts';
import type { Form, Row, View } from '../message.ts';
import { aroundText, onTile } from './around.ts';
import { arrowRows, directionOf } from './arrows.ts';
import { gridPicture, type MapShown } from './grid.ts';

export interface Painting {
  readonly cursor: TileName;
  /** As it would be typed behind a tile: 'half cover', 'height +1', 'clear'. */
  readonly brush: string;
  /** Whether moving the cursor paints. */
  readonly pen: boolean;
}

/** What can be painted with: what stands and lies on tiles, and higher, lower and nothing. */
export function brushesOf(legend: MapLegend): readonly string[] {
  const isHeight = ({ tile }: MapLegend['signs'][number]) =>
    tile?.ground !== undefined && Object.keys(tile).length === 1;
  const signs = legend.signs.filter(
    (sign) => sign.tile !== undefined || sign.spot !== undefined || sign.link !== undefined,
  );
  const things = signs.filter((sign) => !isHeight(sign)).map(({ name }) => name);
  return [...things.slice(0, limits.options - 4), 'height +1', 'height -1', 'no cover', 'clear'];
}

/** A painting out of the parts of an id; null for what is none. */
export function readPainting([cursor = '', brush = '', pen]: readonly string[]): Painting | null {
  const at = parseTile(cursor);
  return at === null || brush === '' ? null : { cursor: tileName(at), brush, pen: pen === 'down' };
}

const idOf = (action: string, { cursor, brush, pen }: Painting, ...more: readonly string[]): string =>
  [`map.${action}`, cursor, brush, pen ? 'down' : 'up', ...more].join('|');

/** The cursor a step farther; where it is at the edge of the map. */
export function moved({ cursor }: Painting, direction: number, bounds: Bounds): TileName {
  const at = parseTile(cursor) ?? { x: 0, y: 0 };
  const by = directionOf(direction);
  const to = { x: at.x + by.x, y: at.y + by.y };
  return isInside(bounds, to) ? tileName(to) : tileName(within(at, bounds));
}

/** A painting on a map that has perhaps become smaller since its buttons were made. */
export const onMap = (painting: Painting, bounds: Bounds): Painting => ({
  ...painting,
  cursor: tileName(within(parseTile(painting.cursor) ?? { x: 0, y: 0 }, bounds)),
});

const within = ({ x, y }: At, { columns, rows }: Bounds): At => ({
  x: Math.min(columns - 1, Math.max(0, x)),
  y: Math.min(rows - 1, Math.max(0, y)),
});

/** A map with the controls to paint it, and what is under the cursor and around it. `note` is what came of the last press. */
export function paintView(
  tracker: TrackerView,
  grid: GridView,
  painting: Painting,
  legend: MapLegend,
  { note, background }: { readonly note: string; readonly background: MapShown['background'] },
): View {
  const { cursor, brush, pen } = painting;
  const there = onTile(grid, tracker.lines, cursor);
  const around = aroundText(grid, tracker.lines, cursor);
  const text = [
    ...(note === '' ? [] : [note]),
    `On **${cursor}**${there === null ? '' : ` (${there})`} with **${escapeMarkdown(brush)}**${pen ? ', which I paint wherever the cursor goes' : ''}.`,
    ...(around === null ? [] : [around]),
    '-# Move with the arrows, **Put** paints. **Area …** takes tiles like C4:F6, and anything that `/map change` takes.',
  ];
  return {
    content: '',
    card: { title: `The map · ${grid.columns} × ${grid.rows}`, text: text.join('\n'), tone: 'plain' },
    picture: gridPicture(tracker, grid, { cursor, background: background ?? null, extent: 'close' }),
    rows: [brushRow(painting, legend), ...padRows(painting)],
  };
}

function brushRow(painting: Painting, legend: MapLegend): Row {
  return [
    {
      kind: 'select',
      id: idOf('brush', painting),
      placeholder: 'What to paint with',
      min: 1,
      max: 1,
      options: brushesOf(legend).map((name) => ({
        value: name,
        label: name,
        chosen: name === painting.brush,
      })),
    },
  ];
}

const padRows = (painting: Painting): readonly Row[] =>
  arrowRows(
    (direction) => idOf('step', painting, String(direction)),
    { kind: 'button', id: idOf('put', painting), label: 'Put', look: 'main' },
    [
      {
        kind: 'button',
        id: idOf('pen', painting),
        label: painting.pen ? 'Pen is down' : 'Pen is up',
        look: painting.pen ? 'good' : 'plain',
      },
      { kind: 'button', id: idOf('area', painting), label: 'Area …' },
      { kind: 'button', id: idOf('done', painting), label: 'Done' },
    ],
  );

/** Which tiles shall be what. */
export const areaForm = (painting: Painting): Form => ({
  id: idOf('area', painting),
  title: 'Paint an area',
  fields: [
    {
      id: 'where',
      label: 'Which tiles?',
      hint: 'C4:F6 · C4, D5, E6 · C4|D4 (between two tiles) · all',
      value: painting.cursor,
      needed: true,
      max: 500,
    },
    {
      id: 'what',
      label: 'What goes there?',
      hint: 'half cover',
      value: painting.brush,
      needed: true,
      max: 100,
    },
  ],
});
