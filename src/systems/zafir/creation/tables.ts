import { rowOf } from '../../../engine/table.ts';
import { type RandomTable, type RandomTableId, randomTables } from '../content/randomTables.ts';

/** What dice say on a table. */
export interface TableResult {
  /** The entry, '' where the second die alone tells (a religion). */
  readonly result: string;
  /** The row of content that it means; null for a mere word. */
  readonly id: string | null;
  /** What the second die adds; null where none is rolled. */
  readonly second: string | null;
}

type Row = RandomTable['rows'][number];

export const randomTable = (id: RandomTableId): RandomTable => rowOf(randomTables, id);

/** How many dice a table takes before any second roll. */
export const diceOf = ({ dice }: Pick<RandomTable, 'dice'>): number => (dice === 'd6' ? 1 : 2);

/** What the dice come to: one as it shows, two as tens and ones (A57), as their sum, or the first for the row. */
export function rolledValue({ dice: kind }: Pick<RandomTable, 'dice'>, dice: readonly number[]): number {
  const [first = 0, second = 0] = dice;
  switch (kind) {
    case 'd66':
      return first * 10 + second;
    case '2d6':
      return first + second;
    case 'd6':
    case 'd6 by d6':
      return first;
  }
}

/** The column that a die means on a table of rows by columns: 1-2, 3-4, 5-6 (A56, A57). */
export const columnOf = (die: number): number => Math.ceil(die / 2) - 1;

/** The row that dice mean; throws for what cannot fall. */
export function rowFor(table: RandomTable, dice: readonly number[]): Row {
  const value = rolledValue(table, dice);
  const found = table.rows.find(({ from, to }) => value >= from && value <= to);
  if (found === undefined) throw new Error(`'${table.id}' has no row for ${dice.join(', ')}`);
  return found;
}

/**
 * What dice mean on a table. `dice`: those of the table, then one more where the row asks for a second roll. `column`: of a
 * table whose columns nobody rolls (names by whom they are for).
 */
export function resultOn(id: RandomTableId, dice: readonly number[], column = 0): TableResult {
  const table = randomTable(id);
  const found = rowFor(table, dice);
  const at = table.dice === 'd6 by d6' ? columnOf(dice[1] ?? 0) : column;
  const result = found.results[at];
  if (result === undefined) throw new Error(`'${id}' has no column ${at}`);
  if (found.second.length === 0) return { result, id: found.id, second: null };
  const die = dice[diceOf(table)];
  const second = found.second.find(({ from, to }) => die !== undefined && die >= from && die <= to);
  if (second === undefined) throw new Error(`'${id}' asks for a second die`);
  return { result, id: second.id ?? found.id, second: second.result };
}
