import type { DecisionOption, Question } from './decision.ts';
import type { Audience } from './event.ts';
import type { Params } from './refusal.ts';
import type { Rule } from './rule.ts';
import type { Reaction, Ruleset, StandingOrder, Verdict } from './ruleset.ts';
import type { Tx } from './tx.ts';

export interface WindowOptions {
  /** Ask everybody at once instead of one after the other. */
  readonly together?: boolean;
  /** Who may see the question besides the asked; everybody where it is not said. */
  readonly to?: Audience;
  /** What the asked read besides what it is about; worked out only where somebody is asked. */
  readonly shown?: () => Params;
}

/** What a window is about, or how to find it out anew each time it is looked at. */
export type About = Params | (() => Params);

const PASS = 'pass';
const nameOf = (reaction: { readonly owner: string; readonly id: string }) =>
  `${reaction.owner}/${reaction.id}`;

/** One person's part in a window: a standing order that is followed, or what they are asked to choose from. */
interface Turn<S extends object> {
  readonly owner: string;
  readonly ordered: Reaction<S> | undefined;
  readonly offered: readonly Reaction<S>[];
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
  const possible = () =>
    (ruleset.reactions?.(tx.snapshot(), name, subject()) ?? []).filter(
      (reaction) => reaction.refused === null,
    );
  const standing = (reaction: Reaction<S>) =>
    ruleset.standing?.(tx.snapshot(), reaction.owner, reaction.id) ?? 'ask';

  const offered = new Set<string>();
  for (;;) {
    const fresh = possible().filter((r) => !offered.has(nameOf(r)) && !reacting.includes(nameOf(r)));
    const turns = turnsOf(fresh, standing);
    const now = options.together ? turns : turns.slice(0, 1);
    if (now.length === 0) return 'goesOn';
    for (const reaction of now.flatMap((turn) => turn.offered)) offered.add(nameOf(reaction));

    for (const chosen of yield* choose(tx, now, name, read, options.to)) {
      // An earlier reaction may have spent what this one needs: then it lapses.
      const reaction = possible().find((r) => nameOf(r) === nameOf(chosen));
      if (reaction === undefined) continue;
      reacting.push(nameOf(reaction));
      const verdict = yield* reaction.run(tx);
      reacting.pop();
      if (verdict === 'prevented') return 'prevented';
    }
  }
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
    return { owner, ordered, offered: ordered === undefined ? group : [ordered] };
  });
}

/** Asks all those without a standing order, one question a person; gives the reactions that will be taken. */
function* choose<S extends object>(
  tx: Tx<S>,
  turns: readonly Turn<S>[],
  name: string,
  about: () => Params,
  to: Audience | undefined,
): Rule<readonly Reaction<S>[]> {
  const asked = turns.filter((turn) => turn.ordered === undefined);
  if (asked.length === 0) return turns.flatMap(({ ordered }) => ordered ?? []);
  const params = about();
  const questions = asked.map((turn) =>
    questionOf(turn, name, params, turn.offered.find((one) => one.to !== undefined)?.to ?? to),
  );
  const answers = [...(yield* tx.askAll(questions))];
  return turns.flatMap(({ ordered, offered }) => {
    if (ordered !== undefined) return [ordered];
    const choice = answers.shift();
    return offered.filter((reaction) => reaction.id === choice);
  });
}

function questionOf<S extends object>(
  turn: Turn<S>,
  name: string,
  about: Params,
  to: Audience | undefined,
): Question {
  const reactions: readonly DecisionOption[] = turn.offered.map(({ id, params }) => ({
    id,
    code: `reaction.${id}`,
    params,
  }));
  return {
    id: name,
    asked: turn.owner,
    code: `window.${name}`,
    params: about,
    options: [...reactions, { id: PASS, code: 'reaction.pass', params: {} }],
    default: PASS,
    ...(to === undefined ? {} : { to }),
  };
}
