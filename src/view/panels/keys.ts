// Ids of the rules are too long for a button's own id, which holds 100 characters: there they stand by short keys.

const SHORTEST = 4;

/** A number of 53 bits that is made of a text, in letters and digits: the same at every time, and hardly ever the same of two texts. */
function hashOf(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let n = 0; n < text.length; n += 1) {
    const code = text.charCodeAt(n);
    one = Math.imul(one ^ code, 0x9e3779b1);
    two = Math.imul(two ^ code, 0x5f356495);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(two ^ (two >>> 13), 0xc2b2ae35);
  two = Math.imul(two ^ (two >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36).padStart(11, '0');
}

/** Four letters and digits that are others as soon as the text is another: what something was when it was shown. */
export const sumOf = (text: string): string => hashOf(text).slice(-SHORTEST);

/** A key for an id among those that it is to be told from: no longer than that takes. */
export function keyOf(id: string, among: readonly string[]): string {
  const hash = hashOf(id);
  const others = among.filter((one) => one !== id).map(hashOf);
  let length = SHORTEST;
  while (length < hash.length && others.some((other) => other.startsWith(hash.slice(0, length)))) length += 1;
  return hash.slice(0, length);
}

/** The one of some that a key means; null where it is none of them, or could be several. */
export function meantBy<T extends { readonly id: string }>(key: string, among: readonly T[]): T | null {
  if (key.length < SHORTEST) return null;
  const [first, ...more] = among.filter(({ id }) => hashOf(id).startsWith(key));
  return first === undefined || more.some(({ id }) => id !== first.id) ? null : first;
}
