// A pad of arrows with which somebody goes tile by tile. The way so far stands in the buttons' own ids.
import { agreedRisk, type WayTold } from '../../engine/grid.ts';
import {
  type At,
  type Bounds,
  isInside,
  parseTile,
  type TileName,
  tileName,
} from '../../engine/space/index.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import type { TrackerView } from '../../engine/words.ts';
import type { Button, View } from '../message.ts';
import { sumOf } from '../panels/keys.ts';
import { aroundText } from './around.ts';
import { arrowRows, directionOf } from './arrows.ts';
import { gridPicture, type MapShown } from './grid.ts';

/** Who goes, from where, and by which directions so far. */
export interface Steps {
  readonly actor: string;
  readonly from: TileName;
  readonly digits: string; // a direction each, as `directions` numbers them
}

/** As many as an id holds, beside an actor's. */
export const MOST_STEPS = 36;

const idOf = (action: string, { actor, from, digits }: Steps, ...more: readonly string[]): string =>
  [`pad.${action}`, actor, from, digits, ...more].join('|');

/** Steps out of the parts of an id; null for what is none. */
export function readSteps([actor = '', from = '', digits = '']: readonly string[]): Steps | null {
  const at = parseTile(from);
  if (actor === '' || at === null || !/^[0-7]{0,36}$/u.test(digits)) return null;
  return { actor, from: tileName(at), digits };
}

/** The tiles that are gone to, one after the other; without the one that is left. */
export function tilesGone({ from, digits }: Pick<Steps, 'from' | 'digits'>): readonly At[] {
  const tiles: At[] = [];
  let at = parseTile(from) ?? { x: 0, y: 0 };
  for (const digit of digits) {
    const by = directionOf(Number(digit));
    at = { x: at.x + by.x, y: at.y + by.y };
    tiles.push(at);
  }
  return tiles;
}

/** The way with a step more; null where the map ends, or the pad's buttons hold no more. */
export function stepped(steps: Steps, direction: string, bounds: Bounds): Steps | null {
  const longer = { ...steps, digits: steps.digits + direction };
  const end = tilesGone(longer).at(-1);
  const fits = /^[0-7]$/u.test(direction) && longer.digits.length <= MOST_STEPS;
  return fits && end !== undefined && isInside(bounds, end) ? longer : null;
}

/** The way as it is typed: 'C4 D5 E5', the tile that is left first, so that one step is a way, too. */
export const typedWay = (steps: Steps): string => [steps.from, ...tilesGone(steps).map(tileName)].join(' ');

/** What else can be pressed: places where one would probably go, and what leads elsewhere. */
export interface Beside {
  readonly goals?: readonly Button[];
  readonly more?: readonly Button[];
}

/** What the pad shows: the way, what it takes and brings on, or why it cannot be gone. */
export function padView(
  tracker: TrackerView,
  steps: Steps,
  name: string,
  told: WayTold | null,
  note: string,
  shown: MapShown = {},
  beside: Beside = {},
): View {
  const { goals = [], more = [] } = beside;
  const ways = [steps.from, ...tilesGone(steps).map(tileName)];
  const words = told?.ok ? [...told.words, ...told.risks].map(escapeMarkdown) : [];
  const grid = tracker.grid?.();
  const around = grid === undefined ? null : aroundText(grid, tracker.lines, ways.at(-1) ?? steps.from);
  const text = [
    ...(note === '' ? [] : [note]),
    [
      steps.digits === ''
        ? `From ${steps.from}: press the arrows${goals.length === 0 ? '' : ', or a goal'}.`
        : ways.join(' → '),
      ...words,
    ].join(' · '),
    ...(around === null ? [] : [around]),
  ];
  return {
    content: '',
    card: {
      title: `${escapeMarkdown(name)} moves`,
      text: text.join('\n'),
      tone: told?.ok === false ? 'bad' : 'plain',
    },
    ...(grid === undefined ? {} : { picture: gridPicture(tracker, { ...grid, path: ways }, shown) }),
    rows: [
      ...(goals.length === 0 ? [] : [goals.slice(0, 5)]),
      ...arrowRows((direction) => idOf('step', steps, String(direction)), goButton(steps, told), [
        { kind: 'button', id: idOf('back', steps), label: 'Back one', disabled: steps.digits === '' },
        { kind: 'button', id: idOf('clear', steps), label: 'Clear', disabled: steps.digits === '' },
        ...more,
      ]),
    ],
  };
}

/** What a way brings on, as it was told to whoever presses 'Go': where it is something else by now, they are shown that. */
export const riskSum = ({ risks }: Extract<WayTold, { ok: true }>): string => sumOf(agreedRisk(risks));

/** The way in words, once it is gone. */
export const goneText = (steps: Steps): string => `Move: ${typedWay(steps).replaceAll(' ', ' → ')}`;

const goButton = (steps: Steps, told: WayTold | null): Button => ({
  kind: 'button',
  id: idOf('go', steps, told?.ok === true ? riskSum(told) : ''),
  label: 'Go',
  look: 'main',
  disabled: told?.ok !== true,
});
