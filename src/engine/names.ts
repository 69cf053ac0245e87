import { distance } from 'fastest-levenshtein';

/** The apostrophes that phones type by themselves. */
const APOSTROPHES = /[\u2018\u2019\u02BC]/gu;

/** Two names are the same when they differ in case, in spaces, in how their letters are encoded or in their apostrophes. */
export function nameKey(name: string): string {
  const text = name.normalize('NFKC').replace(APOSTROPHES, "'");
  return text.trim().replace(/\s+/gu, ' ').toLocaleLowerCase('en');
}

/** A name without the signs between its words: 'Body (Might)' is 'body might'. */
export const bareName = (name: string): string => nameKey(name.replace(/[^\p{L}\p{N}]+/gu, ' '));

/** The name that was probably meant, if one is close enough to say so; else one with a word in it that is closer still. */
export function nearest(typed: string, names: readonly string[]): string | null {
  const key = nameKey(typed);
  const part = (of: number, most: number) => Math.min(Math.max(1, Math.floor(key.length / of)), most);
  const whole = within(part(2, 3), key, names, (name) => [nameKey(name)]); // two letters swapped are two apart
  if (whole !== null || key.includes(' ')) return whole;
  return within(part(3, 2), key, names, (name) => bareName(name).split(' '));
}

/** The first of the names of which a part is nearest to a key, at most so many letters away. */
function within(
  most: number,
  key: string,
  names: readonly string[],
  partsOf: (name: string) => readonly string[],
): string | null {
  let best: string | null = null;
  let least = most + 1;
  for (const name of names) {
    // One that is longer by so many letters is at least so many away: a long text is not compared at all.
    const near = partsOf(name).filter((one) => Math.abs(one.length - key.length) < least);
    const far = Math.min(...near.map((one) => distance(key, one)));
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

/** The id of somebody who is meant by it, or by their name; null for nobody of them. */
export function idMeant(
  people: Readonly<Record<string, { readonly name: string }>>,
  text: string | null,
): string | null {
  const wanted = text?.trim() ?? '';
  if (Object.hasOwn(people, wanted)) return wanted;
  return Object.entries(people).find(([, { name }]) => nameKey(name) === nameKey(wanted))?.[0] ?? null;
}
