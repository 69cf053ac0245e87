import type { Choice } from '../options.ts';
import {
  type Duration,
  forRounds,
  untilEncounterEnd,
  untilNextTurnEnd,
  untilRemoved,
  untilRest,
  untilTurnEnd,
  untilTurnStart,
} from './durations.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What somebody who types an end may mean: whose thing it is, who is in the fight, which rests there are. */
export interface Ends {
  /** Whoever has what ends: 'their turn' is this one's. */
  readonly owner: string;
  /** Those in the fight; null outside of one, where no turns and rounds pass. */
  readonly fighters: readonly Named[] | null;
  /** Whose turns have begun and are not over. */
  readonly inTurn: readonly string[];
  readonly rests: readonly Named[];
}

export type TypedDuration =
  | { readonly ok: true; readonly duration: Duration }
  | { readonly ok: false; readonly why: 'unknown' | 'noFight' | 'whose' };

const own = ['my', 'your', 'their', 'his', 'her', 'its', 'the', 'own', ''];
const mostRounds = 1000;

/**
 * Reads an end as people say it: 'end of their next turn', "start of Kira's turn", 'for 3 rounds', 'end of the fight', the
 * name of a rest, 'any rest', 'until removed'. Nothing typed is until it is removed. Refuses what is none of these, turns
 * and rounds outside a fight, and the turn of somebody who is not in it.
 */
export function readDuration(text: string, ends: Ends): TypedDuration {
  const said = plain(text)
    .replace(/^(?:lasts? )?(?:until|till|til|to|for|at)\b ?/, '')
    .replace(/^(?:the|an?) (?!rest\b)/, '');
  if (['', 'removed', 'it is removed', 'taken away', 'further notice'].includes(said))
    return yes(untilRemoved);
  return rested(said, ends) ?? fought(said, ends) ?? { ok: false, why: 'unknown' };
}

function rested(said: string, { rests }: Ends): TypedDuration | null {
  if (/^(?:any|some) rest$/.test(said)) return yes(untilRest());
  const name = said.replace(/^(?:an?|the|the next|next) /, '').replace(/^end of (?:an?|the) /, '');
  const kind = rests.find((rest) => [plain(rest.name), plain(rest.id)].includes(name));
  return kind === undefined ? null : yes(untilRest(kind.id));
}

/** What only a fight has: turns, rounds, its end. */
function fought(said: string, ends: Ends): TypedDuration | null {
  const rounds = /^(\d{1,4}|one) (?:more )?rounds?$/.exec(said)?.[1];
  const turn = /^(start|beginning|end) of (?:(?!next )(.*?) )?(next )?turn$/.exec(said);
  const isRound = /^end of (?:the |this )?round$/.test(said);
  const isFight = /^(?:end of )?(?:the |this )?(?:fight|encounter|battle|combat)(?: ends| is over)?$/.test(
    said,
  );
  if (rounds === undefined && turn === null && !isRound && !isFight) return null;
  if (ends.fighters === null) return { ok: false, why: 'noFight' };
  if (isFight) return yes(untilEncounterEnd);
  if (isRound) return yes(forRounds(1));
  if (rounds !== undefined) {
    const count = rounds === 'one' ? 1 : Number(rounds);
    return count < 1 || count > mostRounds ? { ok: false, why: 'unknown' } : yes(forRounds(count));
  }
  const [, at, whose = '', next] = turn ?? [];
  const actor = whoseTurn(whose, ends);
  if (actor === null) return { ok: false, why: 'whose' };
  if (at !== 'end') return yes(untilTurnStart(actor));
  return yes(next === undefined ? untilTurnEnd(actor) : untilNextTurnEnd(actor, ends.inTurn.includes(actor)));
}

/** Whose turn is meant: the owner's where nobody is named, else somebody of the fight, by name or the only beginning of one. */
function whoseTurn(whose: string, { owner, fighters }: Ends): string | null {
  if (own.includes(whose)) return owner;
  const wanted = whose.replace(/'s?$/, '');
  const named = (fighters ?? []).filter(({ name }) => plain(name) === wanted);
  const begun = (fighters ?? []).filter(({ name }) => plain(name).startsWith(wanted));
  const [only, ...others] = named.length > 0 ? named : begun;
  return only === undefined || others.length > 0 ? null : only.id;
}

const plain = (text: string) =>
  text.normalize('NFKC').replace(/[’‘]/g, "'").trim().replace(/\s+/g, ' ').toLowerCase();

const yes = (duration: Duration): TypedDuration => ({ ok: true, duration });

/** The usual ends as `readDuration` takes them, for completion. */
export function usualEnds({ owner, fighters, rests }: Ends): readonly string[] {
  const others = (fighters ?? []).filter(({ id }) => id !== owner);
  return [
    ...(fighters === null
      ? []
      : ['end of their next turn', 'start of their next turn', '1 round', '3 rounds', 'end of the fight']),
    ...rests.map(({ name }) => `the next ${name}`),
    'removed',
    ...others.flatMap(({ name }) => [`start of ${name}'s turn`, `end of ${name}'s turn`]),
  ];
}

/** What may be meant by an end that is typed for somebody's: no turns pass for whoever is not in the fight. */
export const endsFor = (
  owner: string,
  inFight: readonly Named[],
  { inTurn, rests }: Pick<Ends, 'inTurn' | 'rests'>,
): Ends => ({ owner, fighters: inFight.some(({ id }) => id === owner) ? inFight : null, inTurn, rests });

/** The usual ends to choose from. */
export const usualEndChoices = (ends: Ends): readonly Choice[] =>
  usualEnds(ends).map((text) => ({ id: text, name: text, refused: null }));
