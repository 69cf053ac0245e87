// Which of many names fit what has been typed, the best first.

function score(wanted: string, name: string, detail: string): number {
  const lower = name.toLowerCase();
  if (lower === wanted) return 5;
  if (lower.startsWith(wanted)) return 4;
  if (lower.split(/[\s_-]+/).some((word) => word.startsWith(wanted))) return 3;
  if (lower.includes(wanted)) return 2;
  const all = `${lower} ${detail.toLowerCase()}`;
  return wanted.length > 2 && wanted.split(/\s+/).every((word) => all.includes(word)) ? 1 : 0;
}

/**
 * Those of `all` that fit `typed`: by the name's beginning, a word's beginning, anywhere in it, or each word in name or detail.
 * Equal ones stay in their order. Nothing typed means all.
 * @param ignored a sign before what was typed that does not count, such as the @ of a name
 */
export function best<T>(
  typed: string,
  all: readonly T[],
  name: (one: T) => string,
  detail: (one: T) => string,
  ignored?: RegExp,
): readonly T[] {
  const wanted = (ignored ? typed.replace(ignored, '') : typed).trim().toLowerCase();
  if (wanted === '') return all;
  return all
    .map((one) => ({ one, points: score(wanted, name(one), detail(one)) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ one }) => one);
}
