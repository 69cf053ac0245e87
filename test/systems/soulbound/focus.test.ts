import { describe, expect, test } from 'vitest';
import { bestPlacement, successesOf } from '../../../src/systems/soulbound/checks/placing.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { duel, sheet, table } from './table.ts';

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

const sixes = (values: readonly number[], plus: readonly number[]) => successesOf(values, plus, 6);

type Worth = readonly [successes: number, sixes: number, points: number];

/** What the best of all placements of up to so many points comes to; 6s count only where they are said to. */
function bruteForce(
  values: readonly number[],
  difficulty: number,
  focus: number,
  countSixes: boolean,
): Worth {
  let best: Worth = [0, 0, 0];
  for (let points = 0; points <= focus; points++) {
    for (const plus of everyWay(values.length, points)) {
      const found: Worth = [
        successesOf(values, plus, difficulty),
        countSixes ? sixes(values, plus) : 0,
        points,
      ];
      const better = found[0] - best[0] || found[1] - best[1];
      if (better > 0) best = found;
    }
  }
  return best;
}

describe('the placement that is offered first is the best of all', () => {
  const cases = [1, 2, 3, 4].flatMap((dice) =>
    [2, 3, 4, 5, 6].map((difficulty) => [dice, difficulty] as const),
  );

  test.each(cases)('for the most successes with the fewest points: %i dice at DN %i', (dice, difficulty) => {
    const wrong = everyRoll(dice).flatMap((values) =>
      [1, 2, 3, 4, 6].filter((focus) => {
        const plus = bestPlacement(values, difficulty, focus, { kind: 'most' });
        const found = [successesOf(values, plus, difficulty), 0, plus.reduce((sum, by) => sum + by, 0)];
        return found.join() !== bruteForce(values, difficulty, focus, false).join();
      }),
    );
    expect(wrong).toEqual([]);
  });

  test.each(cases.filter(([dice]) => dice < 4))(
    'for the most 6s behind the most successes, as Cleave and Rend want them (S8): %i dice at DN %i',
    (dice, difficulty) => {
      const wrong = everyRoll(dice).flatMap((values) =>
        [1, 2, 4, 6].filter((focus) => {
          const plus = bestPlacement(values, difficulty, focus, { kind: 'most', sixes: true });
          const points = plus.reduce((sum, by) => sum + by, 0);
          const found = [successesOf(values, plus, difficulty), sixes(values, plus), points];
          return found.join() !== bruteForce(values, difficulty, focus, true).join();
        }),
      );
      expect(wrong).toEqual([]);
    },
  );
});

const fighter = (training: number, focus: number) =>
  sheet({ attributes: { body: 5 }, skills: { might: { training, focus } } });

const tested = (focus: number) => table().pc('kira', fighter(0, focus)).peace();

test('a Test is offered the placement with the most successes, not the cheapest that passes', () => {
  const after = tested(3).check('kira', 'body.might', { difficulty: '5:2', dice: [6, 4, 3, 2, 1] });
  expect(after.event('tested')).toMatchObject({ plus: [0, 1, 2, 0, 0], successes: 3 });
});

describe('Focus die by die', () => {
  const byHand = (focus: number, dice: readonly number[], points: readonly string[]) =>
    tested(focus).check('kira', 'body.might', {
      difficulty: '5:2',
      dice,
      answers: { focus: 'byHand', focusDie: points },
    });

  test('goes a point at a time on the dice that the player names by what they show', () => {
    expect(byHand(3, [6, 4, 3, 2, 1], ['2', '3', '4']).event('tested')).toMatchObject({
      plus: [0, 0, 0, 3, 0],
      passed: true,
    });
  });

  test('may make a die more than passes', () => {
    expect(byHand(2, [6, 4, 3, 2, 1], ['4', '5']).event('tested').plus).toEqual([0, 2, 0, 0, 0]);
  });

  test('never goes above 6', () => {
    const { asked } = byHand(2, [6, 4, 3, 2, 1], ['4', '5']);
    expect(asked.at(-1)?.options.map(({ id }) => id)).toEqual(['5', '3', '2', '1', 'stop']);
  });

  test('may be stopped with points left', () => {
    expect(byHand(3, [6, 4, 3, 2, 1], ['4', 'stop']).event('tested').plus).toEqual([0, 1, 0, 0, 0]);
  });

  test('goes where the best placement would, where the player takes what is offered', () => {
    const after = tested(3).check('kira', 'body.might', {
      difficulty: '5:2',
      dice: [6, 4, 3, 2, 1],
      answers: { focus: 'byHand' },
    });
    expect(after.event('tested').plus).toEqual([0, 1, 2, 0, 0]);
  });

  test('is not cut short by long pools: dice that show the same are one choice', () => {
    const stage = table()
      .pc('kira', sheet({ attributes: { body: 12 }, skills: { might: { training: 0, focus: 3 } } }))
      .peace();
    const dice = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 1, 2];
    const { asked } = stage.check('kira', 'body.might', {
      difficulty: '6:2',
      dice,
      answers: { focus: 'byHand' },
    });
    expect(asked[1]?.options.map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1', 'stop']);
  });
});

describe('where 6s do more, as for Cleave and Rend (S8)', () => {
  const cleaver = (focus: number) =>
    duel({ weapons: 'Axe, 1, Rend', skills: { weaponSkill: { training: 0, focus } } });

  test('Focus makes 6s of dice that have passed already', () => {
    const after = cleaver(1).attack('kira', 'bandit', { dice: [5, 4, 4] });
    expect(after.event('attacked').plus).toEqual([1, 0, 0]);
  });

  test('successes come before 6s', () => {
    const after = cleaver(1).attack('kira', 'bandit', { dice: [5, 3, 4] });
    expect(after.event('attacked').plus).toEqual([0, 1, 0]);
  });

  test('each answer says how many there would be', () => {
    const { asked, before } = cleaver(2).attack('kira', 'bandit', { dice: [5, 5, 4] });
    const [decision] = asked;
    if (decision === undefined) throw new Error('nothing was asked');
    expect(soulbound.words.question(decision, before).options.map(({ effect }) => effect)).toEqual([
      '3 successes, 2 of them 6s',
      'Focus doubled, 3 successes, 3 of them 6s',
      'you choose for each point',
      '3 successes',
    ]);
  });

  test('and where they do not, nothing is asked once all dice pass', () => {
    const stage = duel({ skills: { weaponSkill: { training: 0, focus: 1 } } });
    expect(stage.attack('kira', 'bandit', { dice: [5, 4, 4] }).asked).toEqual([]);
  });
});
