import { bareName } from './names.ts';

/** One word of a rulebook, so that somebody can look it up. */
export interface RuleWord {
  readonly name: string; // as the book prints it
  readonly kind: string; // 'Condition', 'Weapon'
  readonly text: string; // what it means, in our own words
  readonly figures: readonly string[]; // 'Range Medium', 'Price ₹45'
  readonly place: string; // where the book has it: 'Chapter 3, Conditions'
  readonly also?: readonly string[]; // what else people may type for it
  readonly lines?: readonly string[]; // all of it in Discord markdown, where a pack says it
}

/** What the rows of a table have in common, and what is special about each; `text` where no row says it itself. */
interface Section<Row> {
  readonly kind: string;
  readonly place: string | ((row: Row) => string);
  readonly text?: (row: Row) => string;
  readonly figures?: (row: Row) => readonly string[];
  readonly also?: (row: Row) => readonly string[] | undefined;
}

/** A table of content as words to look up. */
export const wordsOf = <Row extends { readonly name: string; readonly text?: string }>(
  rows: readonly Row[],
  { kind, place, text, figures, also }: Section<Row>,
): readonly RuleWord[] =>
  rows.map((row) => {
    const others = also?.(row) ?? [];
    return {
      name: row.name,
      kind,
      text: text?.(row) ?? row.text ?? '',
      figures: figures?.(row) ?? [],
      place: typeof place === 'string' ? place : place(row),
      ...(others.length === 0 ? {} : { also: others }),
    };
  });

/** A term of the rules themselves, which no table of content has: [name, what it means, what else it is called]. */
export type Term = readonly [name: string, text: string, also?: readonly string[]];

/** Terms that stand in one place of the book. */
export const termsOf = (place: string, terms: readonly Term[]): readonly RuleWord[] =>
  terms.map(([name, text, also]) => ({
    name,
    kind: 'Term',
    text,
    figures: [],
    place,
    ...(also === undefined ? {} : { also }),
  }));

type NamesOf<T> = (one: T) => readonly string[];

/** All that a word may be called. */
export const namesOfWord = ({ name, also = [] }: RuleWord): readonly string[] => [name, ...also];

/** All that are called so, a number behind it left out where that helps: a tracker says 'Stunned 2'. */
export function called<T>(typed: string, among: readonly T[], namesOf: NamesOf<T>): readonly T[] {
  const wanted = bareName(typed);
  if (wanted === '') return [];
  const so = (key: string) => among.filter((one) => namesOf(one).some((name) => bareName(name) === key));
  const exact = so(wanted);
  return exact.length > 0 ? exact : so(wanted.replace(/ \d+$/u, ''));
}

/** Those that have a word in a name which begins so. */
export function withWord<T>(typed: string, among: readonly T[], namesOf: NamesOf<T>): readonly T[] {
  const wanted = bareName(typed);
  if (wanted === '') return [];
  return among.filter((one) => namesOf(one).some((name) => ` ${bareName(name)}`.includes(` ${wanted}`)));
}
