import type { DiceNode, Ends, ImplodeModifier, Modifier } from '../notation/ast.ts';
import { diceInPlay, isEnds, rerollsWhen, successOf } from '../reading.ts';
import { advantageMass } from './advantage.ts';
import { binomial } from './binomial.ts';
import { type Budget, giveUp } from './budget.ts';
import type { Part } from './constitution.ts';
import type { Mass } from './distribution.ts';
import { sumOfChain, sumOfFirst } from './explode.ts';
import { faceLaw, given, split } from './law.ts';
import { certain, type Grid, GridSum, gridOf, isGapless, massOfGrid, resultsOf, total } from './mass.ts';
import { negate } from './maths.ts';
import { sumOfParts } from './parts.ts';
import { playedMass } from './played.ts';
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
  const implode = successOf(modifiers) === undefined ? modifierOf(modifiers, 'implode') : undefined;
  const reroll = modifierOf(modifiers, 'reroll');
  const byPlace = reroll !== undefined && isEnds(reroll.when) ? reroll.when : undefined;
  const ahead = diceInPlay(node) < count;
  // What is rolled again of the dice that are left, or explodes of those that are not rolled again, depends on all of them.
  const chosen = [ahead, implode !== undefined, byPlace !== undefined].filter((is) => is).length;
  if (chosen > 1 || (ahead && reroll !== undefined)) return playedMass(node, budget);
  const explode = modifierOf(modifiers, 'explode');
  if (explode !== undefined && isEnds(explode.when) && explode.times !== 'first')
    return playedMass(node, budget);
  if (ahead && explode !== undefined) return advantageMass(node, explode, budget);
  if (implode !== undefined) return implodedMass(node, implode, budget);
  if (byPlace !== undefined) return placedMass(node, byPlace, budget);
  const thrown = thrownOf(node, budget);
  const reader = readerOf(modifiers, valuesOf(thrown), thrown.most, shape);
  const ranks = reader.ranks(thrown.count);
  const ranked = ranks !== undefined && !(thrown.kind === 'alike' && ranks.every((stays) => stays));
  return ranked ? rankedMass(thrown, reader, budget) : addedMass(thrown, reader, budget);
};

const isMark = (kind: Modifier['kind']): boolean => kind === 'criticalSuccess' || kind === 'criticalFailure';

/** Where it does not matter which dice stand beside which: the sum of what each is worth. */
const addedMass = (thrown: Thrown, reader: Reader, budget: Budget): Mass => {
  const { count } = thrown;
  switch (thrown.kind) {
    case 'alike': {
      const die = dieGrid(thrown, reader, budget);
      return reader.results(resultsOf(power(die, count, budget, thrown.endless), isGapless(die)));
    }
    case 'chains': {
      const die = dieGrid(thrown, reader, budget);
      return reader.results(massOfGrid(power(die, count, budget, thrown.endless)));
    }
    case 'first': {
      const { first, further } = thrown.chain;
      const read = readingOf(thrown, reader, budget);
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

const readingOf =
  (thrown: Thrown, reader: Reader, budget: Budget) =>
  (law: Mass): Grid =>
    scoresOf(thrown.reroll(law), reader, budget);

/** What a die is worth, with all that it brings. */
const dieGrid = (
  thrown: Exclude<Thrown, { readonly kind: 'first' }>,
  reader: Reader,
  budget: Budget,
): Grid =>
  thrown.kind === 'alike'
    ? scoresOf(thrown.law, reader, budget)
    : sumOfChain(thrown.chain, readingOf(thrown, reader, budget), thrown.count, budget);

/** Dice some of which take another away. */
const implodedMass = (node: DiceNode, implode: ImplodeModifier, budget: Budget): Mass => {
  const { shape, count, modifiers } = node;
  const when = rerollsWhen(shape, implode.when);
  const lit = thrownOf(node, budget, (first) => split(first, when).met);
  const unlit = thrownOf(node, budget, (first) => split(first, when).rest);
  const reader = readerOf(modifiers, Float64Array.from([...valuesOf(lit), ...valuesOf(unlit)]), lit.most);
  const taken = gridOf(negate(faceLaw(shape, budget)), budget);
  // Which die explodes first hangs on all of them.
  if (lit.kind === 'first' || unlit.kind === 'first') return giveUp('dependentDice');
  const ranks = reader.ranks(count);
  if (ranks === undefined) {
    const die = new GridSum(budget);
    die.add(product(dieGrid(lit, reader, budget), taken, budget));
    die.add(dieGrid(unlit, reader, budget));
    return reader.results(massOfGrid(power(die.grid(), count, budget, lit.endless)));
  }
  if (lit.kind !== 'alike' || unlit.kind !== 'alike') return giveUp('dependentDice');
  // Where all do, their chances may miss 1 by a hair.
  const chances = binomial(count, unlit.law.values.length === 0 ? 1 : total(lit.law.chances));
  const sum = new GridSum(budget);
  for (let lights = 0; lights <= count; lights++) {
    const chance = chances[lights] as number;
    if (chance === 0) continue;
    const parts = partsOf([lights, lit.law], [count - lights, unlit.law]);
    sum.add(product(sumOfParts(parts, reader, budget), power(taken, lights, budget), budget), chance);
  }
  return reader.results(massOfGrid(sum.grid()));
};

const partsOf = (...parts: readonly (readonly [count: number, law: Mass])[]): readonly Part[] =>
  parts.flatMap(([count, law]) => (count > 0 ? [{ count, law: given(law) }] : []));

/** Dice of which the highest or lowest are rolled again, once. */
const placedMass = (node: DiceNode, { end, count: again }: Ends, budget: Budget): Mass => {
  const thrown = thrownOf(node, budget);
  const fresh = faceLaw(node.shape, budget);
  const reader = readerOf(
    node.modifiers,
    Float64Array.from([...valuesOf(thrown), ...fresh.values]),
    thrown.most,
    node.shape,
  );
  const { count } = thrown;
  if (thrown.kind !== 'alike' || reader.ranks(count) !== undefined) return playedMass(node, budget);
  const gone = Math.min(again, count);
  const stays = Array.from({ length: count }, (_, rank) =>
    end === 'low' ? rank >= gone : rank < count - gone,
  );
  const left = sumOfParts([{ count, law: thrown.law }], { ...reader, ranks: () => stays }, budget);
  const anew = power(scoresOf(fresh, reader, budget), gone, budget);
  return reader.results(massOfGrid(product(left, anew, budget)));
};

/** Where it matters: all that may lie there, each with the sum of the dice on the ranks that stay. */
const rankedMass = (thrown: Thrown, reader: Reader, budget: Budget): Mass => {
  const sum = new GridSum(budget);
  for (const { chance, parts } of tablesOf(thrown, budget))
    sum.add(sumOfParts(parts, reader, budget), chance);
  return reader.results(massOfGrid(sum.grid()));
};
