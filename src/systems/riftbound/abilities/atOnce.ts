import type { Rule } from '../../../engine/rule.ts';

const nobodyAsked: readonly never[] = [];

/** A rule that asks nobody and rolls nothing: it's done at once. */
export function* atOnce<T>(deed: () => T): Rule<T> {
  yield* nobodyAsked;
  return deed();
}
