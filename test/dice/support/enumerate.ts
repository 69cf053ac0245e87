import type { DiceSource } from '../../../src/dice/index.ts';

/**
 * Makes a roll once for every way the dice can fall, and gives the chance of each result: slow and plain, to
 * hold the odds against. Works for rolls whose number of dice does not depend on the dice.
 */
export const enumerate = (rollOnce: (source: DiceSource) => number): ReadonlyMap<number, number> => {
  const faces: number[] = [];
  const sidesOf: number[] = [];
  const source: DiceSource = {
    die(index, sides) {
      sidesOf[index] = sides;
      faces[index] ??= 1;
      return faces[index];
    },
    card: () => {
      throw new Error('no cards here');
    },
  };
  const times = new Map<number, number>();
  let rolls = 0;
  do {
    const result = rollOnce(source);
    times.set(result, (times.get(result) ?? 0) + 1);
    rolls++;
  } while (turn(faces, sidesOf));
  return new Map([...times].sort(([a], [b]) => a - b).map(([result, count]) => [result, count / rolls]));
};

/** The next way the dice can fall; false after the last. */
const turn = (faces: number[], sidesOf: readonly number[]): boolean => {
  for (let die = 0; die < faces.length; die++) {
    const face = faces[die] ?? 1;
    if (face < (sidesOf[die] ?? 1)) {
      faces[die] = face + 1;
      return true;
    }
    faces[die] = 1;
  }
  return false;
};
