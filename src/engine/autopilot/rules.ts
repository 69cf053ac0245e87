import type { Decision } from '../decision.ts';
import type { GameEvent } from '../event.ts';
import type { IntentOf } from '../intent.ts';
import type { ActOption } from '../options.ts';
import type { BehaviourId } from './behaviours.ts';
import type { Reason } from './step.ts';

/** An enemy, as who acts knows them. */
export interface Enemy {
  readonly id: string;
  /** In the system's own measure. */
  readonly distance: number;
  /** What is left of them, 0 to 1, as everybody can tell it. */
  readonly health: number;
}

/** What somebody knows of the fight around them. */
export interface Around {
  /** Their own health, 0 to 1. */
  readonly health: number;
  /** Players know nothing of them: they wait until the GM shows them. */
  readonly unseen: boolean;
  /** Those they know of who still stand. */
  readonly enemies: readonly Enemy[];
  /** Closer than this is too close for who keeps their distance. */
  readonly near: number;
  /** Whether they have anything that harms from so far away: else nobody keeps their distance. */
  readonly fromAfar: boolean;
  /** What an attack has to spend now: the ids of an attack's spends. */
  readonly price: readonly string[];
  /** What they do now is to get into cover, before they fight on as they usually do. */
  readonly dives?: boolean;
  /** Acts that come before all else where they can be done (getting up, breaking free), and those for who can attack nobody. */
  readonly first: readonly string[];
  readonly instead: readonly string[];
}

/** What it is like to be somewhere. There are hundreds of places: of each only what somebody asks is worked out. */
export interface Spot {
  /** How far an enemy is from there; the way there counts, where walls are between. Infinity where none leads there. */
  distance(enemy: string): number;
  /** How far the nearest of them is. */
  nearest(): number;
  /**
   * How well one would hit an enemy from there, 0 to 1: to be held against the same of another spot, as it may leave out what is alike everywhere, such
   * as how they dodge. Null where that can't be told.
   */
  aim(enemy: string): number | null;
  /** How well one is covered there, 0 to 1. */
  readonly shelter: number;
}

/** The spot of who is on no battlefield. */
export const nowhere: Spot = {
  distance: () => Number.POSITIVE_INFINITY,
  nearest: () => Number.POSITIVE_INFINITY,
  aim: () => null,
  shelter: 0,
};

/** Somewhere to go, and how. */
export interface Place extends Spot {
  readonly go: IntentOf<'act'>;
  /** Whether an attack can still be made this turn. */
  readonly thenAttack: boolean;
}

/** Where somebody is, and where they could go now: the most sensible places, none that harms. Who stays where they are asks for no places. */
export interface Ground {
  readonly here: Spot;
  readonly places: readonly Place[];
}

/** Something besides an attack that somebody would do, in the measure in which `chances` rate attacks (`worth`). */
export interface Rated {
  readonly act: ActOption;
  readonly target: string | null;
  readonly means: string | null;
  /** What is said along with it, where the act takes words: where to drive. */
  readonly detail?: string;
  readonly worth: number;
  /** Whether an attack can still be made this turn, for what it is about. */
  readonly thenAttack: boolean;
  /** For whom it is. */
  readonly on: 'foe' | 'ally';
  /** What 'Why?' tells of it, where that is neither a power nor help. */
  readonly what?: Reason;
}

/**
 * What a system adds so that its fighters can act by themselves: all else is chosen out of `options` and `chances`. Nothing here may
 * tell of what the actor does not know.
 */
export interface AutopilotRules<S extends object> {
  /** What somebody acts by where no GM has said it; null: nothing is said. */
  behaviour(state: S, actor: string): BehaviourId | null;
  around(state: S, actor: string): Around;
  /** `wanted` is whom they are after. */
  ground(state: S, actor: string, wanted: string | null): Ground;
  /**
   * What of these open acts somebody would do besides moving and attacking: powers, help, cover. `order`: the enemies, those first whom
   * they go for.
   */
  powers(state: S, actor: string, acts: readonly ActOption[], order: readonly Enemy[]): readonly Rated[];
  /**
   * What somebody has that is scarce, so that whoever acts in a player's place spends none of it: by any name, how much is left. What comes back
   * by itself in the same fight is not scarce.
   */
  stock(state: S, actor: string): Readonly<Record<string, number>>;
  /** Acts for who may not end their turn where they are. */
  readonly toEnd: readonly string[];
  /** The act by which somebody leaves the fight; null where there is none. */
  readonly flee: string | null;
  /** Who has hurt whom, where that is what an event tells. */
  harm(event: GameEvent): { readonly by: string; readonly target: string } | null;
  /** How somebody who acts by themselves answers, where that is not the question's default; null: it is. */
  answer(state: S, decision: Decision): string | null;
  /** Whether a side has nobody left who stands: the fight is decided. */
  decided(state: S): boolean;
}
