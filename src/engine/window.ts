import type { Question } from './decision.ts';
import type { Params } from './refusal.ts';
import type { Rule } from './rule.ts';
import type { Reaction, Ruleset, Verdict } from './ruleset.ts';
import type { Tx } from './tx.ts';

export interface WindowOptions {
  /** Ask everybody at once instead of one after the other. */
  readonly together?: boolean;
}

const PASS = 'pass';
const nameOf = (reaction: { readonly owner: string; readonly id: string }) =>
  `${reaction.owner}/${reaction.id}`;

/**
 * Opens a window: those who may react are found anew after each reaction, for it may have changed who still can.
 * Nobody is asked twice in one window, and no reaction reacts to its own consequences.
 */
export function* openWindow<S extends object>(
  tx: Tx<S>,
  ruleset: Ruleset<S>,
  reacting: string[],
  name: string,
  about: Params,
  options: WindowOptions,
): Rule<Verdict> {
  const offered = new Set<string>();
  for (;;) {
    const groups = willingByOwner(tx, ruleset, name, about).map((group) =>
      group.filter((r) => !offered.has(nameOf(r)) && !reacting.includes(nameOf(r))),
    );
    const open = groups.filter((group) => group.length > 0);
    const asked = options.together ? open : open.slice(0, 1);
    if (asked.length === 0) return 'goesOn';
    for (const reaction of asked.flat()) offered.add(nameOf(reaction));

    const chosen = yield* choose(tx, ruleset, name, about, asked);
    for (const reaction of chosen) {
      if (!stillPossible(tx, ruleset, name, about, reaction)) continue;
      reacting.push(nameOf(reaction));
      const verdict = yield* reaction.run(tx);
      reacting.pop();
      if (verdict === 'prevented') return 'prevented';
    }
  }
}

/** Those who can react and have not said 'never', grouped by who decides, in the system's order. */
function willingByOwner<S extends object>(tx: Tx<S>, ruleset: Ruleset<S>, name: string, about: Params) {
  const groups = new Map<string, Reaction<S>[]>();
  for (const reaction of ruleset.reactions?.(tx.now, name, about) ?? []) {
    if (reaction.refused !== null) continue;
    if (ruleset.standing?.(tx.now, reaction.owner, reaction.id) === 'never') continue;
    const group = groups.get(reaction.owner);
    if (group === undefined) groups.set(reaction.owner, [reaction]);
    else group.push(reaction);
  }
  return [...groups.values()];
}

/** Standing orders are followed; the rest are asked: one question a person, with all they could do. */
function* choose<S extends object>(
  tx: Tx<S>,
  ruleset: Ruleset<S>,
  name: string,
  about: Params,
  groups: readonly (readonly Reaction<S>[])[],
): Rule<readonly Reaction<S>[]> {
  const plans = groups.map((group) => ({
    ordered: group.find((r) => ruleset.standing?.(tx.now, r.owner, r.id) === 'always'),
    group,
  }));
  const questions = plans
    .filter((plan) => plan.ordered === undefined)
    .map((plan) => ask(name, about, plan.group));
  const answers = [...(yield* tx.askAll(questions))];
  return plans.flatMap(({ ordered, group }) => {
    if (ordered !== undefined) return [ordered];
    const choice = answers.shift();
    return group.filter((reaction) => reaction.id === choice);
  });
}

function ask<S extends object>(name: string, about: Params, group: readonly Reaction<S>[]): Question {
  return {
    id: name,
    asked: group[0]?.owner ?? 'gm',
    code: `window.${name}`,
    params: about,
    options: [
      ...group.map((reaction) => ({
        id: reaction.id,
        code: `reaction.${reaction.id}`,
        params: reaction.params,
      })),
      { id: PASS, code: 'reaction.pass', params: {} },
    ],
    default: PASS,
  };
}

/** An earlier reaction may have spent what this one needs. */
function stillPossible<S extends object>(
  tx: Tx<S>,
  ruleset: Ruleset<S>,
  name: string,
  about: Params,
  chosen: Reaction<S>,
): boolean {
  const now = ruleset.reactions?.(tx.now, name, about).find((r) => nameOf(r) === nameOf(chosen));
  return now !== undefined && now.refused === null;
}
