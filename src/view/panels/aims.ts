import { capital, escapeMarkdown, unmarked } from '../../engine/text.ts';
import { limits, shorten } from '../limits.ts';
import { type Chosen, type Desk, isAimless, openTargets } from './desk.ts';
import type { Odds } from './odds.ts';

/** What one press does at once: an act with everything picked. */
export interface Aim {
  readonly chosen: Chosen;
  readonly label: string;
  readonly line: Line | null;
  /** It cannot be done with what is picked: its line says why. */
  readonly isOff?: boolean;
}

/** Whom or what a line is about, and what it says of them: markdown. */
interface Line {
  readonly name: string;
  readonly says: string;
}

/** All that one press could do, given what is picked: foes first, of attacks the likeliest, and of a side last what cannot be done so. */
export function aimsOf(desk: Desk, chosen: Chosen, odds: Odds): readonly Aim[] {
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
  const aimed = openTargets(chosen)
    .map((target, place) => ({ ...at(desk, { ...chosen, target }, target, odds), place }))
    .sort(
      (a, b) =>
        Number(isFoe(b)) - Number(isFoe(a)) ||
        Number(a.isOff ?? false) - Number(b.isOff ?? false) ||
        b.rank - a.rank ||
        a.place - b.place,
    );
  const later: readonly Aim[] =
    act.targetNeeded === true || act.kind === 'attack' || chosen.means?.fits !== undefined
      ? []
      : [{ chosen: { ...chosen, target: null }, label: act.name, line: null }];
  return [...aimed, ...later];
}

type Target = NonNullable<Chosen['target']>;

/** An act at somebody, with what may come of it, or why it cannot be. */
function at(desk: Desk, chosen: Chosen, target: Target, odds: Odds): Aim & { readonly rank: number } {
  const made = odds.get(target.id);
  const label = target.goal === undefined ? target.name : capital(target.goal);
  if (made?.ok === false && isPicky(chosen))
    return {
      chosen,
      label,
      line: told(target.name, `✗ ${desk.why(made.refusal)}`, '', true),
      rank: 0,
      isOff: true,
    };
  const chances = made?.ok === true ? made.value : null;
  const aim: Aim = {
    chosen,
    label,
    line: told(target.name, chances?.brief ?? target.note, chances?.risk ?? target.risk, chances !== null),
  };
  return { ...aim, rank: isFoe(aim) ? (chances?.outcomes[0]?.chance ?? 0) : 0 };
}

/** Whether it is aimed at somebody of the other side; where the rules do not say whose side a target is on, all are of one. */
const isFoe = ({ chosen: { target } }: Aim): boolean =>
  target?.relation === 'foe' || (target !== null && target.relation === undefined);

/** Whether it is aimed at somebody of one's own side. */
const isOwn = ({ chosen: { target } }: Aim): boolean =>
  target?.relation === 'ally' || target?.relation === 'self';

/** Whether something was picked for an attack that may not go with it. */
const isPicky = ({ act, means, extras }: Chosen): boolean =>
  act.kind === 'attack' && (means !== null || extras.length > 0);

/** 'Raider 1' and '33% to hit with Autorifle'. What the rules wrote for reading is shown as it is. */
function told(name: string, note = '', risk = '', isMarked = false): Line {
  const clean = (text: string) => (isMarked ? text : escapeMarkdown(text));
  const parts = [note === '' ? [] : [clean(note)], risk === '' ? [] : [`⚠ ${clean(risk)}`]].flat();
  return { name: escapeMarkdown(name), says: parts.join(' · ') };
}

/** What stands below a choice of a select, where there is no markdown. */
export const noteOf = ({ line }: Aim): { readonly note?: string } =>
  line === null || line.says === '' ? {} : { note: unmarked(line.says) };

/** What can be aimed at foes and at one's own side: each by itself, so that nobody presses a friend for a foe. */
export interface Sides {
  readonly others: readonly Aim[];
  readonly own: readonly Aim[];
}

/** The sides of an act that can be aimed at either; nothing where one's own side is all there is, or none of it. */
export function sidesOf(aims: readonly Aim[]): Sides | null {
  const own = aims.filter(isOwn);
  const others = aims.filter((aim) => !isOwn(aim));
  return own.length > 0 && others.some(isFoe) ? { others, own } : null;
}

/** The same with its side on the label, for where both sides stand in one row or list. */
export const markedOwn = (aim: Aim): Aim =>
  isOwn(aim) ? { ...aim, label: `${shorten(aim.label, limits.label - YOURS.length)}${YOURS}` } : aim;

const YOURS = ' (your side)';

/** Lines as they are read: those who are alike in one. Of what can be aimed at either side, one's own stands below, by itself. */
export function linesOf(aims: readonly Aim[]): readonly string[] {
  const sides = sidesOf(aims);
  return sides === null
    ? together(aims)
    : [...together(sides.others), '__Your side__', ...together(sides.own)];
}

function together(aims: readonly Aim[]): readonly string[] {
  const alike = Map.groupBy(
    aims.flatMap(({ line }) => line ?? []),
    ({ says }) => says,
  );
  return [...alike].map(([says, all]) => {
    const names = all.map(({ name }) => `**${name}**`).join(', ');
    return says === '' ? names : `${names}: ${says}`;
  });
}
