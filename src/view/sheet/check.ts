import type { CheckOption, Choice } from '../../engine/options.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { fitLines } from '../limits.ts';
import type { Button, Form, Row, View } from '../message.ts';
import { keyOf, meantBy } from '../panels/keys.ts';
import { optionOf, pagedSelect, pageOf } from '../panels/selects.ts';
import { checkKey, type SheetDesk } from './card.ts';
import { MOST_EXTRAS, plainPicks, type SheetPicks, sheetId } from './picks.ts';

/** A check with all that is picked for it. */
export interface PickedCheck {
  readonly check: CheckOption;
  readonly edge: Choice | null;
  readonly extras: readonly Choice[]; // spends and helpers
  readonly isSecret: boolean;
  readonly opposed: Opposed | null;
}

/** That a check is rolled against somebody. */
export interface Opposed {
  readonly what: Choice | null; // with what they oppose it; null: as is usual
  readonly edge: Choice | null; // what helps or hinders them
}

const extrasOf = ({ checks: { spends, helpers = [] } }: SheetDesk): readonly Choice[] => [
  ...spends,
  ...helpers,
];
const idsOf = (choices: readonly Choice[]): readonly string[] => choices.map(({ id }) => id);

/** Picks as ids keep them. */
export const picksOfCheck = (
  desk: SheetDesk,
  { check, edge, extras, isSecret, opposed }: PickedCheck,
): SheetPicks => ({
  ...plainPicks(desk.picks),
  check: checkKey(desk.checks, check.id),
  edge: edge === null ? '' : keyOf(edge.id, idsOf(desk.checks.edges)),
  extras: extras.map(({ id }) => keyOf(id, idsOf(extrasOf(desk)))).slice(0, MOST_EXTRAS),
  isSecret,
  opposed:
    opposed === null
      ? null
      : {
          what: opposed.what === null ? '' : keyOf(opposed.what.id, idsOf(opposingTo(desk, check.id))),
          edge: opposed.edge === null ? '' : keyOf(opposed.edge.id, idsOf(desk.checks.edges)),
        },
});

/** With what somebody may oppose a check, the usual first. */
export const opposingTo = (desk: SheetDesk, check: string): readonly Choice[] =>
  desk.checksFor(check).opposing ?? [];

/** What is picked, out of what the rules offer now; null where the check is not offered. What else is gone is left out. */
export function pickedCheck(desk: SheetDesk, picks: SheetPicks): PickedCheck | null {
  const check = meantBy(picks.check, desk.checks.checks);
  if (check === null) return null;
  return {
    check,
    edge: meantBy(picks.edge, desk.checks.edges),
    extras: picks.extras.flatMap((key) => meantBy(key, extrasOf(desk)) ?? []),
    isSecret: picks.isSecret,
    opposed:
      picks.opposed === null
        ? null
        : {
            what: meantBy(picks.opposed.what, opposingTo(desk, check.id)),
            edge: meantBy(picks.opposed.edge, desk.checks.edges),
          },
  };
}

/** Which of the picked extras are paid, and who of them helps. */
export function sorted({ checks: { spends } }: SheetDesk, { extras }: PickedCheck) {
  const isSpend = ({ id }: Choice) => spends.some((spend) => spend.id === id);
  return { spend: idsOf(extras.filter(isSpend)), helpers: idsOf(extras.filter((one) => !isSpend(one))) };
}

const BUTTONS = 5;

/** Which pages of the lists are open; the first where it is not said. */
export interface Pages {
  readonly hard?: number;
  readonly extras?: number;
  readonly opposing?: number;
}

/**
 * One check, and how hard it is: the usual words stand on buttons, the others in a list; against somebody, a list of whom. A press rolls.
 * `note` stands above.
 */
