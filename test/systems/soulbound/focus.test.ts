import { describe, expect, test } from 'vitest';
import { placements } from '../../../src/systems/soulbound/checks/focus.ts';
import { sheet, table } from './table.ts';

/** Every way to put exactly `points` points on `dice` dice. */
function everyWay(dice: number, points: number): readonly (readonly number[])[] {
  if (dice === 0) return points === 0 ? [[]] : [];
  return Array.from({ length: points + 1 }, (_, first) =>
    everyWay(dice - 1, points - first).map((rest) => [first, ...rest]),
  ).flat();
}

/** Every roll of so many dice, the order aside. */
function everyRoll(dice: number, lowest = 1): readonly (readonly number[])[] {
  if (dice === 0) return [[]];
  return Array.from({ length: 7 - lowest }, (_, n) => lowest + n).flatMap((face) =>
    everyRoll(dice - 1, face).map((rest) => [face, ...rest]),
  );
}

const successes = (values: readonly number[], plus: readonly number[], difficulty: number) =>
  values.filter((value, die) => value + (plus[die] ?? 0) >= difficulty).length;

/** The most successes that any placement of up to so many points reaches, and the fewest points that do. */
function bruteForce(values: readonly number[], difficulty: number, focus: number): readonly [number, number] {
  let best: readonly [number, number] = [successes(values, [], difficulty), 0];
  for (let points = 1; points <= focus; points++) {
    const most = Math.max(
      ...everyWay(values.length, points).map((plus) => successes(values, plus, difficulty)),
    );
    if (most > best[0]) best = [most, points];
  }
  return best;
}

describe('the placement that is offered first has the most successes for the fewest points', () => {
  test.each([1, 2, 3, 4].flatMap((dice) => [2, 3, 4, 5, 6].map((difficulty) => [dice, difficulty] as const)))(
    'of all for %i dice at DN %i',
    (dice, difficulty) => {
      const wrong = everyRoll(dice).flatMap((values) =>
        [1, 2, 3, 4, 6].filter((focus) => {
          const passed = successes(values, [], difficulty);
          const first = placements(values, difficulty, focus)[0];
          const found = [passed + (first?.lifts.length ?? 0), first?.cost ?? 0];
          return found.join() !== bruteForce(values, difficulty, focus).join();
        }),
      );
      expect(wrong).toEqual([]);
    },
  );
});

test('a Test is offered the placement with the most successes, not the cheapest that passes', () => {
  const stage = table()
    .pc('kira', sheet({ attributes: { body: 5 }, skills: { might: { training: 0, focus: 3 } } }))
    .peace();
  const after = stage.check('kira', 'body.might', { difficulty: '5:2', dice: [6, 4, 3, 2, 1] });
  expect(after.event('tested')).toMatchObject({ plus: [0, 1, 2, 0, 0], successes: 3 });
});
