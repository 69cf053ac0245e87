/** The same data, whatever the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  let keys = 0;
  for (const key in a) {
    keys++;
    if (!Object.hasOwn(b, key) || !isSame(a[key], b[key])) return false;
  }
  return keys === Object.keys(b).length;
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;
