import { capital, escapeMarkdown } from '../../engine/text.ts';
import { fitLines } from '../limits.ts';
import type { NumberedWay } from '../map/plane.ts';
import type { Button, View } from '../message.ts';
import { actView, inRows } from './act.ts';
import { type Chosen, type Desk, isAimless, openTargets, picksOf, plainly, sumOfChosen } from './desk.ts';
import { actButton, asks } from './more.ts';
import { idOf } from './picks.ts';
import { optionOf, pagedSelect } from './selects.ts';

const NO_ODDS = new Map(); // it is no attack

const BUTTONS = 8;
const BEST = 5; // of more than that: the others stand in a select
const TICKED = 3; // beside 'More…' and 'Not now…'

/** A way to change place: an act with where it leads. */
interface Step {
  readonly chosen: Chosen;
  readonly label: string;
}

/** What is aimed at nothing: by each of what it can be done with, where that is several. */
function waysOf(plain: Chosen): readonly Step[] {
  const { act } = plain;
  const open = (act.means ?? []).filter(({ refused }) => refused === null);
  if (plain.means === null || open.length < 2) return [{ chosen: plain, label: act.name }];
  return open.map((means) => ({ chosen: { ...plain, means }, label: `${act.name}: ${means.name}` }));
}

/** An act with each of the tools that lead elsewhere than others: the movements of a vehicle. */
function tooled(plain: Chosen): readonly Step[] {
  const { act } = plain;
  const open = (act.means ?? []).filter(({ refused, fits }) => refused === null && fits !== undefined);
  if (open.length < 2) return [{ chosen: plain, label: act.name }];
  return open.map((means) => ({ chosen: { ...plain, means }, label: means.name }));
}

/** The first of each list, then the second of each, so that none is hidden behind the others. */
const inTurn = (lists: readonly (readonly Step[])[]): readonly Step[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, n) =>
    lists.flatMap((list) => list[n] ?? []),
  ).flat();

const noted = ({ target }: Chosen): { readonly note?: string } =>
  target?.note === undefined ? {} : { note: target.note };

/** What a step to a place would mean: how far, and what it brings on; `number`: that of its way on the picture. */
function previewOf({ chosen: { target }, label }: Step, number: number | null): readonly string[] {
  const { note = '', risk } = target ?? {};
  const says = [
    ...(note === '' ? [] : [escapeMarkdown(note)]),
    ...(risk === undefined ? [] : [`⚠ ${escapeMarkdown(risk)}`]),
  ];
  const end = target?.way?.at(-1);
  const mark = number === null ? '' : `${number} · `;
  const where = end === undefined ? [] : [`to ${end}`];
  return says.length === 0 ? [] : [`${mark}**${escapeMarkdown(label)}**: ${[...says, ...where].join(' · ')}`];
}

