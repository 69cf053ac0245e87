import { z } from 'zod';
import { readTerms, upcastsIn } from './amount.ts';

/** How long something may last that is no number of rounds or of time. */
const words = ['now', 'attack', 'turn', 'nextTurn', 'theirTurn', 'fight', 'rest', 'ever'] as const;

export type Lasting =
  | { readonly kind: (typeof words)[number] }
  | { readonly kind: 'rounds' | 'minutes' | 'hours' | 'days'; readonly amount: string };

const TIMED = /^([\da-z A-Z+-]{1,60}) (rounds?|minutes?|hours?|days?)$/;

const units = { r: 'rounds', m: 'minutes', h: 'hours', d: 'days' } as const;

/** Reads 'nextTurn', '5 rounds', '1 + 1 per longer hours'; null for what is none. */
export function readLasting(text: string): Lasting | null {
  const word = words.find((one) => one === text);
  if (word !== undefined) return { kind: word };
  const [, amount = '', unit = ''] = TIMED.exec(text) ?? [];
  const terms = readTerms(amount);
  if (terms === null || terms.some(({ sides }) => sides !== null)) return null;
  const first = unit.charAt(0);
  if (first !== 'r' && first !== 'm' && first !== 'h' && first !== 'd') return null;
  return { kind: units[first], amount };
}

export const lastingText = z
  .string()
  .refine((text) => readLasting(text) !== null, `one of ${words.join(', ')}, or "5 rounds", "8 hours"`);

/** Upcasts that a duration grows with. */
export function upcastsInLasting(text: string): readonly string[] {
  const read = readLasting(text);
  return read !== null && 'amount' in read ? upcastsIn(read.amount) : [];
}
