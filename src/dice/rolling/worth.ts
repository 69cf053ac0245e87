import { metAmong } from '../arithmetic.ts';
import type { GroupModifier, Modifier, Shape, SuccessModifier } from '../notation/ast.ts';
import { ascending, faces, keptOf, keptRanks, SCORES, successOf, verdictOn } from '../reading.ts';
import type { Asked } from './asked.ts';

/*
 * What values come to, where nobody asks what became of each; judge.ts tells that, and a test holds both to the same.
 */

/** What the values of dice from one place to another come to: the sum of those that are kept, or their successes. */
export const worthOf = (
  values: readonly number[],
  from: number,
  to: number,
  { chooses, success }: Asked,
  modifiers: readonly Modifier[],
  shape: Shape,
): number => {
  if (chooses === 'nothing') return scoreOf(values, from, to, success, shape);
  const chosen = values.slice(from, to);
  const stay = chooses === 'ranks' ? keptRanks(chosen.length, modifiers) : null;
  if (stay === null) return scoreOfKept(chosen, modifiers, success, shape);
  // One span of ranks: which of equal values are in it makes no difference, and dice are whole, so that their order makes none.
  ascending(chosen);
  return scoreOf(chosen, stay.from, stay.to, success, shape);
};

/** The same of the totals of a group. */
export const worthOfGroup = (totals: readonly number[], modifiers: readonly GroupModifier[]): number =>
  scoreOfKept(totals, modifiers, successOf(modifiers), undefined);

const scoreOfKept = (
  values: readonly number[],
  modifiers: readonly (Modifier | GroupModifier)[],
  success: SuccessModifier | undefined,
  shape: Shape | undefined,
): number => {
  const kept = keptOf(values, modifiers);
  const left = kept === undefined ? values : values.filter((_, place) => kept[place]);
  return scoreOf(left, 0, left.length, success, shape);
};

const scoreOf = (
  values: readonly number[],
  from: number,
  to: number,
  success: SuccessModifier | undefined,
  shape: Shape | undefined,
): number => {
  if (success !== undefined) return successesOf(values, from, to, success, shape);
  let sum = 0;
  for (let place = from; place < to; place++) sum += values[place] as number;
  return sum;
};

const successesOf = (
  values: readonly number[],
  from: number,
  to: number,
  success: SuccessModifier,
  shape: Shape | undefined,
): number => {
  const { hit, double, fail, cancel } = success;
  if (double === null && fail === null && cancel === null) return metAmong(values, from, to, hit);
  let value = 0;
  let cancels = 0;
  let failures = 0;
  let redeemers = 0;
  const redeeming = redeemingFace(success, shape);
  for (let place = from; place < to; place++) {
    const shown = values[place] as number;
    const verdict = verdictOn(shown, success);
    if (shown === redeeming) redeemers++;
    if (verdict === 'miss') continue;
    if (verdict === 'cancel') cancels++;
    else value += SCORES[verdict];
    if (verdict === 'failure') failures++;
  }
  value += Math.min(failures, redeemers);
  // Cancels come last: each takes a success away as long as there is one.
  return value - Math.min(cancels, Math.max(0, value));
};

/** The face that takes failures away, where one does. */
export const redeemingFace = (
  success: SuccessModifier | undefined,
  shape: Shape | undefined,
): number | undefined => (success?.redeems === true && shape !== undefined ? faces(shape).max : undefined);
