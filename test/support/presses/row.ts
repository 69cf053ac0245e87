import type { TestDice } from '../../discord/support/dice.ts';
import type { GameTable } from '../table.ts';
import type { Counted } from './fights.ts';

/** One count that play-by-thumb is to reach. */
export interface Row {
  readonly what: string;
  readonly goal: number;
  readonly systems: readonly Counted[];
  /** Plays it, and gives how many it took. Throws where it cannot be done by presses. */
  readonly count: (table: GameTable, system: Counted, dice: TestDice) => Promise<number>;
}
