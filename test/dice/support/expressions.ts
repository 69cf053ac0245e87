import fc from 'fast-check';
import type { DiceNode, Expression, Modifier, Shape } from '../../../src/dice/index.ts';

const shape: fc.Arbitrary<Shape> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('numbered'), sides: fc.integer({ min: 1, max: 100 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fate') }) },
);

const select: fc.Arbitrary<Modifier> = fc.record({
  kind: fc.constantFrom('keep', 'drop'),
  end: fc.constantFrom('high', 'low'),
  count: fc.integer({ min: 1, max: 25 }),
});

const success: fc.Arbitrary<Modifier> = fc.record({
  kind: fc.constant('success'),
  compare: fc.constantFrom('>=', '<=', '>', '<', '='),
  target: fc.integer({ min: -2, max: 101 }),
});

/** Dice as a player could write them. */
export const diceNode: fc.Arbitrary<DiceNode> = fc.record({
  kind: fc.constant('dice'),
  count: fc.integer({ min: 1, max: 20 }),
  shape,
  modifiers: fc
    .tuple(fc.array(select, { maxLength: 2 }), fc.array(success, { maxLength: 1 }))
    .map(([selects, targets]) => [...selects, ...targets]),
});

const label = fc.stringMatching(/^[A-Za-z*_é]{1,6}( [a-z0-9:'-]{1,6})?$/);

/** Rolls as a player could write them: what these are, parse accepts. */
export const expression: fc.Arbitrary<Expression> = fc.letrec<{ node: Expression; leaf: Expression }>(
  (tie) => ({
    leaf: fc.oneof(fc.record({ kind: fc.constant('number'), value: fc.nat({ max: 100 }) }), diceNode),
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
        operator: fc.constantFrom('/', '//'),
        left: tie('node'),
        right: fc.record({ kind: fc.constant('number'), value: fc.integer({ min: 1, max: 20 }) }),
      }),
    ),
  }),
).node;
