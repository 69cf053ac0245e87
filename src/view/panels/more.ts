import type { ActGroup, ActOption } from '../../engine/options.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { fitLines } from '../limits.ts';
import type { Button, Row, View } from '../message.ts';
import { inRows } from './act.ts';
import { type Desk, extrasOf, isAimless, openTargets, picksOf, plainly, sumOfChosen } from './desk.ts';
import { keyOf } from './keys.ts';
import { idOf } from './picks.ts';
import { type Option, optionOf, pagedSelect } from './selects.ts';

const BUTTONS = 10;

/** The groups in which somebody can do something now, each with what that is. */
export function possible({ acts, groups }: Pick<Desk, 'acts' | 'groups'>): readonly {
  readonly id: ActGroup;
  readonly name: string;
  readonly acts: readonly ActOption[];
}[] {
  const can = acts.filter(({ refused }) => refused === null);
  return groups
    .map(({ id, name }) => ({ id, name, acts: can.filter(({ group }) => group === id) }))
    .filter((group) => group.acts.length > 0);
}

/** A press for each group in which something can be done now, and one for the end of the turn: the panels open in the place of the message. */
export function actionButtons(desk: Desk): readonly Button[] {
  const picks = picksOf(desk, null);
  const groups = possible(desk).map(({ id, name }): Button => {
    if (id === 'attack') return { kind: 'button', id: idOf(id, picks), label: 'Attack' };
    if (id === 'move') return { kind: 'button', id: idOf(id, picks), label: 'Move' };
    return { kind: 'button', id: idOf('group', picks, id), label: name };
  });
  return [...groups, { kind: 'button', id: idOf('end', picks), label: 'End turn' }];
}

/** What somebody can do, group by group: one group at a time is open. `note` stands above. */
export function moreView(desk: Desk, opened: ActGroup | null, note = '', page = 0): View {
  const groups = possible(desk);
  const open = groups.find(({ id }) => id === opened) ?? groups[0];
  const acts = open?.acts ?? [];
  const picks = picksOf(desk, null);
  const first = firstOf(desk);
  const tabs = groups.map(
    ({ id, name }): Button => ({
      kind: 'button',
      id: idOf('group', picks, id),
      label: name,
      ...(id === open?.id && first.length === 0 ? { look: 'main' } : {}),
    }),
  );
  const cannot: readonly Button[] = desk.acts.some(({ refused }) => refused !== null)
    ? [{ kind: 'button', id: idOf('not', picks), label: 'Not now…' }]
    : [];
  return {
    content: '',
    card: {
      title: `${escapeMarkdown(desk.name)} can …`,
      text: fitLines(
        [
          ...(note === '' ? [] : [note, '']),
          ...(begunBy(desk) === null ? [] : [BEGINS, '']),
          ...(open === undefined ? ['Nothing right now.'] : [`__${escapeMarkdown(open.name)}__`]),
          ...acts.map(lineOf),
        ],
        3500,
      ),
      ...(desk.party === '' ? {} : { footer: desk.party }),
      tone: 'plain',
    },
    rows: withRecent(desk, inRows([...first, ...tabs, ...cannot]), actRows(desk, acts, page)),
  };
}

const ROWS = 5; // of a message

/** What was done last, just so, comes first where there is a row left for it: a press opens its act with it picked. */
function withRecent(desk: Desk, tabs: readonly Row[], acts: readonly Row[]): readonly Row[] {
  const recent = possible(desk)
    .flatMap((group) => group.acts)
    .flatMap((act) =>
      (act.means ?? [])
        .filter((means) => means.recent === true && means.refused === null)
        .map((means): Button => {
          const picks = picksOf(desk, { ...plainly(act), means });
          return { kind: 'button', id: idOf('act', picks), label: means.name };
        }),
    );
  const [row] = inRows(recent);
  return row === undefined || tabs.length + acts.length >= ROWS
    ? [...tabs, ...acts]
    : [row, ...tabs, ...acts];
}

const BEGINS = 'Something happens as your turn begins. Begin it, then act.';

/** The act by which somebody's turn begins, where that comes first. */
export const begunBy = ({ acts, begins }: Pick<Desk, 'acts' | 'begins'>): ActOption | null =>
  acts.find(({ id, refused }) => id === begins && refused === null) ?? null;

/** What comes before all else: a turn that has to begin; for who isn't on turn, planning theirs. */
function firstOf(desk: Desk): readonly Button[] {
  const begins = begunBy(desk);
  if (begins !== null) return [{ ...actButton(desk, begins), look: 'main' }];
  if (desk.plans !== true) return [];
  return [{ kind: 'button', id: idOf('plan', picksOf(desk, null)), label: 'Plan my turn', look: 'main' }];
}

function lineOf({ name, price, note, risk }: ActOption): string {
  const parts = [price, ...(note === undefined ? [] : [note])].map(escapeMarkdown);
  const danger = risk === undefined ? [] : [`⚠ ${escapeMarkdown(risk)}`];
  return `**${escapeMarkdown(name)}** · ${[...parts, ...danger].join(' · ')}`;
}

/** A press for each act: it is done at once where nothing about it has to be asked, else its own panel opens. */
function actRows(desk: Desk, acts: readonly ActOption[], page: number): readonly Row[] {
  const id = idOf('act', picksOf(desk, null), acts[0]?.group);
  if (acts.length > BUTTONS) return [[pagedSelect(id, 'Do…', actOptions(desk, acts), { page })]];
  const wider = acts.filter((act) => !asks(act) && (hasExtras(act) || act.detail === 'optional'));
  const says = wider.some(({ detail }) => detail === 'optional');
  const pays = wider.some(hasExtras);
  return [
    ...inRows(acts.map((act) => actButton(desk, act))),
    ...(wider.length === 0
      ? []
      : [
          [
            pagedSelect(
              id,
              `And ${says ? (pays ? 'spend or say' : 'say') : 'spend'} something…`,
              actOptions(desk, wider),
              {
                page,
              },
            ),
          ] as const,
        ]),
  ];
}

function actOptions(desk: Desk, acts: readonly ActOption[]): readonly Option[] {
  const ids = desk.acts.map(({ id }) => id);
  return acts.map((act) =>
    optionOf(
      { name: act.name, note: [act.price, ...(act.note === undefined ? [] : [act.note])].join(' · ') },
      keyOf(act.id, ids),
    ),
  );
}

const hasExtras = (act: ActOption): boolean => extrasOf(act).some(({ refused }) => refused === null);

/** Whether something about an act has to be picked or said before it can be done. What could be spent on it besides, need not. */
export function asks(act: ActOption): boolean {
  const choices =
    act.targets !== undefined && !isAimless(plainly(act)) ? openTargets(plainly(act)).length : 0;
  return (
    choices > 0 ||
    (act.means?.length ?? 0) > 1 ||
    act.targetsOpen === true ||
    (act.ways ?? []).some(({ refused }) => refused === null)
  );
}

/** A press for an act: it is done at once where nothing about it has to be asked. */
export function actButton(desk: Desk, act: ActOption): Button {
  const chosen = plainly(act);
  return asks(act)
    ? { kind: 'button', id: idOf('act', picksOf(desk, chosen)), label: `${act.name}…` }
    : { kind: 'button', id: idOf('do', picksOf(desk, chosen), sumOfChosen(chosen)), label: act.name };
}
