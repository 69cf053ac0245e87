import { Sum } from './sum.ts';

/** Results and their chances: ascending values, and the chance of each at the same place. */
export interface Mass {
  readonly values: Float64Array;
  readonly chances: Float64Array;
}

/** Which results are meant. */
export type Range =
  | { readonly atLeast: number }
  | { readonly moreThan: number }
  | { readonly atMost: number }
  | { readonly lessThan: number }
  | { readonly exactly: number };

/** All results something can have, with the chance of each (0 to 1). */
export interface Distribution {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  /** The standard deviation. */
  readonly spread: number;
  /** How many different results there are. */
  readonly size: number;
  /** `chance({atLeast: 12})`, 0 to 1; small ones are exact to their own size, not only to that of 1. */
  chance(range: Range): number;
  /** The smallest result that at least this share (0 to 1) of rolls do not exceed: 0.5 gives the median. */
  quantile(share: number): number;
  /** Every result and its chance, ascending. */
  entries(): readonly { readonly value: number; readonly chance: number }[];
  /** The same as it is kept, for whoever goes through a million results: only to be read. */
  readonly mass: Mass;
}

/** The distribution of a mass that is not empty and sums up to 1. */
export const distribution = ({ values, chances }: Mass): Distribution => {
  const size = values.length;
  const value = (place: number) => values[place] as number;
  const chanceAt = (place: number) => chances[place] as number;
  // Summed up from either end, so that a rare tail is not lost beside the rest.
  const below = new Float64Array(size + 1);
  const above = new Float64Array(size + 1);
  const up = new Sum();
  for (let place = 0; place < size; place++) below[place + 1] = up.add(chanceAt(place));
  const down = new Sum();
  for (let place = size; place > 0; place--) above[place - 1] = down.add(chanceAt(place - 1));

  const means = new Sum();
  for (let place = 0; place < size; place++) means.add(value(place) * chanceAt(place));
  const mean = means.total;
  const variances = new Sum();
  for (let place = 0; place < size; place++) variances.add((value(place) - mean) ** 2 * chanceAt(place));

  /** The first place whose value is `target` or more. */
  const placeOf = (target: number): number => {
    let low = 0;
    let high = size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (value(middle) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const from = (place: number): number => (place === 0 ? 1 : Math.min(1, above[place] as number));
  const before = (place: number): number => (place === size ? 1 : Math.min(1, below[place] as number));
  const after = (target: number): number => {
    const place = placeOf(target);
    return value(place) === target ? place + 1 : place;
  };

  return {
    min: value(0),
    max: value(size - 1),
    mean,
    spread: Math.sqrt(variances.total),
    size,
    chance(range) {
      if ('atLeast' in range) return from(placeOf(range.atLeast));
      if ('moreThan' in range) return from(after(range.moreThan));
      if ('lessThan' in range) return before(placeOf(range.lessThan));
      if ('atMost' in range) return before(after(range.atMost));
      const place = placeOf(range.exactly);
      return value(place) === range.exactly ? chanceAt(place) : 0;
    },
    quantile(share) {
      // A quarter of four equal faces must be found although its sum may be a hair under 0.25.
      const wanted = share - 1e-12;
      let low = 0;
      let high = size - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((below[middle + 1] as number) < wanted) low = middle + 1;
        else high = middle;
      }
      return value(low);
    },
    mass: { values, chances },
    entries: () => Array.from(values, (result, place) => ({ value: result, chance: chanceAt(place) })),
  };
};
