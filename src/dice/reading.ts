import { meets } from './arithmetic.ts';
import type { DiceNode, Modifier, Shape } from './notation/ast.ts';

/*
 * How dice are read: the one definition from which rolling, the bounds and the odds all come.
 */

/** A half-open span of ranks: the dice sorted from low to high, first included, last not. */
export interface Ranks {
  readonly from: number;
  readonly to: number;
}

/** The lowest and highest face of a shape; every whole number between them is on it once. */
export const faces = (shape: Shape): { readonly min: number; readonly max: number } =>
  shape.kind === 'fate' ? { min: -1, max: 1 } : { min: 1, max: shape.sides };

/** How many faces a shape has: what the dice source is asked for. */
export const sidesOf = (shape: Shape): number => (shape.kind === 'fate' ? 3 : shape.sides);

/** Which ranks of `count` dice stay: what every keep and drop leaves. */
export const keptRanks = (count: number, modifiers: readonly Modifier[]): Ranks => {
  let from = 0;
  let to = count;
  for (const modifier of modifiers) {
    if (modifier.kind === 'success') continue;
    const { kind, end } = modifier;
    const chosen = Math.min(modifier.count, count);
    const cutsBelow = (kind === 'keep') === (end === 'high');
    const cut = kind === 'keep' ? count - chosen : chosen;
    if (cutsBelow) from = Math.max(from, cut);
    else to = Math.min(to, count - cut);
  }
  return { from, to: Math.max(from, to) };
};

/** Whether the dice are counted against a target rather than added up. */
export const countsSuccesses = (dice: DiceNode): boolean =>
  dice.modifiers.some((modifier) => modifier.kind === 'success');

/** What a kept die adds to the result: its value, or 1 and 0 against a target. */
export const scoreOf = (value: number, modifiers: readonly Modifier[]): number => {
  const success = modifiers.find((modifier) => modifier.kind === 'success');
  if (success === undefined) return value;
  return meets(value, success.compare, success.target) ? 1 : 0;
};
