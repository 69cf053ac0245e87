import { TestDice } from '../../discord/support/dice.ts';
import { openTable } from '../table.ts';
import type { Counted } from './fights.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';

/** Dice that fall the same way in every row, whichever were played before. */
class RowDice extends TestDice {
  #rolled = 0;

  begin(): void {
    this.#rolled = 0;
  }

  override newSeed(): string {
    this.#rolled += 1;
    return `presses-${this.#rolled}`;
  }
}

/** What one count came to; `why`: it could not be done. */
export interface Measured {
  readonly what: string;
  readonly system: Counted;
  readonly goal: number;
  readonly count: number | null;
  readonly why: string;
}

export const isReached = ({ count, goal }: Measured): boolean => count !== null && count <= goal;

/** Which counts are made: of a row by its number, in a system. */
export type Wanted = (row: Row, system: Counted, at: number) => boolean;

/** Plays every row that is wanted in every system it is for, by presses alone, at one table. */
export async function* measured(wanted: Wanted = () => true): AsyncGenerator<Measured> {
  const dice = new RowDice();
  const table = await openTable({ dice });
  try {
    for (const [at, row] of rows.entries())
      for (const system of row.systems.filter((one) => wanted(row, one, at))) {
        const { what, goal, count } = row;
        const told = { what, system, goal };
        dice.begin();
        dice.clear();
        try {
          yield { ...told, count: await count(table, system, dice), why: '' };
        } catch (error) {
          if (!(error instanceof Error)) throw error;
          yield { ...told, count: null, why: error.message };
        }
      }
  } finally {
    await table.close();
  }
}
