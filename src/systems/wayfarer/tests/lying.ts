import { type Face, faces, inOrder } from './results.ts';

/** Every way in which so many dice may lie, whatever their order, and what each becomes when one of its dice is rolled again. */
export interface Ways {
  readonly lying: readonly (readonly Face[])[]; // from the highest die to the lowest
  readonly of: readonly number[]; // in how many throws the dice fall so
  /** For each way, for each different die of it, the six ways it may become. */
  readonly again: readonly (readonly Again[])[];
  /** The way that dice lie in. */
  find(dice: readonly number[]): number;
}

export interface Again {
  readonly face: Face; // of the die that is rolled again
  readonly becomes: readonly number[];
}

const known = new Map<number, Ways>();

/** The most dice that any test rolls (L184): of more, the ways aren't made. */
export const mostDice = 6;

/** The ways of so many dice, `mostDice` at most, made once: 56 of three dice, 462 of six. */
export function waysOf(count: number): Ways {
  const ways = known.get(count) ?? makeWays(count);
  known.set(count, ways);
  return ways;
}

function makeWays(count: number): Ways {
  const lying = multisets(count, 6);
  const index = new Map(lying.map((dice, way) => [dice.join(''), way]));
  const find = (dice: readonly number[]) => index.get(inOrder(dice).join('')) ?? 0;
  const again = lying.map((dice) =>
    faces
      .filter((face) => dice.includes(face))
      .map((face) => ({
        face,
        becomes: faces.map((fallen) => find(dice.with(dice.indexOf(face), fallen))),
      })),
  );
  return { lying, of: lying.map(throwsOf), again, find };
}

/** All so many faces of at most `highest`, in falling order. */
function multisets(count: number, highest: number): readonly (readonly Face[])[] {
  if (count === 0) return [[]];
  return faces
    .filter((face) => face <= highest)
    .flatMap((face) => multisets(count - 1, face).map((rest) => [face, ...rest]));
}

/** In how many orders these dice may have fallen. */
function throwsOf(dice: readonly Face[]): number {
  const alike = faces.map((face) => dice.filter((one) => one === face).length);
  return factorial(dice.length) / alike.reduce((product, count) => product * factorial(count), 1);
}

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));
