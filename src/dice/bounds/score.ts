import type { GroupModifier, Modifier } from '../notation/ast.ts';
import { SCORES, successOf, verdictOn } from '../reading.ts';
import type { Bounds } from './looking.ts';

/** The least and the most that one of several values adds where they are counted; a cancel may find a success to take away or not, a failure be redeemed or not. */
export const scoreBounds = (
  values: readonly number[],
  modifiers: readonly (Modifier | GroupModifier)[],
): Bounds => {
  const success = successOf(modifiers);
  let min = Infinity;
  let max = -Infinity;
  for (const value of values) {
    const verdict = success === undefined ? undefined : verdictOn(value, success);
    const score = verdict === undefined ? value : SCORES[verdict];
    const atMost = verdict === 'cancel' || (verdict === 'failure' && success?.redeems) ? 0 : score;
    if (score < min) min = score;
    if (atMost > max) max = atMost;
  }
  return { min, max };
};

/** Cancels alone take nothing below zero. */
export const notBelowZero = (
  of: Bounds,
  values: readonly number[],
  modifiers: readonly (Modifier | GroupModifier)[],
): Bounds => {
  const success = successOf(modifiers);
  if (success === undefined || values.some((value) => verdictOn(value, success) === 'failure')) return of;
  return { min: Math.max(0, of.min), max: Math.max(0, of.max) };
};
