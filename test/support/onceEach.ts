/** Work that is done once for each of what is given to it, however many ask: for what many tests only look at. */
export function onceEach<Given extends readonly unknown[], T>(
  work: (...given: Given) => Promise<T>,
): (...given: Given) => Promise<T> {
  const done = new Map<string, Promise<T>>();
  return (...given) => {
    const key = JSON.stringify(given);
    const known = done.get(key) ?? work(...given);
    done.set(key, known);
    return known;
  };
}
