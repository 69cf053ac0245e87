import type { Choice } from '../../engine/options.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { fitLines } from '../limits.ts';
import type { Button, Row, View } from '../message.ts';
import { type Aim, aimsOf, linesOf, markedOwn, noteOf, sidesOf } from './aims.ts';
import { type Chosen, type Desk, extrasOf, goesWith, openTargets, picksOf, sumOfChosen } from './desk.ts';
import { keyOf } from './keys.ts';
import { lookIn } from './look.ts';
import type { Odds } from './odds.ts';
import { idOf, MOST_EXTRAS } from './picks.ts';
import { stepButtons, stepLines, steppersOf } from './steps.ts';
import { type Option, optionOf, pagedSelect, pageOf } from './selects.ts';

/** Which pages of the selects are open; the first where it is not said. */
export interface Pages {
  readonly target?: number;
  readonly means?: number;
  readonly extras?: number;
}

/** How it is shown. */
export interface Shown {
  readonly note?: string; // stands above: why it is shown anew
  readonly pages?: Pages;
  /** Each press asks for words of the player's own first. */
  readonly isWorded?: boolean;
}

const ROWS = 5; // of a message
const BUTTONS = 10;
const BEST = 5; // of more than that: the others stand in a select

/** One act, with what is drawn of it. */
interface Drawn {
  readonly desk: Desk;
  readonly chosen: Chosen;
  readonly pages: Pages;
  readonly isWorded: boolean;
}

/**
 * One act: those it can be aimed at, best first, each with what may come of it; what it is done with; ways and spends. A press does it where
 * nothing is left to ask.
 */
export function actView(
  desk: Desk,
  chosen: Chosen,
  odds: Odds,
  { note = '', pages = {}, isWorded = false }: Shown = {},
): View {
  const { act } = chosen;
  const drawn: Drawn = { desk, chosen, pages, isWorded };
  const aims = aimsOf(desk, chosen, odds);
  const means = meansOptions(drawn);
  const extras = extrasOptions(drawn);
  const steppers = steppersOf(chosen);
  const fixed: readonly Row[] = [
    ...meansRow(drawn, means),
    ...(steppers.length === 0 ? [] : [stepButtons(desk, chosen, steppers, isWorded)]),
    ...extrasRow(drawn, extras),
    navigation(drawn, aims),
  ];
  const shown = shownOf(desk, aims, ROWS - fixed.length);
  const below: readonly Row[] = [...restRow(drawn, aims, shown), ...fixed];
  const hidden = [...outOfSight(means, pages.means), ...outOfSight(extras, pages.extras)];
  const lines = aims.length === 0 ? [nothingLeft(desk, chosen)] : linesOf(shown);
  return {
    content: '',
    card: {
      title: `${escapeMarkdown(desk.name)}: ${escapeMarkdown(act.name)}`,
      text: fitLines(
        [
          ...(note === '' ? [] : [note, '']),
          ...(isWorded ? ['Pick, and I ask for your words.'] : []),
          ...(hidden.length === 0
            ? []
            : [`Picked on another page: ${hidden.map(escapeMarkdown).join(', ')}.`]),
          ...meansLine(chosen),
          ...stepLines(steppers),
          ...tallyLine(desk, chosen),
          ...lines,
        ],
        3500,
      ),
      footer: [`Costs: ${act.price}`, ...(act.note === undefined ? [] : [act.note])].join(' · '),
      tone: 'plain',
    },
    rows: [
      ...inSides(shown, ROWS - below.length).flatMap((some) => inRows(some.map((aim) => button(drawn, aim)))),
      ...below,
    ],
  };
}

/** Those that have a button, in so many rows: all of them, or the best beside a select; none where that takes the only row. */
function shownOf(desk: Desk, aims: readonly Aim[], rows: number): readonly Aim[] {
  if (aims.length <= Math.min(BUTTONS, rows * 5)) return aims;
  return rows < 2 ? [] : bestOf(desk, aims);
}