/** Where somebody could go, by whichever act leads there: each in one press. */
export function movesView(desk: Desk, note = '', page = 0): View {
  const acts = desk.acts.filter(({ group }) => group === 'move');
  const open = acts.filter(({ refused }) => refused === null);
  const [only] = acts;
  if (acts.length === 1 && only !== undefined)
    return actView(desk, plainly(only), NO_ODDS, { note, pages: { target: page } });
  const steps = open.flatMap((act): readonly Step[] => {
    const plain = plainly(act);
    if (isAimless(plain)) return waysOf(plain);
    return inTurn(
      tooled(plain).map(({ chosen, label }) =>
        openTargets(chosen).map((target) => ({
          chosen: { ...chosen, target },
          label: `${label}: ${target.goal ?? target.name}`,
        })),
      ),
    );
  });
  const sorted = placesFirst(steps);
  const shown = sorted.length > BUTTONS ? sorted.slice(0, BEST) : sorted;
  const rest = sorted.slice(shown.length);
  const picks = picksOf(desk, null);
  const ways = waysOn(shown);
  const picture = ways.length === 0 ? null : desk.ways(ways);
  const numberOf = (step: Step) =>
    ways.find(({ places }) => places === step.chosen.target?.way)?.number ?? null;
  return {
    content: '',
    ...(picture === null ? {} : { picture }),
    card: {
      title: `${escapeMarkdown(desk.name)} moves`,
      text: fitLines(
        [
          ...(note === '' ? [] : [note, '']),
          ...(steps.length === 0 ? [stuck(desk, acts)] : []),
          ...open.map(
            ({ name, price, note: text = '' }) =>
              `**${escapeMarkdown(name)}** · ${[price, text]
                .filter((part) => part !== '')
                .map(escapeMarkdown)
                .join(' · ')}`,
          ),
          ...shown.flatMap((step) => previewOf(step, picture === null ? null : numberOf(step))),
        ],
        3500,
      ),
      tone: 'plain',
    },
    rows: [
      ...inRows(shown.map((step) => stepButton(desk, step))),
      ...(rest.length === 0
        ? []
        : [
            [
              pagedSelect(
                idOf('step', picks),
                `${rest.length} more…`,
                rest.map(({ chosen, label }) => {
                  const { act, target, means } = picksOf(desk, chosen);
                  return optionOf(
                    { name: label, ...noted(chosen) },
                    `${act}.${target}.${sumOfChosen(chosen)}.${means}`,
                  );
                }),
                { page },
              ),
            ] as const,
          ]),
      [
        { kind: 'button', id: idOf('more', picks), label: 'More…' },
        ...open
          .filter((act) => hasTicks(act) && asks(act))
          .slice(0, TICKED)
          .map((act) => actButton(desk, act)),
        ...(desk.acts.some(({ refused }) => refused !== null)
          ? [{ kind: 'button', id: idOf('not', picks), label: 'Not now…' } as const]
          : []),
      ],
    ],
  };
}

/** Whether there is more to pick for an act than where it leads: that stands in its own panel. What only matters where something is risked is asked then. */
const hasTicks = ({ spends = [] }: Desk['acts'][number]): boolean =>
  spends.some(({ refused, onRisk }) => refused === null && onRisk !== true);

/** The ways of the steps that lead over a way that is known, in their order. */
const waysOn = (steps: readonly Step[]): readonly NumberedWay[] =>
  steps
    .flatMap(({ chosen: { target } }) => (target?.way === undefined ? [] : [target.way]))
    .map((places, n) => ({ number: n + 1, places }));

/** That somebody can't go anywhere, and why, where it is one thing that keeps them. */
function stuck(desk: Desk, acts: Desk['acts']): string {
  const why = new Set(acts.flatMap(({ refused }) => (refused === null ? [] : [desk.why(refused)])));
  const [only = ''] = why;
  return why.size === 1 ? only : "You can't go anywhere right now.";
}

/** Places come before what is done where one stands, and that before those whom one may step up to: of these there may be many. */
function placesFirst(steps: readonly Step[]): readonly Step[] {
  const rankOf = ({ chosen: { target } }: Step) =>
    target === null ? 1 : target.relation === 'place' ? 0 : 2;
  return [...steps].sort((one, other) => rankOf(one) - rankOf(other));
}

/** Where one would probably go over squares: the goals that the rules name for the act that leads there. */
export function goalButtons(desk: Desk, mover: string): readonly Button[] {
  const act = desk.acts.find(({ id, refused }) => id === mover && refused === null);
  if (act === undefined) return [];
  const plain = plainly(act);
  return openTargets(plain)
    .flatMap((target) => (target.goal === undefined ? [] : [{ target, label: capital(target.goal) }]))
    .map(({ target, label }) => stepButton(desk, { chosen: { ...plain, target }, label }));
}

const stepButton = (desk: Desk, { chosen, label }: Step): Button => ({
  kind: 'button',
  id: idOf('do', picksOf(desk, chosen), sumOfChosen(chosen)),
  label,
});
