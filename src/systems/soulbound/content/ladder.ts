import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const schema = row.extend({ from: z.number().int(), to: z.number().int() });

/** The Ladder: which total ratings stand on which rung, the lowest rung first. */
export const ladder = defineTable(schema, [
  { id: 'poor', name: 'Poor', from: 1, to: 2, text: '' },
  { id: 'average', name: 'Average', from: 3, to: 4, text: '' },
  { id: 'good', name: 'Good', from: 5, to: 6, text: '' },
  { id: 'great', name: 'Great', from: 7, to: 8, text: '' },
  { id: 'superb', name: 'Superb', from: 9, to: 10, text: '' },
  { id: 'extraordinary', name: 'Extraordinary', from: 11, to: 12, text: '' },
]);

/** The rung of a total rating: 1 for Poor to 6 for Extraordinary. */
export function rungOf(rating: number): number {
  return Math.min(ladder.length, Math.max(1, Math.ceil(rating / 2)));
}

/** Poor. */
export const lowestRung = 1;

/** What a rung is called. Steps may lead beyond the ladder's ends: those keep the name of the end. */
export function rungName(rung: number): string {
  const place = Math.min(ladder.length, Math.max(1, rung)) - 1;
  return ladder[place]?.name ?? '';
}
