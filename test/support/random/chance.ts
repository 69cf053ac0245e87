import { seededDice } from '../../../src/dice/index.ts';

/** Chance of the tests: a number from 0 to `below` − 1, the next one for each call. */
export type Chance = (below: number) => number;

export function chanceOf(seed: string): Chance {
  const source = seededDice(seed);
  let at = 0;
  return (below) => source.die(at++, below) - 1;
}

/** One of a list; there must be one. */
export function one<T>(list: readonly T[], chance: Chance): T {
  const found = list[chance(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

/** Whether something happens that happens once in so many times. */
export const once = (inSoMany: number, chance: Chance): boolean => chance(inSoMany) === 0;

/** A number that ends none of these ids ('pc00', 'foe12') yet: one more than the largest that does. */
export const numberAfter = (ids: readonly string[]): number =>
  Math.max(-1, ...ids.map((id) => Number(/\d+$/u.exec(id)?.[0] ?? -1))) + 1;
