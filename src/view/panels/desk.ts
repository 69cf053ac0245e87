import type { Chances } from '../../engine/chances.ts';
import type { Made } from '../../engine/creation.ts';
import type { ActOption, Choice, GroupNames, Relation } from '../../engine/options.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { NumberedWay } from '../map/plane.ts';
import type { Picture } from '../message.ts';
import { keyOf, meantBy, sumOf } from './keys.ts';
import { MOST_EXTRAS, type Picks } from './picks.ts';

/** What a panel is drawn from: who acts, what the rules offer them now, and how it is put in words. */
export interface Desk {
  readonly name: string;
  readonly picks: Pick<Picks, 'drawn' | 'actor'>;
  readonly acts: readonly ActOption[];
  readonly plans?: boolean; // it is not their turn, and what they want can be kept for it
  readonly begins?: string; // the act by which their turn begins, where that comes before all else in it
  readonly groups: GroupNames;
  /** Whom the actor attacked last, and what with: ids. */
  readonly last: { readonly target: string; readonly means: string | null } | null;
  readonly party: string; // what is the whole party's, in a line; '' where there is nothing of the kind
  /** The picture of ways that may be chosen; null where there is none of where they are. */
  ways(all: readonly NumberedWay[]): Picture | null;
  why(refusal: Refusal): string;
  /** What may come of an attack, or why it cannot be made so; null where the rules tell neither before it is tried. */
  chances(chosen: Chosen): Made<Chances> | null;
  /** What an act comes to with what is picked for it, in a few words; null, or absent, where there is nothing to say. */
  tally?(chosen: Chosen): string | null;
}

/** An act with all that is picked for it. */
export interface Chosen {
  readonly act: ActOption;
  readonly target: Choice | null;
  readonly means: Choice | null;
  readonly extras: readonly Choice[];
}

/** Ways and spends: what can be picked for an act besides its target and its means; not what is in its price already. */
export const extrasOf = ({ ways = [], spends = [], takes = [] }: ActOption): readonly Choice[] => [
  ...ways,
  ...spends.filter(({ id }) => !takes.includes(id)),
];

const idsOf = (choices: readonly Choice[] | undefined): readonly string[] =>
  (choices ?? []).map(({ id }) => id);

/** Picks as the ids of a panel keep them. */
export function picksOf({ picks, acts }: Pick<Desk, 'picks' | 'acts'>, chosen: Chosen | null): Picks {
  const { drawn, actor } = picks;
  if (chosen === null) return { drawn, actor, act: '', target: '', means: '', extras: [] };
  const { act, target, means, extras } = chosen;
  const all = idsOf(extrasOf(act));
  return {
    drawn,
    actor,
    act: keyOf(act.id, idsOf(acts)),
    target: target === null ? '' : keyOf(target.id, idsOf(act.targets)),
    means: means === null ? '' : keyOf(means.id, idsOf(act.means)),
    extras: extras.map(({ id }) => keyOf(id, all)).slice(0, MOST_EXTRAS),
  };
}

/** What is picked, out of what the rules offer now; null where the act is not offered any more. What else is gone is left out. */
export function chosenOf({ acts }: Pick<Desk, 'acts'>, picks: Picks): Chosen | null {
  const act = meantBy(picks.act, acts);
  if (act === null) return null;
  const means = meantBy(picks.means, act.means ?? []) ?? usualMeans(act);
  const picked = picks.extras.flatMap((key) => meantBy(key, extrasOf(act)) ?? []);
  return {
    ...{ act, means },
    target: meantBy(picks.target, act.targets ?? []),
    extras: oneWay(
      act,
      picked.filter((extra) => goesWith(extra, means)),
    ),
  };
}

/** An act with nothing picked for it. */
export const plainly = (act: ActOption): Chosen => ({
  act,
  target: null,
  means: usualMeans(act),
  extras: [],
});

/** Where something must be named that an act is done with, the first that can be is picked until another one is. */
const usualMeans = ({ means = [], meansNeeded }: ActOption): Choice | null =>
  meansNeeded === true ? (means.find(({ refused }) => refused === null) ?? null) : null;

/** Whether something goes with what an act is done with: a way is of some means alone. */
export const goesWith = ({ suits }: Choice, means: Choice | null): boolean =>
  suits === undefined || means === null || suits.includes(means.id);

/** There is one way to do something at a time: of several the last. */
export function oneWay(act: ActOption, extras: readonly Choice[]): readonly Choice[] {
  const ways = waysIn(act, extras);
  return extras.filter((extra) => !ways.includes(extra) || extra === ways.at(-1)).slice(0, MOST_EXTRAS);
}

/** The ways among what is picked for an act. */
export const waysIn = ({ ways = [] }: ActOption, extras: readonly Choice[]): readonly Choice[] =>
  extras.filter(({ id }) => ways.some((way) => way.id === id));

const RANKS: readonly Relation[] = ['foe', 'ally', 'self', 'place', 'thing'];
const rankOf = ({ relation }: Choice) => (relation === undefined ? 0 : RANKS.indexOf(relation));

/** Those that an act can be aimed at with what is picked, best first: foes before allies, and of each the rules' own order. */
export function openTargets({ act, means, extras }: Chosen): readonly Choice[] {
  const fits = (id: string) => [means, ...extras].every((one) => one?.fits?.includes(id) ?? true);
  return (act.targets ?? [])
    .filter(({ id, refused }) => refused === null && fits(id))
    .map((target, place) => ({ target, place }))
    .sort((a, b) => rankOf(a.target) - rankOf(b.target) || a.place - b.place)
    .map(({ target }) => target);
}

/** Whether an act takes no target as it is picked: it has none, or what it is done with goes with none. */
export const isAimless = ({ act, means }: Chosen): boolean =>
  act.targets === undefined || (act.targetNeeded !== true && means?.fits?.length === 0);

/** Why what is picked cannot be done now; null where it can. */
export function whyNot({ act, target, means, extras }: Chosen): Refusal | null {
  return [act, target, means, ...extras].find((one) => one?.refused != null)?.refused ?? null;
}

/** What is picked as it was told to whoever picks it: the act, at whom, its price. Where that is another by now, they are asked anew. */
export const sumOfChosen = ({ act, target, means, extras }: Chosen): string =>
  sumOf(
    JSON.stringify([
      act.id,
      act.price,
      act.risk ?? '',
      target?.id ?? '',
      target?.risk ?? '',
      means?.id ?? '',
      extras.map(({ id }) => id),
    ]),
  );
