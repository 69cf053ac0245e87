// What a macro rolls may leave places for what is given when it is rolled: `1d20+$1`, `$1:2d6+$2:0`.

/** `$1`, or `$1:3` with what stands there when nothing is given: a number, a word, or anything in brackets. */
const PLACE = /\$(\d+)(?::(\([^()]*\)|-?[\p{L}\p{N}_.@]+))?/gu;

/** Places a macro may have. */
export const PLACES = 9;

/** What can be wrong with places: `$0` or `$12`; one left out ($2 without $1); one for which nothing was given; too much given. */
export type Unfilled =
  | { readonly code: 'badPlace'; readonly place: string }
  | { readonly code: 'placeLeftOut'; readonly place: number }
  | { readonly code: 'notGiven'; readonly place: number; readonly needs: number }
  | { readonly code: 'tooManyGiven'; readonly given: number; readonly takes: number };

export type Filled = { readonly ok: true; readonly text: string } | ({ readonly ok: false } & Unfilled);

interface Place {
  readonly number: number;
  readonly otherwise: string | null; // what stands there when nothing is given
}

/** The places of a template in the order of their numbers; a default counts for every place of its number. */
function placesOf(template: string): readonly Place[] | Unfilled {
  const found = new Map<number, Place>();
  for (const [, digits = '', otherwise = null] of template.matchAll(PLACE)) {
    const number = Number(digits);
    if (number < 1 || number > PLACES) return { code: 'badPlace', place: `$${digits}` };
    found.set(number, { number, otherwise: found.get(number)?.otherwise ?? otherwise });
  }
  const places = [...found.values()].toSorted((a, b) => a.number - b.number);
  const gap = places.findIndex(({ number }, index) => number !== index + 1);
  return gap === -1 ? places : { code: 'placeLeftOut', place: gap + 1 };
}

/**
 * A template with everything in its place. `blank` stands where nothing is given and the macro names nothing; without
 * it, that is refused.
 */
export function fill(template: string, given: readonly string[], blank: string | null = null): Filled {
  const places = placesOf(template);
  if ('code' in places) return { ok: false, ...places };
  if (given.length > places.length)
    return { ok: false, code: 'tooManyGiven', given: given.length, takes: places.length };
  const values = places.map(({ otherwise }, index) => given[index] ?? otherwise ?? blank);
  const missing = values.indexOf(null);
  if (missing !== -1) {
    const needs = places.findLastIndex(({ otherwise }) => otherwise === null) + 1;
    return { ok: false, code: 'notGiven', place: missing + 1, needs };
  }
  const text = template.replace(PLACE, (_whole, digits: string, _otherwise, at: number) => {
    const value = values[Number(digits) - 1] ?? '';
    return isTerm(template.slice(0, at)) ? asTerm(value) : value;
  });
  return { ok: true, text };
}

/** Whether a number is to follow: at the beginning, after an operator, a comma or an opening bracket. */
const isTerm = (before: string): boolean => /(?:^|[-+*/%^(,{;<>=&])\s*$/u.test(before);

/** `1+2` stays together where a number is meant: `2d6*$1` with it is `2d6*(1+2)`. */
const asTerm = (value: string): string => (/[-+*/%^]/u.test(value) && isWhole(value) ? `(${value})` : value);

/** Whether it begins and ends as a term does, with nothing in it that only makes sense outside of brackets. */
const isWhole = (value: string): boolean =>
  /^[-\d({@\p{L}][^;#[\]]*[\d)}\p{L}]$/u.test(value) && !/^\([^()]*\)$/u.test(value);
