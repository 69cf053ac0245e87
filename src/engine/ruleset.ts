import type { Audience } from './event.ts';
import type { Modifier } from './modifier.ts';
import type { Params, Refusal } from './refusal.ts';
import type { Measures } from './measures.ts';
import type { Rule } from './rule.ts';
import type { Tx, Verdict } from './tx.ts';

/** A standing order: react without being asked, never, or ask me. */
export type StandingOrder = 'always' | 'never' | 'ask';

/** Something that could react to a window right now: an ability, an item, a condition of somebody. */
export interface Reaction<S extends object> {
  readonly id: string;
  readonly owner: string; // the character whose reaction it is
  readonly params: Params; // what it would do, for the words
  readonly to?: Audience; // who may know that it is there, besides its owner; whoever may see the window where it is not said
  readonly likely?: boolean; // what its owner most probably wants, as they have paid for it: the default of the question
  readonly pass?: string; // how not taking it is worded, where that means more than nothing: `reaction.pass` where it is not said
  readonly refused: Refusal | null; // why it cannot (cost, charges, once a round, range, sight)
  run(tx: Tx<S>): Rule<Verdict>;
}

/** What the engine asks of a system while its rules run. Everything here is a pure query. */
export interface Ruleset<S extends object> {
  /** Everything that may react to this window, in the order in which it is asked. It is looked at as far as it is needed: a generator reckons no more. */
  reactions?(state: S, window: string, about: Params): Iterable<Reaction<S>>;
  /** The windows to which anything ever reacts; of others nobody is asked. Absent: any. */
  readonly windows?: ReadonlySet<string>;
  /** Every active source that changes this number. */
  modifiers?(state: S, number: string, about: Params): readonly Modifier[];
  standing?(state: S, owner: string, reaction: string): StandingOrder;
  /** What else somebody may answer who is asked about reactions: 'Not this round'. Nobody is asked for it alone. */
  besides?(state: S, owner: string): readonly Reaction<S>[];
  /** Numbers of a window that a standing order of who is asked may look at: 'damage', what they have left to pay with. */
  measures?(state: S, owner: string, window: string, about: Params): Measures;
}