/** Those that have a button where there are many: the best, and whom the actor attacked last. */
function bestOf(desk: Desk, aims: readonly Aim[]): readonly Aim[] {
  const best = aims.slice(0, BEST);
  const last = aims.find((aim) => isLast(desk, aim));
  return last === undefined || best.includes(last) ? best : [...best.slice(0, -1), last];
}

const isLast = ({ last }: Desk, { chosen: { act, target } }: Aim): boolean =>
  act.kind === 'attack' && target !== null && target.id === last?.target;

/** What is pressed, one's own side in rows of its own; where there is no room for them, its labels say whose side it is. */
function inSides(aims: readonly Aim[], room: number): readonly (readonly Aim[])[] {
  const sides = sidesOf(aims);
  if (sides === null) return [aims];
  const apart = [sides.others, sides.own];
  const rows = apart.reduce((sum, some) => sum + Math.ceil(some.length / 5), 0);
  return rows <= room ? apart : [aims.map(markedOwn)];
}

/** What an act does with what is picked for it, where that says something: an Ability. Attacks say it beside each target. */
function meansLine({ act, means }: Chosen): readonly string[] {
  if (act.kind === 'attack' || act.targets === undefined || means?.note === undefined) return [];
  return [`__${escapeMarkdown(means.name)}__: ${escapeMarkdown(means.note)}`];
}

/** What it comes to with what is picked: '▸ Costs 3 WP'. */
function tallyLine({ tally }: Desk, chosen: Chosen): readonly string[] {
  const said = tally?.(chosen) ?? null;
  return said === null ? [] : [`▸ ${escapeMarkdown(said)}`];
}

function nothingLeft(desk: Desk, { act, means }: Chosen): string {
  if (act.refused !== null) return `✗ ${desk.why(act.refused)}`;
  const why = act.targets?.find(({ refused }) => refused !== null)?.refused ?? null;
  if (means !== null && openTargets({ act, target: null, means: null, extras: [] }).length > 0)
    return `Nobody is in reach with ${escapeMarkdown(means.name)}. Pick something else.`;
  return why === null ? 'Nothing to choose right now.' : `✗ ${desk.why(why)}`;
}

/** A press that does it, or asks for words first; whom the actor attacked last is blue. */
const button = ({ desk, isWorded }: Pick<Drawn, 'desk' | 'isWorded'>, aim: Aim): Button => ({
  kind: 'button',
  id: idOf(isWorded ? 'word' : 'do', picksOf(desk, aim.chosen), sumOfChosen(aim.chosen)),
  label: aim.label,
  ...(aim.isOff === true ? { disabled: true } : {}),
  ...(isLast(desk, aim) ? { look: 'main' } : {}),
});

/** Buttons, five in a row. */
export function inRows(buttons: readonly Button[]): readonly Row[] {
  return Array.from({ length: Math.ceil(buttons.length / 5) }, (_, n) => buttons.slice(n * 5, n * 5 + 5));
}

/** Those who have no button. */
function restRow(
  { desk, chosen, pages, isWorded }: Drawn,
  aims: readonly Aim[],
  shown: readonly Aim[],
): readonly Row[] {
  if (shown.length === aims.length) return [];
  const left = aims.filter((aim) => !shown.includes(aim));
  const rest = sidesOf(aims) === null ? left : left.map(markedOwn);
  const options = rest.map((aim) =>
    optionOf({ name: aim.label, ...noteOf(aim) }, `${keyFor(desk, aim)}.${sumOfChosen(aim.chosen)}`),
  );
  const id = idOf('target', picksOf(desk, { ...chosen, target: null }), lookIn({ isWorded, page: 0 }));
  return [
    [
      pagedSelect(id, shown.length === 0 ? 'At…' : `${rest.length} more…`, options, {
        page: pages.target ?? 0,
      }),
    ],
  ];
}

/** What a select's value says of a press: the target, or what the act is done with where it has none. */
function keyFor(desk: Desk, { chosen }: Aim): string {
  const { target, means } = picksOf(desk, chosen);
  return chosen.act.targets === undefined ? means : target;
}

/** Nothing in particular: the rules take what suits each target. */
export const USUAL = '-';

