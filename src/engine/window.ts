import type { Asking } from './decision.ts';
import type { Audience } from './event.ts';
import type { Params } from './refusal.ts';
import type { Rule } from './rule.ts';
import type { Reaction, Ruleset, StandingOrder } from './ruleset.ts';
import type { About, Tx, Verdict, WindowOptions } from './tx.ts';

const PASS = 'pass';
const nameOf = (reaction: { readonly owner: string; readonly id: string }) =>
  `${reaction.owner}/${reaction.id}`;

/** One person's part in a window: a standing order that is followed, or what they are asked to choose from. */
interface Turn<S extends object> {
  readonly owner: string;
  readonly ordered: Reaction<S> | undefined;
  readonly offered: readonly Reaction<S>[];
  /** What else they may answer. */
  readonly besides: readonly Reaction<S>[];
}

/**
 * Opens a window: those who may react are found anew after each reaction, for it may have changed who still can.
 * No reaction is offered twice in one window (who takes one of several lets the others go), and none reacts to its
 * own consequences.
 */
export function* openWindow<S extends object>(
  tx: Tx<S>,
  ruleset: Ruleset<S>,
  reacting: string[],
  name: string,
  about: About,
  options: WindowOptions,
): Rule<Verdict> {
  const subject = typeof about === 'function' ? about : () => about;
  const read = () => ({ ...subject(), ...options.shown?.() });
  let looked: { readonly at: S; readonly found: Looked<Reaction<S>> } | null = null;
  const look = () => {
    const at = tx.snapshot();
    // What a function finds out may be another thing each time, though nothing of the state has changed (a die).
    if (looked?.at === at && typeof about !== 'function') return looked;
    looked = { at, found: new Looked(ruleset.reactions?.(at, name, subject()) ?? []) };
    return looked;
  };

  if (options.before !== undefined && look().found.first(isPossible) !== undefined) options.before();
  const offered = new Set<string>();
  for (;;) {
    const { at, found } = look();
    const isFresh = (reaction: Reaction<S>) =>
      isPossible(reaction) && !offered.has(nameOf(reaction)) && !reacting.includes(nameOf(reaction));
    const standing = (reaction: Reaction<S>) => ruleset.standing?.(at, reaction.owner, reaction.id) ?? 'ask';
    const turns = options.together
      ? turnsOf(found.all(isFresh), standing)
      : firstTurnOf(found, isFresh, standing);
    const now = turns.map((turn) =>
      turn.ordered === undefined ? { ...turn, besides: ruleset.besides?.(at, turn.owner) ?? [] } : turn,
    );
    if (now.length === 0) return 'goesOn';
    for (const reaction of now.flatMap((turn) => turn.offered)) offered.add(nameOf(reaction));

    for (const chosen of yield* choose(tx, now, name, read, options, ruleset)) {
      // An earlier reaction may have spent what this one needs: then it lapses.
      const reaction = now.some(({ besides }) => besides.includes(chosen))
        ? chosen
        : look().found.first((one) => isPossible(one) && nameOf(one) === nameOf(chosen));
      if (reaction === undefined) continue;
      reacting.push(nameOf(reaction));
      const verdict = yield* reaction.run(tx);
      reacting.pop();
      if (verdict === 'prevented') return 'prevented';
    }
  }
}

const isPossible = ({ refused }: { readonly refused: unknown }): boolean => refused === null;

/** What an iterable holds, reckoned only as far as somebody looks, and once however often they do. */
class Looked<T> {
  readonly #rest: Iterator<T>;
  readonly #seen: T[] = [];
  #isOver = false;

  constructor(source: Iterable<T>) {
    this.#rest = source[Symbol.iterator]();
  }

