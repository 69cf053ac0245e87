const INVISIBLE = '\u200b'; // zero-width space: breaks what would be a mention, and nobody sees it

/** Words with one space between two: most names. */
const HARMLESS = /^[\p{L}\p{N}]+(?:[ '’][\p{L}\p{N}]+)*$/u;

/**
 * What people typed, made harmless for Discord: markdown shows as it was typed, nobody is pinged, line breaks become
 * spaces, and a right-to-left override cannot turn the rest of the line around.
 */
export function escapeMarkdown(text: string): string {
  if (HARMLESS.test(text)) return text;
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\\*_~`|>#[\]()<]/g, '\\$&')
    .replace(/^(\s*)([-+]|\d+\.)(\s)/, '$1\\$2$3')
    .replace(/@/g, `@${INVISIBLE}`)
    .replace(/(https?):\/\//gi, `$1:${INVISIBLE}//`);
}

/** A number as people read it: below 0 with a minus, which no line breaks at. */
export const numeral = (value: number): string => String(value).replace('-', '−');

/** A text that begins with a capital, as labels and sentences do. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Discord markdown as it is read, for places that show no markdown: bold is plain, and what was escaped stands for itself. */
export const unmarked = (text: string): string => text.replace(/\\([^\p{L}\p{N}\s])|\*\*|__/gu, '$1');

/** What people typed as code, to be typed again as it stands there: nothing is escaped in code, and no backtick ends it. */
export const inCode = (text: string): string =>
  `\`${text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').replaceAll('`', '´')}\``;

/**
 * What was typed with one blank between two words, none around them. What is to be matched against a pattern is made so first: a pattern
 * that takes any number of blanks in two places tries every way to share a long row of them.
 */
export const singleBlanks = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const MOST_NAMED = 10;

/** The first names of a crowd, and how many more there are: a hundred names are a wall on a phone. */
export const firstOf = (names: readonly string[]): readonly string[] =>
  names.length <= MOST_NAMED
    ? names
    : [...names.slice(0, MOST_NAMED - 1), `${names.length - MOST_NAMED + 1} more`];

/** Texts put together to fewer, none of them much longer than `about`: what is long is worked through piece by piece. */
export function* together(texts: Iterable<string>, about = 64 * 1024): Generator<string> {
  let joined = '';
  for (const text of texts) {
    joined += text;
    if (joined.length < about) continue;
    yield joined;
    joined = '';
  }
  if (joined !== '') yield joined;
}
