import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../src/dice/index.ts';
import type { Params } from '../../src/engine/refusal.ts';
import type { Roll } from '../../src/engine/roll.ts';
import type { Rule } from '../../src/engine/rule.ts';
import { run } from '../../src/engine/run.ts';
import type { Tx } from '../../src/engine/tx.ts';

const request = { count: 2, sides: 6, label: 'aim', by: 'ana' };

/** Rolls a 2 and a 3, turns a die of them, and rolls no more. */
const turned = (place: number, value: number) =>
  run({}, {}, (tx) => rule(tx, place, value), { source: scriptedDice([2, 3]) });

function* rule(tx: Tx<object>, place: number, value: number): Rule<void> {
  const roll: Roll = yield* tx.roll(request);
  const before = yield* tx.turn(roll.id, place, value);
  tx.emit('turned', { before: before.value, dice: tx.rolled(roll.id).dice.map((die) => die.value) });
}

describe('A die that a rule turns', () => {
  test('shows the new face from then on', () => {
    expect(turned(1, 6)).toMatchObject({ events: [{ data: { before: 3, dice: [2, 6] } }] });
  });

  test('stays on record as it fell', () => {
    expect(turned(1, 6)).toMatchObject({ dice: [{ value: 2 }, { value: 3 }] });
  });

  test.each([
    [2, 6],
    [0, 7],
    [0, 0],
  ])('is one of the roll, and has the face: not die %d to %d', (place, value) => {
    expect(turned(place, value)).toEqual({
      kind: 'refused',
      refusal: { code: 'noSuchDie', params: { place } },
    });
  });
});

test('whoever may change a die is told what else there is to know of its roll', () => {
  const seen: Params[] = [];
  const reactions = (_state: object, _window: string, about: Params) => {
    seen.push(about);
    return [];
  };
  const rolling = (tx: Tx<object>) => tx.roll({ ...request, about: { matters: false } });
  run(
    { reactions },
    {},
    function* (tx): Rule<void> {
      yield* rolling(tx);
    },
    { source: scriptedDice([2, 3]) },
  );
  expect(seen[0]).toMatchObject({ matters: false, label: 'aim' });
});
