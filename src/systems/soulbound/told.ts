import type { Modifier } from '../../engine/modifier.ts';
import type { CharacterId } from './scene.ts';

/** What a value was, what it is, what it can be at most. */
export type Change = readonly [before: number, after: number, max: number];

/**
 * Dice as they fell, what Focus added to each, how many passed; what Mettle doubled; whether Soulfire made every die a 6,
 * and which dice it rolled again, from what to what, a list for each use.
 */
export type ToldRoll = {
  readonly pool: ToldSum;
  readonly values: readonly number[];
  readonly plus: readonly number[];
  readonly successes: number;
  readonly doubledTraining: boolean;
  readonly doubledFocus: boolean;
  readonly maximised: boolean;
  readonly rerolls: readonly (readonly (readonly [before: number, after: number])[])[];
};

export type ToldSide = ToldRoll & {
  readonly who: CharacterId;
  readonly name: string; // of the check
  readonly difficulty: ToldSum;
};

/** A number with what made it, as an event keeps it. */
export type ToldSum = {
  readonly base: number;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
};
