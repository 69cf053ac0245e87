// A place in metres that is changed by buttons. What is put and where stands in the buttons' own ids: nothing is remembered.
import { placeName, type PlaneLegend, type PlaneView, readPlace } from '../../engine/space/plane/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import type { TrackerView } from '../../engine/words.ts';
import type { Form, Row, View } from '../message.ts';
import { arrowRows } from './arrows.ts';
import { metres, type Sides } from './footing/index.ts';
import { signOf } from './footing/footing.ts';
import type { MapShown } from './grid.ts';
import { planePicture } from './plane.ts';

export interface Placing {
  readonly cursor: string; // a place: '12.5,3'
  /** What is put: a thing, a door, a spot, by its name. */
  readonly brush: string;
  /** Where a wall begins that is to end at the cursor; null: none has begun. */
  readonly from: string | null;
  /** Whether the cursor goes one metre at a step, or five. */
  readonly stride: '0' | 'a';
}

/** What can be put, the most common first. */
export const thingsOf = ({ signs, openings, spots }: PlaneLegend): readonly string[] =>
  [...signs.map(({ name }) => name), ...openings.map(({ name }) => name), ...spots].slice(0, 25);

/** A placing out of the parts of an id; null for what is none. */
export function readPlacing([cursor = '', brush = '', from = '', stride]: readonly string[]): Placing | null {
  const at = readPlace(cursor);
  const begun = readPlace(from);
  if (at === null || brush === '') return null;
  return {
    cursor: placeName(at),
    brush,
    from: begun === null ? null : placeName(begun),
    stride: stride === '0' ? '0' : 'a',
  };
}

const idOf = (action: string, { cursor, brush, from, stride }: Placing, ...more: readonly string[]): string =>
  [`place.${action}`, cursor, brush, from ?? '', stride, ...more].join('|');

/** The cursor a step farther; where it is at the edge of the place. */
export function placedOn(placing: Placing, digit: string, sides: Sides): string {
  const [to = placing.cursor] = metres.gone({ from: placing.cursor, digits: digit });
  return metres.isOn(to, sides) ? to : within(to, sides);
}

/** The nearest place that is on the plane. */
export function within(place: string, { columns, rows }: Sides): string {
  const [x = 0, y = 0] = place.split(',').map(Number);
  const kept = (length: number, side: number) => Math.min(side, Math.max(0, Math.round(length * 100) / 100));
  return `${kept(x, columns)},${kept(y, rows)}`;
}

/**
 * What a press on 'Put' types: a crate where the cursor is, a wall from where it began; null where something that is drawn from a place to
 * a place has not begun yet.
 */
export function putText({ cursor, brush, from }: Placing, { signs }: PlaneLegend): string | null {
  const isLine = signs.find(({ name }) => name === brush)?.shape === 'line';
  if (!isLine) return `${brush} at ${cursor}`;
  return from === null || from === cursor ? null : `${brush} ${from} to ${cursor}`;
}

/** A place with the controls to change it. `note` is what came of the last press. */
export function placingView(
  tracker: TrackerView,
  plane: PlaneView,
  placing: Placing,
  legend: PlaneLegend,
  { note, background }: { readonly note: string; readonly background: MapShown['background'] },
): View {
  const { cursor, brush, from } = placing;
  const isLine = legend.signs.find(({ name }) => name === brush)?.shape === 'line';
  const what = escapeMarkdown(brush);
  const now =
    from === null
      ? `At **${cursor}** with **${what}**${isLine ? ': **Put** begins it here' : ''}.`
      : `**${what}** from **${from}**: go to where it ends (now **${cursor}**), and press **Put**.`;
  return {
    content: '',
    card: {
      title: `${plane.name === '' ? 'The map' : escapeMarkdown(plane.name)} · ${plane.width / 100} × ${plane.depth / 100} m`,
      text: [
        ...(note === '' ? [] : [note]),
        now,
        '-# Move with the arrows. **Remove** takes away the nearest one. **Type …** takes anything that `/map change` takes.',
      ].join('\n'),
      tone: 'plain',
    },
    picture: planePicture(tracker, plane, {
      extent: 'close',
      background: background ?? null,
      cursor,
      ...(from === null ? {} : { begun: from }),
    }),
    rows: [thingRow(placing, legend), ...padRows(placing)],
  };
}

const thingRow = (placing: Placing, legend: PlaneLegend): Row => [
  {
    kind: 'select',
    id: idOf('brush', placing),
    placeholder: 'What to put',
    min: 1,
    max: 1,
    options: thingsOf(legend).map((name) => ({ value: name, label: name, chosen: name === placing.brush })),
  },
];

const padRows = (placing: Placing): readonly Row[] => [
  ...arrowRows(
    (direction) => idOf('step', placing, signOf(placing.stride, direction)),
    { kind: 'button', id: idOf('put', placing), label: 'Put', look: 'main' },
    [
      { kind: 'button', id: idOf('away', placing), label: 'Remove' },
      { kind: 'button', id: idOf('type', placing), label: 'Type …' },
      { kind: 'button', id: idOf('done', placing), label: 'Done' },
    ],
  ),
  metres.strides.map(({ name, first }) => ({
    kind: 'button' as const,
    id: idOf('stride', { ...placing, stride: first }, 'to'),
    label: first === placing.stride ? `Steps of ${name} ✓` : `Steps of ${name}`,
    disabled: first === placing.stride,
  })),
];

/** What is to be changed, in words. */
export const placingForm = (placing: Placing): Form => ({
  id: idOf('type', placing),
  title: 'Change the place',
  fields: [
    {
      id: 'text',
      label: 'What changes?',
      hint: 'crates at 12,5 and 18,9; wall 0,10 to 25,10; no fence',
      value: `${placing.brush} at ${placing.cursor}`,
      needed: true,
      max: 500,
    },
  ],
});
