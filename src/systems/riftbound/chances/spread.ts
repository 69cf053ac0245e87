import type { Amount } from '../gear/profile.ts';

/** The chance of each number. */
export type Spread = ReadonlyMap<number, number>;

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** So many d6 and a number: what they come to, never below none. */
export function amountSpread({ dice, plus }: Amount, change: number): Spread {
  let sums: ReadonlyMap<number, number> = new Map([[plus, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, chance] of sums) for (const face of FACES) add(next, sum + face, chance / FACES.length);
    sums = next;
  }
  const spread = new Map<number, number>();
  for (const [sum, chance] of sums) add(spread, Math.max(0, sum + change), chance);
  return spread;
}

function add(spread: Map<number, number>, number: number, chance: number): void {
  spread.set(number, (spread.get(number) ?? 0) + chance);
}

/** How many of so many tries succeed, each with the same chance. */
export function successes(tries: number, chance: number): readonly number[] {
  let spread: readonly number[] = [1];
  for (let n = 0; n < tries; n++)
    spread = Array.from(
      { length: spread.length + 1 },
      (_, k) => (spread[k] ?? 0) * (1 - chance) + (spread[k - 1] ?? 0) * chance,
    );
  return spread;
}

/** How many of as many tries as a spread says succeed. */
export function successesOf(tries: Spread, chance: number): Spread {
  const all = new Map<number, number>();
  for (const [many, likely] of tries)
    for (const [count, part] of successes(many, chance).entries()) add(all, count, likely * part);
  return all;
}

export const mean = (spread: Spread): number =>
  [...spread].reduce((sum, [number, chance]) => sum + number * chance, 0);

/** The chance that what it is about holds. */
export const chanceThat = (spread: Spread, holds: (number: number) => boolean): number =>
  [...spread].reduce((sum, [number, chance]) => (holds(number) ? sum + chance : sum), 0);

/** Rerolls of misses: so many different dice once each (Prepare), and so many one after the other, of any die that misses still. */
export interface Rerolls {
  readonly once: number;
  readonly tries: number;
}

/** How many of as many dice as a spread says succeed, misses rolled again as was declared. */
export function successesWith(dice: Spread, chance: number, { once, tries }: Rerolls): Spread {
  const all = new Map<number, number>();
  for (const [many, likely] of dice)
    for (const [count, part] of successes(many, chance).entries()) {
      const misses = many - count;
      for (const [more, bit] of successes(Math.min(once, misses), chance).entries())
        for (const [last, rest] of capped(tries, chance, misses - more))
          add(all, count + more + last, likely * part * bit * rest);
    }
  return all;
}

/** Successes of tries that end once nothing misses any more. */
const capped = (tries: number, chance: number, most: number): Spread => {
  const spread = new Map<number, number>();
  for (const [count, part] of successes(tries, chance).entries()) add(spread, Math.min(count, most), part);
  return spread;
};
