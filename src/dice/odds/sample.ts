import type { Expression } from '../notation/ast.ts';
import { roll } from '../rolling/roll.ts';
import type { DiceSource } from '../source.ts';
import { seededDice } from '../source.ts';
import { type Distribution, distribution } from './distribution.ts';
import { massOf } from './mass.ts';

/** The results of rolls that were made, as chances. */
export interface Sample {
  readonly distribution: Distribution;
  readonly rolls: number;
  /** How far off a chance (0 to 1) may be, at 95%: of 100 such samples 5 are farther off, where the chance is near a half. */
  readonly error: number;
}

/** Dice that are rolled for one sample: about a hundredth of a second. */
const DICE = 25_000;
/** What a roll costs besides its dice, in dice. */
const OVERHEAD = 30;
/** Rolls by which it is found out how many can be made. */
const PILOT = 20;
/** More would not make a picture better. */
const MOST = 5_000;

/** How many rolls a sample has: so many, or as many as fit into this share of the time for one. */
export interface Size {
  readonly rolls?: number;
  readonly share?: number;
}

/** Rolls an expression many times with dice of a seed: the same seed gives the same sample, as many as fit unless told. */
export const sample = (expression: Expression, seed: string, size: Size = {}): Sample =>
  sampleOf((source, start) => roll(expression, source, { start }), seed, size);

/** The same for a later roll of a batch, whose `&` stand for what `first` came to each time. */
export const sampleAfter = (
  first: Expression,
  expression: Expression,
  seed: string,
  size: Size = {},
): Sample =>
  sampleOf(
    (source, start) => {
      const before = roll(first, source, { start });
      return roll(expression, source, { start: before.next, shared: before.total });
    },
    seed,
    size,
  );

const sampleOf = (
  rollOnce: (source: DiceSource, start: number) => { readonly total: number; readonly next: number },
  seed: string,
  { rolls, share = 1 }: Size,
): Sample => {
  const source = seededDice(seed);
  const counted = new Map<number, number>();
  let wanted = rolls ?? MOST;
  let start = 0;
  let made = 0;
  while (made < wanted) {
    const { total, next } = rollOnce(source, start);
    counted.set(total, (counted.get(total) ?? 0) + 1);
    start = next;
    made++;
    // How many rolls there will be hangs on the first few only: to stop when dice run out would favour short rolls.
    if (rolls === undefined && made === PILOT)
      wanted = Math.min(MOST, Math.max(PILOT, Math.floor((share * DICE) / (start / made + OVERHEAD))));
  }
  for (const [result, times] of counted) counted.set(result, times / made);
  return { distribution: distribution(massOf(counted)), rolls: made, error: 0.98 / Math.sqrt(made) };
};
