import { type DiceSource, hashOf, numbered, sealedSeed, seededDice } from '../dice/index.ts';
import { type DrawnCard, isDie, type Recorded, type RolledDie } from './roll.ts';

/** A die as it was recorded, with what its seed has in that place. */
export interface CheckedDie {
  readonly index: number;
  readonly sides: number;
  readonly label: string;
  readonly shown: number;
  readonly due: number; // what the seed has
  readonly from: 'seed' | 'typed' | 'ruled' | 'earlier'; // earlier: in the command that this one does again
}

/** A card as it was recorded, with the one that its seed picks from the pile; `due` is null where the pile was not recorded. */
export interface CheckedCard {
  readonly index: number;
  readonly label: string;
  readonly shown: string;
  readonly due: {
    readonly place: number; // in the pile, from 1
    readonly of: number; // how many lay in it
    readonly card: string; // that lay there
  } | null;
}

export type Checked = CheckedDie | CheckedCard;

/**
 * How far recorded dice can be led back. 'own': to a seed drawn for them alone; 'sealed': to a secret that is not public
 * yet; 'whole': all the way to a public secret; 'broken': to nothing, for the secret says something else; 'file': to a file, whose
 * maker could write any dice, and choose any secret, number and interaction that lead to those they like.
 */
export type Chain = 'own' | 'sealed' | 'whole' | 'broken' | 'file';

/** The secret that a command drew from, and what it drew. */
export interface Sealed {
  readonly secret: string | null; // null: nobody here has it
  readonly hash: string; // as it was published
  readonly revealed: boolean;
  readonly number: number;
  readonly interactionId: string;
}

export interface Proof {
  readonly chain: Chain;
  readonly fallen: readonly Checked[]; // in the order in which they fell
}

/** Rolls dice and draws cards of a record again. `sealed` is what its seed was made from; null: it has a seed of its own. */
export function proofOf(
  record: { readonly seed: string; readonly dice: readonly Recorded[] },
  sealed: Sealed | null,
): Proof {
  const source = seededDice(record.seed);
  const fallen = record.dice.map((one) => (isDie(one) ? rolledAgain(one, source) : drawnAgain(one, source)));
  return { chain: chainOf(record.seed, sealed), fallen };
}

export const isCheckedDie = (one: Checked): one is CheckedDie => 'sides' in one;

/** What nobody typed or ruled must be what its seed has; a card whose pile was not recorded cannot be held against it. */
export function fits(one: Checked): boolean {
  if (isCheckedDie(one)) return one.from !== 'seed' || one.shown === one.due;
  return one.due === null || one.shown === one.due.card;
}

function rolledAgain(die: RolledDie, source: DiceSource): CheckedDie {
  const { index, sides, label, value } = die;
  return { index, sides, label, shown: value, due: source.die(index, sides), from: originOf(die) };
}

function drawnAgain({ index, label, card, pile, earlier }: DrawnCard, source: DiceSource): CheckedCard {
  if (pile === undefined || earlier === true) return { index, label, shown: card, due: null };
  // The same card may lie in a pile several times: which of them it was is asked by its place.
  const place = Number(
    source.card(
      index,
      pile.map((_, at) => String(at)),
    ),
  );
  return { index, label, shown: card, due: { place: place + 1, of: pile.length, card: pile[place] ?? '' } };
}

function originOf({ ruled, typed, earlier }: RolledDie): CheckedDie['from'] {
  if (ruled === true) return 'ruled';
  if (earlier === true) return 'earlier';
  return typed === true ? 'typed' : 'seed';
}

function chainOf(seed: string, sealed: Sealed | null): Chain {
  if (sealed === null) return 'own';
  const { secret, hash } = sealed;
  if (secret === null) return 'sealed';
  if (hashOf(secret) !== hash || sealedSeed(secret, sealedWith(seed, sealed)) !== seed) return 'broken';
  return sealed.revealed ? 'whole' : 'sealed';
}

/** What stands behind the secret in the text that a seed was made from: the interaction, in rolls of before with the number. */
export function sealedWith(seed: string, { secret, number, interactionId }: Sealed): string {
  const before = numbered(number, interactionId);
  return secret !== null && sealedSeed(secret, before) === seed ? before : interactionId;
}
