import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import type { Effect } from './effect.ts';

/** One thing that points buy: what it costs, where the book has it, what it does. */
export interface Ability<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly cost: number;
  readonly line: number;
  readonly text: string;
  readonly effects: readonly Effect[];
}

/** An ability as it is written down: id, name, cost, line of the book, what it does for a reader, and for the rules. */
export type Written<Id extends string> = readonly [
  id: Id,
  name: string,
  cost: number,
  line: number,
  text: string,
  ...effects: readonly Effect[],
];

/** Every ability of the book does something. */
export const abilityRow = row.extend({
  cost: z.int(),
  line: z.int().positive(),
  effects: z.array(z.custom<Effect>()).min(1).readonly(),
});

export const ability = <Id extends string>([
  id,
  name,
  cost,
  line,
  text,
  ...effects
]: Written<Id>): Ability<Id> => ({
  id,
  name,
  cost,
  line,
  text,
  effects,
});

/** Makes a table of abilities, checked. */
export const abilities = <const Id extends string>(
  written: readonly Written<Id>[],
): readonly Ability<Id>[] => {
  const rows = written.map((one) => ability(one));
  defineTable(abilityRow, rows);
  return rows;
};
