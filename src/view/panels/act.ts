import type { Choice } from '../../engine/options.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import { fitLines } from '../limits.ts';
import type { Button, Row, View } from '../message.ts';
import { type Chosen, type Desk, extrasOf, isAimless, openTargets, picksOf, sumOfChosen } from './desk.ts';
import { keyOf } from './keys.ts';
import { idOf, MOST_EXTRAS } from './picks.ts';
import { optionOf, pagedSelect } from './selects.ts';

/** Which pages of the selects are open; the first where it is not said. */
export interface Pages {
  readonly target?: number;
  readonly means?: number;
  readonly extras?: number;
}

const BUTTONS = 10;
const BEST = 5; // of more than that: the others stand in a select

/** What a button does at once: an act with everything picked. */
interface Ready {
  readonly chosen: Chosen;
  readonly label: string;
  readonly line: Line | null;
  /** It cannot be done with what is picked: its line says why. */
  readonly isOff?: boolean;
}

/**
 * One act: those it can be aimed at, best first, each with what may come of it; what it is done with; ways and spends. A press does it where
 * nothing is left to ask. `note` stands above: why it is shown anew.
 */
export function actView(desk: Desk, chosen: Chosen, note = '', pages: Pages = {}): View {
  const { act } = chosen;
  const ready = readyFor(desk, chosen);
  const shown = ready.length > BUTTONS ? ready.slice(0, BEST) : ready;
  const lines =
    ready.length === 0 ? [nothingLeft(desk, chosen)] : together(shown.flatMap(({ line }) => line ?? []));
  return {
    content: '',
    card: {
      title: `${escapeMarkdown(desk.name)}: ${escapeMarkdown(act.name)}`,
      text: fitLines([...(note === '' ? [] : [note, '']), ...lines], 3500),
      footer: [`Costs: ${act.price}`, ...(act.note === undefined ? [] : [act.note])].join(' · '),
      tone: 'plain',
    },
    rows: [
      ...inRows(shown.map((one) => button(desk, one))),
      ...(shown.length === ready.length ? [] : [restSelect(desk, chosen, ready.slice(BEST), pages)]),
      ...meansRow(desk, chosen, pages),
      ...extrasRow(desk, chosen, pages),
      navigation(desk, chosen),
    ],
  };
}

/** Whom or what a line is about, and what it says of them: markdown. */
interface Line {
  readonly name: string;
  readonly says: string;
}

/** Lines as they are read: those who are alike in one. */
function together(lines: readonly Line[]): readonly string[] {
  const alike = Map.groupBy(lines, ({ says }) => says);
  return [...alike].map(([says, all]) => {
    const names = all.map(({ name }) => `**${name}**`).join(', ');
    return says === '' ? names : `${names}: ${says}`;
  });
}

/** All that one press could do, given what is picked. */
function readyFor(desk: Desk, chosen: Chosen): readonly Ready[] {
  const { act } = chosen;
  if (act.refused !== null) return [];
  const open = (act.means ?? []).filter(({ refused }) => refused === null);
  if (act.targets === undefined && open.length > 0)
    return open.map((means) => ({
      chosen: { ...chosen, means },
      label: means.name,
      line: told(means.name, means.note),
    }));
  if (isAimless(chosen))
    return [{ chosen: { ...chosen, target: null }, label: chosen.means?.name ?? act.name, line: null }];
  const targets = openTargets(chosen);
  const aimed = targets.map((target): Ready => {
    const at = { ...chosen, target };
    return { chosen: at, label: target.goal ?? target.name, line: null };
  });
  const later: readonly Ready[] =
    act.targetNeeded === true || act.kind === 'attack' || chosen.means?.fits !== undefined
      ? []
      : [{ chosen: { ...chosen, target: null }, label: act.name, line: null }];
  if (aimed.length > BUTTONS) return [...worded(desk, aimed.slice(0, BEST)), ...aimed.slice(BEST), ...later];
  return [...worded(desk, aimed), ...later];
}

/** Those that are shown, each with what may come of it; of attacks the likeliest come first among those of a side. */
function worded(desk: Desk, ready: readonly Ready[]): readonly Ready[] {
  const all = ready.map((one, place) => {
    const chances = one.chosen.act.kind === 'attack' ? desk.chances(one.chosen) : null;
    const { target } = one.chosen;
    const why = chances === null && isPicky(one.chosen) ? desk.whyNotSo(one.chosen) : null;
    if (target !== null && why !== null)
      return {
        ...one,
        line: told(target.name, `✗ ${desk.why(why)}`, '', true),
        place,
        rank: -2,
        isOff: true,
      };
    const line =
      target === null
        ? null
        : told(target.name, chances?.brief ?? target.note, chances?.risk ?? target.risk, chances !== null);
    const foe = target?.relation === 'foe' || target?.relation === undefined;
    return { ...one, line, place, rank: foe ? (chances?.outcomes[0]?.chance ?? 0) : -1 };
  });
  return all.sort((a, b) => b.rank - a.rank || a.place - b.place);
}