function meansOptions({ chosen: { act, means: picked } }: Drawn): readonly Option[] {
  const open = (act.means ?? []).filter(({ refused }) => refused === null);
  if (act.targets === undefined || open.length < 2) return [];
  const ids = (act.means ?? []).map(({ id }) => id);
  const options = open.map((one) => optionOf(one, keyOf(one.id, ids), one.id === picked?.id));
  const usual = optionOf(
    { name: 'Best for each target', note: 'I pick what suits them' },
    USUAL,
    picked === null,
  );
  return act.meansNeeded === true ? options : [usual, ...options];
}

/** Ways and spends that can be picked for an act now. */
export const openExtras = (act: Chosen['act']): readonly Choice[] =>
  extrasOf(act).filter(({ refused }) => refused === null);

/** The same, as they stand in the select: what goes with what the act is done with, but for numbers that have buttons. */
export function listedExtras(chosen: Chosen): readonly Choice[] {
  const apart = steppersOf(chosen).flatMap(({ steps }) => steps);
  return openExtras(chosen.act).filter((one) => goesWith(one, chosen.means) && !apart.includes(one));
}

function extrasOptions({ chosen }: Drawn): readonly Option[] {
  const { act, extras } = chosen;
  const ids = extrasOf(act).map(({ id }) => id);
  return listedExtras(chosen).map((one) => optionOf(one, keyOf(one.id, ids), extras.includes(one)));
}

/** What is picked in a select, but on another of its pages than the one that is open. */
function outOfSight(options: readonly Option[], page = 0): readonly string[] {
  const { shown } = pageOf(options, page);
  return options
    .filter((one) => one.chosen === true && one.value !== USUAL && !shown.includes(one))
    .map(({ label }) => label);
}

function meansRow({ desk, chosen, pages, isWorded }: Drawn, options: readonly Option[]): readonly Row[] {
  if (options.length === 0) return [];
  const id = idOf('means', picksOf(desk, chosen), lookIn({ isWorded, page: 0 }));
  return [[pagedSelect(id, 'With…', options, { page: pages.means ?? 0 })]];
}

function extrasRow({ desk, chosen, pages, isWorded }: Drawn, options: readonly Option[]): readonly Row[] {
  if (options.length === 0) return [];
  const { at: page } = pageOf(options, pages.extras ?? 0);
  const id = idOf('extras', picksOf(desk, { ...chosen, target: null }), lookIn({ isWorded, page }));
  return [[pagedSelect(id, 'How, and what to spend…', options, { page, most: MOST_EXTRAS })]];
}

/** Where else one can go from here. */
function navigation({ desk, chosen, isWorded }: Drawn, aims: readonly Aim[]): readonly Button[] {
  const { act } = chosen;
  const picks = picksOf(desk, { ...chosen, target: null });
  const isLacking = [...(act.targets ?? []), ...(act.means ?? []), ...extrasOf(act)].some(
    ({ refused }) => refused !== null,
  );
  return [
    ...(act.targetsOpen === true && act.refused === null
      ? [{ kind: 'button', id: idOf('type', picks), label: 'Type it…' } as const]
      : []),
    ...wording(desk, chosen, aims, isWorded),
    { kind: 'button', id: idOf('more', picksOf(desk, null)), label: 'More…' },
    ...(isLacking ? [{ kind: 'button', id: idOf('not', picks), label: 'Not now…' } as const] : []),
  ];
}

/** Words that the act may take besides: asked for at once where one thing can be pressed, else as soon as it is picked which. */
function wording(desk: Desk, chosen: Chosen, aims: readonly Aim[], isWorded: boolean): readonly Button[] {
  const [only, ...others] = aims;
  if (chosen.act.detail !== 'optional' || only === undefined) return [];
  if (others.length === 0 && !isWorded)
    return [{ ...button({ desk, isWorded: true }, only), label: 'Add words…' }];
  const id = idOf(
    'worded',
    picksOf(desk, { ...chosen, target: null }),
    lookIn({ isWorded: !isWorded, page: 0 }),
  );
  return [{ kind: 'button', id, label: isWorded ? 'Without words' : 'Add words…' }];
}
