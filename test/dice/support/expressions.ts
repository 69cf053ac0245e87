import fc from 'fast-check';
import type {
  Condition,
  DiceNode,
  Ends,
  Expression,
  GroupModifier,
  Modifier,
  Shape,
} from '../../../src/dice/index.ts';
import { diceAhead } from '../../../src/dice/notation/arrange.ts';

const shape: fc.Arbitrary<Shape> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('numbered'), sides: fc.integer({ min: 1, max: 100 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fate'), signs: fc.constantFrom(1, 2) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('faces'),
      faces: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 8 }),
    }),
  },
);

const condition: fc.Arbitrary<Condition> = fc.record({
  compare: fc.constantFrom('>=', '<=', '>', '<', '=', '!='),
  value: fc.oneof(fc.integer({ min: -2, max: 101 }), fc.constantFrom(2.5, -0.5)),
});

const conditions = fc.uniqueArray(condition, {
  maxLength: 2,
  selector: ({ compare, value }) => compare + value,
});

const select: fc.Arbitrary<GroupModifier & Modifier> = fc.record({
  kind: fc.constantFrom('keep', 'drop'),
  which: fc.oneof(
    fc.record({ end: fc.constantFrom('high', 'low', 'middle'), count: fc.integer({ min: 1, max: 25 }) }),
    fc.record({ when: condition }),
  ),
});

const perhaps = fc.option(condition, { freq: 3 });

const success: fc.Arbitrary<GroupModifier & Modifier> = fc.record({
  kind: fc.constant('success'),
  hit: condition,
  double: perhaps,
  fail: perhaps,
  cancel: perhaps,
  redeems: fc.constant(false),
});

/** Of dice, where the highest face may redeem failures. */
const anySuccess: fc.Arbitrary<Modifier> = fc
  .tuple(success, fc.boolean())
  .map(([of, redeems]) => (of.kind === 'success' ? { ...of, redeems: redeems && of.fail !== null } : of));

const plainSuccess: fc.Arbitrary<Modifier> = condition.map((hit) => ({
  kind: 'success',
  hit,
  double: null,
  fail: null,
  cancel: null,
  redeems: false,
}));

const sort: fc.Arbitrary<GroupModifier & Modifier> = fc.record({
  kind: fc.constant('sort'),
  order: fc.constantFrom('up', 'down'),
});

const few = <T>(one: fc.Arbitrary<T>, most = 1): fc.Arbitrary<T[]> => fc.array(one, { maxLength: most });

const limit = (kind: 'min' | 'max'): fc.Arbitrary<Modifier> =>
  fc.record({ kind: fc.constant(kind), value: fc.integer({ min: -1, max: 20 }) });

const ends: fc.Arbitrary<Ends> = fc.record({
  end: fc.constantFrom('high', 'low'),
  count: fc.integer({ min: 1, max: 5 }),
});

const explode: fc.Arbitrary<Modifier> = fc.oneof(
  fc.record({
    kind: fc.constant('explode'),
    when: conditions,
    together: fc.boolean(),
    penetrating: fc.boolean(),
    times: fc.constantFrom('always', 'once'),
  }),
  fc.record({
    kind: fc.constant('explode'),
    when: conditions,
    together: fc.constant(false),
    penetrating: fc.constant(false),
    times: fc.constant('first'),
  }),
  fc.record({
    kind: fc.constant('explode'),
    when: ends,
    together: fc.constant(false),
    penetrating: fc.constant(false),
    times: fc.constantFrom('always', 'first'),
  }),
);

const unique: fc.Arbitrary<Modifier> = fc.record({
  kind: fc.constant('unique'),
  when: conditions,
  times: fc.constantFrom('always', 'once'),
});

const reroll: fc.Arbitrary<Modifier> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('reroll'),
      when: conditions,
      times: fc.constantFrom('always', 'once'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('reroll'), when: ends, times: fc.constant('once') }),
  },
);

