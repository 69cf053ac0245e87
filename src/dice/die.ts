/** A die as it fell. */
export interface Die {
  /** Its running number within the command, from 0: the one the dice source was asked for. */
  readonly index: number;
  readonly sides: number;
  /** What it shows. */
  readonly value: number;
  /** What it was rolled for, in the player's or the rule's words; '' where nobody said. */
  readonly label: string;
}

/** What became of a die. Exactly one of the first three says whether it counts; the others add to it. */
export type Fate =
  | 'kept'
  | 'dropped'
  /** Rolled again: another die counts in its place. */
  | 'rerolled'
  /** Added to the die it exploded from (`!!`). */
  | 'joined'
  | 'exploded'
  | 'imploded'
  /** Rolled for one that imploded: taken away. */
  | 'subtracted'
  | 'penetrated' // counts one less
  | 'raised' // by min
  | 'lowered' // by max
  | 'success'
  | 'double'
  | 'failure'
  | 'cancel'
  /** A failure that a die with the highest face has taken away. */
  | 'redeemed'
  | 'miss'
  | 'criticalSuccess'
  | 'criticalFailure';

/** A die whose roll has been read. */
export interface JudgedDie extends Die {
  readonly fates: readonly Fate[];
  /** What it counts as, dropped or not: what it shows unless min, max, penetrating or joined dice change that. */
  readonly counts: number;
  /** What it adds to the result of its dice. */
  readonly score: number;
  /** The index of the die it was rolled for: one that exploded, or that it stands in for. */
  readonly from?: number;
}
