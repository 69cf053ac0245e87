import { z } from 'zod';
import { stats } from './names.ts';

/** What an amount may grow with, besides the upcasts of its ability. */
export const bases = [
  'tier',
  'level',
  'ability tier',
  'primary',
  'primary bonus',
  'secondary bonus',
  'stacks',
  'dealt', // the damage that this use has dealt
  'spent', // the WP that this use cost
  'targets', // how many it has hit
  ...stats,
  ...stats.map((stat) => `${stat} bonus` as const),
] as const;

export type Base = (typeof bases)[number];

/** A part of an amount: a number or dice, once or for each so many of what it grows with (a base or an upcast). */
export interface Term {
  readonly count: number; // below 0 where it is taken away
  readonly sides: number | null; // null: a plain number
  readonly per: { readonly of: string; readonly each: number } | null;
}

const LONGEST = 120;
const TERM =
  /^(\d{1,3})(?:d(4|6|8|10|12|20|100))?(?: per (?:(\d{1,2}) )?([a-z][a-zA-Z]{0,19}(?: [a-z]{1,5})?))?$/;

const known = new Map<string, readonly Term[] | null>();

/** Reads '2d8 + 1d8 per more', '4', '1 per 2 level'; null for what is none. */
export function readTerms(text: string): readonly Term[] | null {
  const found = known.get(text);
  if (found !== undefined) return found;
  const read = termsOf(text);
  if (known.size < 2000) known.set(text, read);
  return read;
}

function termsOf(text: string): readonly Term[] | null {
  if (text.length > LONGEST) return null;
  const parts = text.trim().split(/ ([+-]) /);
  const terms: Term[] = [];
  for (let n = 0; n < parts.length; n += 2) {
    const [whole, count = '', sides, each = '1', of] = TERM.exec(parts[n] ?? '') ?? [];
    if (whole === undefined || Number(each) === 0) return null;
    terms.push({
      count: Number(count) * (n > 0 && parts[n - 1] === '-' ? -1 : 1),
      sides: sides === undefined ? null : Number(sides),
      per: of === undefined ? null : { of, each: Number(each) },
    });
  }
  return terms;
}

export const isBase = (of: string): of is Base => (bases as readonly string[]).includes(of);

/** The upcasts that an amount names: all that it grows with and that is no base. */
export const upcastsIn = (amount: string): readonly string[] =>
  (readTerms(amount) ?? []).flatMap(({ per }) => (per === null || isBase(per.of) ? [] : [per.of]));

const terms = (text: string) => readTerms(text) ?? [];

/** An amount: '2d8 + 1d8 per more'; a plain number may be written as one. */
export const amountText = z
  .union([z.string(), z.number().int().min(0).max(999)])
  .transform(String)
  .refine((text) => readTerms(text) !== null, 'an amount, such as 4, "2d8 + 1d8 per more" or "2 per tier"');

/** An amount in which nothing is rolled: ranges, areas, numbers that change. */
export const plainAmount = amountText.refine(
  (text) => terms(text).every(({ sides }) => sides === null),
  'an amount without dice, such as 4 or "1 + 1 per wider"',
);

/** What an amount grows with, as it is while an ability is used. */
export interface Scale {
  readonly bases: Readonly<Partial<Record<Base, number>>>;
  readonly upcasts: Readonly<Record<string, number>>;
}

/** An amount worked out: dice by their sides, and what is added. */
export interface Worked {
  readonly dice: readonly { readonly count: number; readonly sides: number }[];
  readonly plus: number;
}

const howOften = ({ per }: Term, { bases: known, upcasts }: Scale): number => {
  if (per === null) return 1;
  const of = isBase(per.of) ? (known[per.of] ?? 0) : (upcasts[per.of] ?? 0);
  return Math.floor(of / per.each);
};

/** Works an amount out: dice of the same kind together. Dice that are taken away count as none. */
export function workOut(amount: string, scale: Scale): Worked {
  const dice = new Map<number, number>();
  let plus = 0;
  for (const term of terms(amount)) {
    const count = term.count * howOften(term, scale);
    if (term.sides === null) plus += count;
    else dice.set(term.sides, (dice.get(term.sides) ?? 0) + count);
  }
  return {
    dice: [...dice].filter(([, count]) => count > 0).map(([sides, count]) => ({ sides, count })),
    plus,
  };
}

/** A plain amount as a number. */
export const plainly = (amount: string, scale: Scale): number => workOut(amount, scale).plus;

/** What an amount comes to on average, and at most. */
export const meanOf = ({ dice, plus }: Worked): number =>
  dice.reduce((sum, { count, sides }) => sum + (count * (sides + 1)) / 2, plus);

/** '2d8 + 1', '4': an amount that has been worked out. */
export function workedWords({ dice, plus }: Worked): string {
  const parts = dice.map(({ count, sides }) => `${count}d${sides}`);
  if (parts.length === 0) return String(plus);
  return plus === 0 ? parts.join(' + ') : `${parts.join(' + ')} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`;
}
