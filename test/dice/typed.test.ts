import { describe, expect, test } from 'vitest';
import { readTyped, scriptedDice, seededDice, typedDice } from '../../src/dice/index.ts';

describe('what somebody types as dice', () => {
  test.for<[string, readonly number[] | null]>([
    ['4 2 6 1', [4, 2, 6, 1]],
    ['4,2;6, 1', [4, 2, 6, 1]],
    ['  20 ', [20]],
    ['0', [0]],
    ['', null],
    [' , ', null],
    ['four', null],
    ['4 x 2', null],
    ['-1', null],
    ['2.5', null],
    ['12345678901', null],
  ])('%j is %j', ([text, faces]) => {
    expect(readTyped(text)).toEqual(faces);
  });
});

/** Rolls dice of these sides with what was typed; gives what they show and what does not fit. */
function rolled(faces: readonly number[], sides: readonly number[]) {
  const dice = typedDice(faces, scriptedDice([], ['ace']));
  const shown = sides.map((one, index) => dice.die(index, one));
  return { shown, misfit: dice.misfit(), dice };
}

describe('typed dice', () => {
  test('show what was typed, in the order in which they are rolled', () => {
    expect(rolled([4, 2, 6], [6, 6, 20]).shown).toEqual([4, 2, 6]);
  });

  test('that fit have no misfit', () => {
    expect(rolled([4, 2], [6, 6]).misfit).toBeNull();
  });

  test('say which of the dice were typed', () => {
    const { dice } = rolled([4], [6, 6]);
    expect([dice.typed(0), dice.typed(1)]).toEqual([true, false]);
  });

  test.for<[string, readonly number[], readonly number[]]>([
    ['too few', [4], [6, 6]],
    ['too many', [4, 2, 1], [6, 6]],
    ['none where dice are rolled', [], [6, 6]],
    ['too high', [4, 7], [6, 6]],
    ['zero', [4, 0], [6, 6]],
  ])('misfit when they are %s, and say what is needed', ([_, faces, sides]) => {
    expect(rolled(faces, sides).misfit).toEqual({ needs: [{ count: 2, sides: 6 }], given: faces.length });
  });

  test('misfit where nothing is rolled', () => {
    expect(rolled([4], []).misfit).toEqual({ needs: [], given: 1 });
  });

  test('of several kinds are needed in the order in which they are rolled', () => {
    expect(rolled([], [6, 6, 20, 6]).misfit?.needs).toEqual([
      { count: 2, sides: 6 },
      { count: 1, sides: 20 },
      { count: 1, sides: 6 },
    ]);
  });

  test('that are missing neither explode nor are rolled again', () => {
    expect(rolled([], [6, 20, 2, 3]).shown).toEqual([3, 10, 1, 2]);
  });

  test('that are missing come to every face at last, so that nothing is rolled for ever', () => {
    const dice = typedDice([], seededDice('any'));
    const shown = new Set(Array.from({ length: 300 }, (_, index) => dice.die(index, 6)));
    expect([...shown].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('leave cards to the other source', () => {
    expect(rolled([], []).dice.card(0, ['ace', 'king'])).toBe('ace');
  });
});
