import { type ExhaustionRow, exhaustionLevels } from '../content/world.ts';

/** What so many levels of Exhaustion do: the hardest row that they reach. Null for none. */
export const exhaustionRow = (levels: number): ExhaustionRow | null =>
  exhaustionLevels.findLast(({ from }) => levels >= from) ?? null;

/** Whether so many levels kill. */
export const isDeadly = (levels: number): boolean => exhaustionRow(levels)?.dies === true;
