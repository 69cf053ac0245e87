import type { Budget } from './budget.ts';
import type { Mass } from './distribution.ts';

/** Chances of whole results that follow one another: the first is `low`. */
export const consecutive = (low: number, chances: Float64Array): Mass => {
  const values = new Float64Array(chances.length);
  for (let place = 0; place < values.length; place++) values[place] = low + place;
  return { values, chances };
};

export const certain = (value: number): Mass => ({
  values: Float64Array.of(value),
  chances: Float64Array.of(1),
});

/** The sum of `count` equal dice whose faces run from `min` to `max`, each face once. */
export const sumOfDice = (count: number, min: number, max: number, budget: Budget): Mass => {
  const sides = max - min + 1;
  const outcomes = count * (sides - 1) + 1;
  budget.spend(3 * count * (outcomes / 2 + sides), outcomes);
  let chances = new Float64Array(sides).fill(1 / sides);
  if (count === 1) return consecutive(min, chances);
  const room = {
    fromLeft: new Float64Array(outcomes + 2 * sides),
    fromRight: new Float64Array(outcomes + 2 * sides),
  };
  for (let die = 1; die < count; die++) chances = addDie(chances, sides, room);
  return consecutive(count * min, chances);
};

/**
 * One die more: every new result is the mean of `sides` neighbouring old ones. A running window would have to
 * subtract, which ruins rare results; instead the sums within blocks of `sides`, from the left and from the
 * right, give each window as two pieces (van Herk's algorithm, for sums). `room` is scratch space.
 */
const addDie = (
  chances: Float64Array,
  sides: number,
  { fromLeft, fromRight }: { readonly fromLeft: Float64Array; readonly fromRight: Float64Array },
): Float64Array<ArrayBuffer> => {
  const outcomes = chances.length + sides - 1;
  const end = Math.ceil((outcomes + sides - 1) / sides) * sides;
  for (const side of [fromLeft, fromRight]) {
    side.fill(0, 0, sides - 1);
    side.set(chances, sides - 1);
    side.fill(0, outcomes, end);
  }
  for (let block = 0; block < end; block += sides) {
    for (let at = block + 1; at < block + sides; at++)
      fromLeft[at] = (fromLeft[at] as number) + (fromLeft[at - 1] as number);
    for (let at = block + sides - 2; at >= block; at--)
      fromRight[at] = (fromRight[at] as number) + (fromRight[at + 1] as number);
    // A window that begins with a block is that block, and one piece.
    fromRight[block] = 0;
  }
  const sum = new Float64Array(outcomes);
  for (let at = 0; at < outcomes; at++)
    sum[at] = ((fromRight[at] as number) + (fromLeft[at + sides - 1] as number)) / sides;
  return sum;
};

/** The sum of two results that do not depend on one another, both of consecutive whole numbers. */
export const sumOfTwo = (left: Mass, right: Mass, budget: Budget): Mass => {
  const [long, short] = left.chances.length >= right.chances.length ? [left, right] : [right, left];
  const outcomes = long.chances.length + short.chances.length - 1;
  budget.spend(long.chances.length * short.chances.length, outcomes);
  const sum = new Float64Array(outcomes);
  for (let a = 0; a < short.chances.length; a++) {
    const chance = short.chances[a] as number;
    for (let b = 0; b < long.chances.length; b++)
      sum[a + b] = (sum[a + b] as number) + chance * (long.chances[b] as number);
  }
  return consecutive((left.values[0] as number) + (right.values[0] as number), sum);
};

/** Whether every whole number between the lowest and the highest result is one. */
export const isConsecutive = ({ values }: Mass): boolean =>
  (values.at(-1) as number) - (values[0] as number) === values.length - 1;