export function checkView(desk: SheetDesk, picked: PickedCheck, note = '', pages: Pages = {}): View {
  const { check, edge, extras, isSecret, opposed } = picked;
  const isOpposed = opposed !== null;
  const { edges, edgesOpposed, difficulties, opposing = [] } = desk.checksFor(check.id);
  const picks = picksOfCheck(desk, picked);
  const along = [...(edge === null ? [] : [edge]), ...extras].map(({ name }) => escapeMarkdown(name));
  const [usual] = opposing;
  const theirs = opposed?.what ?? usual;
  const shown = usualOf(difficulties);
  return {
    content: '',
    card: {
      title: `${escapeMarkdown(desk.name)}: ${escapeMarkdown(check.name)}`,
      text: fitLines(
        [
          ...(note === '' ? [] : [note, '']),
          ...(check.refused === null ? [] : [`✗ ${desk.why(check.refused)}`]),
          ...(check.note === undefined ? [] : [escapeMarkdown(check.note)]),
          ...(isOpposed
            ? []
            : shown.map(
                ({ name, note: says = '' }) => `**${escapeMarkdown(name)}**: ${escapeMarkdown(says)}`,
              )),
          ...(opposed !== null && theirs !== undefined
            ? [
                `They oppose it with ${[theirs, ...(opposed.edge === null ? [] : [opposed.edge])].map(({ name }) => escapeMarkdown(name)).join(' and ')}.`,
              ]
            : []),
          ...(along.length === 0 ? [] : [`With ${along.join(', ')}.`]),
          ...(isSecret ? ['Only you and the GM will see it.'] : []),
        ],
        3500,
      ),
      footer: isOpposed ? 'Pick an opponent, and I roll.' : 'Pick a difficulty, and I roll.',
      tone: 'plain',
    },
    rows: filled([
      ...(isOpposed ? opposedRows(desk, picked, pages) : difficultyRows(picks, difficulties, pages)),
      ...(edgesOpposed === true && !isOpposed ? [] : edgeRow(edges, desk, picked)),
      ...extrasRow(desk, picked, pages),
      [
        ...(isOpposed ? [] : [{ kind: 'button', id: sheetId('type', picks), label: 'Type it…' } as const]),
        ...(desk.opponents.length === 0 || opposing.length === 0
          ? []
          : [
              {
                kind: 'button',
                id: sheetId('oppose', picks),
                label: isOpposed ? 'Against a difficulty' : 'Against somebody',
              } as const,
            ]),
        { kind: 'button', id: sheetId('secret', picks), label: isSecret ? 'Roll openly' : 'Roll in secret' },
        { kind: 'button', id: sheetId('back', plainPicks(desk.picks)), label: 'Back' },
      ],
    ]),
  };
}

function difficultyRows(
  picks: SheetPicks,
  difficulties: readonly Choice[],
  { hard: page = 0 }: Pages,
): readonly Row[] {
  const key = ({ id }: Choice) => keyOf(id, idsOf(difficulties));
  const shown = usualOf(difficulties);
  const rest = difficulties.slice(shown.length).map((one) => optionOf(one, key(one)));
  return [
    shown.map(
      (one): Button => ({
        kind: 'button',
        id: sheetId('roll', picks, key(one)),
        label: one.name,
      }),
    ),
    ...(rest.length === 0
      ? []
      : [[pagedSelect(sheetId('hard', picks), 'Another difficulty…', rest, { page })] as const]),
  ];
}

/** Against whom, which rolls; and with what they oppose it. */
function opposedRows(
  desk: SheetDesk,
  picked: PickedCheck,
  { hard: page = 0, opposing: turned = 0 }: Pages,
): readonly Row[] {
  const { opponents } = desk;
  const picks = picksOfCheck(desk, picked);
  const opposing = opposingTo(desk, picked.check.id);
  const theirs = picked.opposed?.what ?? opposing[0];
  return [
    [
      pagedSelect(
        sheetId('against', picks),
        'Against who?',
        opponents.map((one) => optionOf(one, keyOf(one.id, idsOf(opponents)))),
        { page },
      ),
    ],
    [
      pagedSelect(
        sheetId('opposing', picks),
        'They oppose it with…',
        opposing.map((one) => optionOf(one, keyOf(one.id, idsOf(opposing)), one.id === theirs?.id)),
        { page: turned },
      ),
    ],
  ];
}

