import { hashOf, sealedSeed, seededDice } from '../dice/index.ts';
import { isDie, type Recorded, type RolledDie } from './roll.ts';

/** A die as it was recorded, with what its seed has in that place. */
export interface CheckedDie {
  readonly index: number;
  readonly sides: number;
  readonly label: string;
  readonly shown: number;
  readonly due: number; // what the seed has
  readonly from: 'seed' | 'typed' | 'ruled';
}

/**
 * How far recorded dice can be led back. 'own': to a seed drawn for them alone; 'sealed': to a secret that is not public
 * yet; 'whole': all the way to a public secret; 'broken': to nothing, for the secret says something else.
 */
export type Chain = 'own' | 'sealed' | 'whole' | 'broken';

/** The secret that a command drew from, and what it drew. */
export interface Sealed {
  readonly secret: string;
  readonly hash: string; // as it was published
  readonly revealed: boolean;
  readonly number: number;
  readonly interactionId: string;
}

export interface Proof {
  readonly chain: Chain;
  readonly dice: readonly CheckedDie[];
  readonly cards: number; // drawn cards: the pile is not recorded, so they are not drawn again
}

/** Rolls the dice of a record again. `sealed` is what its seed was made from; null: it has a seed of its own. */
export function proofOf(
  record: { readonly seed: string; readonly dice: readonly Recorded[] },
  sealed: Sealed | null,
): Proof {
  const source = seededDice(record.seed);
  const dice = record.dice.filter(isDie).map((die) => ({
    index: die.index,
    sides: die.sides,
    label: die.label,
    shown: die.value,
    due: source.die(die.index, die.sides),
    from: originOf(die),
  }));
  return { chain: chainOf(record.seed, sealed), dice, cards: record.dice.length - dice.length };
}

/** A die that nobody typed or ruled must show what its seed has. */
export const fits = ({ from, shown, due }: CheckedDie): boolean => from !== 'seed' || shown === due;

function originOf({ ruled, typed }: RolledDie): CheckedDie['from'] {
  if (ruled === true) return 'ruled';
  return typed === true ? 'typed' : 'seed';
}

function chainOf(seed: string, sealed: Sealed | null): Chain {
  if (sealed === null) return 'own';
  const { secret, hash, number, interactionId } = sealed;
  if (hashOf(secret) !== hash || sealedSeed(secret, number, interactionId) !== seed) return 'broken';
  return sealed.revealed ? 'whole' : 'sealed';
}