const implode: fc.Arbitrary<Modifier> = fc.record({ kind: fc.constant('implode'), when: conditions });

const critical = (kind: 'criticalSuccess' | 'criticalFailure'): fc.Arbitrary<Modifier> =>
  fc.record({ kind: fc.constant(kind), when: conditions });

const keptAndDropped = few(select, 2).map((selects) => [
  ...selects.filter(({ kind }) => kind === 'keep'),
  ...selects.filter(({ kind }) => kind === 'drop'),
]);

const count = fc.integer({ min: 1, max: 20 });

/** Dice of which there are always as many as written: kept, dropped and counted. */
export const diceNode: fc.Arbitrary<DiceNode> = fc.record({
  kind: fc.constant('dice'),
  count,
  shape,
  modifiers: fc.tuple(keptAndDropped, few(plainSuccess)).map((all) => all.flat()),
});

const advantage: fc.Arbitrary<Modifier> = fc.record({
  kind: fc.constantFrom('advantage', 'disadvantage'),
  dice: fc.integer({ min: 1, max: 5 }),
});

/** Dice with anything that can be written behind them. Some of them would never end: parse refuses those. */
export const anyDiceNode: fc.Arbitrary<DiceNode> = fc
  .record({
    kind: fc.constant('dice' as const),
    count,
    shape,
    modifiers: fc
      .tuple(
        few(limit('min')),
        few(limit('max')),
        few(implode),
        few(explode),
        few(reroll),
        few(unique),
        keptAndDropped,
        few(anySuccess),
        few(critical('criticalSuccess')),
        few(critical('criticalFailure')),
        few(sort),
      )
      .map((all) => all.flat()),
    ahead: few(advantage),
  })
  .map(({ ahead, modifiers, ...dice }) => ({
    ...dice,
    count: dice.count + diceAhead(ahead),
    modifiers: [...ahead, ...modifiers],
  }));

const label = fc.stringMatching(/^[A-Za-z*_é]{1,6}( [a-z0-9:'-]{1,6})?$/);

const number: fc.Arbitrary<Expression> = fc.record({
  kind: fc.constant('number'),
  value: fc.oneof(fc.nat({ max: 100 }), fc.constantFrom(0.5, 2.25)),
});

/** Rolls as a player could write them. Of these parse refuses only what is out of bounds or without an end. */
export const expression: fc.Arbitrary<Expression> = fc.letrec<{ node: Expression; leaf: Expression }>(
  (tie) => ({
    leaf: fc.oneof(number, diceNode, anyDiceNode),
    node: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      tie('leaf'),
      fc.record({ kind: fc.constant('negate'), of: tie('node') }),
      fc.record({ kind: fc.constant('label'), of: tie('node'), text: label }),
      fc.record({
        kind: fc.constant('math'),
        operator: fc.constantFrom('+', '-', '*'),
        left: tie('node'),
        right: tie('node'),
      }),
      fc.record({
        kind: fc.constant('math'),
        operator: fc.constantFrom('/', '//', '%', '^'),
        left: tie('node'),
        right: fc.record({ kind: fc.constant('number'), value: fc.integer({ min: 1, max: 20 }) }),
      }),
      fc.record({
        kind: fc.constant('compare'),
        compare: fc.constantFrom('>=', '<=', '>', '<', '=', '!='),
        left: tie('node'),
        right: tie('node'),
      }),
      fc.record({
        kind: fc.constant('call'),
        name: fc.constantFrom(
          'floor',
          'ceil',
          'round',
          'abs',
          'sign',
          'sqrt',
          'exp',
          'log',
          'sin',
          'cos',
          'tan',
        ),
        of: fc.tuple(tie('node')),
      }),
      fc.record({
        kind: fc.constant('call'),
        name: fc.constantFrom('min', 'max'),
        of: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constant('group'),
        items: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
        modifiers: fc.tuple(keptAndDropped, few(success), few(sort)).map((all) => all.flat()),
      }),
    ),
  }),
).node;
