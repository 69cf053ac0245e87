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

/** What became of a die: counted in the sum, left out, or judged against a target. */
export type Fate = 'kept' | 'dropped' | 'success' | 'miss';

/** A die whose roll has been read. `score` is what it adds to the result. */
export interface JudgedDie extends Die {
  readonly fate: Fate;
  readonly score: number;
}
