import type { DiceNode, Expression, SelectModifier } from '../notation/ast.ts';
import { SCORES, successOf, verdictOn } from '../reading.ts';
import { type Budget, giveUp } from './budget.ts';
import type { Constitution } from './constitution.ts';
import type { Mass } from './distribution.ts';
import { GridSum, massOfGrid } from './mass.ts';
import { sumOfParts, type WorthPart } from './parts.ts';
import { readerOf } from './reader.ts';
import { tablesOf } from './tables.ts';
import { modifierOf, type Thrown, takesAside, thrownOf, valuesOf } from './thrown.ts';

/** Dice of a roll that adds and subtracts, and what is added to them. */
interface Terms {
  readonly dice: readonly Term[];
  readonly constant: number;
}

interface Term {
  readonly thrown: Thrown;
  readonly worth: ((value: number) => number) | undefined;
}

type Sign = 1 | -1;

/** The chances of dice of several shapes that are added and subtracted, kept and dropped all together. */
export const termsMass = (roll: Expression, selects: readonly SelectModifier[], budget: Budget): Mass => {
  const { dice, constant } = termsOf(roll, 1, budget);
  const values = Float64Array.from(dice.flatMap(({ thrown }) => [...valuesOf(thrown)]));
  const reader = readerOf(selects, values, 0);
  const sum = new GridSum(budget);
  for (const { chance, parts } of together(dice, budget)) sum.add(sumOfParts(parts, reader, budget), chance);
  const { values: sums, chances } = reader.results(massOfGrid(sum.grid()));
  return { values: constant === 0 ? sums : sums.map((value) => value + constant), chances };
};

/** All that may lie on the table of all terms. */
function* together(
  [first, ...others]: readonly Term[],
  budget: Budget,
): Generator<Constitution & { readonly parts: readonly WorthPart[] }> {
  if (first === undefined) {
    yield { chance: 1, parts: [] };
    return;
  }
  const rest = [...together(others, budget)];
  for (const { chance, parts } of tablesOf(first.thrown, budget)) {
    const own = parts.map((part) => ({ ...part, worth: first.worth }));
    for (const other of rest) yield { chance: chance * other.chance, parts: [...own, ...other.parts] };
  }
}

const termsOf = (node: Expression, sign: Sign, budget: Budget): Terms => {
  switch (node.kind) {
    case 'number':
      return { dice: [], constant: sign * node.value };
    case 'label':
      return termsOf(node.of, sign, budget);
    case 'negate':
      return termsOf(node.of, other(sign), budget);
    case 'group': {
      const [only] = node.items;
      if (only === undefined || node.items.length > 1 || node.modifiers.length > 0) break;
      return termsOf(only, sign, budget);
    }
    case 'math': {
      if (node.operator !== '+' && node.operator !== '-') break;
      const left = termsOf(node.left, sign, budget);
      const right = termsOf(node.right, node.operator === '+' ? sign : other(sign), budget);
      return { dice: [...left.dice, ...right.dice], constant: left.constant + right.constant };
    }
    case 'dice':
      // What is unique depends on other dice, what a cancel takes away on the sum.
      if (modifierOf(node.modifiers, 'unique') !== undefined) break;
      if ((successOf(node.modifiers)?.cancel ?? null) !== null || successOf(node.modifiers)?.redeems) break;
      if (takesAside(node)) break;
      return { dice: [{ thrown: thrownOf(node, budget), worth: worthOf(node, sign) }], constant: 0 };
    default:
  }
  return giveUp('dependentDice');
};

const other = (sign: Sign): Sign => (sign === 1 ? -1 : 1);

/** What a die is worth where it is not simply what it shows: dice that count are kept for what they show all the same. */
const worthOf = ({ modifiers }: DiceNode, sign: Sign): Term['worth'] => {
  const success = successOf(modifiers);
  if (success !== undefined) return (value) => sign * SCORES[verdictOn(value, success)];
  return sign === 1 ? undefined : (value) => 0 - value;
};