/** Whether something was picked for an attack that may not go with it. */
const isPicky = ({ act, means, extras }: Chosen): boolean =>
  act.kind === 'attack' && (means !== null || extras.length > 0);

/** 'Raider 1' and '33% to hit with Autorifle'. What the rules wrote for reading is shown as it is. */
function told(name: string, note = '', risk = '', isMarked = false): Line {
  const clean = (text: string) => (isMarked ? text : escapeMarkdown(text));
  const parts = [note === '' ? [] : [clean(note)], risk === '' ? [] : [`⚠ ${clean(risk)}`]].flat();
  return { name: escapeMarkdown(name), says: parts.join(' · ') };
}

function nothingLeft(desk: Desk, { act, means }: Chosen): string {
  if (act.refused !== null) return `✗ ${desk.why(act.refused)}`;
  const why = act.targets?.find(({ refused }) => refused !== null)?.refused ?? null;
  if (means !== null && openTargets({ act, target: null, means: null, extras: [] }).length > 0)
    return `Nobody is in reach with ${escapeMarkdown(means.name)}. Pick something else.`;
  return why === null ? 'Nothing to choose right now.' : `✗ ${desk.why(why)}`;
}

/** A press that does it; whom the actor attacked last is blue. */
const button = (desk: Desk, { chosen, label, isOff = false }: Ready): Button => ({
  kind: 'button',
  id: idOf('do', picksOf(desk, chosen), sumOfChosen(chosen)),
  label,
  ...(isOff ? { disabled: true } : {}),
  ...(chosen.act.kind === 'attack' && chosen.target !== null && chosen.target.id === desk.last?.target
    ? { look: 'main' }
    : {}),
});

/** Buttons, five in a row. */
export function inRows(buttons: readonly Button[]): readonly Row[] {
  return Array.from({ length: Math.ceil(buttons.length / 5) }, (_, n) => buttons.slice(n * 5, n * 5 + 5));
}

function restSelect(desk: Desk, chosen: Chosen, rest: readonly Ready[], { target = 0 }: Pages): Row {
  const options = rest.map((one) =>
    optionOf(
      { name: one.label, ...noteOf(one.chosen.target ?? one.chosen.means) },
      `${keyFor(desk, one)}.${sumOfChosen(one.chosen)}`,
    ),
  );
  const id = idOf('target', picksOf(desk, { ...chosen, target: null }));
  return [pagedSelect(id, `${rest.length} more…`, options, { page: target })];
}

const noteOf = (choice: Choice | null): Pick<Choice, 'note'> =>
  choice?.note === undefined ? {} : { note: choice.note };

/** What a select's value says of a press: the target, or what the act is done with where it has none. */
function keyFor(desk: Desk, { chosen }: Ready): string {
  const { target, means } = picksOf(desk, chosen);
  return chosen.act.targets === undefined ? means : target;
}

/** Nothing in particular: the rules take what suits each target. */
export const USUAL = '-';

function meansRow(desk: Desk, chosen: Chosen, { means: page = 0 }: Pages): readonly Row[] {
  const { act, means: picked } = chosen;
  const open = (act.means ?? []).filter(({ refused }) => refused === null);
  if (act.targets === undefined || open.length < 2) return [];
  const ids = (act.means ?? []).map(({ id }) => id);
  const options = open.map((one) => optionOf(one, keyOf(one.id, ids), one.id === picked?.id));
  const usual = optionOf(
    { name: 'Best for each target', note: 'I pick what suits them' },
    USUAL,
    picked === null,
  );
  const all = act.meansNeeded === true ? options : [usual, ...options];
  return [[pagedSelect(idOf('means', picksOf(desk, chosen)), 'With…', all, { page })]];
}

function extrasRow(desk: Desk, chosen: Chosen, { extras: page = 0 }: Pages): readonly Row[] {
  const { act, extras } = chosen;
  const open = extrasOf(act).filter(({ refused }) => refused === null);
  if (open.length === 0) return [];
  const ids = extrasOf(act).map(({ id }) => id);
  const options = open.map((one) => optionOf(one, keyOf(one.id, ids), extras.includes(one)));
  const id = idOf('extras', picksOf(desk, { ...chosen, target: null }));
  return [[pagedSelect(id, 'How, and what to spend…', options, { page, most: MOST_EXTRAS })]];
}

/** Where else one can go from here. */
function navigation(desk: Desk, chosen: Chosen): readonly Button[] {
  const { act } = chosen;
  const picks = picksOf(desk, { ...chosen, target: null });
  const isLacking = [...(act.targets ?? []), ...(act.means ?? []), ...extrasOf(act)].some(
    ({ refused }) => refused !== null,
  );
  return [
    ...(act.targetsOpen === true && act.refused === null
      ? [{ kind: 'button', id: idOf('type', picks), label: 'Type it…' } as const]
      : []),
    { kind: 'button', id: idOf('more', picksOf(desk, null)), label: 'More…' },
    ...(isLacking ? [{ kind: 'button', id: idOf('not', picks), label: 'Not now…' } as const] : []),
  ];
}
