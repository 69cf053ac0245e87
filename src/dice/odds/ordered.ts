import { binomial } from './binomial.ts';
import type { Budget } from './budget.ts';
import type { Grid } from './mass.ts';

/** So many dice that are alike: for each of the faces the chance of it, and what a kept die that shows it adds. */
export interface Alike {
  readonly count: number;
  /** One for each face of all the dice, from the lowest value to the highest; faces that others have are 0. */
  readonly chances: Float64Array;
  /** Whole numbers, at the same places. */
  readonly scores: Float64Array;
}

/**
 * The summed scores of those dice that stand on a kept rank: all dice sorted from low to high, among equals those of an
 * earlier class first. Dice of one class are alike; all are independent.
 *
 * Goes through the faces from one end to the other and asks for each how many of the dice not placed yet show
 * it: a binomial, for they are known to show this face or a later one. A state is how many dice of each class are placed
 * and what the kept ones among them add up to; once the last kept rank is filled, the other dice no longer matter.
 */
export const sumOfRanks = (classes: readonly Alike[], kept: readonly boolean[], budget: Budget): Grid => {
  const first = kept.indexOf(true);
  if (first === -1) return { low: 0, chances: Float64Array.of(1) };
  const lastKept = kept.lastIndexOf(true) + 1;
  const upwards = lastKept <= kept.length - first;
  const walk = new Walk(
    upwards ? classes : classes.toReversed().map(reversed),
    upwards ? kept : kept.toReversed(),
    budget,
  );
  return walk.result();
};

const reversed = ({ count, chances, scores }: Alike): Alike => ({
  count,
  chances: chances.slice().reverse(),
  scores: scores.slice().reverse(),
});

/** What a face costs of the budget before anything is placed. */
const FACE_STEPS = 10;
/** What a state costs of it. */
const STATE_STEPS = 15;

interface Class extends Alike {
  /** For each face the chance of it and all behind it. */
  readonly rest: Float64Array;
  /** How far one more placed die of it moves a state. */
  readonly stride: number;
}

/** One way through the faces. */
class Walk {
  readonly #classes: readonly Class[];
  readonly #budget: Budget;
  /** Kept dice among the first so many. */
  readonly #keptOf: Int32Array;
  /** So many placed dice decide everything. */
  readonly #last: number;
  /** The least and the most that one kept die adds. */
  readonly #low: number;
  readonly #high: number;
  /** How many dice are placed, by state; `#sums[state]` has what they add up to, above `#low` each. */
  readonly #placed: Int32Array;
  readonly #sums: (Float64Array | undefined)[];
  readonly #done: Float64Array;
  readonly #row: Float64Array;

  constructor(classes: readonly Alike[], kept: readonly boolean[], budget: Budget) {
    this.#budget = budget;
    this.#last = kept.lastIndexOf(true) + 1;
    this.#keptOf = new Int32Array(kept.length + 1);
    kept.forEach((keeps, rank) => {
      this.#keptOf[rank + 1] = (this.#keptOf[rank] as number) + (keeps ? 1 : 0);
    });
    let low = Infinity;
    let high = -Infinity;
    for (const { chances, scores } of classes)
      for (let face = 0; face < scores.length; face++) {
        if (chances[face] === 0) continue;
        low = Math.min(low, scores[face] as number);
        high = Math.max(high, scores[face] as number);
      }
    this.#low = low;
    this.#high = high;
    let states = 1;
    this.#classes = classes.map((alike) => {
      const stride = states;
      states *= Math.min(alike.count, this.#last - 1) + 1;
      budget.spend(FACE_STEPS * alike.chances.length, states);
      return { ...alike, rest: remaining(alike.chances), stride };
    });
    budget.spend(STATE_STEPS * states * classes.length, this.#width(this.#last));
    this.#placed = new Int32Array(states);
    for (let state = 0; state < states; state++)
      this.#placed[state] = this.#classes.reduce((sum, _, at) => sum + this.#placedOf(at, state), 0);
    this.#sums = new Array<Float64Array | undefined>(states).fill(undefined);
    this.#done = new Float64Array(this.#width(this.#last));
    this.#row = new Float64Array(Math.max(...classes.map(({ count }) => count)) + 1);
  }

  result(): Grid {
    this.#sums[0] = Float64Array.of(1);
    const faces = this.#classes[0]?.chances.length ?? 0;
    for (let face = 0; face < faces; face++)
      for (let at = 0; at < this.#classes.length; at++) this.#place(face, at);
    return { low: this.#low * this.#kept(this.#last), chances: this.#done };
  }

  /** All ways in which dice of one class show a face. */
  #place(face: number, at: number): void {
    const { count, chances, scores, rest, stride } = this.#classes[at] as Class;
    const chance = chances[face] as number;
    if (chance === 0) return;
    const share = Math.min(1, chance / (rest[face] as number));
    const score = (scores[face] as number) - this.#low;
    this.#budget.spend(this.#sums.length);
    // From many placed dice to few: a face may not be counted on top of itself.
    for (let state = this.#sums.length - 1; state >= 0; state--) {
      const here = this.#sums[state];
      if (here === undefined) continue;
      const unplaced = count - this.#placedOf(at, state);
      if (unplaced === 0) continue;
      const placed = this.#placed[state] as number;
      const wanted = this.#last - placed;
      const row = binomial(unplaced, share, this.#row);
      const most = Math.min(unplaced, wanted);
      for (let shown = most + 1; shown <= unplaced; shown++)
        row[most] = (row[most] as number) + (row[shown] as number);
      this.#budget.spend(30 + 10 * unplaced + 3 * (most + 1) * here.length);
      for (let shown = 1; shown <= most; shown++) {
        const weight = row[shown] as number;
        if (weight === 0) continue;
        const shift = score * (this.#kept(placed + shown) - this.#kept(placed));
        const there =
          shown === wanted ? this.#done : this.#sumsOf(state + shown * stride, this.#width(placed + shown));
        for (let sum = 0; sum < here.length; sum++)
          there[sum + shift] = (there[sum + shift] as number) + weight * (here[sum] as number);
      }
      const none = row[0] as number;
      if (none === 0) this.#sums[state] = undefined;
      else for (let sum = 0; sum < here.length; sum++) here[sum] = (here[sum] as number) * none;
    }
  }

  /** How many dice of a class are placed in a state. */
  #placedOf(at: number, state: number): number {
    const { stride, count } = this.#classes[at] as Class;
    return Math.floor(state / stride) % (Math.min(count, this.#last - 1) + 1);
  }

  #kept(placed: number): number {
    return this.#keptOf[placed] as number;
  }

  /** How many different sums so many placed dice can have. */
  #width(placed: number): number {
    return this.#kept(placed) * (this.#high - this.#low) + 1;
  }

  #sumsOf(state: number, width: number): Float64Array {
    const known = this.#sums[state];
    if (known !== undefined) return known;
    this.#budget.spend(width);
    const sums = new Float64Array(width);
    this.#sums[state] = sums;
    return sums;
  }
}

/** For each face the chance of it and all behind it. */
const remaining = (chances: Float64Array): Float64Array => {
  const rest = chances.slice();
  for (let face = rest.length - 2; face >= 0; face--)
    rest[face] = (rest[face] as number) + (rest[face + 1] as number);
  return rest;
};
