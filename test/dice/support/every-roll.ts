import type { DiceSource } from '../../../src/dice/index.ts';

/** What came of every way the dice can fall. */
export interface EveryRoll {
  /** The chance of each result, ascending, as far as the rolls were followed. */
  readonly chances: ReadonlyMap<number, number>;
  /** The chance of all rolls that were not followed to their end. */
  readonly left: number;
}

const MOST_WAYS = 200_000;

class TooRare extends Error {}

/**
 * Makes a roll once for every way the dice can fall, however many it takes, and weighs each with its chance: slow and plain,
 * to hold the odds against. Ways rarer than `rarest` before they end (an explosion that goes on and on) are left out.
 */
export const everyRoll = (rollOnce: (source: DiceSource) => number, rarest = 0): EveryRoll => {
  const faces: number[] = []; // of the way that is looked at
  const sides: number[] = [];
  let asked = 0;
  let chance = 1;
  const source: DiceSource = {
    die(_index, of) {
      faces[asked] ??= 1;
      sides[asked] = of;
      chance /= of;
      const face = faces[asked++] ?? 1;
      if (chance < rarest) throw new TooRare();
      return face;
    },
    card: () => {
      throw new Error('no cards here');
    },
  };
  const chances = new Map<number, number>();
  let left = 0;
  let ways = 0;
  do {
    if (++ways > MOST_WAYS) throw new Error('too many ways to go through');
    asked = 0;
    chance = 1;
    try {
      const result = rollOnce(source);
      chances.set(result, (chances.get(result) ?? 0) + chance);
    } catch (thrown) {
      if (!(thrown instanceof TooRare)) throw thrown;
      left += chance;
    }
    faces.length = asked;
  } while (turn(faces, sides));
  return { chances: new Map([...chances].sort(([a], [b]) => a - b)), left };
};

/** The next way: the last die that has a face left shows it, and what came behind it is rolled anew. False after the last. */
const turn = (faces: number[], sides: readonly number[]): boolean => {
  while (faces.length > 0) {
    const last = faces.length - 1;
    const face = faces[last] ?? 0;
    if (face < (sides[last] ?? 0)) {
      faces[last] = face + 1;
      return true;
    }
    faces.pop();
  }
  return false;
};
