import { type Budget, giveUp } from './budget.ts';
import type { Mass } from './distribution.ts';

/*
 * Chances come in two forms: a Mass lists values and their chances, a Grid has one place for every whole number from
 * `low` on, possible or not. Sums are fastest on grids.
 */
export interface Grid {
  readonly low: number;
  readonly chances: Float64Array;
}

export const certain = (value: number): Mass => ({
  values: Float64Array.of(value),
  chances: Float64Array.of(1),
});

/** Chances of whole results that follow one another: the first is `low`. */
export const consecutive = (low: number, chances: Float64Array): Mass => {
  const values = new Float64Array(chances.length);
  for (let place = 0; place < values.length; place++) values[place] = low + place;
  return { values, chances };
};

/** Whether every whole number between the lowest and the highest result is one. */
export const isConsecutive = ({ values }: Mass): boolean =>
  Number.isInteger(values[0]) && (values.at(-1) as number) - (values[0] as number) === values.length - 1;

/** What all chances come to. */
export const total = (chances: Float64Array): number => {
  let sum = 0;
  for (let place = 0; place < chances.length; place++) sum += chances[place] as number;
  return sum;
};

/** The places of a grid that can come up. */
export const massOfGrid = ({ low, chances }: Grid): Mass => {
  let size = 0;
  for (let place = 0; place < chances.length; place++) if ((chances[place] as number) > 0) size++;
  if (size === chances.length) return consecutive(low, chances);
  const values = new Float64Array(size);
  const some = new Float64Array(size);
  for (let place = 0, at = 0; place < chances.length; place++) {
    if (!((chances[place] as number) > 0)) continue;
    values[at] = low + place;
    some[at++] = chances[place] as number;
  }
  return { values, chances: some };
};

/** Results that differ by no more than this are the same one, calculated in two ways. */
const SAME = 1e-9;

/** The mass of results gathered in any order; quotients that are equal but for rounding are taken together. */
export const massOf = (gathered: ReadonlyMap<number, number>): Mass => {
  const values = Float64Array.from(gathered.keys()).sort();
  return merged({ values, chances: values.map((value) => gathered.get(value) ?? 0) });
};

/** Takes neighbours together that are the same but for rounding; both arrays are used up. */
export const merged = ({ values, chances }: Mass): Mass => {
  let size = 0;
  for (let place = 0; place < values.length; place++) {
    const value = values[place] as number;
    const chance = chances[place] as number;
    const before = size === 0 ? Number.NEGATIVE_INFINITY : (values[size - 1] as number);
    if (value - before > SAME) {
      values[size] = value;
      chances[size++] = chance;
      continue;
    }
    // Of the two the whole number is the one that was meant.
    if (Number.isInteger(value)) values[size - 1] = value;
    chances[size - 1] = (chances[size - 1] as number) + chance;
  }
  return size === values.length
    ? { values, chances }
    : { values: values.slice(0, size), chances: chances.slice(0, size) };
};

/** The mass of what a function makes of each result. */
export const mapped = ({ values, chances }: Mass, by: (value: number) => number): Mass => {
  const gathered = new Map<number, number>();
  for (let place = 0; place < values.length; place++) {
    const result = by(values[place] as number);
    gathered.set(result, (gathered.get(result) ?? 0) + (chances[place] as number));
  }
  return massOf(gathered);
};

/** Two masses as one, so much of the second. */
export const together = (one: Mass, other: Mass, weight: number): Mass => {
  const size = one.values.length + other.values.length;
  const values = new Float64Array(size);
  const chances = new Float64Array(size);
  for (let at = 0, a = 0, b = 0; at < size; at++) {
    if (b === other.values.length || (one.values[a] ?? Infinity) <= (other.values[b] as number)) {
      values[at] = one.values[a] as number;
      chances[at] = one.chances[a++] as number;
    } else {
      values[at] = other.values[b] as number;
      chances[at] = weight * (other.chances[b++] as number);
    }
  }
  return merged({ values, chances });
};

/** Every value of some lists that ascend, once each, ascending. */
export const ascending = ([first, ...others]: readonly Float64Array[]): Float64Array =>
  others.reduce(joined, first ?? new Float64Array(0));

const joined = (left: Float64Array, right: Float64Array): Float64Array => {
  const all = new Float64Array(left.length + right.length);
  let size = 0;
  for (let a = 0, b = 0; a < left.length || b < right.length; size++) {
    const value = Math.min(left[a] ?? Infinity, right[b] ?? Infinity);
    if (left[a] === value) a++;
    if (right[b] === value) b++;
    all[size] = value;
  }
  return all.subarray(0, size);
};

/** Several masses as one: of each so much of its chances. */
export const mixed = (parts: readonly { readonly weight: number; readonly of: Mass }[]): Mass => {
  const [only] = parts;
  if (parts.length === 1 && only?.weight === 1) return only.of;
  const gathered = new Map<number, number>();
  for (const { weight, of } of parts)
    for (let place = 0; place < of.values.length; place++) {
      const value = of.values[place] as number;
      gathered.set(value, (gathered.get(value) ?? 0) + weight * (of.chances[place] as number));
    }
  return massOf(gathered);
};

/** What cannot come up at all. */
export const NOTHING: Mass = { values: new Float64Array(0), chances: new Float64Array(0) };
export const NOWHERE: Grid = { low: 0, chances: new Float64Array(0) };

/** Grids added place by place, each with a weight. */
export class GridSum {
  readonly #budget: Budget;
  #low = 0;
  #chances = new Float64Array(0);

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  add({ low, chances }: Grid, weight = 1): void {
    if (chances.length === 0) return;
    if (this.#chances.length === 0) this.#low = low;
    const from = Math.min(this.#low, low);
    const to = Math.max(this.#low + this.#chances.length, low + chances.length);
    if (to - from > this.#chances.length) {
      this.#budget.spend(to - from, to - from);
      const wide = new Float64Array(to - from);
      wide.set(this.#chances, this.#low - from);
      this.#low = from;
      this.#chances = wide;
    }
    for (let place = 0; place < chances.length; place++) {
      const at = low + place - from;
      this.#chances[at] = (this.#chances[at] as number) + weight * (chances[place] as number);
    }
  }

  grid(): Grid {
    return { low: this.#low, chances: this.#chances };
  }
}

/** The grid of values, which have to be whole. */
export const gridOf = ({ values, chances }: Mass, budget: Budget): Grid => {
  if (values.length === 0) return NOWHERE;
  if (!values.every((value) => Number.isInteger(value))) return giveUp('dependentDice');
  const low = values[0] as number;
  const length = (values.at(-1) as number) - low + 1;
  budget.spend(length, length);
  const grid = new Float64Array(length);
  for (let place = 0; place < values.length; place++)
    grid[(values[place] as number) - low] = chances[place] as number;
  return { low, chances: grid };
};

/** A grid as results: places without a chance are none, but where each is known to be possible (if all too rare to tell). */
export const resultsOf = (grid: Grid, everyPlace: boolean): Mass =>
  everyPlace ? consecutive(grid.low, grid.chances) : massOfGrid(grid);

/** Whether no place of a grid is impossible. */
export const isGapless = ({ chances }: Grid): boolean => chances.every((chance) => chance > 0);
