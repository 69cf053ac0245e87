// A pad of arrows with which somebody goes step by step. The way so far stands in the buttons' own ids.
import { escapeMarkdown } from '../../engine/text.ts';
import { agreedRisk, type WayTold } from '../../engine/way.ts';
import type { TrackerView } from '../../engine/words.ts';
import type { Button, Row, View } from '../message.ts';
import { sumOf } from '../panels/keys.ts';
import { arrowRows } from './arrows.ts';
import { directionIn, type Footing, type Sides, type Steps, signOf } from './footing/footing.ts';
import type { MapShown } from './grid.ts';

/** As many as an id holds, beside an actor's. */
export const MOST_STEPS = 36;

const idOf = (action: string, { actor, from, digits }: Steps, ...more: readonly string[]): string =>
  [`pad.${action}`, actor, from, digits, ...more].join('|');

/** Steps out of the parts of an id; null for what is none. */
export function readSteps(
  footing: Footing,
  [actor = '', from = '', digits = '']: readonly string[],
): Steps | null {
  const at = footing.read(from);
  const signs = footing.strides.some(({ first }) => first === 'a') ? /^[0-7a-h]{0,36}$/u : /^[0-7]{0,36}$/u;
  return actor === '' || at === null || !signs.test(digits) ? null : { actor, from: at, digits };
}

/** The way with a step more; null where the map ends, or the pad's buttons hold no more. */
export function stepped(footing: Footing, steps: Steps, direction: string, sides: Sides): Steps | null {
  const longer = readSteps(footing, [steps.actor, steps.from, steps.digits + direction]);
  const end = longer === null ? undefined : footing.gone(longer).at(-1);
  return direction.length === 1 && end !== undefined && footing.isOn(end, sides) ? longer : null;
}

/** What else can be pressed: places where one would probably go, and what leads elsewhere. */
export interface Beside {
  readonly goals?: readonly Button[];
  readonly more?: readonly Button[];
  /** What one may tick where the way brings something on, each by its id: 'Stop if hit'. */
  readonly ticks?: readonly { readonly id: string; readonly name: string }[];
}

/** The sign of a step to the north, as long as the last one was, where nobody has pressed for another length. */
export const strideOf = ({ strides }: Footing, { digits }: Steps): '0' | 'a' => {
  const last = digits.at(-1);
  return last === undefined ? (strides[0]?.first ?? '0') : directionIn(last).isLong ? 'a' : '0';
};

/** What the pad shows: the way, what it takes and brings on, or why it cannot be gone. */
export function padView(
  footing: Footing,
  tracker: TrackerView,
  steps: Steps,
  name: string,
  told: WayTold | null,
  note: string,
  shown: MapShown = {},
  beside: Beside = {},
  stride: '0' | 'a' = strideOf(footing, steps),
): View {
  const { goals = [], more = [], ticks = [] } = beside;
  const gone = footing.gone(steps);
  const words = told?.ok ? [...told.words, ...told.risks].map(escapeMarkdown) : [];
  const around = footing.around(tracker, gone.at(-1) ?? steps.from, steps);
  const picture = footing.picture(tracker, steps, told, shown);
  const text = [
    ...(note === '' ? [] : [note]),
    [
      steps.digits === ''
        ? `From ${steps.from}: press the arrows${goals.length === 0 ? '' : ', or a goal'}.`
        : wayText(footing, steps),
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
    ...(picture === null ? {} : { picture }),
    rows: [
      ...(goals.length === 0 ? [] : [goals.slice(0, 5)]),
      ...arrowRows((direction) => idOf('step', steps, signOf(stride, direction)), goButton(steps, told), [
        { kind: 'button', id: idOf('back', steps), label: 'Back one', disabled: steps.digits === '' },
        { kind: 'button', id: idOf('clear', steps), label: 'Clear', disabled: steps.digits === '' },
        ...more,
      ]),
      ...strideRow(footing, steps, stride, tickButtons(steps, told, ticks)),
    ],
  };
}

/** How long steps are, where one can choose. */
function strideRow(
  { strides }: Footing,
  steps: Steps,
  stride: '0' | 'a',
  ticks: readonly Button[],
): readonly Row[] {
  if (strides.length < 2) return ticks.length === 0 ? [] : [ticks];
  return [
    [
      ...strides.map(
        ({ name, first }): Button => ({
          kind: 'button',
          id: idOf('stride', steps, first),
          label: first === stride ? `Steps of ${name} ✓` : `Steps of ${name}`,
          disabled: first === stride,
        }),
      ),
      ...ticks,
    ],
  ];
}

/** 'Go', with something ticked besides, where the way brings something on. */
const tickButtons = (
  steps: Steps,
  told: WayTold | null,
  ticks: NonNullable<Beside['ticks']>,
): readonly Button[] =>
  told?.ok === true && told.risks.length > 0
    ? ticks.slice(0, 2).map(({ id, name }) => ({
        kind: 'button',
        id: idOf('go', steps, riskSum(told), id),
        label: `Go, ${name.toLowerCase()}`,
      }))
    : [];

/** What a way brings on, as it was told to whoever presses 'Go': where it is something else by now, they are shown that. */
export const riskSum = ({ risks }: Extract<WayTold, { ok: true }>): string => sumOf(agreedRisk(risks));

const wayText = (footing: Footing, steps: Steps): string => [steps.from, ...footing.over(steps)].join(' → ');

/** The way in words, once it is gone. */
export const goneText = (footing: Footing, steps: Steps): string => `Move: ${wayText(footing, steps)}`;

const goButton = (steps: Steps, told: WayTold | null): Button => ({
  kind: 'button',
  id: idOf('go', steps, told?.ok === true ? riskSum(told) : ''),
  label: 'Go',
  look: 'main',
  disabled: told?.ok !== true,
});
