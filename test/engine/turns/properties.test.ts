import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ActorId,
  actors,
  addToGroup,
  addToLine,
  begin,
  type GroupOrder,
  holdTurn,
  insertTurn,
  interrupt,
  loseTurns,
  moveToEnd,
  moveToTop,
  next,
  orderRows,
  removeFromGroup,
  removeFromLine,
  type SortedOrder,
  step,
  type TurnOrder,
  type TurnResult,
  takeHeldTurn,
  toAct,
  waiting,
} from '../../../src/engine/turns/index.ts';
import { alternating, line, phases, started } from './support.ts';

const people = ['a', 'b', 'c', 'd', 'e', 'f'];
const someone = fc.constantFrom(...people);
type Change<O extends TurnOrder> = (order: O) => TurnResult<O>;

const lineChange: fc.Arbitrary<Change<SortedOrder>> = fc.oneof(
  fc.tuple(someone, fc.integer({ min: 0, max: 9 })).map(
    ([actor, rank]): Change<SortedOrder> =>
      (order) =>
        addToLine(order, { actor, rank: [rank] }),
  ),
  someone.map((actor) => (order: SortedOrder) => removeFromLine(order, actor)),
  someone.map((actor) => (order: SortedOrder) => moveToTop(order, actor)),
  someone.map((actor) => (order: SortedOrder) => moveToEnd(order, actor)),
  someone.map((actor) => (order: SortedOrder) => insertTurn(order, actor)),
  fc.tuple(someone, someone).map(
    ([actor, after]) =>
      (order: SortedOrder) =>
        insertTurn(order, actor, 'extra', after),
  ),
  someone.map((actor) => (order: SortedOrder) => interrupt(order, actor)),
  someone.map((actor) => (order: SortedOrder) => loseTurns(order, actor, 2)),
  someone.map((actor) => (order: SortedOrder) => takeHeldTurn(order, actor)),
  fc.constant((order: SortedOrder) => holdTurn(order)),
  fc.constant((order: SortedOrder) => next(order)),
  fc.constant((order: SortedOrder) => step(order)),
);

const groupChange: fc.Arbitrary<Change<GroupOrder>> = fc.oneof(
  fc.tuple(someone, fc.constantFrom('one', 'two')).map(
    ([actor, group]) =>
      (order: GroupOrder) =>
        addToGroup(order, actor, group),
  ),
  someone.map((actor) => (order: GroupOrder) => removeFromGroup(order, actor)),
  { arbitrary: someone.map((actor) => (order: GroupOrder) => begin(order, actor)), weight: 4 },
  someone.map((actor) => (order: GroupOrder) => insertTurn(order, actor)),
  someone.map((actor) => (order: GroupOrder) => loseTurns(order, actor)),
  { arbitrary: fc.constant((order: GroupOrder) => next(order)), weight: 4 },
);

/** Plays the changes, those refused left out, and looks at every order on the way. */
function play<O extends TurnOrder>(from: O, changes: readonly Change<O>[], look: (order: O) => void): O {
  let now = from;
  for (const change of changes) {
    const result = change(now);
    if (result.ok) now = result.order;
    look(now);
  }
  return now;
}

const sorted = (list: readonly ActorId[]) => [...list].sort();
const aLine = () => started(line({ a: 5, b: 4, c: 4, d: 1 }));
const someGroups = fc.constantFrom(
  started(phases({ one: ['a', 'b'], two: ['c', 'd'] })),
  started(alternating({ one: ['a', 'b'], two: ['c', 'd'] })),
);

function expectSound(order: TurnOrder): void {
  const known = new Set(actors(order));
  expect(sorted(orderRows(order).map((row) => row.actor))).toEqual(sorted([...known]));
  expect(new Set(toAct(order)).size).toBe(toAct(order).length);
  const named = [
    ...order.done,
    ...order.held,
    ...order.turns.map((t) => t.actor),
    ...Object.keys(order.lost),
  ];
  expect(named.filter((actor) => !known.has(actor))).toEqual([]);
}

describe('whatever happens in a fight', () => {
  test('the line stays a permutation of those who came and did not leave', () => {
    fc.assert(
      fc.property(fc.array(lineChange, { maxLength: 40 }), (changes) => {
        let present = new Set(['a', 'b', 'c', 'd']);
        let now = aLine();
        for (const change of changes) {
          const before = sorted(actors(now));
          const result = change(now);
          if (!result.ok) continue;
          now = result.order;
          const left = new Set(result.passed.flatMap((b) => (b.at === 'actor.left' ? [b.actor] : [])));
          const came = actors(now).filter((actor) => !before.includes(actor));
          present = new Set([...present, ...came].filter((actor) => !left.has(actor)));
          expect(sorted(actors(now))).toEqual(sorted([...present]));
        }
      }),
    );
  });

  test('nobody in a line is shown twice, to act twice, or kept after leaving', () => {
    fc.assert(
      fc.property(fc.array(lineChange, { maxLength: 40 }), (changes) => {
        play(aLine(), changes, expectSound);
      }),
    );
  });

  test('nobody in groups is shown twice, to act twice, or kept after leaving', () => {
    fc.assert(
      fc.property(someGroups, fc.array(groupChange, { maxLength: 40 }), (groups, changes) => {
        play(groups, changes, expectSound);
      }),
    );
  });

  test('the fight always goes on: to a turn, or to a choice that can be made', () => {
    fc.assert(
      fc.property(someGroups, fc.array(groupChange, { maxLength: 40 }), (groups, changes) => {
        const now = play(groups, changes, () => {});
        const need = waiting(now);
        const chosen = need?.for === 'choice' ? begin(now, need.actors[0] ?? '') : next(now);
        expect(chosen.ok || chosen.code).toBe(actors(now).length === 0 ? 'turn.nobody' : true);
      }),
    );
  });

  test('everybody gets one regular turn a round', () => {
    fc.assert(
      fc.property(fc.array(lineChange, { maxLength: 40 }), (changes) => {
        let now: SortedOrder = play(aLine(), changes, () => {});
        fc.pre(actors(now).length > 0);
        const starts: string[] = [];
        const target = now.round + 4;
        while (now.round < target) {
          const result: TurnResult<SortedOrder> = step({ ...now, inserted: [], lost: {} });
          if (!result.ok) throw new Error(result.code);
          now = result.order;
          for (const b of result.passed)
            if (b.at === 'turn.start' && b.round === target - 1) starts.push(b.actor);
        }
        expect(sorted(starts)).toEqual(sorted(actors(now)));
      }),
    );
  });

  test('an order is plain data: JSON brings it back whole', () => {
    fc.assert(
      fc.property(fc.array(lineChange, { maxLength: 20 }), (changes) => {
        const now = play(aLine(), changes, () => {});
        expect(JSON.parse(JSON.stringify(now))).toEqual(now);
      }),
    );
  });
});
