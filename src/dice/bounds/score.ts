import type { GroupModifier, Modifier } from '../notation/ast.ts';
import { scoreOf, successOf, verdictOn } from '../reading.ts';
import type { Bounds } from './looking.ts';

/** The least and the most that one of several values adds where they are counted; a cancel may find a success to take away or not, a failure be redeemed or not. */
export const scoreBounds = (
  values: readonly number[],
  modifiers: readonly (Modifier | GroupModifier)[],
): Bounds => {
  const success = successOf(modifiers);
  const scores = values.map((value) => scoreOf(value, modifiers));
  const mayBeNothing =
    success !== undefined &&
    values.some((value) => {
      const verdict = verdictOn(value, success);
      return verdict === 'cancel' || (success.redeems && verdict === 'failure');
    });
  return { min: Math.min(...scores), max: Math.max(...scores, ...(mayBeNothing ? [0] : [])) };
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
