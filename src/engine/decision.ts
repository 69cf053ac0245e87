import type { Audience } from './event.ts';
import type { Measures } from './measures.ts';
import type { Params } from './refusal.ts';
import type { RolledDie } from './roll.ts';

/** One way to answer. What it would do is in `params`; the system words it. */
export interface DecisionOption {
  readonly id: string;
  readonly code: string; // how it is worded
  readonly params: Params;
}

/** Several options may be chosen at once, at most so many; `none` is the option that takes none of them. */
export interface Several {
  readonly most: number;
  readonly none: string;
}

/** What a rule asks. `asked` is a character's id, whose player answers, or 'gm'. */
export interface Question {
  readonly id: string; // what is asked, such as 'focus' or 'attack.hit:dodge'; the engine makes it unique in its command
  readonly asked: string;
  readonly code: string; // how it is worded
  readonly params: Params;
  readonly options: readonly DecisionOption[];
  readonly default: string; // an option's id, or those of several
  readonly several?: Several; // absent: one of them is chosen
  /** Numbers of what is asked that a standing order may look at, by the names people read: 'damage'. */
  readonly measures?: Measures;
  readonly to?: Audience; // who may see it besides the asked; 'all' where it is not said
}

const AND = ',';

/** Several options as one answer; none of them where none is named. */
export const choiceOf = ({ none }: Several, ids: readonly string[]): string =>
  ids.length === 0 ? none : ids.join(AND);

/** The options that an answer takes: none of several is an empty list. Null where it is no answer to the question. */
export function chosenBy(
  { options, several }: { readonly options: readonly { readonly id: string }[]; readonly several?: Several },
  choice: string,
): readonly string[] | null {
  if (several?.none === choice) return [];
  const ids = several === undefined ? [choice] : choice.split(AND);
  const isOffered = (id: string) => id !== several?.none && options.some((option) => option.id === id);
  const fits = ids.length <= (several?.most ?? 1) && new Set(ids).size === ids.length;
  return fits && ids.every(isOffered) ? ids : null;
}

/**
 * A question as a rule puts it: what it reads may be worked out where somebody is asked. A command that is run again comes by all
 * that has been answered before.
 */
export interface Asking extends Omit<Question, 'params' | 'options'> {
  readonly params: Params | (() => Params);
  readonly options: readonly (Omit<DecisionOption, 'params'> & {
    readonly params: Params | (() => Params);
  })[];
}

/** A question as it waits for its answer: `key` is the same whenever its command is run again. */
export interface Decision extends Question {
  readonly key: string;
  /** The dice of the roll in whose middle it is asked: those that count, of which nothing that happened has told yet. */
  readonly fallen?: readonly RolledDie[];
}

/**
 * What somebody answered. `by` is a user's id; `reason` is given when a GM answers for another; `seen` is how many
 * dice had been recorded by then, so that a ruling about an earlier die knows which answers it overtakes.
 */
export interface Answer {
  readonly key: string;
  readonly choice: string;
  readonly by: string;
  readonly seen: number;
  readonly reason?: string;
  readonly ordered?: true; // by a standing order of theirs
}
