import type { TestDice } from '../../discord/support/dice.ts';
import type { GameTable } from '../table.ts';
import type { SystemId } from './fights.ts';

/** One count that play-by-thumb is to reach. */
export interface Row {
  readonly what: string;
  readonly goal: number;
  readonly systems: readonly SystemId[];
  /** Plays it, and gives how many it took. Throws where it cannot be done by presses. */
  readonly count: (table: GameTable, system: SystemId, dice: TestDice) => Promise<number>;
}
