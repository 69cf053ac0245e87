import type { Refusal } from './refusal.ts';

/** How somebody or something that may be aimed at stands to the one who acts. */
export type Relation = 'foe' | 'ally' | 'self' | 'place' | 'thing';

/** What kinds of acts there are in every game; a system says what each is called in its words. */
export const actGroups = ['attack', 'move', 'help', 'skills', 'gear', 'powers', 'free', 'turn'] as const;

export type ActGroup = (typeof actGroups)[number];

/** The names of the groups, in the order in which they are shown. */
export type GroupNames = readonly { readonly id: ActGroup; readonly name: string }[];

/** Something that may be chosen, or the reason why it may not. `note` says in a few words what it would mean. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** What it is called besides, in the rulebook or by people: typed, it is found by that, too. */
  readonly also?: readonly string[];
  readonly note?: string;
  /** Of means and ways: the ids of the targets that they go with, none where they take no target; all where it is not said. */
  readonly fits?: readonly string[];
  /** Of ways: the ids of the means that they go with; all where it is not said. */
  readonly suits?: readonly string[];
  /** Of targets: how they stand to the one who acts. */
  readonly relation?: Relation;
  /** Of places to go: why one would go there, as it stands on a button: 'to Bandit 1', 'into cover'. Nobody names all of them. */
  readonly goal?: string;
  /** Of places to go: the way there, by the names of the places it leads over, from where one is. It is shown before anybody goes. */
  readonly way?: readonly string[];
  /** What choosing it would bring on, as far as who acts may know. Not escaped. */
  readonly risk?: string;
  /** Of means: it was used last, just so, and stands among the first things that can be done. */
  readonly recent?: true;
  /** Of ways and spends: what is offered beside 'Go' where something is risked: 'Stop if hit'. */
  readonly onRisk?: true;
  /** Of spends: a step of a number, of which one counts at a time: which number, what it is called on a button, how far up this is. */
  readonly step?: { readonly of: string; readonly name: string; readonly at: number };
  readonly refused: Refusal | null;
}

/** Something that an actor could do now. A list that is absent is not asked for. */
export interface ActOption extends Choice {
  readonly kind: 'attack' | 'act';
  readonly group: ActGroup;
  readonly price: string; // what it costs, in the system's words: 'Action', '1 Mettle', 'free'
  readonly targets?: readonly Choice[]; // those that suit best come first
  readonly targetNeeded?: boolean;
  /** Others than those listed may be typed, such as a tile: the rules read them. */
  readonly targetsOpen?: boolean;
  readonly means?: readonly Choice[]; // weapons, skills, items
  readonly meansNeeded?: boolean; // none is taken by itself
  readonly ways?: readonly Choice[]; // called shots, a charge
  readonly spends?: readonly Choice[]; // resources one may spend on it
  readonly takes?: readonly string[]; // those of `spends` without which it cannot be done now: they are in its price
  readonly detail?: 'optional' | 'needed'; // words of the player's own
}

/** The ways to attack that no action of its own does: a Charge, but no Called Shot where that is an action, too. */
export function waysOfAttack(acts: readonly ActOption[]): readonly Choice[] {
  const own = acts.filter(({ kind }) => kind === 'act').map(({ name }) => name);
  return acts
    .flatMap(({ kind, ways = [] }) => (kind === 'attack' ? ways : []))
    .filter((way) => !own.some((name) => way.name.startsWith(name)));
}

/** What `actor` may do now: the one source of completion, buttons, help and the random player of the tests. */
export interface Options {
  readonly actor: string;
  /** What acts now of the actor's, by its name, where they don't themselves: a unit of a side. */
  readonly acting?: string;
  readonly acts: readonly ActOption[];
  /**
   * The act by which their turn begins, where that comes first: its beginning asks or rolls something, and nobody knows before what
   * they'll be able to do in it.
   */
  readonly begins?: string;
}

/** A rest that may be taken. */
export interface RestChoice extends Choice {
  /** The whole party takes it at once, when a GM says so: a day that passes for all. */
  readonly together?: true;
}

/** A check that an actor can make: 'Body (Athletics)'. */
export interface CheckOption extends Choice {
  readonly pool: string; // what would be rolled, as dice notation
  readonly short?: string; // its name where there is little room: 'Athletics'
  /** How well the actor is trained in it, where it is what their training is commonly used for: the more, the nearer to hand. */
  readonly trained?: number;
}

export interface CheckOptions {
  readonly checks: readonly CheckOption[];
  readonly difficulties: readonly Choice[]; // the usual ones; others may be typed
  readonly edges: readonly Choice[]; // advantage and the like
  readonly edgesOpposed?: true; // they count against somebody only
  /** With what somebody may oppose it, the usual one first where it is known which check is meant; absent: nothing is rolled against anybody. */
  readonly opposing?: readonly Choice[];
  readonly spends: readonly Choice[];
  readonly helpers?: readonly Choice[]; // who may lend a hand; absent where these rules know no such thing
}