const filled = (rows: readonly Row[]): readonly Row[] => rows.filter((row) => row.length > 0);

/** Words come before figures: of many difficulties those that are words, but a row at most. */
function usualOf(difficulties: readonly Choice[]): readonly Choice[] {
  const figures = difficulties.findIndex(({ name }) => /\d/u.test(name));
  return difficulties.slice(0, figures > 0 && figures <= BUTTONS ? figures : BUTTONS);
}

/** Nothing of the kind. */
export const NONE = '-';

/** Stands before the key of what helps or hinders those who oppose it. */
const THEIRS = '!';

/** What helps or hinders: oneself, and those who oppose it where somebody does. */
function edgeRow(edges: readonly Choice[], desk: SheetDesk, picked: PickedCheck): readonly Row[] {
  const open = edges.filter(({ refused }) => refused === null);
  if (open.length === 0) return [];
  const { opposed } = picked;
  const keyFor = ({ id }: Choice) => keyOf(id, idsOf(desk.checks.edges));
  const own = open.map((one) => optionOf(one, keyFor(one), one.id === picked.edge?.id));
  const theirs = open.map((one) =>
    optionOf({ ...one, name: `Them: ${one.name}` }, `${THEIRS}${keyFor(one)}`, one.id === opposed?.edge?.id),
  );
  const none = optionOf(
    { name: 'Nothing helps or hinders' },
    NONE,
    picked.edge === null && opposed?.edge == null,
  );
  const options = [none, ...own, ...(opposed === null ? [] : theirs)];
  const select = pagedSelect(sheetId('edge', picksOfCheck(desk, picked)), 'What helps or hinders…', options, {
    most: opposed === null ? 1 : 3, // one for each side, and that nothing did until now
  });
  return [[{ ...select, min: 1 }]];
}

/** What is picked of what helps or hinders, one for each side: of several the last. */
export function edgesIn(
  { checks: { edges } }: SheetDesk,
  values: readonly string[],
): { readonly own: Choice | null; readonly theirs: Choice | null } {
  const own = values.findLast((value) => !value.startsWith(THEIRS)) ?? '';
  const theirs = values.findLast((value) => value.startsWith(THEIRS)) ?? '';
  return { own: meantBy(own, edges), theirs: meantBy(theirs.slice(THEIRS.length), edges) };
}

/** What can be spent on a check, and who can help. */
export const openExtras = (desk: SheetDesk): readonly Choice[] =>
  extrasOf(desk).filter(({ refused }) => refused === null);

function extrasRow(desk: SheetDesk, picked: PickedCheck, { extras: turned = 0 }: Pages): readonly Row[] {
  const open = openExtras(desk);
  if (open.length === 0) return [];
  const { at: page } = pageOf(open, turned);
  const isPicked = (id: string) => picked.extras.some((one) => one.id === id);
  const options = open.map((one) => optionOf(one, keyOf(one.id, idsOf(extrasOf(desk))), isPicked(one.id)));
  return [
    [
      pagedSelect(
        sheetId('extras', picksOfCheck(desk, picked), page === 0 ? '' : String(page)),
        'What to spend, who helps…',
        options,
        { most: MOST_EXTRAS, page },
      ),
    ],
  ];
}

/** A difficulty of one's own; what was typed wrongly stands there again. */
export const difficultyForm = (desk: SheetDesk, picked: PickedCheck): Form => ({
  id: sheetId('typed', picksOfCheck(desk, picked)),
  title: picked.check.name,
  fields: [
    {
      id: 'difficulty',
      label: 'How hard is it?',
      hint: `Such as ${desk.checks.difficulties
        .slice(-2)
        .map(({ id }) => id)
        .join(' or ')}`,
      value: '',
      needed: false,
      max: 50,
    },
  ],
});
