import type { Distribution } from './distribution.ts';

/** How a roll compares with another: chances (0 to 1) that sum up to 1. */
export interface Comparing {
  readonly higher: number;
  readonly equal: number;
  readonly lower: number;
}

/** How likely one result is higher than another that does not depend on it. */
export const compareOdds = (one: Distribution, other: Distribution): Comparing => {
  const { values, chances } = one.mass;
  const theirs = other.mass;
  let place = 0;
  let below = 0; // the other's chances under the value that is looked at
  let higher = 0;
  let equal = 0;
  for (let own = 0; own < values.length; own++) {
    const [value, chance] = [values[own] as number, chances[own] as number];
    while (place < theirs.values.length && (theirs.values[place] as number) < value)
      below += theirs.chances[place++] as number;
    higher += chance * below;
    if (theirs.values[place] === value) equal += chance * (theirs.chances[place] as number);
  }
  // Each is a sum of floats: none may leave what a chance can be.
  const within = (chance: number) => Math.min(1, Math.max(0, chance));
  return { higher: within(higher), equal: within(equal), lower: within(1 - higher - equal) };
};