  /** The first that is wanted; looks no farther. */
  first(isWanted: (one: T) => boolean): T | undefined {
    for (const one of this.#seen) if (isWanted(one)) return one;
    while (!this.#isOver) {
      const { done, value } = this.#rest.next();
      this.#isOver = done === true;
      if (done === true) break;
      this.#seen.push(value);
      if (isWanted(value)) return value;
    }
    return undefined;
  }

  /** All that are wanted. */
  all(isWanted: (one: T) => boolean): readonly T[] {
    this.first(() => false);
    return this.#seen.filter(isWanted);
  }
}

/** The first who has something to do. Where they have ordered it, nobody looks at what the others could: it comes first and alone. */
function firstTurnOf<S extends object>(
  reactions: Looked<Reaction<S>>,
  isFresh: (reaction: Reaction<S>) => boolean,
  standing: (reaction: Reaction<S>) => StandingOrder,
): readonly Turn<S>[] {
  const first = reactions.first((reaction) => isFresh(reaction) && standing(reaction) !== 'never');
  if (first === undefined) return [];
  if (standing(first) === 'always')
    return [{ owner: first.owner, ordered: first, offered: [first], besides: [] }];
  return turnsOf(
    reactions.all((reaction) => reaction.owner === first.owner && isFresh(reaction)),
    standing,
  );
}

/**
 * Who has something to do, in the system's order, without what they never want. A standing order comes first and
 * alone: what else its owner could do is offered after it, if it is still possible then.
 */
function turnsOf<S extends object>(
  reactions: readonly Reaction<S>[],
  standing: (reaction: Reaction<S>) => StandingOrder,
): readonly Turn<S>[] {
  const wanted = reactions.filter((reaction) => standing(reaction) !== 'never');
  return [...Map.groupBy(wanted, (reaction) => reaction.owner)].map(([owner, group]) => {
    const ordered = group.find((reaction) => standing(reaction) === 'always');
    return { owner, ordered, offered: ordered === undefined ? group : [ordered], besides: [] };
  });
}

/** Asks all those without a standing order, one question a person; gives the reactions that will be taken. */
function* choose<S extends object>(
  tx: Tx<S>,
  turns: readonly Turn<S>[],
  name: string,
  about: () => Params,
  { to, asking }: WindowOptions,
  ruleset: Ruleset<S>,
): Rule<readonly Reaction<S>[]> {
  const asked = turns.filter((turn) => turn.ordered === undefined);
  if (asked.length === 0) return turns.flatMap(({ ordered }) => ordered ?? []);
  for (const { owner } of asked) asking?.(owner);
  const questions = asked.map((turn) => {
    const measures = ruleset.measures?.(tx.snapshot(), turn.owner, name, about());
    return {
      ...questionOf(turn, name, about, turn.offered.find((one) => one.to !== undefined)?.to ?? to),
      ...(measures === undefined ? {} : { measures }),
    };
  });
  const answers = [...(yield* tx.askAll(questions))];
  return turns.flatMap(({ ordered, offered, besides }) => {
    if (ordered !== undefined) return [ordered];
    const choice = answers.shift();
    return [...offered, ...besides].filter((reaction) => reaction.id === choice);
  });
}

/** How it is worded to take none of some reactions: in words of its own where all of them say the same. */
function passOf<S extends object>(offered: readonly Reaction<S>[]): string {
  const [first, ...more] = new Set(offered.map(({ pass }) => pass));
  return more.length > 0 ? 'reaction.pass' : (first ?? 'reaction.pass');
}

function questionOf<S extends object>(
  turn: Turn<S>,
  name: string,
  about: () => Params,
  to: Audience | undefined,
): Asking {
  const reactions = [...turn.offered, ...turn.besides].map((reaction) => ({
    id: reaction.id,
    code: `reaction.${reaction.id}`,
    params: () => reaction.params,
  }));
  return {
    id: name,
    asked: turn.owner,
    code: `window.${name}`,
    params: about,
    options: [...reactions, { id: PASS, code: passOf(turn.offered), params: {} }],
    default: turn.offered.find(({ likely }) => likely === true)?.id ?? PASS,
    ...(to === undefined ? {} : { to }),
  };
}
