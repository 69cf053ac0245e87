import type { Distribution } from './distribution.ts';

/** How a roll compares with another: chances (0 to 1) that sum up to 1. */
export interface Comparing {
  readonly higher: number;
  readonly equal: number;
  readonly lower: number;
}

/** How likely one result is higher than another that does not depend on it. */
export const compareOdds = (one: Distribution, other: Distribution): Comparing => {
  const theirs = other.entries();
  let place = 0;
  let below = 0; // the other's chances under the value that is looked at
  let higher = 0;
  let equal = 0;
  for (const { value, chance } of one.entries()) {
    for (let next = theirs[place]; next !== undefined && next.value < value; next = theirs[++place])
      below += next.chance;
    higher += chance * below;
    const same = theirs[place];
    if (same?.value === value) equal += chance * same.chance;
  }
  // Each is a sum of floats: none may leave what a chance can be.
  const within = (chance: number) => Math.min(1, Math.max(0, chance));
  return { higher: within(higher), equal: within(equal), lower: within(1 - higher - equal) };
};
