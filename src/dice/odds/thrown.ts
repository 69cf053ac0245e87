import type { DiceNode, Modifier } from '../notation/ast.ts';
import { explodesWhen, isEnds, rerollsWhen, successOf } from '../reading.ts';
import { type Budget, giveUp } from './budget.ts';
import type { Mass } from './distribution.ts';
import { type Chain, chainOf, lengthOfChain, togetherLaw } from './explode.ts';
import { faceLaw, limited, rerolled } from './law.ts';

/** The modifier of a kind that is there once at most. */
export const modifierOf = <K extends Modifier['kind']>(
  modifiers: readonly Modifier[],
  kind: K,
): Extract<Modifier, { kind: K }> | undefined => {
  const isOfKind = (modifier: Modifier): modifier is Extract<Modifier, { kind: K }> => modifier.kind === kind;
  return modifiers.find(isOfKind);
};

/** Whether some dice are chosen by where they stand before they are read, or are taken away from the sum. */
export const takesAside = ({ modifiers }: DiceNode): boolean =>
  modifiers.some(
    (modifier) =>
      modifier.kind === 'advantage' ||
      modifier.kind === 'disadvantage' ||
      (modifier.kind === 'implode' && successOf(modifiers) === undefined) ||
      (modifier.kind === 'reroll' && isEnds(modifier.when)),
  );

/** What lies on the table before it is read. */
export type Thrown = {
  /** How many dice begin it. */
  readonly count: number;
  /** How many dice there may be at most. */
  readonly most: number;
  /** Whether explosions go on for ever. */
  readonly endless: boolean;
  /** Rolls what has to be rolled again. */
  readonly reroll: (law: Mass) => Mass;
} & (
  | /** So many equal dice. */ { readonly kind: 'alike'; readonly law: Mass }
  | /** Each with the dice it brought. */ {
      readonly kind: 'chains';
      readonly chain: Chain;
      readonly alike: boolean;
    }
  | /** One with the die it brought. */ {
      readonly kind: 'first';
      readonly chain: Chain;
      readonly together: boolean;
    }
);

/**
 * What the dice of a node come to before they are read, unique ones aside; those that are rolled again for where they stand are
 * told as if they were not. `part`: only so much of what the dice show at first.
 */
export const thrownOf = (
  { count, shape, modifiers }: DiceNode,
  budget: Budget,
  part: (first: Mass) => Mass = (first) => first,
): Thrown => {
  const fresh = faceLaw(shape, budget);
  const first = part(limited(fresh, modifiers));
  const again = modifierOf(modifiers, 'reroll');
  const reroll = (law: Mass) =>
    again === undefined || isEnds(again.when)
      ? law
      : rerolled(law, fresh, again.times, rerollsWhen(shape, again.when));
  const explode = modifierOf(modifiers, 'explode');
  if (explode === undefined)
    return { kind: 'alike', law: reroll(first), count, most: count, endless: false, reroll };
  const { times, together, penetrating } = explode;
  if (isEnds(explode.when)) {
    // The highest brings a die, whichever it is: one more. What more than one bring hangs on what lies there.
    if (times !== 'first' || first !== fresh) return giveUp('dependentDice');
    return { kind: 'alike', law: reroll(first), count: count + 1, most: count + 1, endless: false, reroll };
  }
  const chain = chainOf(first, fresh, { when: explodesWhen(shape, explode.when), times, penetrating });
  if (times === 'first')
    return { kind: 'first', chain, together, count, most: count + 1, endless: false, reroll };
  const endless = times === 'always';
  if (together)
    return {
      kind: 'alike',
      law: reroll(togetherLaw(chain, count, budget)),
      count,
      most: count,
      endless,
      reroll,
    };
  const alike = first === fresh && !penetrating;
  return { kind: 'chains', chain, alike, count, most: count * lengthOfChain(chain), endless, reroll };
};

/** All values that may be read. */
export const valuesOf = (thrown: Thrown): Float64Array => {
  if (thrown.kind === 'alike') return thrown.law.values;
  const { first, further } = thrown.chain;
  const laws = [first.met, first.rest, further.met, further.rest];
  const values = new Float64Array(laws.reduce((sum, law) => sum + law.values.length, 0));
  let at = 0;
  for (const law of laws) {
    values.set(law.values, at);
    at += law.values.length;
  }
  return values;
};
