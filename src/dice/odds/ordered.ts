import type { Ranks } from '../reading.ts';
import { binomial } from './binomial.ts';
import type { Budget } from './budget.ts';
import type { Mass } from './distribution.ts';
import { consecutive } from './sums.ts';

/** A die's faces in ascending order: the chance of each, and what a kept one adds to the result. */
export interface Faces {
  readonly chances: Float64Array;
  readonly scores: Float64Array;
}

/**
 * The summed scores of the dice on some ranks (sorted from low to high) out of `count` equal dice.
 *
 * Goes through the faces from one end to the other and asks for each how many of the dice not placed yet show
 * it: a binomial, for they are known to show this face or a later one. A state is how many dice are placed and
 * what the kept ones among them add up to; once the last rank is filled, the other dice no longer matter.
 */
export const sumOfRanks = (count: number, ranks: Ranks, faces: Faces, budget: Budget): Mass => {
  const upwards = ranks.to <= count - ranks.from;
  const first = upwards ? ranks.from : count - ranks.to;
  const last = upwards ? ranks.to : count - ranks.from;
  const chances = upwards ? faces.chances : faces.chances.slice().reverse();
  const scores = upwards ? faces.scores : faces.scores.slice().reverse();

  let low = Infinity;
  let high = -Infinity;
  for (const score of scores) {
    low = Math.min(low, score);
    high = Math.max(high, score);
  }
  const keptOf = (placed: number): number => Math.max(0, Math.min(placed, last) - first);
  /** How many different sums so many placed dice can have. */
  const width = (placed: number): number => keptOf(placed) * (high - low) + 1;

  let steps = 0;
  for (let placed = 0; placed < last; placed++)
    steps += width(placed) * (last - placed) + 8 * (count - placed);
  budget.spend(steps * chances.length, width(last));

  const sums = Array.from({ length: last + 1 }, (_, placed) => new Float64Array(width(placed)));
  const reached = new Array<boolean>(last + 1).fill(false);
  (sums[0] as Float64Array)[0] = 1;
  reached[0] = true;

  const rest = remaining(chances);
  const row = new Float64Array(count + 1);
  for (let face = 0; face < chances.length; face++) {
    const chance = chances[face] as number;
    if (chance === 0) continue;
    const score = (scores[face] as number) - low;
    const share = face === chances.length - 1 ? 1 : Math.min(1, chance / (rest[face] as number));
    // From many placed dice to few: a face may not be counted on top of itself.
    for (let placed = last - 1; placed >= 0; placed--) {
      if (!reached[placed]) continue;
      const here = sums[placed] as Float64Array;
      binomial(count - placed, share, row);
      for (let shown = last - placed + 1; shown <= count - placed; shown++)
        row[last - placed] = (row[last - placed] as number) + (row[shown] as number);
      for (let shown = 1; shown <= last - placed; shown++) {
        const weight = row[shown] as number;
        if (weight === 0) continue;
        const shift = score * (keptOf(placed + shown) - keptOf(placed));
        const there = sums[placed + shown] as Float64Array;
        for (let sum = 0; sum < here.length; sum++)
          there[sum + shift] = (there[sum + shift] as number) + weight * (here[sum] as number);
        reached[placed + shown] = true;
      }
      const none = row[0] as number;
      for (let sum = 0; sum < here.length; sum++) here[sum] = (here[sum] as number) * none;
    }
  }
  return consecutive(low * (last - first), sums[last] as Float64Array);
};

/** For each face the chance of it and all behind it. */
const remaining = (chances: Float64Array): Float64Array => {
  const rest = chances.slice();
  for (let face = rest.length - 2; face >= 0; face--)
    rest[face] = (rest[face] as number) + (rest[face + 1] as number);
  return rest;
};
