import { TestDice } from '../../discord/support/dice.ts';
import { openTable } from '../table.ts';
import type { SystemId } from './fights.ts';
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
  readonly system: SystemId;
  readonly goal: number;
  readonly count: number | null;
  readonly why: string;
}

export const isReached = ({ count, goal }: Measured): boolean => count !== null && count <= goal;

/** Plays every row that `only` is part of in every system it is for, by presses alone, at one table. */
export async function* measured(only = ''): AsyncGenerator<Measured> {
  const dice = new RowDice();
  const table = await openTable({ dice });
  try {
    for (const { what, goal, systems, count } of rows.filter((row) => row.what.includes(only)))
      for (const system of systems) {
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
