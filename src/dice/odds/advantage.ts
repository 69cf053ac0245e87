import type { DiceNode, ExplodeModifier } from '../notation/ast.ts';
import { diceInPlay, explodesWhen, isEnds, selectsOf, successOf } from '../reading.ts';
import { type Budget, giveUp } from './budget.ts';
import type { Mass } from './distribution.ts';
import { chainOf, lengthOfChain, sumOfChain } from './explode.ts';
import { faceLaw, limited } from './law.ts';
import { certain, type Grid, GridSum, massOfGrid, NOTHING } from './mass.ts';
import { sumOfParts } from './parts.ts';
import { readerOf, scoresOf } from './reader.ts';
import { power, product } from './sums.ts';
import { valuesOf } from './thrown.ts';

/**
 * Dice with advantage or disadvantage of which those that are left may explode. What a die brings depends only on whether it explodes:
 * so the sum of those that are left is told together with how many of them do, as two digits of one number.
 */
export const advantageMass = (node: DiceNode, explode: ExplodeModifier, budget: Budget): Mass => {
  const { count, shape, modifiers } = node;
  const counted = successOf(modifiers) !== undefined;
  // More than the sum would have to be known: which dice there are, or what one comes to with all that was added to it.
  if (isEnds(explode.when) || explode.times === 'first') return giveUp('dependentDice');
  if (explode.together && (counted || selectsOf(modifiers).length > 0)) return giveUp('dependentDice');
  if (selectsOf(modifiers).some(({ which }) => !('when' in which))) return giveUp('dependentDice');
  const fresh = faceLaw(shape, budget);
  const first = limited(fresh, modifiers);
  const { times, penetrating } = explode;
  const chain = chainOf(first, fresh, { when: explodesWhen(shape, explode.when), times, penetrating });
  const { met } = chain.first;
  const dice = diceInPlay(node);
  const most = dice * lengthOfChain(chain);
  const values = valuesOf({
    kind: 'chains',
    chain,
    alike: false,
    count,
    most,
    endless: false,
    reroll: same,
  });
  const reader = readerOf(modifiers, values, most, shape);
  const scores = first.values.map((value) => reader.score(value));
  const low = scores.reduce((least, score) => Math.min(least, score), Infinity);
  const high = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const digit = dice * (high - low) + 1;
  const lit = new Set(met.values);
  const score = (value: number) => reader.score(value) - low + (lit.has(value) ? digit : 0);
  const both = sumOfParts([{ count, law: first }], { ...reader, score }, budget);
  // What one that explodes brings: itself it is in the sum already.
  const begun = certain(0);
  const read = (law: Mass): Grid =>
    law === begun ? { low: 0, chances: Float64Array.of(1) } : scoresOf(law, reader, budget);
  const alight = { first: { met: begun, rest: NOTHING }, further: chain.further };
  const brings = met.values.length === 0 ? null : sumOfChain(alight, read, dice, budget);
  const sum = new GridSum(budget);
  for (let lights = 0; lights <= dice; lights++) {
    const from = lights * digit - both.low;
    const chances = both.chances.slice(Math.max(0, from), Math.max(0, from + digit));
    if (chances.length === 0) continue;
    const left: Grid = { low: dice * low + Math.max(0, -from), chances };
    sum.add(
      brings === null ? left : product(left, power(brings, lights, budget, times === 'always'), budget),
    );
  }
  return reader.results(massOfGrid(sum.grid()));
};

const same = (law: Mass): Mass => law;
