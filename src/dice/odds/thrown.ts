import type { DiceNode, Modifier } from '../notation/ast.ts';
import { explodesWhen, rerollsWhen } from '../reading.ts';
import type { Budget } from './budget.ts';
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

/** What lies on the table before it is read. */
export type Thrown = {
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

/** What the dice of a node come to before they are read, unique ones aside. */
export const thrownOf = ({ count, shape, modifiers }: DiceNode, budget: Budget): Thrown => {
  const fresh = faceLaw(shape, budget);
  const first = limited(fresh, modifiers);
  const again = modifierOf(modifiers, 'reroll');
  const reroll = (law: Mass) =>
    again === undefined ? law : rerolled(law, fresh, again.times, rerollsWhen(shape, again.when));
  const explode = modifierOf(modifiers, 'explode');
  if (explode === undefined)
    return { kind: 'alike', law: reroll(first), most: count, endless: false, reroll };
  const { times, together, penetrating } = explode;
  const chain = chainOf(first, fresh, { when: explodesWhen(shape, explode.when), times, penetrating });
  if (times === 'first') return { kind: 'first', chain, together, most: count + 1, endless: false, reroll };
  const endless = times === 'always';
  if (together)
    return { kind: 'alike', law: reroll(togetherLaw(chain, count, budget)), most: count, endless, reroll };
  const alike = first === fresh && !penetrating;
  return { kind: 'chains', chain, alike, most: count * lengthOfChain(chain), endless, reroll };
};

/** All values that may be read. */
export const valuesOf = (thrown: Thrown): Float64Array => {
  if (thrown.kind === 'alike') return thrown.law.values;
  const { first, further } = thrown.chain;
  const values = [first.met, first.rest, further.met, further.rest].map(({ values }) => [...values]);
  return Float64Array.from(values.flat());
};
