import { describe, expect, test } from 'vitest';
import { type Moment, type Passed, stepsSince, stepsUntil } from '../../../../src/app/play/undo/begins.ts';

/** 'r1 players Kira': a moment as it is written here; '-' for nobody. */
function moment(text: string): Moment {
  const [round = '', phase = '-', current = '-'] = text.split(' ');
  const named = (word: string) => (word === '-' ? null : word);
  return { round: Number(round.slice(1)), phase: named(phase), current: named(current) };
}

/** Steps in the order in which they were taken: who took each, and the moment after it. */
const fight = (first: string, ...steps: readonly (readonly [actor: string | null, after: string])[]) =>
  steps.map(
    ([actor, after], at): Passed => ({
      before: moment(steps[at - 1]?.[1] ?? first),
      after: moment(after),
      actor,
    }),
  );

const since = (steps: readonly Passed[], span: Parameters<typeof stepsSince>[1]) =>
  stepsSince(steps.toReversed(), span);

/** Turns one after the other: Kira, Tiz, Kira again in round 2. */
const inLine = fight(
  'r0 - -',
  [null, 'r1 - Kira'],
  ['Kira', 'r1 - Kira'],
  ['Kira', 'r1 - Kira'],
  [null, 'r1 - Tiz'],
  ['Tiz', 'r1 - Tiz'],
  [null, 'r2 - Kira'],
);

/** Sides that act in any order: a turn begins with its first act. */
const inPhases = fight(
  'r0 - -',
  [null, 'r1 players -'],
  ['Tiz', 'r1 players Tiz'],
  ['Tiz', 'r1 players -'],
  ['Kira', 'r1 moves Kira'],
  ['Grask', 'r1 players Kira'],
  ['Kira', 'r1 enemies -'],
  ['Grask', 'r1 enemies Grask'],
);

describe('since the beginning of the turn', () => {
  test('are the steps of whoever acts', () => {
    expect(since(inLine.slice(0, 3), 'turn')).toBe(2);
  });

  test('that has only just begun are those of the one before, and what began it', () => {
    expect(since(inLine.slice(0, 4), 'turn')).toBe(3);
  });

  test('in another round counts as another turn, though the same acts', () => {
    expect(since([...inLine, ...fight('r2 - Kira', ['Kira', 'r2 - Kira'])], 'turn')).toBe(1);
  });

  test('that begins with its first act is that act, too', () => {
    expect(since(inPhases.slice(0, 2), 'turn')).toBe(1);
  });

  test('that is over are all of its steps', () => {
    expect(since(inPhases.slice(0, 3), 'turn')).toBe(2);
  });

  test('of which none has begun are none', () => {
    expect(since(inPhases.slice(0, 1), 'turn')).toBeNull();
  });
});

describe('since the beginning of the phase', () => {
  test('are not those that ended the one before', () => {
    expect(since(inPhases, 'phase')).toBe(1);
  });

  test('are all of it, though something came in between', () => {
    expect(since(inPhases.slice(0, 5), 'phase')).toBe(4);
  });

  test('are none where there are no phases', () => {
    expect(since(inLine, 'phase')).toBeNull();
  });
});

describe('since the beginning of the round', () => {
  test('are all steps in it', () => {
    expect(since(inLine.slice(0, 5), 'round')).toBe(4);
  });

  test('that has only just begun are those of the one before', () => {
    expect(since(inLine, 'round')).toBe(5);
  });

  test('is read no further than needed', () => {
    let read = 0;
    function* counting() {
      for (const step of inLine.slice(0, 5).toReversed().concat(inLine)) {
        read += 1;
        yield step;
      }
    }
    stepsSince(counting(), 'round');
    expect(read).toBe(5);
  });
});

describe('until the beginning of the next', () => {
  test('turn that is passed on to are the steps before it and the one that does so', () => {
    expect(stepsUntil(inLine.slice(1), 'turn')).toBe(3);
  });

  test('turn that begins with its first act are the steps before it', () => {
    expect(stepsUntil(inPhases.slice(1), 'turn')).toBe(2);
  });

  test('round are all steps of this one', () => {
    expect(stepsUntil(inLine.slice(1), 'round')).toBe(5);
  });

  test('of which none comes are all', () => {
    expect(stepsUntil(inLine.slice(1, 3), 'round')).toBe(2);
  });
});
