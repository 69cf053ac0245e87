import type { Answer, Decision } from './decision.ts';
import type { Refusal } from './refusal.ts';

/** Where a rule stops: it asks, it says no, or its record no longer fits it. */
export type Step =
  | { readonly kind: 'ask'; readonly decisions: readonly Decision[] }
  | { readonly kind: 'offer'; readonly decision: Decision }
  | { readonly kind: 'refuse'; readonly refusal: Refusal }
  | { readonly kind: 'diverge'; readonly at: string };

/** A rule, written from top to bottom as the book has it; it yields where somebody chooses. */
export type Rule<T> = Generator<Step, T, readonly Answer[]>;
