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

/** What a Hit Roll has left to roll again with, and how many successes the target at hand has so far. */
interface Left extends Rerolls {
  readonly hits: number;
}

const keyOf = ({ once, tries, hits }: Left): string => `${once}/${tries}/${hits}`;

type Chanced = ReadonlyMap<string, readonly [Left, number]>;

function merged(all: Iterable<readonly [Left, number]>): Chanced {
  const states = new Map<string, readonly [Left, number]>();
  for (const [left, chance] of all) {
    const key = keyOf(left);
    states.set(key, [left, (states.get(key)?.[1] ?? 0) + chance]);
  }
  return states;
}

/** One die more: where it misses and still could succeed, it takes what is there, Prepare first and then try after try. */
function* afterDie(
  [left, likely]: readonly [Left, number],
  chance: number,
): Iterable<readonly [Left, number]> {
  const { once, tries, hits } = left;
  let misses = likely * (1 - chance);
  yield [{ ...left, hits: hits + 1 }, likely * chance];
  const isHopeless = chance === 0;
  if (isHopeless) return yield [left, misses];
  const prepared = Math.min(1, once);
  for (let used = 1; used <= prepared + tries; used++) {
    const taken = { once: once - prepared, tries: tries - (used - prepared), hits: hits + 1 };
    yield [taken, misses * chance];
    misses *= 1 - chance;
  }
  yield [{ once: once - prepared, tries: 0, hits }, misses];
}

/**
 * How many of an Attack's dice succeed at each of its targets: as many dice a target as `shots` says, each with its target's chance, misses rolled
 * again as was declared. The dice lie in the order of the targets: what the first has used up the next lacks.
 */
export function hitsOfEach(shots: Spread, chances: readonly number[], rerolls: Rerolls): readonly Spread[] {
  if (rerolls.once + rerolls.tries === 0) return chances.map((chance) => successesOf(shots, chance));
  const all = chances.map(() => new Map<number, number>());
  for (const [dice, likely] of shots) {
    let states = merged([[{ ...rerolls, hits: 0 }, likely]]);
    for (const [target, chance] of chances.entries()) {
      for (let die = 0; die < dice; die++)
        states = merged([...states.values()].flatMap((state) => [...afterDie(state, chance)]));
      for (const [{ hits }, part] of states.values()) add(all[target] ?? new Map(), hits, part);
      states = merged([...states.values()].map(([left, part]) => [{ ...left, hits: 0 }, part]));
    }
  }
  return all;
}
