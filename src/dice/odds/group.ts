import type { DiceNode, Expression, GroupNode, SelectModifier } from '../notation/ast.ts';
import { childrenOf } from '../notation/children.ts';
import { selectsOf, successOf } from '../reading.ts';
import { readsThrough } from '../rolling/group.ts';
import { type Budget, giveUp } from './budget.ts';
import type { Part } from './constitution.ts';
import type { Mass } from './distribution.ts';
import { ascending, type Grid, isGapless, massOfGrid, resultsOf } from './mass.ts';
import { sumOfParts } from './parts.ts';
import { type Reader, readerOf, scoresOf } from './reader.ts';
import { power, product } from './sums.ts';
import { termsMass } from './terms.ts';

/** How the chances of a roll inside are found. */
export type Solving = (of: Expression) => Mass;

/** The exact chances of a group; its rolls do not depend on one another. */
export const groupMass = (group: GroupNode, solving: Solving, budget: Budget): Mass => {
  const [only] = group.items;
  if (only === undefined || group.items.length > 1) return severalMass(group, solving, budget);
  const selects = selectsOf(group.modifiers);
  const left = selects.length === 0 ? solving(only) : selectedMass(only, selects, solving, budget);
  if (successOf(group.modifiers) === undefined) return left;
  // What counts of a roll that is alone is its total.
  const counts = group.modifiers.filter(({ kind }) => kind === 'success');
  const reader = readerOf(counts, left.values, 1);
  return reader.results(massOfGrid(scoresOf(left, reader, budget)));
};

/** What it costs to look at one result of one of the rolls. */
const VALUE_STEPS = 50;

/** Rolls whose totals are kept, dropped and counted. */
const severalMass = ({ items, modifiers }: GroupNode, solving: Solving, budget: Budget): Mass => {
  const parts = [...Map.groupBy(items, (item) => JSON.stringify(item)).values()].map((equal) => ({
    count: equal.length,
    law: solving(equal[0] as Expression),
  }));
  const size = parts.reduce((sum, { law }) => sum + law.values.length, 0);
  budget.spend(VALUE_STEPS * size, size);
  const values = ascending(parts.map(({ law }) => law.values));
  const reader = readerOf(modifiers, values, items.length);
  if (reader.ranks(items.length) !== undefined)
    return reader.results(massOfGrid(sumOfParts(parts, reader, budget)));
  return addedMass(parts, reader, budget);
};

const addedMass = (parts: readonly Part[], reader: Reader, budget: Budget): Mass => {
  let sum: Grid = { low: 0, chances: Float64Array.of(1) };
  let gapless = true;
  for (const { count, law } of parts) {
    const scores = scoresOf(law, reader, budget);
    gapless &&= isGapless(scores);
    sum = product(sum, power(scores, count, budget), budget);
  }
  return reader.results(resultsOf(sum, gapless));
};

/** A roll every die of which is kept or dropped. */
const selectedMass = (
  roll: Expression,
  selects: readonly SelectModifier[],
  solving: Solving,
  budget: Budget,
): Mass => {
  const dice = diceOf(roll);
  const [one] = dice;
  if (one === undefined) return solving(roll);
  // Each of these reads what the one before it has left, which is more than ranks can tell.
  if (dice.some(({ modifiers }) => selectsOf(modifiers).length > 0)) return giveUp('dependentDice');
  if (dice.length === 1)
    return solving(replaced(roll, { ...one, modifiers: [...one.modifiers, ...selects] }));
  return termsMass(roll, selects, budget);
};

/** The dice that a group around them reads. */
const diceOf = (node: Expression): readonly DiceNode[] => {
  if (node.kind === 'dice') return [node];
  return node.kind === 'group' && !readsThrough(node) ? [] : childrenOf(node).flatMap(diceOf);
};

/** A roll with other dice in the place of the only ones that are read. */
const replaced = (node: Expression, dice: DiceNode): Expression => {
  switch (node.kind) {
    case 'number':
    case 'shared':
      return node;
    case 'dice':
      return dice;
    case 'group':
      return readsThrough(node) ? { ...node, items: node.items.map((item) => replaced(item, dice)) } : node;
    case 'negate':
    case 'label':
      return { ...node, of: replaced(node.of, dice) };
    case 'math':
    case 'compare':
      return { ...node, left: replaced(node.left, dice), right: replaced(node.right, dice) };
    case 'call':
      return { ...node, of: node.of.map((argument) => replaced(argument, dice)) };
  }
};
