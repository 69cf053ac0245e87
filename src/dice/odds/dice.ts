import type { DiceNode, Modifier } from '../notation/ast.ts';
import type { Budget } from './budget.ts';
import type { Mass } from './distribution.ts';
import { sumOfChain, sumOfFirst } from './explode.ts';
import { certain, type Grid, GridSum, gridOf, isGapless, massOfGrid, resultsOf } from './mass.ts';
import { sumOfParts } from './parts.ts';
import { type Reader, readerOf, scoresOf } from './reader.ts';
import { power, product } from './sums.ts';
import { tablesOf } from './tables.ts';
import { modifierOf, type Thrown, thrownOf, valuesOf } from './thrown.ts';
import { uniqueMass } from './unique.ts';

/** The exact chances of what dice come to, as they are read. */
export const diceMass = (node: DiceNode, budget: Budget): Mass => {
  if (node.count === 0) return certain(0);
  const unique = modifierOf(node.modifiers, 'unique');
  if (unique !== undefined) return uniqueMass(node, unique, budget);
  const { count, shape, modifiers } = node;
  if (shape.kind === 'numbered' && modifiers.every(({ kind }) => kind === 'sort' || isMark(kind))) {
    budget.spend(shape.sides, 1 + count * (shape.sides - 1));
    const die = { low: 1, chances: new Float64Array(shape.sides).fill(1 / shape.sides) };
    return resultsOf(power(die, count, budget), true);
  }
  const thrown = thrownOf(node, budget);
  const reader = readerOf(node.modifiers, valuesOf(thrown), thrown.most);
  const ranks = reader.ranks(node.count);
  const ranked = ranks !== undefined && !(thrown.kind === 'alike' && ranks.every((stays) => stays));
  return ranked
    ? rankedMass(thrown, node.count, reader, budget)
    : addedMass(thrown, node.count, reader, budget);
};

const isMark = (kind: Modifier['kind']): boolean => kind === 'criticalSuccess' || kind === 'criticalFailure';

/** Where it does not matter which dice stand beside which: the sum of what each is worth. */
const addedMass = (thrown: Thrown, count: number, reader: Reader, budget: Budget): Mass => {
  const read = (law: Mass): Grid => scoresOf(thrown.reroll(law), reader, budget);
  switch (thrown.kind) {
    case 'alike': {
      const die = scoresOf(thrown.law, reader, budget);
      return reader.results(resultsOf(power(die, count, budget, thrown.endless), isGapless(die)));
    }
    case 'chains': {
      const die = sumOfChain(thrown.chain, read, count, budget);
      return reader.results(massOfGrid(power(die, count, budget, thrown.endless)));
    }
    case 'first': {
      const { first, further } = thrown.chain;
      const any = new GridSum(budget);
      any.add(read(first.met));
      any.add(read(first.rest));
      const spark = thrown.together
        ? read(massOfGrid(product(gridOf(first.met, budget), gridOf(further.rest, budget), budget)))
        : product(read(first.met), read(further.rest), budget);
      const dice = { plain: read(first.rest), spark, any: any.grid() };
      return reader.results(massOfGrid(sumOfFirst(dice, count, budget)));
    }
  }
};

/** Where it matters: all that may lie there, each with the sum of the dice on the ranks that stay. */
const rankedMass = (thrown: Thrown, count: number, reader: Reader, budget: Budget): Mass => {
  const sum = new GridSum(budget);
  for (const { chance, parts } of tablesOf(thrown, count, budget))
    sum.add(sumOfParts(parts, reader, budget), chance);
  return reader.results(massOfGrid(sum.grid()));
};
