import type { Params } from './refusal.ts';

/**
 * What makes a number bigger or smaller, and whose doing it is.
 * `source` is an id that the system can put into words ('prone', 'cover.partial', 'trait.defensive').
 */
export interface Modifier {
  readonly source: string;
  readonly amount: number;
  readonly params?: Params;
}

/** A number that can explain itself: where it starts, what changed it, where it ends. */
export interface Sum {
  readonly base: number;
  readonly modifiers: readonly Modifier[];
  readonly total: number;
}

/** Adds up. Takes the start and its modifiers; those of amount 0 are left out, for they explain nothing. */
export function sum(base: number, modifiers: readonly Modifier[]): Sum {
  const active = modifiers.filter((modifier) => modifier.amount !== 0);
  return {
    base,
    modifiers: active,
    total: active.reduce((total, modifier) => total + modifier.amount, base),
  };
}
